import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pageOf } from "../../bench/report/page.ts";
import { plot } from "../../bench/report/plot.ts";
import { readResults } from "../../bench/report/results.ts";

const results = readResults("bench/results.json");

test("the page on performance tells the figures of the last run, and the bars as they are now", () => {
  assert.equal(readFileSync("generator/docs/performance.md", "utf8"), pageOf(results));
});

test("the picture shows the figures of the last run", () => {
  assert.equal(readFileSync("generator/docs/performance.svg", "utf8"), plot(results["20"]?.rows ?? {}));
});
