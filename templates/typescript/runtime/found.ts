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

// What a terminal obeys, or what misleads a reader: controls, line separators, changes of direction, half characters.
const unseen =
  /[\p{Cc}\u{2028}\u{2029}\u{200E}\u{200F}\u{061C}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}\p{Surrogate}]/gu;

// Printable ASCII, but for the quote and the backslash.
const plain = /^[ !#-[\]-~]*$/u;

/** A text in double quotes, with everything escaped that cannot be seen. */
export function quoted(text: string): string {
  if (plain.test(text)) return `"${text}"`;
  return JSON.stringify(text).replace(unseen, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).padStart(4, "0")}`;
  });
}

/** The same for the first 64 code points. */
export function quotedStart(text: string): string {
  return quoted(text.length > 64 ? Array.from(text.slice(0, 128)).slice(0, 64).join("") : text);
}
