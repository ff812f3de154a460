import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** What the process ends with, a public promise. */
export const exitCodes: {
  readonly fine: 0;
  readonly findings: 1;
  readonly usage: 2;
  readonly bug: 70;
  readonly interrupted: 130;
} = Object.freeze({ fine: 0, findings: 1, usage: 2, bug: 70, interrupted: 130 });

/** Faults in how a command was called, rather than in what it was called for. */
const usageFaults: ReadonlySet<string> = new Set([
  "spec-folder-missing",
  "project-file-missing",
  "file-unreadable",
  "not-a-file",
]);

/** The exit code that goes with what was found: warnings are fine. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): number {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return exitCodes.fine;
  return errors.some(({ code }) => usageFaults.has(code)) ? exitCodes.usage : exitCodes.findings;
}
