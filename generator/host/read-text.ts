import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { maxFileBytes } from "../load/limits.ts";
import { readSource } from "../load/read-source.ts";
import { type Host, HostError } from "./host.ts";

/** Collects faults, the text of every file that they may point into, and what of it must not be shown. */
export interface Reader extends DiagnosticSink {
  readonly sources: SourceFile[];
  /** None where it is left out. */
  secrets?: readonly Span[];
}

/**
 * Reads a UTF-8 file of at most `maxBytes`. Returns undefined after a fault: what is no file is refused before it is opened,
 * what is too large before it is read.
 */
export function readText(
  host: Host,
  path: string,
  reader: Reader,
  maxBytes: number = maxFileBytes,
): SourceFile | undefined {
  try {
    const size = sizeOfFile(host, path, reader);
    if (size === undefined) return undefined;
    if (size > maxBytes) {
      report(reader, "file-too-large", { file: path, start: 0, end: 0 }, { bytes: maxBytes });
      return undefined;
    }
    const file = readSource(path, host.read(path), reader, maxBytes);
    if (file !== undefined) reader.sources.push(file);
    return file;
  } catch (error) {
    reportUnreadable(error, path, reader);
    return undefined;
  }
}

/** Bytes of what is at a path; undefined where that is no file, which is then told. */
export function sizeOfFile(host: Host, path: string, reader: Reader): number | undefined {
  const entry = host.stat(host.realPath(path));
  if (entry?.kind === "file") return entry.size;
  const found = entry?.kind === "folder" ? "a folder" : "a device or a pipe";
  report(reader, "not-a-file", undefined, { path, found });
  return undefined;
}

/** Tells what the host refused; throws anything else again. */
export function reportUnreadable(error: unknown, path: string, reader: Reader): void {
  if (!(error instanceof HostError)) throw error;
  report(reader, "file-unreadable", undefined, { path, reason: error.reason });
}
