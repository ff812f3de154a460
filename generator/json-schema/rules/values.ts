import { equalJson } from "../../interpret/canonical.ts";
import type { JsonValue } from "../../program/json.ts";
import type { Schema, SchemaObject } from "../schema.ts";

/** The schema of these values and no others. */
export function enumOf(values: readonly JsonValue[]): Schema {
  const unlike = values.filter((value, index) => values.findIndex((other) => equalJson(other, value)) === index);
  const [first] = unlike;
  if (first === undefined) return false;
  if (unlike.length > 1) return { enum: unlike };
  return first === null ? { type: "null" } : { const: first };
}

/** The values that a schema lists, where a list of values is part of it; it may refuse some of them for another reason. */
export function valuesOf(schema: SchemaObject): readonly JsonValue[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  return schema.enum ?? (schema.type === "null" ? [null] : undefined);
}

/** Whether a schema says nothing but which values there are. */
export function isEnum(schema: SchemaObject): boolean {
  return valuesOf(schema) !== undefined && Object.keys(schema).length === 1;
}
