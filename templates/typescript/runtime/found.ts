import { jsonKind } from "./record.js";

/** What a value is, by its kind in JSON and never by its content. */
export function foundText(value: unknown): string {
  const kind = jsonKind(value);
  return kind === undefined ? "an unreadable value" : texts[kind];
}

const texts = {
  null: "null",
  bool: "a boolean",
  number: "a number",
  string: "a text",
  list: "a list",
  object: "an object",
};

/** The first 64 code points of a key, in double quotes, with control characters made visible. */
export function quotedKey(key: string): string {
  const start = key.length > 64 ? Array.from(key.slice(0, 128)).slice(0, 64).join("") : key;
  return JSON.stringify(start);
}
