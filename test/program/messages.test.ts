import assert from "node:assert/strict";
import { test } from "node:test";
import { missingText, oneOfText, quote, unknownKeyText, wrongTypeText } from "../../generator/program/messages.ts";

/** Characters that a terminal obeys or nobody sees, each with what stands for it. */
const unseen: readonly (readonly [string, string])[] = [
  ["\u0000", "\\u0000"],
  ["\u001b", "\\u001b"],
  ["\n", "\\n"],
  ["\u007f", "\\u007f"],
  ["\u0085", "\\u0085"],
  ["\u009b", "\\u009b"],
  ["\u061c", "\\u061c"],
  ["\u200e", "\\u200e"],
  ["\u200f", "\\u200f"],
  ["\u2028", "\\u2028"],
  ["\u2029", "\\u2029"],
  ["\u202a", "\\u202a"],
  ["\u202e", "\\u202e"],
  ["\u2066", "\\u2066"],
  ["\u2069", "\\u2069"],
  ["\ufeff", "\\ufeff"],
  ["\ud800", "\\ud800"],
];

for (const [character, shown] of unseen) {
  test(`a message shows ${shown} and never the character itself`, () => {
    assert.equal(quote(`a${character}b`), `"a${shown}b"`);
    assert.equal(missingText(character), `"${shown}" is missing.`);
    assert.equal(unknownKeyText(character, "M"), `"${shown}" is not a key of M.`);
    assert.equal(oneOfText([character]), `Expected "${shown}".`);
    if (character !== "\ud800") assert.equal(JSON.parse(quote(character)), character);
  });
}

test("what can be seen is shown as it is", () => {
  for (const text of ["größe", "名前", "👍🏽", "a b", "x-y", "‑"]) assert.equal(quote(text), `"${text}"`);
  assert.equal(quote('a"b\\c'), '"a\\"b\\\\c"');
});

test("a key is cut to 64 code points before it is escaped", () => {
  assert.equal(unknownKeyText("\u{1f44d}\u009b".repeat(64), "M"), `"${"👍\\u009b".repeat(32)}" is not a key of M.`);
});

test("what was found is told by its kind", () => {
  assert.equal(wrongTypeText("a text", "bool"), "Expected a text, found a boolean.");
  assert.equal(wrongTypeText("a text", undefined), "Expected a text, found an unreadable value.");
});
