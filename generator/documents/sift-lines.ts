import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import { createInterpreter } from "../interpret/interpreter.ts";
import { readSource } from "../load/read-source.ts";
import type { Program } from "../program/program.ts";
import { loadJson } from "./json-tree.ts";
import { judgeOf } from "./judge.ts";
import { splitLines } from "./split-lines.ts";
import { maxFaults, type ValidationOptions } from "./validate-documents.ts";

/** What is left of a file of NDJSON, of which only a line at a time was in memory. */
export interface Sifted {
  /** The lines that have faults, as the lines of a file; they keep their numbers. */
  readonly file: SourceFile;
  /** Number of the other documents. */
  readonly sound: number;
}

/** Told after every line: bytes so far, its end included, and documents so far. */
export type Progress = (bytes: number, documents: number) => void;

/** Finds the lines of NDJSON that are not valid as `type`. Lines that are no UTF-8 or too long are told in `sink` at once. */
export async function siftLines(
  program: Program,
  type: string,
  { path, chunks, maxLineBytes }: LineSource,
  sink: DiagnosticSink,
  { options, progress }: { readonly options: ValidationOptions; readonly progress: Progress },
): Promise<Sifted> {
  const judge = judgeOf(program, type, createInterpreter(program), options);
  const isSound = (file: SourceFile): boolean => {
    const faults: DiagnosticSink = { diagnostics: [] };
    const root = loadJson(file, faults);
    if (root === undefined || faults.diagnostics.length > 0) return false;
    const { layoutIssues, issues } = judge(root);
    return layoutIssues.length + issues.length === 0;
  };
  const kept: string[] = [];
  // One more than is told, to know that there are more.
  const mostKept = (options.maxFaults ?? maxFaults) + 1;
  const lineNumbers: number[] = [];
  let start = 0;
  const keep = (number: number, text: string): void => {
    kept.push(text);
    lineNumbers.push(number);
    start += text.length + 1;
  };
  let sound = 0;
  for await (const { number, offset, bytes } of splitLines(chunks, maxLineBytes)) {
    const unread: DiagnosticSink = { diagnostics: [] };
    const line = readLine({ path, bytes, offset, maxLineBytes }, unread);
    if (line === undefined) {
      // What cannot be read is not shown: nobody can tell what in it is secret.
      for (const fault of unread.diagnostics)
        sink.diagnostics.push({ ...fault, span: { file: path, start, end: start } });
      keep(number, "");
    } else if (isSound(line)) sound += 1;
    else if (line.text.trim() !== "") keep(number, line.text);
    if (kept.length === mostKept) break;
    progress(offset + (bytes?.length ?? 0) + 1, sound + kept.length);
  }
  return { file: { path, text: kept.join("\n"), lineNumbers }, sound };
}

interface ReadableLine {
  readonly path: string;
  readonly bytes: Uint8Array | undefined;
  readonly offset: number;
  readonly maxLineBytes: number;
}

function readLine({ path, bytes, offset, maxLineBytes }: ReadableLine, sink: DiagnosticSink): SourceFile | undefined {
  if (bytes !== undefined) return readSource(path, bytes, sink, maxLineBytes, offset);
  report(sink, "file-too-large", { file: path, start: 0, end: 0 }, { bytes: maxLineBytes });
  return undefined;
}

/** Where lines come from. */
export interface LineSource {
  readonly path: string;
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Bytes that one line may have. */
  readonly maxLineBytes: number;
}
