import type { CelInput } from "@bufbuild/cel";
import { sameValue } from "../conformance/values.ts";

type Implementation = (...args: readonly unknown[]) => CelInput;

/** The functions that the reference evaluator lacks, or has by UTF-16, in the plainest way: over lists of code points. */
export const textFunctions: Readonly<Record<string, Implementation>> = {
  lowerAscii: (text) => mapped(text, 65, 90, 32),
  upperAscii: (text) => mapped(text, 97, 122, -32),
  trim(text) {
    const letters = lettersOf(text);
    const isFull = (letter: string): boolean =>
      !/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]$/u.test(letter);
    const start = letters.findIndex(isFull);
    return start < 0 ? "" : letters.slice(start, letters.findLastIndex(isFull) + 1).join("");
  },
  substring: (text, start, end) =>
    lettersOf(text)
      .slice(Number(start), end === undefined ? undefined : Number(end))
      .join(""),
  charAt: (text, place) => lettersOf(text)[Number(place)] ?? "",
  indexOf: (text, piece, from = 0) => BigInt(places(text, piece).find((place) => place >= Number(from)) ?? -1),
  lastIndexOf: (text, piece, upTo = Number.POSITIVE_INFINITY) =>
    BigInt(places(text, piece).findLast((place) => place <= Number(upTo)) ?? -1),
  replace(text, piece, replacement, limit = -1) {
    let [rest, done, count] = [lettersOf(text), "", 0];
    const size = lettersOf(piece).length;
    while (rest.length > 0 && (Number(limit) < 0 || count < Number(limit))) {
      const [place] = places(rest.join(""), piece);
      if (place === undefined) break;
      done += rest.slice(0, place).join("") + String(replacement);
      rest = rest.slice(place + size);
      count += 1;
    }
    return done + rest.join("");
  },
  split(text, separator, limit = -1) {
    const pieces: string[] = [];
    let rest = lettersOf(text);
    const size = lettersOf(separator).length;
    if (limit === 0) return [];
    for (;;) {
      const [place] = pieces.length + 1 === limit ? [] : places(rest.join(""), separator);
      if (place === undefined) return [...pieces, rest.join("")];
      pieces.push(rest.slice(0, place).join(""));
      rest = rest.slice(place + size);
    }
  },
  join: (list, separator = "") =>
    listOf(list).reduce<string>(
      (text, part, index) => text + (index === 0 ? "" : String(separator)) + String(part),
      "",
    ),
  find(text, pattern) {
    const found = new RegExp(String(pattern), "u").exec(String(text));
    return found === null ? "" : found[0];
  },
  distinct(list) {
    const kept: unknown[] = [];
    for (const element of listOf(list)) if (!kept.some((other) => sameValue(other, element))) kept.push(element);
    return kept.map((element) => (typeof element === "number" ? BigInt(element) : String(element)));
  },
};

function lettersOf(text: unknown): readonly string[] {
  return Array.from(String(text));
}

function listOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

function mapped(text: unknown, first: number, last: number, by: number): string {
  const change = (letter: string): string => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= first && code <= last ? String.fromCodePoint(code + by) : letter;
  };
  return lettersOf(text).map(change).join("");
}

/** All places where a piece begins. */
function places(text: unknown, piece: unknown): readonly number[] {
  const [letters, wanted] = [lettersOf(text), lettersOf(piece)];
  return Array.from({ length: letters.length + 1 }, (_, place) => place).filter((place) =>
    wanted.every((letter, index) => letters[place + index] === letter),
  );
}
