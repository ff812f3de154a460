import type { LineIndex } from "./line-index.ts";
import type { SourceFile } from "./source-file.ts";
import type { Span } from "./span.ts";
import { aligned, width } from "./visible-text.ts";

/** A line of the file, and carets under the guilty part of it. */
export interface CodeFrame {
  readonly line: number;
  readonly text: string;
  /** Spaces and carets. */
  readonly marks: string;
}

/**
 * The first line of `span`, cut to a readable width. Whatever lies in `secrets` is shown as `***`, so that not even its
 * length can be seen.
 */
export function codeFrame(file: SourceFile, lines: LineIndex, span: Span, secrets: readonly Span[]): CodeFrame {
  const { line } = lines.position(span.start);
  const range = lines.range(line);
  const to = Math.min(Math.max(span.end, span.start + 1), Math.max(range.end, span.start + 1));
  let before = "";
  let marked = "";
  let after = "";
  for (const piece of pieces(file, range, secrets)) {
    for (const part of splitAt(piece, [span.start, to])) {
      if (part.end <= span.start && part.start < span.start) before += part.text;
      else if (part.start >= to) after += part.text;
      else marked += part.text;
    }
  }
  const shownBefore = before.length > maxBefore ? `…${before.slice(-maxBefore)}` : before;
  const shownMarked = marked.length > maxMarked ? `${marked.slice(0, maxMarked)}…` : marked;
  const rest = Math.max(maxWidth - shownBefore.length - shownMarked.length, 0);
  const shownAfter = after.length > rest ? `${after.slice(0, rest)}…` : after;
  return {
    line,
    text: `${shownBefore}${shownMarked}${shownAfter}`,
    marks: `${" ".repeat(width(shownBefore))}${"^".repeat(Math.max(width(shownMarked), 1))}`,
  };
}

const maxBefore = 80;
const maxMarked = 80;
const maxWidth = 120;

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly secret: boolean;
}

/** The line in order: plain stretches, and one piece for each secret. */
function pieces(
  file: SourceFile,
  range: { readonly start: number; readonly end: number },
  secrets: readonly Span[],
): readonly Piece[] {
  const found: Piece[] = [];
  const hidden = secrets
    .filter((secret) => secret.file === file.path && secret.end > range.start && secret.start < range.end)
    .sort((a, b) => a.start - b.start);
  let at = range.start;
  const plain = (end: number): void => {
    if (end > at) found.push({ text: aligned(file.text.slice(at, end)), start: at, end, secret: false });
  };
  for (const secret of hidden) {
    const end = Math.min(secret.end, range.end);
    if (end <= at) continue;
    plain(Math.max(secret.start, at));
    const start = Math.max(secret.start, at);
    found.push({ text: "***", start, end, secret: true });
    at = end;
  }
  plain(range.end);
  return found;
}

/** Cuts a plain piece at the offsets that lie in it; a secret stays whole. */
function splitAt(piece: Piece, offsets: readonly number[]): readonly Piece[] {
  if (piece.secret) return [piece];
  const cuts = [piece.start, ...offsets.filter((offset) => offset > piece.start && offset < piece.end), piece.end];
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? piece.start;
    return { text: piece.text.slice(start - piece.start, end - piece.start), start, end, secret: false };
  });
}
