/** A text file as it was read. Spans point into `text`, so nobody changes it after loading. */
export interface SourceFile {
  /** Path as the host knows it: relative to the working folder, `/` between folders. */
  readonly path: string;
  readonly text: string;
  /** Where only some lines of the file are at hand: the numbers that they have in it, from 1. */
  readonly lineNumbers?: readonly number[];
}

/** A place in a file for people: both count from 1; `column` counts UTF-16 code units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset; one past the end is the position after the last character. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
  return {
    line: before.split(/\r\n|\r|\n/u).length,
    column: offset - lineStart + 1,
  };
}
