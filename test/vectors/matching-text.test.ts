import assert from "node:assert/strict";
import { test } from "node:test";
import { lengthsOf, matchingText } from "../../generator/witness/matching-text.ts";

const patterns = [
  "[a-z]+",
  "[A-Za-z][A-Za-z0-9_-]*",
  "(?:[A-Za-z]+:)?[a-z]+/[a-z]+",
  "(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z-]+(\\.[0-9A-Za-z-]+)*)?",
  "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])",
  "[^\\n]{0,3}",
  "ab|abc|x{2,4}",
  "\\.\\+\\*",
];

test("makes a matching text of every length between the shortest and a few more", () => {
  for (const pattern of patterns) {
    const { min, max } = lengthsOf(pattern);
    const regexp = new RegExp(`^(?:${pattern})$`, "u");
    const shortest = matchingText(pattern, min);
    assert.ok(shortest !== undefined && regexp.test(shortest), `${pattern} at ${min}`);
    for (let length = min; length <= Math.min(max, min + 6); length += 1) {
      const text = matchingText(pattern, length);
      if (text === undefined) continue;
      assert.ok(regexp.test(text), `${pattern} matches ${text}`);
      assert.equal(Array.from(text).length, length);
    }
    assert.equal(matchingText(pattern, max === Number.POSITIVE_INFINITY ? min - 1 : max + 1), undefined);
  }
});

test("makes other texts for other variants", () => {
  const texts = new Set(Array.from({ length: 20 }, (_, variant) => matchingText("[a-z]{3}", 3, variant)));
  assert.ok(texts.size >= 20);
  // More variants than the class has characters begin again.
  const again = Array.from({ length: 9 }, (_, variant) => matchingText("[a-c]", 1, variant));
  assert.deepEqual(new Set(again), new Set(["a", "b", "c"]));
});

test("knows the shortest and the longest text", () => {
  assert.deepEqual(lengthsOf("a{2,3}(b|cc)?"), { min: 2, max: 5 });
  assert.deepEqual(lengthsOf("a*"), { min: 0, max: Number.POSITIVE_INFINITY });
});

test("gives no text for a pattern that is not portable", () => {
  assert.equal(matchingText("(?=a)b", 1), undefined);
});
