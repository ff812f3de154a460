import { posix } from "node:path";
import { report } from "../diagnostics/diagnostic.ts";
import type { Reader } from "../host/read-text.ts";
import { inStage } from "../internal-error.ts";
import { withPlainLineEnds } from "../write/hash.ts";
import type { Change, WritePlan } from "../write/plan.ts";
import { reportObstacle } from "../write/report-obstacles.ts";
import { planOutput } from "../write/write.ts";
import { type CompiledFolder, compileFolder } from "./compile-folder.ts";
import { counted } from "./counted.ts";
import { exitCodeOf } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import type { Session, SpecOptions } from "./session.ts";

/** Says where the output folder differs from what the spec gives, and changes nothing. Returns the exit code. */
export async function runCheck(options: SpecOptions, session: Session): Promise<number> {
  const reader: Reader = { diagnostics: [], sources: [] };
  const compiled = await compileFolder(options, session, reader);
  const plan = compiled && inStage("write", () => planFor(compiled, session, reader));
  const outDir = compiled?.folder.outDir ?? "";
  for (const [index, change] of (plan?.changes ?? []).entries()) reportChange(change, outDir, index === 0, reader);
  printFindings(reader, options.format, session);
  if (plan !== undefined && options.format === "pretty") {
    if (plan.changes.length > 0) session.terminal.out(await differences(plan, outDir));
    else session.terminal.out(`${counted(plan.unchanged.length, "file")} in ${outDir}, all as the spec gives them\n`);
  }
  return exitCodeOf(reader.diagnostics);
}

function planFor({ folder, result }: CompiledFolder, { host }: Session, reader: Reader): WritePlan | undefined {
  const { outDir, folder: specDir, files: inputs } = folder;
  return planOutput({ host, outDir, specDir, inputs, files: result.files }, reader);
}

/** The same advice for every file would hide the files. */
function reportChange(change: Change, outDir: string, isFirst: boolean, reader: Reader): void {
  const { kind, path, file: wanted, before, obstacle } = change;
  if (obstacle !== undefined) {
    reportObstacle(path, obstacle, outDir, reader);
    return;
  }
  const code = ({ create: "output-missing", update: "output-stale", delete: "output-leftover" } as const)[kind];
  const file = posix.join(outDir, path);
  const onlyLineEnds = before !== undefined && withPlainLineEnds(textOf(before)) === wanted?.content;
  const hint = onlyLineEnds
    ? "Only line ends differ: `generated/** text eol=lf` in .gitattributes keeps them."
    : isFirst
      ? rerun
      : undefined;
  report(reader, code, { file, start: 0, end: 0 }, { path: file }, { hint });
}

const rerun = "Run `specwright generate` and commit what it writes.";

/** Lines of one file's difference that are printed; the rest is counted. */
const maxDiffLines = 200;

async function differences({ changes }: WritePlan, outDir: string): Promise<string> {
  const { createTwoFilesPatch } = await import("diff");
  const patches = changes.map(({ path, file, before }) => {
    // A file that is new or gone differs as a whole.
    if (file === undefined || before === undefined) return "";
    const from = posix.join("a", outDir, path);
    const to = posix.join("b", outDir, path);
    const options = { context: 3, maxEditLength: 5000 };
    const patch = createTwoFilesPatch(from, to, textOf(before), file.content, undefined, undefined, options);
    return patch === undefined ? `\n--- ${from}\n+++ ${to}\nmost lines differ\n` : `\n${shortened(patch)}`;
  });
  return patches.join("");
}

function shortened(patch: string): string {
  const lines = patch.replace(/^=+\n/u, "").split("\n");
  if (lines.length <= maxDiffLines) return lines.join("\n");
  return `${lines.slice(0, maxDiffLines).join("\n")}\n… ${lines.length - maxDiffLines} more lines\n`;
}

function textOf(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}
