import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { decodeScalar } from "./decode-scalar.ts";
import type { YamlScalar } from "./yaml-node.ts";

/**
 * Where a stretch of a scalar's value stands in the file. `start` and `end` are UTF-16 offsets in the value; an empty stretch
 * at the end lies behind the last character. The whole scalar, where its text cannot be followed.
 */
export function spanInScalar(file: SourceFile, scalar: YamlScalar, start: number, end: number): Span {
  const { span } = scalar;
  const text = file.text.slice(span.start, span.end);
  // Most scalars are one line without quotes.
  if (text === scalar.value) return within(span, span.start + start, span.start + end);
  const offsets = decodeScalar(text, scalar);
  if (offsets === undefined) return span;
  const first = offsets[start];
  if (first === undefined) return within(span, span.start + (offsets.at(-1)?.end ?? 0), span.end);
  return within(span, span.start + first.start, span.start + (offsets[end - 1]?.end ?? 0));
}

function within(span: Span, start: number, end: number): Span {
  const from = Math.min(start, span.end);
  return { file: span.file, start: from, end: Math.min(Math.max(end, from), span.end) };
}
