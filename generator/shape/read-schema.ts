import { readFileSync } from "node:fs";
import type { JsonObject } from "../program/json.ts";

/** The two languages that have a schema: modules of a spec, and the project file. */
export type SchemaName = "spec" | "project";

/** The schema as it is published with the package. Beside the sources, because the compiler does not copy it. */
export function readSchema(name: SchemaName): JsonObject {
  const schema: JsonObject = JSON.parse(readFileSync(schemaPlace(name), "utf8"));
  return schema;
}

/** Where the schema is. */
export function schemaPlace(name: SchemaName): URL {
  return new URL(`../../../generator/shape/${name}.schema.json`, import.meta.url);
}
