import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/** What a command took. */
export interface Usage {
  /** Milliseconds of processor time, of all threads. */
  readonly cpu: number;
  /** The most memory that it held at once, in MiB. */
  readonly memory: number;
}

/** Runs Node with some arguments to its end; throws where that is not a good one. */
export function runCommand(args: readonly string[]): Usage {
  const path = join("bench", "work", "usage.json");
  rmSync(path, { force: true });
  const report = resolve("bench", "commands", "report-usage.cjs");
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ["--require", report, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...env, BENCH_USAGE: path },
  });
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}\n${stderr}`);
  return JSON.parse(readFileSync(path, "utf8"));
}
