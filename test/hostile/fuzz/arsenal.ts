import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Program } from "../../../generator/program/program.ts";
import { loadNative } from "../../random-specs/judges.ts";
import { createDocumentSource } from "../../support/random-document.ts";
import { programFrom, specsIn } from "../../typescript/build-model.ts";
import type { Arsenal } from "./child.ts";

const folders = ["spec", "examples/orders", "test/typescript/kitchen"];

/** Builds the packages of some specs, and writes documents for their types to a file that is returned; `each` for every type. */
export async function writeArsenal(each: number): Promise<string> {
  const arsenal: Record<string, Arsenal[string]> = {};
  for (const [index, folder] of folders.entries()) {
    const program = programFrom(specsIn(folder));
    const name = `fuzz-${index}`;
    await loadNative(program, name);
    arsenal[join("dist/tmp/random-specs", name, "src/index.js")] = documentsOf(program, each);
  }
  const file = "dist/tmp/fuzz.json";
  mkdirSync("dist/tmp", { recursive: true });
  writeFileSync(file, JSON.stringify(arsenal));
  return file;
}

function documentsOf(program: Program, each: number): Arsenal[string] {
  const source = createDocumentSource(program);
  const types = Object.values(program.declarations).filter(({ kind, internal }) => kind === "model" && !internal);
  return Object.fromEntries(
    types.map(({ name }) => {
      const documents = source(name, 1);
      return [
        name,
        Array.from({ length: each }, (_, index) => (index % 3 === 0 ? documents.next() : documents.valid())),
      ];
    }),
  );
}
