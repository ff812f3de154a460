/** What is used of the report that Stryker writes. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, StrykerFile>>;
}

interface StrykerFile {
  readonly source: string;
  readonly mutants: readonly {
    readonly status: string;
    readonly replacement?: string;
    readonly location: { readonly start: Place; readonly end: Place };
  }[];
}

/** Both from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A change that Stryker made. */
export interface Mutant {
  /** Below `generator/`, without an ending. */
  readonly file: string;
  /** Of the compiled file. */
  readonly line: number;
  readonly find: string;
  readonly replace: string;
  readonly isKilled: boolean;
}

/** All changes but those that cannot be run. */
export function mutantsIn({ files }: StrykerReport): readonly Mutant[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status !== "Ignored" && status !== "CompileError")
      .map(({ status, replacement = "", location: { start, end } }) => ({
        file: path.replace(/^dist\/generator\/|\.js$/gu, ""),
        line: start.line,
        find: source.slice(offsetOf(source, start), offsetOf(source, end)),
        replace: replacement,
        isKilled: status === "Killed" || status === "Timeout" || status === "RuntimeError",
      })),
  );
}

function offsetOf(source: string, { line, column }: Place): number {
  const lines = source.split("\n");
  return lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
