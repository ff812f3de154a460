import type { Path } from "../program/example.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";

/** What stands under a keyword that says something about types: a schema, a list of schemas, or schemas by name. */
export type Holding = "schema" | "list" | "map";

/** Every keyword with schemas in it of which types are made, or to which references may lead. */
export const holdings: ReadonlyMap<string, Holding> = new Map([
  ["additionalProperties", "schema"],
  ["items", "schema"],
  ["allOf", "list"],
  ["anyOf", "list"],
  ["oneOf", "list"],
  ["prefixItems", "list"],
  ["properties", "map"],
  ["patternProperties", "map"],
  ["$defs", "map"],
  ["definitions", "map"],
]);

/** A schema and where it stands in the one around it. */
export interface Subschema {
  readonly path: Path;
  readonly schema: JsonValue;
  /** Whether it judges the same value as the schema around it, and not a part of that value. */
  readonly isOfSameValue: boolean;
}

const ofSameValue = new Set(["allOf", "anyOf", "oneOf"]);

/** The schemas right inside a schema. */
export function subschemas(schema: JsonObject, path: Path): readonly Subschema[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const at = [...path, keyword];
    const isOfSameValue = ofSameValue.has(keyword);
    switch (holdings.get(keyword)) {
      case "schema":
        return [{ path: at, schema: value, isOfSameValue }];
      case "list":
        if (!isJsonList(value)) return [];
        return value.map((item, index) => ({ path: [...at, index], schema: item, isOfSameValue }));
      case "map":
        if (!isJsonObject(value)) return [];
        return Object.entries(value).map(([key, item]) => ({ path: [...at, key], schema: item, isOfSameValue }));
      default:
        return [];
    }
  });
}
