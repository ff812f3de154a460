import assert from "node:assert/strict";
import { test } from "node:test";
import { RE2JS } from "re2js";
import { type Pair, portablePairs, verdictOf } from "./portable-pairs.ts";

test("JavaScript and RE2 agree on ten thousand pairs of an accepted pattern and a text", () => {
  const pairs = portablePairs(10_000);
  const compiled = new Map<string, RE2JS>();
  const anchored = (pattern: string): RE2JS => {
    const known = compiled.get(pattern) ?? RE2JS.compile(`^(?:${pattern})$`);
    compiled.set(pattern, known);
    return known;
  };
  const disagreements = pairs.filter(
    (pair: Pair) => anchored(pair.pattern).matcher(pair.text).find() !== verdictOf(pair),
  );
  assert.deepEqual(disagreements, []);
  assert.equal(pairs.length, 10_000);
  assert.ok(pairs.filter(verdictOf).length > 3_000);
});
