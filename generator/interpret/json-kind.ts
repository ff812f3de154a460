import type { JsonKind } from "../program/declaration.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";

/** An object as JSON knows it, before anybody looked at what is in it. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** The JSON kind of any value; undefined for what JSON cannot hold: a Date, a function, NaN, a text with a lone surrogate. */
export function jsonKindOf(value: unknown): JsonKind | undefined {
  switch (typeof value) {
    case "boolean":
      return "bool";
    case "number":
      return Number.isFinite(value) ? "number" : undefined;
    case "string":
      return value.isWellFormed() ? "string" : undefined;
    case "object":
      if (value === null) return "null";
      if (Array.isArray(value)) return "list";
      return isPlainObject(value) ? "object" : undefined;
    default:
      return undefined;
  }
}

/** Whether JSON has a kind for a value. What is inside a list or an object is not looked at: a walk has to do that. */
export function hasJsonKind(value: unknown): value is JsonValue {
  return jsonKindOf(value) !== undefined;
}

/** Whether a value is a plain object: made by a literal, by `JSON.parse`, or without prototype. */
export function isPlainObject(value: unknown): value is UnknownObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** What an object has under a key; undefined stands for absence. Inherited and hidden properties do not count. */
export function ownValue(object: UnknownObject, key: string): unknown {
  // The second question takes longer, and most keys that are asked for are either there or not.
  return Object.hasOwn(object, key) && Object.prototype.propertyIsEnumerable.call(object, key)
    ? object[key]
    : undefined;
}

/** The keys of an object that have a value, in the order of the object. */
export function ownKeys(object: UnknownObject): readonly string[] {
  return Object.keys(object).filter((key) => object[key] !== undefined);
}

/** What a JSON object has under a key, or null. */
export function entryOrNull(object: JsonValue, key: string): JsonValue {
  return isJsonObject(object) && Object.hasOwn(object, key) ? (object[key] ?? null) : null;
}

/** An object under construction. */
export type MutableObject = Record<string, JsonValue>;

/** Sets a key, `__proto__` too, as a property of its own. */
export function setOwn(object: MutableObject, key: string, value: JsonValue): void {
  if (key !== "__proto__") {
    object[key] = value;
    return;
  }
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Makes an object from entries; of equal keys the last stays. */
export function objectOf(entries: Iterable<readonly [string, JsonValue]>): JsonObject {
  const object: MutableObject = {};
  for (const [key, value] of entries) setOwn(object, key, value);
  return object;
}
