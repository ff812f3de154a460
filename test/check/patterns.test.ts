import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { parsePattern } from "../../generator/check/pattern/parse-pattern.ts";

test("patterns that can take more than linear time are refused, and their harmless relatives are not", () => {
  const slow = [
    "(a+)+",
    "(a*)*",
    "(a|a)*",
    "(a|aa)+",
    "([a-z]+-?)*",
    "(a?b?)*x|((ab|a|b)+)*",
    "(x+x+)+y",
    "((a{1,2})*)b",
    "a+a+",
  ];
  const harmless = [
    "aa+",
    "(a+-)+",
    "(-a+)*",
    "(ab|ac)*",
    "(a|b)*",
    "([a-z]+(-[a-z]+)*/)*",
    "(\\.(0|[1-9][0-9]*))*",
    "(a{2})*",
    "((a|b)c)*",
  ];
  const isRefused = (pattern: string): boolean => {
    const parsed = parsePattern(pattern);
    return "code" in parsed && parsed.code === "pattern-ambiguous";
  };
  assert.deepEqual(
    slow.filter((pattern) => !isRefused(pattern)),
    [],
  );
  assert.deepEqual(harmless.filter(isRefused), []);
});

test("a pattern that is too involved to be judged is refused in good time", () => {
  const start = performance.now();
  const letters = Array.from({ length: 900 }, (_, index) => `[a-${String.fromCodePoint(0x4e00 + index)}]x`);
  const parsed = parsePattern(`(${letters.join("|")})*y`);
  assert.ok("code" in parsed);
  assert.ok(["pattern-too-large", "pattern-ambiguous"].includes(parsed.code));
  const long = parsePattern(
    `(${Array.from({ length: 9_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("|")})*y`,
  );
  assert.equal("code" in long ? long.code : "accepted", "pattern-too-large");
  assert.ok(performance.now() - start < 3_000);
});

test("whatever is accepted compiles under flag u, and means the same without its capture groups", () => {
  const piece = fc.constantFrom(..."abc01-_^$.*+?()[]{}|\\/,:=!<>dwnxu ".split(""));
  const pattern = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
    fc
      .array(fc.constantFrom("a", "b", "[a-c]", "(", ")", "|", "*", "+", "?", "{2}", "{1,2}", "[^a]", "\\.", "(?:"), {
        maxLength: 10,
      })
      .map((pieces) => pieces.join("")),
  );
  let accepted = 0;
  fc.assert(
    fc.property(pattern, fc.string({ unit: fc.constantFrom("a", "b", "c", "."), maxLength: 6 }), (text, sample) => {
      const parsed = parsePattern(text);
      if ("code" in parsed) return;
      accepted += 1;
      const whole = new RegExp(`^(?:${parsed.text})$`, "u").test(sample);
      assert.equal(new RegExp(`^(?:${parsed.uncaptured})$`, "u").test(sample), whole);
      assert.equal(whole, new RegExp(`^(?:${text})$`, "u").test(sample));
      assert.doesNotMatch(parsed.uncaptured.replace(/\\./gu, "").replace(/\[[^\]]*\]/gu, ""), /\((?!\?:)/u);
    }),
    { numRuns: 20_000, seed: 7 },
  );
  assert.ok(accepted > 2_000, `only ${accepted} patterns were accepted`);
});
