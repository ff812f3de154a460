import assert from "node:assert/strict";
import { test } from "node:test";
import { loadText } from "./load-text.ts";

test("accepts a map of 10,000 keys and refuses one more", () => {
  const keys = (count: number): string => Array.from({ length: count }, (_, index) => `k${index}: ${index}`).join("\n");
  assert.deepEqual(loadText(keys(10_000)).faults, []);
  assert.deepEqual(loadText(keys(10_001)).faults, ["too-many-keys 1:1"]);
});

test("accepts 99,000 values and refuses more than 100,000", () => {
  const items = (count: number): string => `[${"[],".repeat(count)}]`;
  assert.deepEqual(loadText(items(99_000)).faults, []);
  const { faults } = loadText(items(100_001));
  assert.equal(faults[0]?.split(" ")[0], "too-many-nodes");
});
