import type { Cursor } from "./cursor.ts";

/** One character of a pattern: what it stands for, and how the portable text writes it. */
export interface PatternChar {
  readonly point: number;
  readonly text: string;
}

const controls: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11 };
const shorthands: Readonly<Record<string, string>> = {
  d: "Write [0-9]: engines disagree on other digits.",
  D: "Write [^0-9].",
  w: "Write [A-Za-z0-9_]: engines disagree on other letters.",
  W: "Write [^A-Za-z0-9_].",
  s: "Write the white space you mean, as in [ \\t\\n]: engines disagree on the rest.",
  S: "Write the white space you do not mean, as in [^ \\t\\n].",
  b: "Say what stands beside the word: a pattern describes the whole text.",
  B: "Say what stands beside it: a pattern describes the whole text.",
  p: "Write the ranges you mean: engines know different properties.",
  P: "Write the ranges you mean: engines know different properties.",
  k: "Write the part again: not every engine can look back at a group.",
};

/** Reads what follows a backslash that the cursor has just passed. `inClass` allows `\-`. */
export function readEscape(cursor: Cursor, inClass: boolean): PatternChar {
  const start = cursor.at - 1;
  const letter = cursor.char;
  cursor.at += letter.length;
  const control = Object.hasOwn(controls, letter) ? controls[letter] : undefined;
  if (control !== undefined) return { point: control, text: `\\${letter}` };
  if ("^$\\.*+?()[]{}|/".includes(letter) && letter !== "") return { point: letter.charCodeAt(0), text: `\\${letter}` };
  if (letter === "-" && inClass) return { point: 45, text: "\\-" };
  if (letter === "x" || letter === "u") return readHex(cursor, start, letter);
  refuseEscape(cursor, start, letter);
  return { point: 0, text: "" };
}

function readHex(cursor: Cursor, start: number, letter: "x" | "u"): PatternChar {
  const found = cursor.match(letter === "x" ? /[0-9A-Fa-f]{2}/y : /[0-9A-Fa-f]{4}/y);
  const point = Number.parseInt(found?.[0] ?? "0", 16);
  if (found === undefined && letter === "u" && cursor.char === "{") {
    cursor.refuse(
      "pattern-not-portable",
      start,
      start + 3,
      "% is not understood everywhere",
      "Write the character itself.",
    );
  } else if (found === undefined) {
    cursor.refuse("pattern-syntax", start, start + 2, `% needs ${letter === "x" ? 2 : 4} hexadecimal digits`);
  } else if (point >= 0xd800 && point <= 0xdfff) {
    cursor.refuse("pattern-not-portable", start, cursor.at, "% is half a character", "Write the character itself.");
  }
  return { point, text: point < 0x100 ? `\\x${point.toString(16).padStart(2, "0")}` : String.fromCodePoint(point) };
}

function refuseEscape(cursor: Cursor, start: number, letter: string): void {
  const end = start + 1 + letter.length;
  const hint = Object.hasOwn(shorthands, letter) ? shorthands[letter] : undefined;
  if (letter === "") cursor.refuse("pattern-syntax", start, end, "% stands at the end and escapes nothing");
  else if (hint !== undefined)
    cursor.refuse("pattern-not-portable", start, end, "% does not mean the same everywhere", hint);
  else if (/[0-9]/u.test(letter)) {
    const advice = "Write the part again: not every engine can look back at a group.";
    cursor.refuse("pattern-not-portable", start, end, "% refers back to a group", advice);
  } else if (/[AzZGQE]/u.test(letter)) {
    cursor.refuse(
      "pattern-anchored",
      start,
      end,
      "% is an anchor",
      "Leave it out: a pattern describes the whole text.",
    );
  } else {
    cursor.refuse(
      "pattern-syntax",
      start,
      end,
      "% is no escape",
      `Write ${JSON.stringify(letter)} without the backslash.`,
    );
  }
}
