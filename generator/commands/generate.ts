import type { Reader } from "../host/read-text.ts";
import { inAsyncStage } from "../internal-error.ts";
import { type WriteReport, writeOutput } from "../write/write.ts";
import { compileFolder } from "./compile-folder.ts";
import { counted } from "./counted.ts";
import { exitCodeOf, exitCodes } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import type { Session, SpecOptions } from "./session.ts";

/** Options of `specwright generate`. */
export interface GenerateOptions extends SpecOptions {
  readonly force: boolean;
}

/** Writes what the spec gives, and says what it wrote. Returns the exit code. */
export async function runGenerate(options: GenerateOptions, session: Session): Promise<number> {
  const started = performance.now();
  const reader: Reader = { diagnostics: [], sources: [] };
  const compiled = await compileFolder(options, session, reader);
  const report = compiled && (await write(compiled, options, session, reader));
  printFindings(reader, options.format, session);
  if (report === undefined) {
    if (compiled === undefined && options.format === "pretty") session.terminal.err("Nothing was written.\n");
    return exitCodeOf(reader.diagnostics);
  }
  // In a format for machines, standard output holds the findings and nothing else.
  const say = options.format === "pretty" ? session.terminal.out : session.terminal.err;
  say(reportText(report, compiled?.folder.outDir ?? "", performance.now() - started));
  return report.interrupted ? exitCodes.interrupted : exitCodes.fine;
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

/** Files that are told one by one; the rest is counted. */
const maxLines = 100;

const verbs = { create: "new", update: "changed", delete: "deleted" } as const;

function reportText({ changes, unchanged, interrupted }: WriteReport, outDir: string, elapsed: number): string {
  const lines = changes.slice(0, maxLines).map(({ kind, path }) => `${verbs[kind].padEnd(8)}${outDir}/${path}\n`);
  if (changes.length > maxLines) lines.push(`and ${changes.length - maxLines} more\n`);
  const counts = (["create", "update", "delete"] as const)
    .map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${verbs[kind]}`);
  const summary = [...counts, `${unchanged} unchanged`].join(", ");
  const end = interrupted ? "Interrupted; the next run goes on from here: " : "";
  return `${lines.join("")}${end}${counted(changes.length + unchanged, "file")}: ${summary} (${seconds(elapsed)})\n`;
}

function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
