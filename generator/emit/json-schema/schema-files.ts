import { configSchemaOf } from "../../json-schema/config/schema-of.ts";
import { type Draft, dialects } from "../../json-schema/draft.ts";
import { printSchema } from "../../json-schema/print.ts";
import type { SchemaObject } from "../../json-schema/schema.ts";
import { bundleOf, exportedTypes, schemaOf } from "../../json-schema/schema-of.ts";
import { hasLayouts } from "../../program/has-layouts.ts";
import type { Program } from "../../program/program.ts";
import type { OutputFile } from "../target.ts";

/** A self-contained file for every exported type, one for its configuration where that has layouts, and one with all types. */
export function* schemaFiles(program: Program, draft: Draft): Generator<OutputFile> {
  const { folder } = dialects[draft];
  const file = (name: string, schema: SchemaObject): OutputFile => ({
    path: `schemas/${folder}${name}`,
    content: printSchema({ ...schema, $id: `${program.package.schemaBase}${folder}${name}` }),
  });
  for (const { name } of exportedTypes(program)) {
    yield file(`${name}.schema.json`, schemaOf(program, name, { draft }));
    if (hasLayouts(program, name)) yield file(`${name}.config.schema.json`, configSchemaOf(program, name, draft));
  }
  yield file("bundle.schema.json", bundleOf(program, { draft }));
}
