import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeScaleSpec } from "./write-spec.ts";

/** What `generate` needs for a spec of a size, and what TypeScript needs for what comes of it. */
export interface ScaleFigures {
  readonly types: number;
  /** Milliseconds of processor time of the whole process, helper threads included, and by the clock. */
  readonly busy: number;
  readonly elapsed: number;
  /** Most memory at once, in MiB. */
  readonly peak: number;
  /** Files written, all their bytes, and bytes of the largest source. */
  readonly files: number;
  readonly bytes: number;
  readonly largestSource: number;
  /** Milliseconds by the clock that the compiler takes for the sources. */
  readonly compiled: number;
}

/** Programs that are run, by the paths of their main files: Specwright's, and that of a TypeScript compiler. */
export interface ScalePrograms {
  readonly specwright: string;
  readonly typescript: string;
}

/** Generates every target of a spec of `types` types in `folder`, which is emptied, from nothing. Throws where a program fails. */
export function measureScale(types: number, folder: string, programs: ScalePrograms): ScaleFigures {
  const { spec } = writeScaleSpec(types, folder);
  const { stderr } = run([programs.specwright, "generate", "--spec", spec, "--timings"]);
  const [elapsed = 0, busy = 0, , peak = 0] = lastRow(stderr);
  const output = join(folder, "generated");
  const sizes = filesIn(output).map((path) => ({ path, bytes: statSync(path).size }));
  const sources = sizes.filter(({ path }) => path.endsWith(".ts"));
  const began = performance.now();
  run([programs.typescript, "--noEmit", "-p", output]);
  return {
    types,
    busy,
    elapsed,
    peak,
    files: sizes.length,
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    largestSource: Math.max(...sources.map(({ bytes }) => bytes)),
    compiled: performance.now() - began,
  };
}

/** By how much processor time grows each time that a spec gets twice as large, between two sizes. */
export function growthPerDoubling(small: ScaleFigures, large: ScaleFigures): number {
  return (large.busy / small.busy) ** (1 / Math.log2(large.types / small.types));
}

function run(args: readonly string[]): { readonly stderr: string } {
  // Where more certificates are named, Node takes longer for them at every start than for many a spec.
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], { encoding: "utf8", env });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
  return { stderr };
}

/** The figures in the last row of the table that `--timings` prints. */
function lastRow(table: string): readonly number[] {
  const [, ...figures] = (table.trimEnd().split("\n").at(-1) ?? "").replace("%", "").trim().split(/ +/u);
  return figures.map(Number);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
