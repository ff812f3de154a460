import { grouped } from "../../support/page-section.ts";
import { type Case, casesOf, coreFiles } from "./cases.ts";
import { judge, type Verdict } from "./judge.ts";
import { type ParsingOutcome, runParsing } from "./parsing.ts";
import { type Outcome, runCases } from "./run-cases.ts";

/** What became of the official data. */
export interface Conformance {
  readonly verdicts: readonly Verdict[];
  readonly outcome: Outcome;
  readonly parsing: ParsingOutcome;
  /** The same for the extension for texts, which is no part of the core. */
  readonly texts: { readonly verdicts: readonly Verdict[]; readonly outcome: Outcome };
}

/** Runs the core tests without protobuf, the parsing tests, and the tests of the extension for texts. */
export async function runConformance(): Promise<Conformance> {
  const verdicts = casesOf(coreFiles).map(judge);
  const texts = casesOf(["string_ext"]).map(judge);
  return {
    verdicts,
    outcome: await runCases(verdicts, "conformance"),
    parsing: runParsing(),
    texts: { verdicts: texts, outcome: await runCases(texts, "conformance-texts") },
  };
}

/** Tests that are taken in: run, or refused because they expect an error. */
export function takenIn(verdicts: readonly Verdict[]): readonly Case[] {
  return verdicts.flatMap((verdict) => (verdict.kind === "left out" ? [] : [verdict.case]));
}

/** The section of the page, from the figures. */
export function reportOf({ verdicts, outcome, parsing, texts }: Conformance): string {
  const taken = takenIn(verdicts).length;
  const refused = verdicts.filter(({ kind }) => kind === "refused").length;
  const read = parsing.passed + parsing.failed.length;
  const faults = [...outcome.native, ...outcome.interpreted, ...parsing.failed];
  const rate = ((1 - faults.length / (taken + read)) * 100).toFixed(1);
  return `
| | tests | taken in | as compiled code | by the interpreter |
|---|---|---|---|---|
| core, without protobuf | ${grouped(verdicts.length)} | ${taken} | ${passed(taken, outcome.native)} | ${passed(taken, outcome.interpreted)} |
| parsing: the same tree, or refused | ${read + countOf(parsing.leftOut)} | ${read} | ${passed(read, parsing.failed)} | |
| extension for texts | ${texts.verdicts.length} | ${takenIn(texts.verdicts).length} | ${textsPassed(texts, "native")} | ${textsPassed(texts, "interpreted")} |

Of the core and parsing tests taken in, ${rate} % pass${faults.length === 0 ? "; there are no exceptions" : ""}. Of the ${taken} core tests, ${refused} expect an error
and are refused when the expression is checked.
${faults.map((fault) => `\n- ${fault}`).join("")}
Core tests that are left out, by the first reason that holds:

| reason | tests |
|---|---|
${rows(reasonsOf(verdicts))}

Parsing tests that are left out:

| reason | tests |
|---|---|
${rows(parsing.leftOut)}

`;
}

function passed(all: number, failed: readonly string[]): string {
  return `${all - failed.length} pass`;
}

function textsPassed({ verdicts, outcome }: Conformance["texts"], how: keyof Outcome): string {
  return passed(takenIn(verdicts).length, outcome[how]);
}

function reasonsOf(verdicts: readonly Verdict[]): ReadonlyMap<string, number> {
  const reasons = new Map<string, number>();
  for (const verdict of verdicts) {
    if (verdict.kind === "left out") reasons.set(verdict.reason, (reasons.get(verdict.reason) ?? 0) + 1);
  }
  return reasons;
}

function rows(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return sorted.map(([reason, count]) => `| ${reason.replaceAll("|", "\\|")} | ${count} |`).join("\n");
}

function countOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
