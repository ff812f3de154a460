import { visibleLines } from "../../diagnostics/visible-text.ts";
import { hasResolutions } from "../../program/catalog-walk.ts";
import { hasLayouts } from "../../program/has-layouts.ts";
import type { Program } from "../../program/program.ts";
import { isShipped } from "../../program/shipped.ts";
import { createValueSource } from "../../witness/create-value-source.ts";
import type { OutputFile, Target } from "../target.ts";
import { type ResolutionFile, resolutionFile } from "./resolution-file.ts";
import { configVectorFile, createSuite, type VectorFile, vectorFile } from "./vector-file.ts";

/**
 * Test vectors: for every exported type a file of values with the verdict that every implementation must come to, and for catalogs
 * what their members come to.
 */
export const vectorsTarget: Target = Object.freeze({
  name: "vectors",
  summary: "Values with their verdicts, for testing implementations in any language.",
  emit,
});

function* emit(program: Program): Generator<OutputFile> {
  const source = createValueSource(program);
  const suite = createSuite(source);
  for (const declaration of Object.values(program.declarations)) {
    if (declaration.internal || isShipped(declaration)) continue;
    const { name } = declaration;
    yield fileOf(`${name}.json`, vectorFile(suite, declaration));
    if (hasLayouts(program, name)) yield fileOf(`${name}.config.json`, configVectorFile(suite, declaration));
    if (hasResolutions(declaration)) {
      yield fileOf(`${name}.resolutions.json`, resolutionFile(source.interpreter, declaration));
    }
  }
}

function fileOf(name: string, file: VectorFile | ResolutionFile): OutputFile {
  return { path: `vectors/${name}`, content: visibleLines(`${JSON.stringify(file, undefined, 2)}\n`) };
}
