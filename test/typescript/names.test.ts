import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf } from "../../generator/emit/typescript/names.ts";
import { programOf } from "../support/check-spec.ts";

const names = namesOf(
  programOf(`types:
  Skill:
    doc: A skill.
    fields: { name: { type: string, doc: Name } }
    views:
      as_row: { doc: A row., shows: [name] }
      short: { doc: Shorter., shows: [name] }
  SkillModel: { doc: Something else., scalar: string }
  SkillShort: { doc: Something else., scalar: string }
  Path: { doc: A path., scalar: string }
  Refusal:
    doc: A refusal.
    fields: { message: { type: string, doc: Message } }
    thrown_as: CollectSkill
  Issues:
    doc: Issues.
    fields: { message: { type: string, doc: Message } }
    thrown_as: Model
functions:
  is_skill:
    doc: Whether it is one.
    params: { skill: { type: string, doc: Skill } }
    returns: bool
    value: "skill == 'x'"
    examples: { x: { given: { skill: x }, gives: true } }
  vouched:
    doc: Takes the name of something at run time.
    params: { skill: { type: string, doc: Skill } }
    returns: bool
    value: "skill == 'x'"
    examples: { x: { given: { skill: x }, gives: true } }
`),
);

test("each part of a type is called after it, and gives way where a spec has taken the name", () => {
  assert.deepEqual(names.of("Skill"), {
    type: "Skill",
    wire: "SkillWire",
    model: "SkillModel_",
    is: "isSkill_",
    build: "buildSkill",
    collect: "collectSkill",
    plain: "plainSkill",
    schema: "schemaOfSkill",
    layout: "layoutOfSkill",
    proves: "provesSkill",
    json: "jsonOfSkill",
  });
});

test("parts that would be called alike get names of their own", () => {
  assert.equal(names.of("SkillModel").model, "SkillModelModel");
  assert.equal(names.of("SkillModel").is, "isSkillModel");
});

test("views are called after their model, and give way", () => {
  assert.equal(names.view("Skill", "as_row"), "SkillAsRow");
  assert.equal(names.view("Skill", "short"), "SkillShort_");
});

test("what the runtime has gives way where types, functions or errors of a spec are called alike", () => {
  assert.equal(names.runtime("Path"), "Path_");
  assert.equal(names.runtime("vouched"), "vouched_");
  assert.equal(names.runtime("Model"), "Model_");
  assert.equal(names.runtime("Issues"), "Issues_");
  assert.equal(names.runtime("equalValues"), "equalValues");
});

test("every name of a spec, of what is made for it, and of the runtime is taken, and no other", () => {
  const taken = "Skill isSkill isSkill_ SkillWire SkillAsRow SkillShort_ CollectSkill vouched equalValues";
  for (const name of taken.split(" ")) assert.ok(names.isTaken(name), name);
  for (const name of ["skill", "SkillAsRow_", "SkillModel__", "Vouched"]) assert.ok(!names.isTaken(name), name);
});

test("types that come with Specwright get a name in code, which gives way too", () => {
  const program = programOf(`types:
  Holder: { doc: Holder., fields: { schema: { type: json_schema, doc: Schema } } }
  JsonSchema: { doc: Mine., scalar: string }
`);
  const names = namesOf(program);
  assert.equal(names.of("json_schema").type, "JsonSchema_");
  assert.equal(names.of("json_schema_type").type, "JsonSchemaType");
  assert.equal(names.of("JsonSchema").type, "JsonSchema");
});

test("to ask for a type or a view that is not there is a bug, which is told", () => {
  assert.throws(() => names.of("Tool"), { message: '"Tool" has no name in code' });
  assert.throws(() => names.view("Skill", "tall"), { message: '"tall" has no name in code' });
});
