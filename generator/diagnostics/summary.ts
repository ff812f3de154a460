import type { Diagnostic } from "./diagnostic.ts";

/** How many of each severity. */
export interface Counts {
  readonly errors: number;
  readonly warnings: number;
}

/** Counts them. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): Counts {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === "error").length;
  return { errors, warnings: diagnostics.length - errors };
}

/** `2 errors, 1 warning`. */
export function summaryText({ errors, warnings }: Counts): string {
  return `${countText(errors, "error")}, ${countText(warnings, "warning")}`;
}

function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
