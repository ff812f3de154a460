import { isString } from "./check-basic.js";
import { maxDepth } from "./depth.js";
import { emptyList, emptyObject } from "./empty.js";
import type { Issues } from "./issues.js";
import type { JsonObject, JsonValue } from "./json.js";
import { hasOwn, recordOf, setOwn } from "./record.js";
import { isWellFormed } from "./text.js";

/** Whether a value is one that JSON can hold; `depth` counts the lists and objects around it. */
export function isJson(value: unknown, depth: number): value is JsonValue {
  switch (typeof value) {
    case "string":
      return isWellFormed(value);
    case "number":
      return Number.isFinite(value);
    case "boolean":
      return true;
    case "object":
      if (value === null) return true;
      return Array.isArray(value) ? isJsonList(value, depth) : isJsonObject(value, depth);
    default:
      return false;
  }
}

/** Whether a value is an object that JSON can hold. */
export function isJsonObject(value: unknown, depth: number): value is JsonObject {
  const source = recordOf(value);
  if (source === undefined || depth >= maxDepth) return false;
  for (const key in source) {
    const entry = source[key];
    if (entry !== undefined && hasOwn(source, key) && !isJson(entry, depth + 1)) return false;
  }
  return true;
}

function isJsonList(list: readonly unknown[], depth: number): boolean {
  if (depth >= maxDepth) return false;
  for (let index = 0; index < list.length; index += 1) {
    if (!isJson(list[index], depth + 1)) return false;
  }
  return true;
}

/** A deeply frozen copy of a value that JSON can hold; undefined for any other value. */
export function buildJson(value: unknown, depth: number): JsonValue | undefined {
  switch (typeof value) {
    case "string":
      return isWellFormed(value) ? value : undefined;
    case "number":
      return Number.isFinite(value) ? value + 0 : undefined;
    case "boolean":
      return value;
    case "object":
      if (value === null) return null;
      return Array.isArray(value) ? buildJsonList(value, depth) : buildJsonObject(value, depth);
    default:
      return undefined;
  }
}

/** A deeply frozen copy of an object that JSON can hold; undefined for any other value. */
export function buildJsonObject(value: unknown, depth: number): JsonObject | undefined {
  const source = recordOf(value);
  if (source === undefined || depth >= maxDepth) return undefined;
  const copy: Record<string, JsonValue> = {};
  let empty = true;
  for (const key in source) {
    if (!hasOwn(source, key)) continue;
    const entry = source[key];
    if (entry === undefined) continue;
    const built = buildJson(entry, depth + 1);
    if (built === undefined) return undefined;
    setOwn(copy, key, built);
    empty = false;
  }
  return empty ? emptyObject : Object.freeze(copy);
}

/** Keeps what an object has under a key that its model does not know; false where JSON cannot hold the value. */
export function keepExtra(extra: Record<string, JsonValue>, key: string, value: unknown, depth: number): boolean {
  const built = buildJson(value, depth);
  if (built !== undefined) setOwn(extra, key, built);
  return built !== undefined;
}

function buildJsonList(list: readonly unknown[], depth: number): JsonValue | undefined {
  if (depth >= maxDepth) return undefined;
  if (list.length === 0) return emptyList;
  const copy: JsonValue[] = [];
  for (let index = 0; index < list.length; index += 1) {
    const built = buildJson(list[index], depth + 1);
    if (built === undefined) return undefined;
    copy.push(built);
  }
  return Object.freeze(copy);
}

/** Collects the issues of a value that should be one that JSON can hold. */
export function collectJson(value: unknown, issues: Issues, expected: string = "a JSON value"): value is JsonValue {
  if (isSurelyJson(value, issues)) return true;
  return tellJson(value, issues, expected) && issues.unreadable();
}

/** Collects the issues of a value that should be an object that JSON can hold. */
export function collectJsonObject(value: unknown, issues: Issues, expected: string = "an object"): value is JsonObject {
  if (Array.isArray(value)) return issues.wrongType(expected, value);
  return typeof value === "object" && value !== null
    ? collectJson(value, issues, expected)
    : issues.wrongType(expected, value);
}

/** The quicker walk; where a value cannot be read is left to the other one. */
function isSurelyJson(value: unknown, issues: Issues): value is JsonValue {
  try {
    return isJson(value, issues.path.length);
  } catch {
    return false;
  }
}

function tellJson(value: unknown, issues: Issues, expected: string = "a JSON value"): value is JsonValue {
  if (Array.isArray(value)) return issues.mayDescend() && issues.elements(value, tellJson);
  if (typeof value !== "object" || value === null) return isJsonLeaf(value) || issues.wrongType(expected, value);
  const source = recordOf(value);
  if (source === undefined) return issues.wrongType(expected, value);
  return issues.mayDescend() && issues.entries(source, tellJson);
}

function isJsonLeaf(value: unknown): boolean {
  return isString(value) || Number.isFinite(value) || typeof value === "boolean" || value === null;
}
