import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

// What generator/docs/json-schema.md says of tests.

const page = readFileSync("generator/docs/json-schema.md", "utf8");
const sources = readdirSync("test/json-schema")
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => readFileSync(`test/json-schema/${name}`, "utf8"))
  .join("\n");

test("each of the twenty traps is on the page and is a test", () => {
  const numbers = Array.from({ length: 20 }, (_, index) => String(index + 1));
  assert.deepEqual(
    [...page.matchAll(/^\| (\d+) \|/gmu)].map(([, number]) => number),
    numbers,
  );
  const tested = [...sources.matchAll(/^test\("trap (\d+): /gmu)].map(([, number]) => number);
  assert.deepEqual(
    tested.toSorted((a, b) => Number(a) - Number(b)),
    numbers,
  );
});

test("each thread on the page is a test, and no other is", () => {
  const address = /[\w-]+\/[\w-]+#\d+/gu;
  const told = [...page.matchAll(/^\| ([\w-]+\/[\w-]+#\d+) \|/gmu)].map(([, thread]) => thread);
  const tested = [...new Set([...sources.matchAll(address)].map(([thread]) => thread))];
  assert.deepEqual(told.toSorted(), tested.toSorted());
  assert.equal(told.length, 23);
});
