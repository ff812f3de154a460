import { noStopwatch, type Stopwatch, startStopwatch, timingsText } from "../stopwatch.ts";
import { exitCodes } from "./exit-code.ts";
import { findFinishedRun } from "./finished-run.ts";
import type { Session } from "./session.ts";
import type { GenerateOptions } from "./write-folder.ts";
import { reportText } from "./write-report.ts";

/** Writes what the spec gives, and says what it wrote. Returns the exit code. */
export async function runGenerate(options: GenerateOptions, session: Session): Promise<number> {
  if (!options.timings) return generate(options, session, noStopwatch);
  const { stopwatch, laps } = startStopwatch();
  const code = await generate(options, session, stopwatch);
  session.terminal.err(timingsText(laps));
  return code;
}

async function generate(options: GenerateOptions, session: Session, stopwatch: Stopwatch): Promise<number> {
  const started = performance.now();
  const stop = stopwatch("compare");
  // Most formats print a document even where nothing was found, and who asks for it wants to have everything read.
  const finished = options.format === "pretty" && !options.verify ? findFinishedRun(options, session.host) : undefined;
  stop();
  if (finished === undefined) {
    // Loading the compiler takes longer than finding out that there is nothing to do.
    const loaded = stopwatch("load compiler");
    const { writeFolder } = await import("./write-folder.ts");
    loaded();
    return writeFolder(options, session, started, stopwatch);
  }
  const report = { changes: [], unchanged: finished.files, interrupted: false };
  session.terminal.out(reportText(report, finished.outDir, performance.now() - started));
  return exitCodes.fine;
}
