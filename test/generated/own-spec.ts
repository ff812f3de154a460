import { readdirSync, readFileSync } from "node:fs";
import { readSpec } from "../../generator/compile.ts";
import type { Program } from "../../generator/program/program.ts";

/** The program of the specs under `spec/`. Throws where they have faults. */
export function readOwnSpec(): Program {
  const files = readdirSync("spec")
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => ({ path: `spec/${name}`, text: readFileSync(`spec/${name}`, "utf8") }));
  const { program } = readSpec(files, { diagnostics: [] });
  if (program === undefined) throw new Error("the spec has errors");
  return program;
}
