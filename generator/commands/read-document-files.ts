import type { SourceFile } from "../diagnostics/source-file.ts";
import { type DocumentFormat, formatOf } from "../documents/read-documents.ts";
import type { LineSource } from "../documents/sift-lines.ts";
import type { DocumentFile } from "../documents/validate-documents.ts";
import { type Reader, readText, reportUnreadable, sizeOfFile } from "../host/read-text.ts";
import { readSource } from "../load/read-source.ts";
import type { Session } from "./session.ts";

/** Stands for standard input among the files. */
export const inputPath = "-";
const inputName = "<stdin>";
const maxDocumentBytes = 32 * 1024 * 1024;

/**
 * Reads documents from files and from standard input; `input` is the format of those whose names do not tell it. With `sift`, NDJSON
 * is not held in memory but goes through it line by line, and what comes out stands for the file.
 */
export async function readDocumentFiles(
  paths: readonly string[],
  input: DocumentFormat | undefined,
  session: Session,
  reader: Reader,
  sift?: (source: LineSource) => Promise<SourceFile>,
): Promise<readonly DocumentFile[]> {
  const files: DocumentFile[] = [];
  for (const path of paths) {
    // YAML takes JSON as well, as far as most documents go.
    const format = input ?? formatOf(path) ?? "yaml";
    const file =
      sift !== undefined && format === "ndjson"
        ? await siftedFile(path, session, reader, sift)
        : await wholeFile(path, session, reader);
    if (file !== undefined) files.push({ file, format });
  }
  return files;
}

async function wholeFile(path: string, { host, terminal }: Session, reader: Reader): Promise<SourceFile | undefined> {
  if (path !== inputPath) return readText(host, path, reader, maxDocumentBytes);
  const file = readSource(inputName, await terminal.readInput(maxDocumentBytes), reader, maxDocumentBytes);
  if (file !== undefined) reader.sources.push(file);
  return file;
}

async function siftedFile(
  path: string,
  { host, terminal }: Session,
  reader: Reader,
  sift: (source: LineSource) => Promise<SourceFile>,
): Promise<SourceFile | undefined> {
  const isInput = path === inputPath;
  try {
    if (!isInput && sizeOfFile(host, path, reader) === undefined) return undefined;
    const chunks = isInput ? terminal.inputPieces() : host.readPieces(path);
    const file = await sift({ path: isInput ? inputName : path, chunks, maxLineBytes: maxDocumentBytes });
    reader.sources.push(file);
    return file;
  } catch (error) {
    reportUnreadable(error, path, reader);
    return undefined;
  }
}
