import { setFlagsFromString } from "node:v8";
import type { Reader } from "../host/read-text.ts";
import { inAsyncStage, inStage } from "../internal-error.ts";
import type { Stopwatch } from "../stopwatch.ts";
import { type WriteReport, writeOutput } from "../write/write.ts";
import { compileFolder } from "./compile-folder.ts";
import { exitCodeOf, exitCodes } from "./exit-code.ts";
import { noteFinishedRun } from "./finished-run.ts";
import { printFindings } from "./print-findings.ts";
import type { Session, SpecOptions } from "./session.ts";
import { reportText } from "./write-report.ts";

/** Options of `specwright generate`. */
export interface GenerateOptions extends SpecOptions {
  readonly force: boolean;
  /** Whether what was printed is read again before it is written. */
  readonly verify: boolean;
  /** Tell at the end how long each part took. */
  readonly timings: boolean;
}

/** Compiles the spec folder and writes what it gives; `started` is when the command began. Returns the exit code. */
export async function writeFolder(
  options: GenerateOptions,
  session: Session,
  started: number,
  stopwatch: Stopwatch,
): Promise<number> {
  // Without this, V8 lets the heap of a large spec grow to three times what is in use before it looks.
  setFlagsFromString("--heap-growing-percent=40");
  const reader: Reader = { diagnostics: [], sources: [] };
  const compiled = await compileFolder(options, session, reader, stopwatch);
  if (compiled !== undefined && options.verify) await verify(compiled, stopwatch);
  const stop = stopwatch("write");
  const report = compiled && (await write(compiled, options, session, reader));
  stop();
  printFindings(reader, options.format, session);
  if (report === undefined) {
    if (compiled === undefined && options.format === "pretty") session.terminal.err("Nothing was written.\n");
    return exitCodeOf(reader.diagnostics);
  }
  const outDir = compiled?.folder.outDir ?? "";
  // Warnings have to be told again each time.
  if (!report.interrupted && reader.diagnostics.length === 0) noteFinishedRun(options, session.host, outDir);
  // In a format for machines, standard output holds the findings and nothing else.
  const say = options.format === "pretty" ? session.terminal.out : session.terminal.err;
  say(reportText(report, outDir, performance.now() - started));
  return report.interrupted ? exitCodes.interrupted : exitCodes.fine;
}

async function verify(
  { result }: NonNullable<Awaited<ReturnType<typeof compileFolder>>>,
  stopwatch: Stopwatch,
): Promise<void> {
  const stop = stopwatch("verify");
  // Brings a parser of TypeScript with it.
  const { verifyFiles } = await import("../verify/verify-files.ts");
  inStage("verify", () => verifyFiles(result.files));
  stop();
}

async function write(
  { folder, result }: NonNullable<Awaited<ReturnType<typeof compileFolder>>>,
  { force }: GenerateOptions,
  { host, interruptible }: Session,
  reader: Reader,
): Promise<WriteReport | undefined> {
  const { files: inputs, folder: specDir, outDir } = folder;
  return interruptible((signal) =>
    inAsyncStage("write", () =>
      writeOutput({ host, outDir, files: result.files, inputs, specDir, force, signal }, reader),
    ),
  );
}
