import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePattern } from "../../../generator/check/pattern/parse-pattern.ts";
import type { PatternNode } from "../../../generator/check/pattern/pattern-node.ts";
import { parsePatternText } from "../../../generator/check/pattern/pattern-parser.ts";
import { refusals } from "./refusals.ts";

test("patterns of the portable subset are taken as they stand", () => {
  for (const pattern of [
    "[A-Za-z][A-Za-z0-9_-]*",
    "(0|[1-9][0-9]*)(\\.[0-9]+)?",
    "(?:a|b){2,5}?c*?",
    "[^\\n\\r\\t]+",
    "\\$\\{[a-z]+\\}",
    "größe|naïve|😀+",
    "a/b-c_d,e:f;g<h>i=j!k@l#m%n&o\"p'q`r~s t",
    "[-a]|[a-]|[\\-\\]\\\\^]",
    "(([a-z]+-)*[a-z]+/)*x",
    "()|a",
    "[|~&a]|[a-c&]",
    "\\x41[\\x30-\\x39]",
  ]) {
    const parsed = parsePattern(pattern);
    assert.ok(!("code" in parsed), pattern);
    assert.equal(parsed.text, pattern);
    assert.doesNotThrow(() => new RegExp(`^(?:${parsed.text})$`, "u"), pattern);
  }
});

test("an escape with four digits becomes the character, which every engine knows", () => {
  for (const [pattern, expected] of [
    ["\\u00e9", "\\xe9"],
    ["[\\u0410-\\u042f]", "[А-Я]"],
    ["\\u002a", "\\x2a"],
    ["\\u2028", "\u2028"],
    ["\\u0041{2}", "\\x41{2}"],
  ] as const) {
    const parsed = parsePattern(pattern);
    assert.equal("code" in parsed ? parsed.problem : parsed.text, expected);
  }
});

test("groups nested without end are refused, not followed", () => {
  const parsed = parsePattern("(".repeat(20_000));
  assert.ok("code" in parsed);
  assert.deepEqual([parsed.code, parsed.start, parsed.end], ["pattern-too-large", 50, 51]);
  assert.equal(parsed.problem, "groups are nested more than 50 deep");
  assert.ok(!("code" in parsePattern(`${"(".repeat(50)}a${")".repeat(50)}`)));
});

for (const [advice, rows] of refusals) {
  test(`patterns are refused at the guilty stretch, ${advice ?? "without advice"}`, () => {
    for (const [pattern, fault, problem] of rows) {
      const parsed = parsePattern(pattern);
      const told =
        "code" in parsed ? [`${parsed.code} ${parsed.start}-${parsed.end}`, parsed.problem, parsed.hint] : ["accepted"];
      assert.deepEqual(told, [fault, problem, advice], pattern);
    }
  });
}

test("a pattern is a tree of sets, sequences, choices and repetitions, and says where each part stands", () => {
  const a = { kind: "set", set: [{ first: 97, last: 97 }], label: 0 };
  const parsed = parsePatternText("a{2,3}|([^b]a)*?");
  assert.ok(!("code" in parsed));
  const notB = {
    kind: "set",
    set: [
      { first: 0, last: 97 },
      { first: 99, last: 0x10ffff },
    ],
    label: 0,
  };
  const counted = { kind: "repeat", body: a, min: 2, max: 3 };
  const pair = { kind: "sequence", items: [notB, a] };
  const starred = { kind: "repeat", body: pair, min: 0, max: Infinity };
  const sequence = (node: object): object => ({ kind: "sequence", items: [node] });
  assert.deepEqual(parsed, {
    text: "a{2,3}|([^b]a)*?",
    uncaptured: "a{2,3}|(?:[^b]a)*?",
    node: { kind: "choice", options: [sequence(counted), sequence(starred)] },
    isBareChoice: true,
    parts: [
      { node: counted, start: 0, end: 6 },
      {
        node: pair,
        start: 8,
        end: 13,
        items: [
          { node: notB, start: 8, end: 12 },
          { node: a, start: 12, end: 13 },
        ],
      },
      { node: starred, start: 7, end: 16 },
    ],
  });
  const grouped = parsePatternText("(?:a|b)");
  assert.equal("code" in grouped ? grouped.problem : grouped.isBareChoice, false);
});

/** The only item of a pattern that is a sequence of one. */
function itemOf(pattern: string): PatternNode {
  const parsed = parsePatternText(pattern);
  assert.ok(!("code" in parsed), pattern);
  assert.ok(parsed.node.kind === "sequence");
  const [item, ...more] = parsed.node.items;
  assert.ok(item !== undefined && more.length === 0, pattern);
  return item;
}

test("a count is a least and a most", () => {
  for (const [count, min, max] of [
    ["*", 0, Infinity],
    ["+", 1, Infinity],
    ["?", 0, 1],
    ["{2}", 2, 2],
    ["{2,}", 2, Infinity],
    ["{2,5}", 2, 5],
    ["{0,0}", 0, 0],
    ["{12,34}?", 12, 34],
  ] as const) {
    assert.deepEqual(itemOf(`a${count}`), { kind: "repeat", body: itemOf("a"), min, max }, count);
  }
});

test("a character, an escape and a class are sets of code points", () => {
  for (const [pattern, ...ranges] of [
    ["a", [97, 97]],
    ["😀", [0x1f600, 0x1f600]],
    ["\\n", [10, 10]],
    ["\\.", [46, 46]],
    ["\\x0a", [10, 10]],
    ["\\u00ff", [255, 255]],
    ["\\u0100", [256, 256]],
    ["\\ud7ff", [0xd7ff, 0xd7ff]],
    ["\\ue000", [0xe000, 0xe000]],
    ["[a-c]", [97, 99]],
    ["[a-a]", [97, 97]],
    ["[b-dea]", [97, 101]],
    ["[a-]", [45, 45], [97, 97]],
    ["[-a]", [45, 45], [97, 97]],
    ["[\\--\\/]", [45, 47]],
    ["[+-\\-]", [43, 45]],
    ["[a-ce]", [97, 99], [101, 101]],
    ["[ce-ga]", [97, 97], [99, 99], [101, 103]],
    ["[^\\x01-\u{10ffff}]", [0, 0]],
  ] as const) {
    const set = ranges.map(([first, last]) => ({ first, last }));
    assert.deepEqual(itemOf(pattern), { kind: "set", set, label: 0 }, pattern);
  }
});

test("escapes are written as every engine reads them", () => {
  for (const [pattern, text] of [
    ["\\u000a", "\\x0a"],
    ["\\u00ff", "\\xff"],
    ["\\u0100", "\u0100"],
    ["[\\u0009-\\n]", "[\\x09-\\n]"],
  ] as const) {
    const parsed = parsePattern(pattern);
    assert.equal("code" in parsed ? parsed.problem : parsed.text, text);
  }
});

test("what a pattern stands for has a limit, counts written out", () => {
  const verdict = (pattern: string): string => {
    const parsed = parsePattern(pattern);
    return "code" in parsed ? `${parsed.code}: ${parsed.problem}` : "accepted";
  };
  const tooLarge = "pattern-too-large: it stands for more than 2000 characters to compare";
  assert.equal(verdict("abc".repeat(600)), "accepted");
  assert.equal(verdict(`${"abc".repeat(666)}def`), tooLarge);
  assert.equal(verdict(`a{1000}-b{1000}`), tooLarge);
  assert.equal(verdict("(a{1000}|b{1000}|c)"), tooLarge);
});

test("of several faults, the first is told", () => {
  for (const [pattern, guilty] of [
    ["(\\d", "\\d"],
    ["[\\d", "\\d"],
    ["[\\da", "\\d"],
    ["[a-\\d]", "\\d"],
    ["[\\d-a]", "\\d"],
    ["(?=a", "(?="],
    ["a**)", "*"],
    ["[b-a", "b-a"],
  ] as const) {
    const parsed = parsePattern(pattern);
    assert.equal("code" in parsed ? pattern.slice(parsed.start, parsed.end) : "accepted", guilty, pattern);
  }
});
