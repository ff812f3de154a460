import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";

// The checker has proved these kinds: anything else is a bug in Specwright.

/** A value that the checker knows to be a bool. */
export function asBool(value: JsonValue): boolean {
  if (typeof value !== "boolean") throw new Error("a bool was expected");
  return value;
}

/** A value that the checker knows to be a number. */
export function asNumber(value: JsonValue): number {
  if (typeof value !== "number") throw new Error("a number was expected");
  return value;
}

/** A value that the checker knows to be a text. */
export function asText(value: JsonValue | undefined): string {
  if (typeof value !== "string") throw new Error("a text was expected");
  return value;
}

/** A value that the checker knows to be a list. */
export function asList(value: JsonValue | undefined): readonly JsonValue[] {
  if (!isJsonList(value)) throw new Error("a list was expected");
  return value;
}

/** A value that the checker knows to be an object. */
export function asObject(value: JsonValue | undefined): JsonObject {
  if (!isJsonObject(value)) throw new Error("an object was expected");
  return value;
}
