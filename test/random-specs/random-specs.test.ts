import assert from "node:assert/strict";
import { test } from "node:test";
import { checkSpec } from "../support/check-spec.ts";
import { type Comparison, compareSeed } from "./compare.ts";
import { everyKey, keyFeatures } from "./key-features.ts";
import { totalsOf } from "./page.ts";
import { randomSpec } from "./random-spec.ts";
import { everyRuleFeature, ruleFeatures } from "./rule-features.ts";

// A slice of what `run.ts` does at length.

test("all judges agree on random documents of random specs", async () => {
  const results: (Comparison | undefined)[] = [];
  for (let seed = 1; seed <= 12; seed += 1) results.push(await compareSeed(seed, 280));
  const { specs, documents, accepted, disagreements } = totalsOf(results, "");
  assert.deepEqual(disagreements, []);
  assert.ok(specs >= 11, `${specs} specs`);
  assert.ok(accepted * 4 >= documents, `${accepted} of ${documents} accepted`);
});

test("a function reads an object with the defaults of its own model, which may extend that of the parameter", async () => {
  for (const seed of [50_036, 50_048]) {
    const result = await compareSeed(seed, 60);
    assert.deepEqual(result?.disagreements, []);
  }
});

test("random specs have every key of the language, and their rules every operator, function and macro", () => {
  const missing = new Set([...everyKey(), ...everyRuleFeature]);
  for (let seed = 1; seed <= 200 && missing.size > 0; seed += 1) {
    const { files } = randomSpec(seed);
    const { program } = checkSpec(files);
    if (program === undefined) continue;
    for (const feature of [...keyFeatures(files), ...ruleFeatures(program)]) missing.delete(feature);
  }
  assert.deepEqual([...missing], []);
});
