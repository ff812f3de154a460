import assert from "node:assert/strict";
import { test } from "node:test";
import { admitsLineEnd, literalPattern, wholeText } from "../../generator/json-schema/pattern.ts";

const closed = [
  "",
  "a",
  "[a-z]+",
  "[A-Za-z_][A-Za-z0-9_]*",
  "a.b",
  "\\.|\\\\|\\$",
  "[ -~]",
  "[^\\n]",
  "[^\\x0a,]",
  "[^\\u000A]",
  "[\\]\\n-]".replace("\\n", ""),
  "(?:a|b){2,3}",
  "\\d+\\w",
  "\\p{L}[\\p{Nd}]",
  "[[]",
];

const open = [
  "\n",
  "\\n",
  "[\\t-\\r]",
  "[\u0000-\u007f]",
  "[\\x00-\\x7f]",
  "[^a]",
  "[^\\]]",
  "\\s",
  "[\\s]",
  "\\D",
  "[\\W]",
  "\\u{A}",
  "\\cJ",
  "\\p{Cc}",
  "\\P{L}",
  "\\p{Script=Common}",
  "a|[^b]",
];

test("a pattern that surely keeps line ends out is told from one that may let them in", () => {
  assert.deepEqual(closed.filter(admitsLineEnd), []);
  assert.deepEqual(
    open.filter((pattern) => !admitsLineEnd(pattern)),
    [],
  );
});

test("no pattern that is taken for closed matches a text with a line end", () => {
  const texts = ["\n", "a\n", "\na", "a\nb", " \n", "]\n", "1\n1"];
  for (const pattern of closed) {
    const regexp = new RegExp(wholeText(pattern), "u");
    assert.deepEqual(
      texts.filter((text) => regexp.test(text)),
      [],
      pattern,
    );
  }
});

test("a literal text matches itself and nothing else", () => {
  const texts = ["a", "a.c", "[x]", "\\", "$^", "a|b", "(a)*", "{2}", "x-y", "/", "😀", "\n", "\u2028", "#", "a b"];
  for (const text of texts) {
    const regexp = new RegExp(wholeText(literalPattern(text)), "u");
    assert.deepEqual(
      texts.filter((other) => regexp.test(other)),
      [text],
    );
  }
});
