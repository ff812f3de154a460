import type { Program } from "../../program/program.ts";
import { isShipped } from "../../program/shipped.ts";
import { createValueSource } from "../../witness/create-value-source.ts";
import type { OutputFile, Target } from "../target.ts";
import { createSuite, vectorFile } from "./vector-file.ts";

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
    .map((declaration) => ({
      path: `vectors/${declaration.name}.json`,
      content: `${JSON.stringify(vectorFile(suite, declaration), undefined, 2)}\n`,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
