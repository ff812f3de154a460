import { type Draft, dialects } from "../../json-schema/draft.ts";
import { printSchema } from "../../json-schema/print.ts";
import type { SchemaObject } from "../../json-schema/schema.ts";
import { bundleOf, exportedTypes, schemaOf } from "../../json-schema/schema-of.ts";
import type { Program } from "../../program/program.ts";
import type { OutputFile } from "../target.ts";

/** One self-contained file for every exported type, and one with all of them. */
export function schemaFiles(program: Program, draft: Draft): readonly OutputFile[] {
  const { folder } = dialects[draft];
  const file = (name: string, schema: SchemaObject): OutputFile => ({
    path: `schemas/${folder}${name}`,
    content: printSchema({ ...schema, $id: `${program.package.schemaBase}${folder}${name}` }),
  });
  const types = exportedTypes(program).map(({ name }) => {
    return file(`${name}.schema.json`, schemaOf(program, name, { draft }));
  });
  return [...types, file("bundle.schema.json", bundleOf(program, { draft }))];
}
