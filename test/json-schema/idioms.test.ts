import assert from "node:assert/strict";
import { test } from "node:test";
import { missingRules, specOf } from "./support/rule-table.ts";
import { emitted, programOf } from "./support/schema-files.ts";
import { lists, scalars } from "./support/stages.ts";
import { sprung } from "./support/trap.ts";
import { testTruth } from "./support/truth-test.ts";

// Roundabout ways of saying what a schema says plainly.

testTruth("no element twice is uniqueItems, however it is said", lists, [
  "this.names.all(x, this.names.exists_one(y, y == x))",
  "this.names.all(x, this.names.exists_one(y, x == y))",
  "size(this.names.distinct()) == size(this.names)",
  "this.names.size() != this.names.distinct().size()",
  "this.maybe == null || this.maybe.all(x, this.maybe.exists_one(y, x == y))",
  "this.hues.all(x, this.hues.exists_one(y, x == y)) == (this.hue == 'red')",
]);

test("uniqueness is told as uniqueItems", async () => {
  const [item] = await sprung({
    fields: "      l: { type: list<string>, default: [], max_items: 8, doc: L }",
    rules: { once: "this.l.all(x, this.l.exists_one(y, y == x))" },
    valid: [{}, { l: ["a", "b"] }],
    invalid: [{ l: ["a", "a"] }, { l: ["a", "b", "a"] }],
  });
  assert.deepEqual(item, { properties: { l: { type: "array", uniqueItems: true } } });
});

test("what looks like uniqueness and is not is left out", async () => {
  const stage = {
    types: "  Part: { doc: Part., fields: { a: { type: int, default: 1, doc: A } } }",
    fields: `      l: { type: list<string>, default: [], max_items: 8, doc: L }
      m: { type: list<string>, default: [], max_items: 8, doc: M }
      parts: { type: list<Part>, default: [], max_items: 8, doc: Parts }`,
    values: {},
  };
  const rules = {
    other_list: "this.l.all(x, this.m.exists_one(y, y == x))",
    other_size: "size(this.l.distinct()) == size(this.m)",
    // A default that is written out equals one that is not.
    models: "this.parts.all(x, this.parts.exists_one(y, y == x))",
  };
  const files = await emitted(await programOf(specOf(stage, rules)));
  assert.deepEqual([...missingRules(files).keys()].sort(), Object.keys(rules).sort());
});

testTruth("sums of choices are counted", scalars, [
  "(this.on ? 1 : 0) + (has(this.may) ? 1 : 0) + (has(this.text) ? 1 : 0) <= 1",
  "(has(this.may) ? 1 : 0) + (has(this.tint) ? 1 : 0) == 1",
  "(this.on ? 3 : 1) * (has(this.text) ? 2 : -1) - 1 > 0",
  "2 - (this.hue == 'red' ? (this.on ? 1 : 2) : 0) >= 1",
]);

test("names that the compiler makes for itself clash with none of a spec", async () => {
  await sprung({
    fields: `      l: { type: list<int>, default: [], doc: L }
      lit: { type: bool, default: false, doc: Flag }`,
    rules: {
      by_left: "this.l.exists(left, (this.lit ? 1 : 0) + (left == 7 ? 1 : 0) == 2)",
      by_right: "this.l.exists(right, (right == 7 ? 2 : 0) - (this.lit ? 1 : 0) == 1)",
    },
    valid: [{ l: [7], lit: true }],
    invalid: [{ l: [7] }, { l: [1], lit: true }, { lit: true }],
  });
});
