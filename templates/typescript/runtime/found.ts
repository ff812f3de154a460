import { record } from "./record.js";
import { isWellFormed } from "./text.js";

/** What a value is, by its kind in JSON and never by its content. */
export function foundText(value: unknown): string {
  switch (typeof value) {
    case "boolean":
      return "a boolean";
    case "number":
      return Number.isFinite(value) ? "a number" : unreadable;
    case "string":
      return isWellFormed(value) ? "a text" : unreadable;
    case "object":
      if (value === null) return "null";
      if (Array.isArray(value)) return "a list";
      return record(value) === undefined ? unreadable : "an object";
    default:
      return unreadable;
  }
}

/** The first 64 code points of a key, in double quotes, with control characters made visible. */
export function quotedKey(key: string): string {
  const start = key.length > 64 ? Array.from(key.slice(0, 128)).slice(0, 64).join("") : key;
  return JSON.stringify(start);
}

const unreadable = "an unreadable value";
