import { readFileSync } from "node:fs";
import type { JsonObject } from "../program/json.ts";

/** The two languages that have a schema: modules of a spec, and the project file. */
export type SchemaName = "spec" | "project";

/** The schema as it is published with the package. Beside the sources, because the compiler does not copy it. */
export function readSchema(name: SchemaName): JsonObject {
  const place = new URL(`../../../generator/shape/${name}.schema.json`, import.meta.url);
  const schema: JsonObject = JSON.parse(readFileSync(place, "utf8"));
  return schema;
}
