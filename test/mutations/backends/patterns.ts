import { type Backend, inFolder } from "../mutation.ts";

/** Which regular expressions are portable and fast. */
export const patternsBackend: Backend = {
  name: "patterns",
  tests: [
    "check/patterns.test",
    "check/pattern/parse-pattern.test",
    "check/pattern/ambiguity.test",
    "check/pattern/char-set.test",
    "check/templates.test",
    "check/pattern/slowness.test",
    "check/pattern/steps.test",
    "check/pattern/portability.test",
    "vectors/matching-text.test",
  ],
  mutations: inFolder("check/pattern", [
    [
      "slowness.ts",
      'return node.kind === "repeat" && node.max > 1 && matchesEmpty(node.body);',
      'return node.kind === "repeat" && node.max > 2 && matchesEmpty(node.body);',
    ],
    ["slowness.ts", "if (placement.fromStart) return undefined;", "return undefined;"],
    [
      "slowness.ts",
      "const begin = smallest(1, end, (from) => !isGuilty(sequence(from, end))) - 1;",
      "const begin = 0;",
    ],
    ["count-ways.ts", "export const mostWays: number = 256;", "export const mostWays: number = 512;"],
    [
      "count-ways.ts",
      "states[state]?.ends ?? 0) * (crowd.counts[index] ?? 0)",
      "states[state]?.ends ?? 0) * Math.min(crowd.counts[index] ?? 0, 1)",
    ],
    [
      "count-ways.ts",
      "if (state === undefined || (state.ends > 0 && !fromStart && !toEnd)) continue;",
      "if (state === undefined) continue;",
    ],
    ["ambiguity.ts", "return max <= 2 ? { min, max } :", "return max <= 1 ? { min, max } :"],
    [
      "ambiguity.ts",
      "if (differs && left.ends > 0 && right.ends > 0) return true;",
      "if (differs && left.ends > 0 && right.ends > 1) return true;",
    ],
    ["char-set.ts", "previous.last = Math.max(previous.last, last);", "previous.last = last;"],
    ["char-set.ts", "if (next <= lastCodePoint) ranges.push", "if (next < lastCodePoint) ranges.push"],
    ["character-class.ts", "const set = negated ? complement(named) : named;", "const set = named;"],
    ["character-class.ts", 'const operators = "&-|~";', 'const operators = "&-|";'],
    ["escape.ts", 'if (letter === "-" && inClass)', 'if (letter === "-")'],
    ["escape.ts", "else if (point >= 0xd800 && point <= 0xdfff) {", "else if (point > 0xd800 && point <= 0xdfff) {"],
  ]),
};
