import { hasErrors } from "../diagnostics/diagnostic.ts";
import type { Reader } from "../host/read-text.ts";
import { inStage } from "../internal-error.ts";
import { lint } from "../lint/lint.ts";
import { readSpecFolder } from "../project/spec-folder.ts";
import { counted } from "./counted.ts";
import { exitCodeOf, exitCodes } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import { readProgram } from "./read-program.ts";
import type { Session, SpecOptions } from "./session.ts";

/** Looks for rules that cannot have been meant as they are, and writes nothing. Returns the exit code: here, warnings count. */
export function runLint(options: SpecOptions, session: Session): number {
  const reader: Reader = { diagnostics: [], sources: [] };
  const folder = readSpecFolder(session.host, options.spec, options.out, reader);
  const program = folder && readProgram(folder.files, reader);
  if (program !== undefined) inStage("lint", () => lint(program, reader));
  printFindings(reader, options.format, session);
  if (program === undefined || hasErrors(reader)) return exitCodeOf(reader.diagnostics);
  if (reader.diagnostics.length > 0) return exitCodes.findings;
  if (options.format === "pretty") {
    session.terminal.out(
      `${counted(program.modules.length, "module")} in ${options.spec}, nothing to find fault with\n`,
    );
  }
  return exitCodes.fine;
}
