import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import { maxFileBytes } from "./limits.ts";

/**
 * Decodes the bytes of a file; `path` is relative to the working folder, with `/`. Undefined where they are too many or not
 * UTF-8, which is then in `sink`. A byte order mark stays in the text, so that offsets are those of the file.
 * `offset` says where in the file the bytes begin, for those that are part of one.
 */
export function readSource(
  path: string,
  bytes: Uint8Array,
  sink: DiagnosticSink,
  maxBytes: number = maxFileBytes,
  offset: number = 0,
): SourceFile | undefined {
  const start = { file: path, start: 0, end: 0 };
  if (bytes.length > maxBytes) {
    report(sink, "file-too-large", start, { bytes: maxBytes });
    return undefined;
  }
  const text = decode(bytes);
  if (text === undefined) {
    report(sink, "invalid-utf8", start, { offset: offset + firstInvalidByte(bytes) });
    return undefined;
  }
  return { path, text };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The decoder does not say where it failed: halve what may be wrong. A prefix may end inside a character. */
function firstInvalidByte(bytes: Uint8Array): number {
  let valid = 0;
  let invalid = bytes.length;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >>> 1;
    if (isValidPrefix(bytes.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  return startOfCharacter(bytes, valid);
}

/** Goes back to the first byte of a character that is not finished at `end`. */
function startOfCharacter(bytes: Uint8Array, end: number): number {
  for (let start = end - 1; start >= Math.max(end - 3, 0); start -= 1) {
    const byte = bytes[start] ?? 0;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 0;
    if (length > end - start) return start;
  }
  return end;
}

function isValidPrefix(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
