import { type CompileResult, compile } from "../compile.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import type { Reader } from "../host/read-text.ts";
import { readSpecFolder, type SpecFolder } from "../project/spec-folder.ts";
import { noStopwatch, type Stopwatch } from "../stopwatch.ts";
import { counted } from "./counted.ts";
import type { Session, SpecOptions } from "./session.ts";

/** A spec folder and what it gives. */
export interface CompiledFolder {
  readonly folder: SpecFolder;
  readonly result: CompileResult;
}

/** Text beyond which compiling takes so long that people wonder; about a second's worth. */
const slowCharacters = 400_000;

/** Reads and compiles the spec folder. Undefined after an error; faults, warnings too, are in `reader`. */
export async function compileFolder(
  options: SpecOptions,
  session: Session,
  reader: Reader,
  stopwatch: Stopwatch = noStopwatch,
): Promise<CompiledFolder | undefined> {
  const stop = stopwatch("read");
  const folder = readSpecFolder(session.host, options.spec, options.out, reader);
  stop();
  if (folder === undefined) return undefined;
  const done = showProgress(folder, session);
  const result = await compile(folder.files, { stopwatch });
  done();
  reader.diagnostics.push(...result.diagnostics);
  reader.secrets = result.secrets;
  return hasErrors(reader) ? undefined : { folder, result };
}

/** One line for whoever is watching, gone when the work is done. */
function showProgress({ files }: SpecFolder, { terminal }: Session): () => void {
  const characters = files.reduce((sum, { text }) => sum + text.length, 0);
  if (!terminal.isInteractive || characters < slowCharacters) return () => undefined;
  terminal.err(`Compiling ${counted(files.length - 1, "module")} …`);
  return () => terminal.err("\r\u001B[K");
}
