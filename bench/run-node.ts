import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What a program of the benchmark prints in a process of its own. Throws where it fails; what it says of that goes through. */
export function runNode(node: string, program: string, ...args: readonly string[]): string {
  const path = program.startsWith("-") ? program : fileURLToPath(new URL(program, import.meta.url));
  const { status, signal, stdout } = spawnSync(node, [path, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${signal ?? status}`);
  return stdout;
}
