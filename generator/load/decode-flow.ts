import { Reading } from "./reading.ts";

/** Reads an escape at `at`: what it stands for and where it ends. Undefined where there is none. */
export type Escapes = (source: string, at: number) => { readonly text: string; readonly end: number } | undefined;

const lineEnd = /\r\n|\r|\n/y;

/** Reads `source` between two offsets, a plain or quoted text: a line end with the white space around it is one space, further ones are line ends. */
export function readFlow(source: string, from: number, to: number, escapes: Escapes): Reading {
  const reading = new Reading();
  let at = from;
  // Length of the value up to which spaces are escaped, and so stay.
  let fixed = 0;
  while (at < to) {
    const found = escapes(source, at);
    if (found !== undefined) {
      reading.add(found.text, at, found.end);
      fixed = reading.text.length;
      at = found.end;
      continue;
    }
    lineEnd.lastIndex = at;
    if (!lineEnd.test(source)) {
      reading.add(source.charAt(at), at, at + 1);
      at += 1;
      continue;
    }
    reading.trim(fixed);
    const start = at;
    const fold = skipLines(source, at);
    at = Math.min(fold.end, to);
    reading.add(fold.breaks === 1 ? " " : "\n".repeat(fold.breaks - 1), start, at);
    fixed = reading.text.length;
  }
  return reading;
}

/** Line ends from `at` on, with the white space between and after them. */
function skipLines(source: string, at: number): { readonly breaks: number; readonly end: number } {
  const match = /(?:(?:\r\n|\r|\n)[ \t]*)*/y;
  match.lastIndex = at;
  match.test(source);
  const end = match.lastIndex;
  return { breaks: source.slice(at, end).split(/\r\n|\r|\n/u).length - 1, end };
}

/** Plain texts have no escapes. */
export function noEscapes(): undefined {
  return undefined;
}

/** A single quote is written twice. */
export function singleQuoted(source: string, at: number): { readonly text: string; readonly end: number } | undefined {
  return source.startsWith("''", at) ? { text: "'", end: at + 2 } : undefined;
}

const namedEscapes: Readonly<Record<string, string>> = {
  "0": "\0",
  a: "\u0007",
  b: "\b",
  e: "\u001b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  "\t": "\t",
  v: "\v",
  N: "\u0085",
  _: "\u00a0",
  L: "\u2028",
  P: "\u2029",
  " ": " ",
  '"': '"',
  "/": "/",
  "\\": "\\",
};
const escapeLengths: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** The escapes of YAML 1.2 in double quotes. */
export function doubleQuoted(source: string, at: number): { readonly text: string; readonly end: number } | undefined {
  if (source[at] !== "\\") return undefined;
  const letter = source.charAt(at + 1);
  const digits = escapeLengths[letter];
  if (digits !== undefined) {
    const end = at + 2 + digits;
    return { text: String.fromCodePoint(Number.parseInt(source.slice(at + 2, end), 16)), end };
  }
  // An escaped line end joins the lines without a space.
  const joined = /\\(?:\r\n|\r|\n)[ \t]*/y;
  joined.lastIndex = at;
  if (joined.test(source)) return { text: "", end: joined.lastIndex };
  return { text: namedEscapes[letter] ?? letter, end: at + 2 };
}
