import type { CharSet } from "../../../generator/check/pattern/char-set.ts";
import { parsePattern } from "../../../generator/check/pattern/parse-pattern.ts";
import type { PatternNode } from "../../../generator/check/pattern/pattern-node.ts";
import { pick, type Random, randomOf, randomPattern } from "./random-pattern.ts";

/** A portable pattern with a text to try it on. */
export interface Pair {
  readonly pattern: string;
  readonly text: string;
}

const atoms = [
  "a",
  "b",
  "[ab]",
  "[^a]",
  "[a-cx-z]",
  "\\n",
  "\\.",
  "\\$",
  "[\\]\\\\^-]",
  "[^\\n\\r]",
  "é",
  "😀",
  "[а-я]",
  "\\x41",
  "[\\x00-\\x1f]",
  "\\u2028",
  "[^\\u2028]",
  "/",
  "_",
  "😀?",
];
const characters = [
  "a",
  "b",
  "x",
  "A",
  "\n",
  "\r",
  ".",
  "$",
  "]",
  "\\",
  "^",
  "-",
  "é",
  "😀",
  "ж",
  "\t",
  "\u2028",
  "/",
  "_",
  "\u00a0",
  "\ufeff",
];

/** So many different pairs of an accepted pattern and a text, the same each time. */
export function portablePairs(count: number): readonly Pair[] {
  const random = randomOf(33);
  const pairs = new Map<string, Pair>();
  while (pairs.size < count) {
    const parsed = parsePattern(randomPattern(random, atoms, 3));
    if ("code" in parsed) continue;
    for (let index = 0; index < 10 && pairs.size < count; index += 1) {
      const fitting = fittingText(random, parsed.node);
      const text = [fitting, `${fitting}${pick(random, characters)}`, anyText(random)][index % 3] ?? "";
      const pair = { pattern: parsed.text, text };
      pairs.set(JSON.stringify(pair), pair);
    }
  }
  return [...pairs.values()];
}

function anyText(random: Random): string {
  return Array.from({ length: random(6) }, () => pick(random, characters)).join("");
}

/** A text that the pattern describes, made by walking through it. */
function fittingText(random: Random, node: PatternNode): string {
  switch (node.kind) {
    case "set": {
      const known = characters.filter((char) => isIn(node.set, char.codePointAt(0) ?? 0));
      return known.length > 0 ? pick(random, known) : String.fromCodePoint(node.set[0]?.first ?? 0);
    }
    case "sequence":
      return node.items.map((item) => fittingText(random, item)).join("");
    case "choice":
      return fittingText(random, pick(random, node.options));
    case "repeat": {
      const times = node.min + random(Math.min(node.max - node.min, 2) + 1);
      return Array.from({ length: times }, () => fittingText(random, node.body)).join("");
    }
  }
}

function isIn(set: CharSet, point: number): boolean {
  return set.some(({ first, last }) => first <= point && point <= last);
}

/** What JavaScript says: whether the pattern describes the whole text. */
export function verdictOf({ pattern, text }: Pair): boolean {
  return new RegExp(`^(?:${pattern})$`, "u").test(text);
}
