import assert from "node:assert/strict";
import { test } from "node:test";
import { compareSeed } from "./compare.ts";

// A slice of what `run.ts` does at length.

test("six judges agree on random documents of random specs", async () => {
  let specs = 0;
  let documents = 0;
  let accepted = 0;
  const features = new Set<string>();
  for (let seed = 1; specs < 12 && seed < 100; seed += 1) {
    const result = await compareSeed(seed, 280);
    if (result === undefined) continue;
    specs += 1;
    documents += result.documents;
    accepted += result.accepted;
    for (const feature of result.features) features.add(feature);
    assert.deepEqual(result.disagreements, []);
  }
  assert.equal(specs, 12);
  assert.ok(accepted * 4 >= documents, `${accepted} of ${documents} accepted`);
  assert.ok(features.size >= 50, `only ${features.size} features`);
});
