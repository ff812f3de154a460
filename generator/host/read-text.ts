import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import { maxFileBytes } from "../load/limits.ts";
import { readSource } from "../load/read-source.ts";
import { type Host, HostError } from "./host.ts";

/** Collects faults, and the text of every file that they may point into. */
export interface Reader extends DiagnosticSink {
  readonly sources: SourceFile[];
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
    const entry = host.stat(host.realPath(path));
    if (entry?.kind !== "file") {
      const found = entry?.kind === "folder" ? "a folder" : "a device or a pipe";
      report(reader, "not-a-file", undefined, { path, found });
      return undefined;
    }
    if (entry.size > maxBytes) {
      report(reader, "file-too-large", { file: path, start: 0, end: 0 }, { bytes: maxBytes });
      return undefined;
    }
    const file = readSource(path, host.read(path), reader, maxBytes);
    if (file !== undefined) reader.sources.push(file);
    return file;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report(reader, "file-unreadable", undefined, { path, reason: error.reason });
    return undefined;
  }
}
