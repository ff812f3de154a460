import { visibleLines } from "../../diagnostics/visible-text.ts";
import type { Program } from "../../program/program.ts";
import type { OutputFile, Target } from "../target.ts";
import { compilerFile } from "./compiler-file.ts";
import { manifestFile } from "./manifest-file.ts";
import { readmeFile } from "./readme-file.ts";

/** What makes an npm package of the generated sources. */
export const packageTarget: Target = Object.freeze({
  name: "package",
  summary: "what makes an npm package of the sources: package.json, tsconfig.json, README.md, LICENSE",
  emit,
});

function emit(program: Program): readonly OutputFile[] {
  const { licenseText } = program.package;
  return [
    ...(licenseText === undefined ? [] : [{ path: "LICENSE", content: visibleLines(`${licenseText.trimEnd()}\n`) }]),
    { path: "README.md", content: readmeFile(program) },
    { path: "package.json", content: manifestFile(program.package) },
    { path: "tsconfig.json", content: compilerFile() },
  ];
}
