import assert from "node:assert/strict";
import { test } from "node:test";
import {
  expandedSize,
  matchesEmpty,
  type PatternNode,
  relabelled,
} from "../../../generator/check/pattern/pattern-node.ts";
import { parsePatternText } from "../../../generator/check/pattern/pattern-parser.ts";

function nodeOf(pattern: string): PatternNode {
  const parsed = parsePatternText(pattern);
  assert.ok(!("code" in parsed), pattern);
  return parsed.node;
}

test("a pattern matches the empty text where all of its parts, one of its options, or no round does", () => {
  for (const pattern of ["", "a*", "a?b{0,3}", "a|", "a|b*", "(a?){2}", "(|a)+"]) {
    assert.ok(matchesEmpty(nodeOf(pattern)), pattern);
  }
  for (const pattern of ["a", "a?b", "ab?", "a|b", "a+", "(a|b){2,}"]) {
    assert.ok(!matchesEmpty(nodeOf(pattern)), pattern);
  }
});

test("the size of a pattern counts its sets as often as they are written out", () => {
  for (const [pattern, size] of [
    ["", 0],
    ["abc", 3],
    ["a|bc|", 3],
    ["[a-z]{3}", 3],
    ["(ab){2,5}", 10],
    ["a*", 1],
    ["a+", 2],
    ["(ab){3,}", 8],
    ["((a|b){2}c){3}", 15],
  ] as const) {
    assert.equal(expandedSize(nodeOf(pattern)), size, pattern);
  }
});

test("a label goes on every set, and changes nothing else", () => {
  const node = nodeOf("a(b|[cd]*){2}");
  const labels = (text: string): string[] => [...text.matchAll(/"label":(\d+)/gu)].map(([, label = ""]) => label);
  const labelled = relabelled(node, 7);
  assert.deepEqual(labels(JSON.stringify(labelled)), ["7", "7", "7"]);
  assert.deepEqual(relabelled(labelled, 0), node);
});
