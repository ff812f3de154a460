import { hasLayouts } from "../../program/has-layouts.ts";
import type { Program } from "../../program/program.ts";
import { isShipped } from "../../program/shipped.ts";
import { createValueSource } from "../../witness/create-value-source.ts";
import type { OutputFile, Target } from "../target.ts";
import { configVectorFile, createSuite, type VectorFile, vectorFile } from "./vector-file.ts";

/** Test vectors: for every exported type a file of values with the verdict that every implementation must come to. */
export const vectorsTarget: Target = Object.freeze({
  name: "vectors",
  summary: "Values with their verdicts, for testing implementations in any language.",
  emit,
});

function emit(program: Program): readonly OutputFile[] {
  const suite = createSuite(createValueSource(program));
  return Object.values(program.declarations)
    .filter((declaration) => !declaration.internal && !isShipped(declaration))
    .flatMap((declaration) => [
      fileOf(`${declaration.name}.json`, vectorFile(suite, declaration)),
      ...(hasLayouts(program, declaration.name)
        ? [fileOf(`${declaration.name}.config.json`, configVectorFile(suite, declaration))]
        : []),
    ])
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function fileOf(name: string, file: VectorFile): OutputFile {
  return { path: `vectors/${name}`, content: `${JSON.stringify(file, undefined, 2)}\n` };
}
