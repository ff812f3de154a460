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

/** Bytes that a document may have where nobody says otherwise; in NDJSON, that is a line. */
const maxDocumentBytes = 32 * 1024 * 1024;

/** What is known of documents before they are read. */
export interface DocumentOptions {
  /** Format of those whose names do not tell it. */
  readonly input: DocumentFormat | undefined;
  /** Bytes that each may have; `maxDocumentBytes` where it is left out. */
  readonly maxBytes?: number | undefined;
}

/**
 * Reads documents from files and from standard input. With `sift`, NDJSON is not held in memory but goes through it line by line, and
 * what comes out stands for the file.
 */
export async function readDocumentFiles(
  paths: readonly string[],
  { input, maxBytes = maxDocumentBytes }: DocumentOptions,
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
        ? await siftedFile(path, maxBytes, session, reader, sift)
        : await wholeFile(path, maxBytes, session, reader);
    if (file !== undefined) files.push({ file, format });
  }
  return files;
}

async function wholeFile(
  path: string,
  maxBytes: number,
  { host, terminal }: Session,
  reader: Reader,
): Promise<SourceFile | undefined> {
  if (path !== inputPath) return readText(host, path, reader, maxBytes);
  const file = readSource(inputName, await terminal.readInput(maxBytes), reader, maxBytes);
  if (file !== undefined) reader.sources.push(file);
  return file;
}

async function siftedFile(
  path: string,
  maxBytes: number,
  { host, terminal }: Session,
  reader: Reader,
  sift: (source: LineSource) => Promise<SourceFile>,
): Promise<SourceFile | undefined> {
  const isInput = path === inputPath;
  try {
    if (!isInput && sizeOfFile(host, path, reader) === undefined) return undefined;
    const chunks = isInput ? terminal.inputPieces() : host.readPieces(path);
    const file = await sift({ path: isInput ? inputName : path, chunks, maxLineBytes: maxBytes });
    reader.sources.push(file);
    return file;
  } catch (error) {
    reportUnreadable(error, path, reader);
    return undefined;
  }
}
