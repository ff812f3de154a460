import type { JsonObject, JsonValue } from "./json.js";
import { ownValue } from "./record.js";

/** A keyword of a JSON Schema; null where it is absent, or where what should be a schema is no object. */
export function keywordOf(schema: JsonValue | undefined, name: string): JsonValue {
  return isObject(schema) ? (ownValue(schema, name) ?? null) : null;
}

/** A keyword that holds a text; null where its value is of another kind. */
export function textKeyword(schema: JsonValue | undefined, name: string): string | null {
  const value = keywordOf(schema, name);
  return typeof value === "string" ? value : null;
}

/** A keyword that holds a number; null where its value is of another kind. */
export function numberKeyword(schema: JsonValue | undefined, name: string): number | null {
  const value = keywordOf(schema, name);
  return typeof value === "number" ? value : null;
}

/** A keyword that is true or false; null where its value is of another kind. */
export function booleanKeyword(schema: JsonValue | undefined, name: string): boolean | null {
  const value = keywordOf(schema, name);
  return typeof value === "boolean" ? value : null;
}

/** A keyword that holds a list; null where its value is of another kind. */
export function listKeyword(schema: JsonValue | undefined, name: string): readonly JsonValue[] | null {
  return asJsonList(keywordOf(schema, name));
}

/** A keyword that holds an object; null where its value is of another kind. */
export function objectKeyword(schema: JsonValue | undefined, name: string): JsonObject | null {
  const value = keywordOf(schema, name);
  return isObject(value) ? value : null;
}

/** The value where it is a list, else null. */
export function asJsonList(value: JsonValue | undefined): readonly JsonValue[] | null {
  return isList(value) ? value : null;
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
