import type { Position, SourceFile } from "./source-file.ts";

/** Finds lines of one file fast: for printing many faults. `\n`, `\r\n` and `\r` end a line, as in `positionAt`. */
export interface LineIndex {
  /** Line and column of an offset, both from 1. */
  position(offset: number): Position;
  /** Where the line begins and ends, without its line end; lines count from 1. */
  range(line: number): { readonly start: number; readonly end: number };
}

/** Reads the file once. */
export function indexLines({ text, lineNumbers }: SourceFile): LineIndex {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/gu)) starts.push(match.index + match[0].length);
  return {
    position(offset) {
      const line = lastAtOrBefore(starts, offset);
      return { line: lineNumbers?.[line] ?? line + 1, column: offset - (starts[line] ?? 0) + 1 };
    },
    range(line) {
      const index = lineNumbers === undefined ? line - 1 : lineNumbers.indexOf(line);
      const start = starts[index] ?? text.length;
      const next = starts[index + 1] ?? text.length;
      const end = start + text.slice(start, next).replace(/[\r\n]+$/u, "").length;
      return { start, end };
    },
  };
}

function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
