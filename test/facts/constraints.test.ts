import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, smallest } from "./models.ts";
import { protocolConstraints } from "./protocol-constraints.ts";
import { schemaAccepts } from "./schemas.ts";
import { toolConstraints } from "./tool-constraints.ts";

// The constraints of the reference pages, in the model and in the schema.

for (const { says, model, keeps, breaks, notInSchema } of [...toolConstraints, ...protocolConstraints]) {
  test(`${model}: ${says}`, () => {
    for (const more of keeps) assert.deepEqual(faults(model, { ...smallest[model], ...more }), []);
    for (const [more, ...found] of breaks) assert.deepEqual(faults(model, { ...smallest[model], ...more }), found);
  });
  test(`the schema of ${model}${notInSchema ? " leaves to others that" : ":"} ${says}`, () => {
    for (const more of keeps) assert.ok(schemaAccepts(model, { ...smallest[model], ...more }), JSON.stringify(more));
    for (const [more] of breaks) {
      assert.equal(schemaAccepts(model, { ...smallest[model], ...more }), notInSchema ?? false, JSON.stringify(more));
    }
  });
}
