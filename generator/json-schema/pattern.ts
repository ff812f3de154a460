/** The pattern of a whole text as `pattern` wants it, which looks anywhere in the text. */
export function wholeText(pattern: string): string {
  return `^(?:${pattern})$`;
}

/** A text as a pattern that matches just that text. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
}

/**
 * Whether some text with a line end may match the pattern. In doubt it says yes: Python takes a final line end after `$`, and
 * only a pattern that surely has none may be guarded against it.
 */
export function admitsLineEnd(pattern: string): boolean {
  let rest = pattern;
  while (rest !== "") {
    const [token] = tokenAt.exec(rest) ?? [rest.charAt(0)];
    if (token.length > 1 && token.startsWith("[") ? classAdmits(token) : atomAdmits(token)) return true;
    rest = rest.slice(token.length);
  }
  return false;
}

/** A character class, an escape or one character, at the start of the text. */
const tokenAt =
  /^(?:\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]+\}|[pP]\{[^}]*\}|[\s\S])|[\s\S])/u;

function classAdmits(token: string): boolean {
  const negated = token.startsWith("[^");
  const inside = token.slice(negated ? 2 : 1, -1);
  const members = inside.match(new RegExp(tokenAt.source.slice(1), "gu")) ?? [];
  // A negated class keeps line ends out only where it names them.
  if (negated) return !members.some((member) => codePointOf(member) === lineEnd);
  return members.some(atomAdmits) || rangesOf(members).some(([low, high]) => low <= lineEnd && lineEnd <= high);
}

function atomAdmits(token: string): boolean {
  if (codePointOf(token) === lineEnd) return true;
  // Of the general categories, those of letters, marks, numbers, punctuation and symbols hold no line end.
  return /^\\(?:[sDWPc]|p\{(?![LMNPS][a-z]?\}))/u.test(token);
}

function rangesOf(members: readonly string[]): readonly (readonly [number, number])[] {
  return members.flatMap((member, index) => {
    const low = codePointOf(members[index - 1] ?? "");
    const high = codePointOf(members[index + 1] ?? "");
    return member === "-" && low !== undefined && high !== undefined ? [[low, high] as const] : [];
  });
}

const lineEnd = 10;
const controls: Readonly<Record<string, number>> = {
  "\\n": lineEnd,
  "\\t": 9,
  "\\v": 11,
  "\\f": 12,
  "\\r": 13,
  "\\0": 0,
};

/** The character that a token stands for; undefined for one that stands for several, or for none. */
function codePointOf(token: string): number | undefined {
  if (!token.startsWith("\\")) return token.codePointAt(0);
  const hex = /^\\(?:x|u\{?)([0-9A-Fa-f]+)\}?$/u.exec(token)?.[1];
  if (hex !== undefined) return Number.parseInt(hex, 16);
  return controls[token] ?? (/^\\[A-Za-z0-9]/u.test(token) ? undefined : token.codePointAt(1));
}
