import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { deriveSpec } from "./derive-spec.ts";

const folder = "bench";
const work = join(folder, "work");

/** Installs the peers where they are not, and makes and compiles what is compared. Throws what a command says that fails. */
export function prepare(): void {
  if (!existsSync(join(folder, "node_modules")))
    run("npm", ["ci", "--prefix", folder, "--ignore-scripts", "--no-audit"]);
  deriveSpec("spec", join(folder, "spec"), join(work, "spec"));
  rmSync(join(work, "model"), { recursive: true, force: true });
  run("node", ["dist/generator/bin.js", "generate", "--spec", join(work, "spec"), "--out", join(work, "model")]);
  const typia = join(folder, "contestants", "typia");
  run(process.execPath, [
    join(folder, "node_modules", "typia", "lib", "executable", "typia.js"),
    "generate",
    ...["--input", typia, "--output", join(work, "typia"), "--project", join(typia, "tsconfig.json")],
  ]);
  run("npx", ["tsc", "-p", join(folder, "rows")]);
}

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")}\n${error ?? ""}${stdout}${stderr}`);
}
