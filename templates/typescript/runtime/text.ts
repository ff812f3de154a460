const loneSurrogate = /\p{Surrogate}/u;

// Some standard libraries that a compiler may be told to use do not know the method yet; all supported runtimes have it.
const native: unknown = /* @__PURE__ */ Reflect.get(String.prototype, "isWellFormed");

/** Whether a text can be written as UTF-8: no surrogate in it stands alone. */
export const isWellFormed: (text: string) => boolean =
  typeof native === "function" ? (text) => native.call(text) : (text) => !loneSurrogate.test(text);

/** The text with every surrogate that stands alone turned into the replacement character; nothing for what is no text. */
export function wellFormed(text: unknown): string {
  return wellFormedOrNull(text) ?? "";
}

/** The same, with null for what is no text. */
export function wellFormedOrNull(text: unknown): string | null {
  return typeof text === "string" ? text.replace(/\p{Surrogate}/gu, "\ufffd") : null;
}

/** A regular expression for a portable pattern that describes the whole text. */
export function wholeText(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, "u");
}

/** A regular expression for a portable pattern that may match anywhere in the text. */
export function searchText(pattern: string): RegExp {
  return new RegExp(pattern, "u");
}

/** Number of code points of a text. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index += 1) {
    if (isLow(text.charCodeAt(index)) && isHigh(text.charCodeAt(index - 1))) count -= 1;
  }
  return count;
}

/** Whether a text has more than `limit` code points. Looks at no more of it than needed. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  return text.length > 2 * limit || codePoints(text) > limit;
}

/** Whether a text has fewer than `limit` code points. Looks at no more of it than needed. */
export function isShorterThan(text: string, limit: number): boolean {
  if (text.length < limit) return true;
  return text.length < 2 * limit && codePoints(text) < limit;
}

/** The text with the letters A to Z made small, and no others. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());
}

/** The text with the letters a to z made capital, and no others. */
export function upperAscii(text: string): string {
  return text.replace(/[a-z]+/gu, (letters) => letters.toUpperCase());
}

/** What one group of a pattern that describes the whole text matched; null where it took no part. */
export function partOf(pattern: RegExp, text: string, group: number): string | null {
  return pattern.exec(text)?.[group] ?? null;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
