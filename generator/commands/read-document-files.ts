import type { SourceFile } from "../diagnostics/source-file.ts";
import { type DocumentFormat, formatOf } from "../documents/read-documents.ts";
import type { DocumentFile } from "../documents/validate-documents.ts";
import { type Reader, readText } from "../host/read-text.ts";
import { readSource } from "../load/read-source.ts";
import type { Session } from "./session.ts";

/** Stands for standard input among the files. */
export const inputPath = "-";
const maxDocumentBytes = 32 * 1024 * 1024;

/** Reads documents from files and from standard input; `input` is the format of those whose names do not tell it. */
export async function readDocumentFiles(
  paths: readonly string[],
  input: DocumentFormat | undefined,
  { host, terminal }: Session,
  reader: Reader,
): Promise<readonly DocumentFile[]> {
  const files: DocumentFile[] = [];
  for (const path of paths) {
    const file =
      path === inputPath
        ? fromInput(await terminal.readInput(maxDocumentBytes), reader)
        : readText(host, path, reader, maxDocumentBytes);
    // YAML takes JSON as well, as far as most documents go.
    if (file !== undefined) files.push({ file, format: input ?? formatOf(path) ?? "yaml" });
  }
  return files;
}

function fromInput(bytes: Uint8Array, reader: Reader): SourceFile | undefined {
  const file = readSource("<stdin>", bytes, reader, maxDocumentBytes);
  if (file !== undefined) reader.sources.push(file);
  return file;
}
