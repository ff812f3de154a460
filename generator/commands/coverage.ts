import { report } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import type { Reader } from "../host/read-text.ts";
import { inStage } from "../internal-error.ts";
import { type Coverage, coverageOf, coverageTargets } from "../json-schema/coverage.ts";
import { coverageJson, ofTargets } from "../json-schema/coverage-report.ts";
import { printJson } from "../json-schema/print.ts";
import { modelOf } from "../program/lookup.ts";
import type { Program } from "../program/program.ts";
import { readSpecFolder } from "../project/spec-folder.ts";
import { withoutWitness } from "../witness/without-witness.ts";
import { coverageTable } from "./coverage-table.ts";
import { exitCodeOf, exitCodes } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import { readProgram } from "./read-program.ts";
import type { Session } from "./session.ts";
import { witnessJson, witnessTable } from "./witness-report.ts";

/** Options of `specwright coverage`. */
export interface CoverageOptions {
  readonly spec: string;
  readonly format: "pretty" | "json";
  /** Names of targets; all where left out. */
  readonly target: readonly string[] | undefined;
  /** Whether a rule that one of the targets does not carry is a fault. */
  readonly strict: boolean;
}

/**
 * Tells which target carries which rule and constraint, and why others do not; and for which of them no document was found
 * that shows what they do. Returns the exit code.
 */
export function runCoverage(options: CoverageOptions, session: Session): number {
  const wanted = options.target ?? coverageTargets;
  const unknown = wanted.find((name) => !coverageTargets.includes(name));
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, coverageTargets) ?? `The targets are ${coverageTargets.join(", ")}.`;
    session.terminal.err(`error: there is no target ${JSON.stringify(unknown)} in the report. ${hint}\n`);
    return exitCodes.usage;
  }
  const reader: Reader = { diagnostics: [], sources: [] };
  const folder = readSpecFolder(session.host, options.spec, undefined, reader);
  const program = folder && readProgram(folder.files, reader);
  if (program === undefined) {
    printFindings(reader, options.format, session);
    return exitCodeOf(reader.diagnostics);
  }
  const coverage = inStage("emit", () => ofTargets(coverageOf(program), wanted));
  const unwitnessed = inStage("emit", () => withoutWitness(program));
  const { sources } = reader;
  session.terminal.out(
    options.format === "json"
      ? printJson({ ...coverageJson(coverage), without_witness: witnessJson(unwitnessed, sources) })
      : `${coverageTable(coverage, wanted)}\n${witnessTable(unwitnessed, sources)}`,
  );
  return options.strict ? reportGaps(program, coverage, reader, session) : exitCodes.fine;
}

/** Tells every rule that a target does not carry, at its place in the spec. */
function reportGaps(program: Program, { rules }: Coverage, reader: Reader, session: Session): number {
  const found: Reader = { ...reader, diagnostics: [] };
  for (const { model, rule: id, targets } of rules) {
    const rule = modelOf(program, model).rules.find((each) => each.id === id);
    for (const [target, carried] of Object.entries(targets)) {
      if (carried.exact || rule === undefined) continue;
      // An inherited rule is told once, where it stands.
      report(found, "rule-not-exact", rule.span, { rule: id, target, reason: carried.reason });
    }
  }
  // Standard output holds the report and nothing else.
  const { terminal } = session;
  printFindings(found, "pretty", { ...session, terminal: { ...terminal, out: (text) => terminal.err(text) } });
  return exitCodeOf(found.diagnostics);
}
