const wholes = new Map<string, RegExp>();
const searches = new Map<string, RegExp>();

/** Whether the whole text matches a portable pattern. */
export function matchesWhole(pattern: string, text: string): boolean {
  return compiled(wholes, pattern, `^(?:${pattern})$`).test(text);
}

/** Whether a portable pattern matches somewhere in the text, as CEL's `matches` asks. */
export function matchesSomewhere(pattern: string, text: string): boolean {
  return compiled(searches, pattern, pattern).test(text);
}

/** What a portable pattern matches first in the text; empty where it does not match. */
export function findIn(pattern: string, text: string): string {
  return compiled(searches, pattern, pattern).exec(text)?.[0] ?? "";
}

/** What the groups of a template's pattern hold, by index from 0; undefined for a text that does not match. */
export function capturedParts(capturing: string, text: string): readonly (string | undefined)[] | undefined {
  return compiled(wholes, capturing, `^(?:${capturing})$`).exec(text)?.slice(1);
}

function compiled(cache: Map<string, RegExp>, pattern: string, source: string): RegExp {
  const known = cache.get(pattern);
  if (known !== undefined) return known;
  const regexp = new RegExp(source, "u");
  cache.set(pattern, regexp);
  return regexp;
}
