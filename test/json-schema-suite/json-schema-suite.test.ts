import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeGroup } from "./judge.ts";
import { ownSchemas } from "./own-schemas.ts";

for (const [index, group] of ownSchemas.entries()) {
  test(`validator and emitted schema agree with a schema about ${group.description}`, async () => {
    assert.deepEqual(await judgeGroup(group, `own-${index}`), { isSaid: true, wrong: [] });
  });
}

test("what the language has no words for is told with the reason", async () => {
  const reasonOf = async (schema: object): Promise<string> => {
    const result = await judgeGroup({ description: "", schema: { ...schema }, tests: [] }, "unsaid");
    return result.isSaid ? "said" : result.reason;
  };
  assert.equal(await reasonOf({ unevaluatedItems: false }), "no keyword like `unevaluatedItems`");
  assert.equal(
    await reasonOf({ contains: { const: 1 } }),
    "a rule on values of one kind, where others are allowed too",
  );
  assert.equal(await reasonOf({ $ref: "https://specs.example/other" }), "a reference to another document");
  assert.equal(await reasonOf({ multipleOf: 0.1 }), "multiples of a fraction, which emitted schemas leave out");
  assert.equal(await reasonOf({ type: "string", pattern: "\\d" }), "refused as `match-pattern`");
  assert.equal(
    await reasonOf({ anyOf: [{ type: "integer" }, { type: "number", minimum: 2 }] }),
    "whether a number is whole, in a condition",
  );
});

test("a wrong verdict is told for each judge", async () => {
  const tests = [{ description: "a text", data: "x", valid: false }];
  assert.deepEqual(await judgeGroup({ description: "", schema: { type: "string" }, tests }, "wrong"), {
    isSaid: true,
    wrong: ["a text: is says true", "a text: validate says true", "a text: schema says true"],
  });
});
