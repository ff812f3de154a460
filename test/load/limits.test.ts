import assert from "node:assert/strict";
import { test } from "node:test";
import { loadText } from "./load-text.ts";

const mebibyte = 1024 * 1024;

test("accepts 64 levels and refuses 65", () => {
  const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  assert.deepEqual(loadText(nested(64)).faults, []);
  assert.deepEqual(loadText(nested(65)).faults, ["too-deep 1:65"]);
  const block = (depth: number): string =>
    Array.from({ length: depth }, (_, level) => `${" ".repeat(level)}a:`).join("\n");
  assert.deepEqual(loadText(block(64)).faults, []);
  assert.deepEqual(loadText(block(65)).faults, ["too-deep 65:66"]);
  const lists = (depth: number): string => `${"- ".repeat(depth)}x`;
  assert.deepEqual(loadText(lists(64)).faults, []);
  assert.deepEqual(loadText(lists(65)).faults, ["too-deep 1:129"]);
});

test("counts lists that stand in the column of their key, too", () => {
  const pairs = Array.from({ length: 40 }, (_, level) => `${"  ".repeat(level)}a:\n${"  ".repeat(level)}- `).join("");
  const text = pairs.replaceAll(/- +a:/gu, "- a:");
  assert.equal(loadText(text).faults[0]?.split(" ")[0], "too-deep");
});

test("refuses a file of more than 1 MiB by its size alone", () => {
  assert.deepEqual(loadText(" ".repeat(mebibyte + 1)).faults, ["file-too-large 1:1"]);
  assert.deepEqual(loadText("é".repeat(mebibyte / 2 + 1)).faults, ["file-too-large 1:1"]);
});

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

test("tells at most 20 faults of a file, and counts the rest", () => {
  const unclosed = loadText('a: "b" c\n'.repeat(1000));
  assert.equal(unclosed.faults.length, 21);
  assert.equal(unclosed.diagnostics.at(-1)?.code, "more-errors");
  assert.equal(loadText("a: 1\n".repeat(1000)).faults.length, 21);
  assert.equal(loadText("- no\n".repeat(1000)).faults.length, 21);
  assert.equal(loadText("- !x\n".repeat(1000)).faults.length, 20);
  assert.equal(loadText("\u0007".repeat(1000)).faults.length, 21);
});
