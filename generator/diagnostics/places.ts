import { indexLines, type LineIndex } from "./line-index.ts";
import type { Position, SourceFile } from "./source-file.ts";
import type { Span } from "./span.ts";

/** A span as people and other tools know it. `end` is the position after the last character. */
export interface Place {
  readonly file: string;
  /** Undefined where the file's text is not at hand. */
  readonly range: { readonly start: Position; readonly end: Position } | undefined;
}

/** Looks up lines and columns. */
export interface Places {
  place(span: Span): Place;
  /** The file of a span with its lines, where its text is at hand. */
  source(span: Span): { readonly file: SourceFile; readonly lines: LineIndex } | undefined;
}

/** Files are indexed when something is found in them. */
export function createPlaces(files: readonly SourceFile[]): Places {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const indexes = new Map<string, LineIndex>();
  const source = (span: Span) => {
    const file = byPath.get(span.file);
    if (file === undefined) return undefined;
    const lines = indexes.get(file.path) ?? indexLines(file);
    indexes.set(file.path, lines);
    return { file, lines };
  };
  return {
    source,
    place(span) {
      const lines = source(span)?.lines;
      const range =
        lines === undefined ? undefined : { start: lines.position(span.start), end: lines.position(span.end) };
      return { file: span.file, range };
    },
  };
}

/** `path:line:column`, or the path alone. */
export function placeText({ file, range }: Place): string {
  return range === undefined ? file : `${file}:${range.start.line}:${range.start.column}`;
}
