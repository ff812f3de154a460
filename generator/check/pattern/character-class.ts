import { type CharRange, type CharSet, charSet, complement } from "./char-set.ts";
import type { Cursor } from "./cursor.ts";
import { type PatternChar, readEscape } from "./escape.ts";

/** Reads a class such as `[A-Za-z_]`; the cursor stands at its `[`. */
export function readClass(cursor: Cursor): { readonly set: CharSet; readonly text: string } {
  const start = cursor.at;
  cursor.at += 1;
  const negated = cursor.skip("^");
  const ranges: CharRange[] = [];
  let text = negated ? "[^" : "[";
  while (!cursor.done && cursor.char !== "]") {
    const item = readItem(cursor, ranges.length === 0);
    ranges.push(item.range);
    text += item.text;
  }
  if (cursor.fault === undefined && cursor.done) {
    cursor.refuse(
      "pattern-syntax",
      start,
      start + 1,
      "% opens a class that is never closed",
      "Write \\[ for the character itself.",
    );
  } else if (cursor.fault === undefined && ranges.length === 0) {
    cursor.refuse(
      "pattern-not-portable",
      start,
      cursor.at + 1,
      "% is not understood everywhere",
      "Name at least one character.",
    );
  }
  cursor.skip("]");
  const named = charSet(ranges);
  const set = negated ? complement(named) : named;
  if (set.length === 0) cursor.refuse("pattern-syntax", start, cursor.at, "no character is in %");
  return { set, text: `${text}]` };
}

function readItem(cursor: Cursor, isFirst: boolean): { range: CharRange; text: string } {
  const start = cursor.at;
  const first = readChar(cursor, isFirst);
  const isRange = /^-[^\]]/u.test(cursor.source.slice(cursor.at, cursor.at + 2));
  if (cursor.fault !== undefined || !isRange)
    return { range: { first: first.point, last: first.point }, text: first.text };
  if (cursor.source.startsWith("--", cursor.at)) refuseOperator(cursor, cursor.at);
  cursor.at += 1;
  const last = readChar(cursor, true);
  if (cursor.fault === undefined && last.point < first.point) {
    cursor.refuse("pattern-syntax", start, cursor.at, "the range % goes backwards");
  }
  return { range: { first: first.point, last: Math.max(first.point, last.point) }, text: `${first.text}-${last.text}` };
}

/** Characters that some engine reads as set operators when they stand twice in a class. */
const operators = "&-|~";

function readChar(cursor: Cursor, mayBeHyphen: boolean): PatternChar {
  const start = cursor.at;
  const char = cursor.char;
  cursor.at += char.length;
  if (char === "\\") return readEscape(cursor, true);
  if (char === "[") {
    cursor.refuse(
      "pattern-not-portable",
      start,
      start + 1,
      "% inside a class is read differently",
      "Write \\[ for the character itself.",
    );
  } else if (char !== "" && operators.includes(char) && cursor.char === char) {
    refuseOperator(cursor, start);
  } else if (char === "-" && !mayBeHyphen && cursor.char !== "]" && !cursor.done) {
    cursor.refuse(
      "pattern-syntax",
      start,
      start + 1,
      "% stands between two ranges",
      "Put the hyphen last, or write \\-.",
    );
  }
  return { point: char.codePointAt(0) ?? 0, text: char };
}

function refuseOperator(cursor: Cursor, start: number): void {
  const problem = "% inside a class is an operator for some engines";
  cursor.refuse("pattern-not-portable", start, start + 2, problem, "Name the character once, and a hyphen last.");
}
