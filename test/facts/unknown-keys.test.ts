import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, type ModelName, models, smallest } from "./models.ts";
import { schemaAccepts } from "./schemas.ts";

// A newer peer may send more in messages; everywhere else an unknown key is a mistake.

const ignoring: ReadonlySet<string> = new Set([
  "SkillError",
  "SkillMetadata",
  "SkillDefinition",
  "SkillResult",
  "ResolvedToolEntry",
  "SkillCapabilitySummary",
]);

for (const name of Object.keys(models).filter((key): key is ModelName => key in smallest)) {
  const document = { ...smallest[name], sent_by_a_newer_peer: 1 };
  if (ignoring.has(name)) {
    test(`${name} ignores keys that it does not know, and so does its schema`, () => {
      assert.deepEqual(faults(name, document), []);
      assert.ok(!("sent_by_a_newer_peer" in models[name].parse(document)));
      assert.ok(schemaAccepts(name, document));
    });
  } else {
    test(`${name} refuses keys that it does not know, and so does its schema`, () => {
      assert.deepEqual(faults(name, document), ["sent_by_a_newer_peer: unknown_key"]);
      assert.ok(!schemaAccepts(name, document));
    });
  }
}

test("a message does not loosen the types that it carries", () => {
  const definition = { ...smallest.SkillDefinition, skill: { ...smallest.Skill, colour: "blue" } };
  assert.deepEqual(faults("SkillDefinition", definition), ["skill.colour: unknown_key"]);
  assert.ok(!schemaAccepts("SkillDefinition", definition));
});
