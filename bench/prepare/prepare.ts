import { spawnSync } from "node:child_process";
import { deriveSpec } from "./derive-spec.ts";

// Everything that must be there before the rest of the benchmark can be compiled: the model of its spec, and what typia writes.

const work = "bench/work";

deriveSpec("spec", "bench/spec", `${work}/spec`);
run("dist/generator/bin.js", "generate", "--spec", `${work}/spec`, "--out", `${work}/model`);
run(
  "bench/node_modules/typia/lib/executable/typia.js",
  "generate",
  ...["--input", "bench/contestants/typia", "--output", `${work}/typia`],
  ...["--project", "bench/contestants/typia/tsconfig.json"],
);

function run(...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], { encoding: "utf8" });
  if (status === 0) return;
  process.stderr.write(`node ${args.join(" ")}\n${stdout}${stderr}`);
  process.exit(1);
}
