import type { Module, Program } from "../../program/program.ts";
import { keywordModule } from "../../program/shipped.ts";

/** What has a page: every module, and the keywords of JSON Schema where some type may hold a schema. */
export function documentedModules(program: Program): readonly Module[] {
  const keywords = Object.values(program.declarations).filter(({ module }) => module === keywordModule);
  const declarations = keywords.map(({ name }) => name);
  return declarations.length === 0 ? program.modules : [...program.modules, { ...page, declarations }];
}

const page: Omit<Module, "declarations"> = {
  kind: "module",
  name: keywordModule,
  file: "",
  title: "JSON Schema",
  doc:
    "What a field of the type `json_schema` may hold: the keywords of draft 2020-12, each with the type that the meta-schema of " +
    "that draft gives it. Only types are looked at, not what a keyword means. Other keys are kept and may hold any JSON.",
  uses: [],
  functions: [],
  span: { file: "", start: 0, end: 0 },
};
