import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { compile } from "../../../generator/compile.ts";
import type { Program } from "../../../generator/program/program.ts";

/** The program of a folder of specs. Fails where they have an error. */
export async function specIn(folder: string): Promise<Program> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const files = names.map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8")]);
  const { program } = await compile(Object.fromEntries(files), { targets: [] });
  assert.ok(program !== undefined, `${folder} has errors`);
  return program;
}
