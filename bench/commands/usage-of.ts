import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What a program needed, from nothing to its end, with those that it started. */
export interface Usage {
  /** Milliseconds of processor time, helper threads included. */
  readonly busy: number;
  /** Most memory at once, in MiB, of the process that needed most. */
  readonly peak: number;
}

/** A program of Node to run. */
export interface Command {
  readonly args: readonly string[];
  readonly input?: Uint8Array;
}

const telling = resolve("bench/commands/tell-usage.cjs");

/** Runs a program with this Node. Throws what it says where it fails. */
export function usageOf({ args, input }: Command): Usage {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const told = join(folder, "usage");
  const env = { ...process.env, NODE_OPTIONS: `--require ${telling}`, BENCH_USAGE: told, NO_COLOR: "1" };
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, input, maxBuffer: 1 << 28 });
    if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
    const lines = readFileSync(told, "utf8").trim().split("\n");
    const figures = lines.map((line) => line.split(" ").map(Number));
    return {
      busy: figures.reduce((sum, [busy = 0]) => sum + busy, 0),
      peak: Math.max(...figures.map(([, peak = 0]) => peak)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
