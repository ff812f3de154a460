import assert from "node:assert/strict";
import { test } from "node:test";
import { sharing } from "../../generator/json-schema/rules/sharing.ts";
import type { SchemaObject } from "../../generator/json-schema/schema.ts";
import { countingReason, missingRules } from "./support/rule-table.ts";
import { at, emitted, listAt, parsed, programOf, strictly } from "./support/schema-files.ts";
import { sprung } from "./support/trap.ts";

const long: SchemaObject = { enum: Array.from({ length: 40 }, (_, index) => `value ${index}`) };
const longer: SchemaObject = { anyOf: [long, { type: "object", properties: new Map([["inner", long]]) }] };

test("what a schema repeats at length is put under a name, the longest first", () => {
  const { schema, parts } = sharing({ allOf: [longer, { not: longer }, { items: long }] }, "Type.rule");
  const [one, two] = [{ $ref: "#/$defs/Type.rule.1" }, { $ref: "#/$defs/Type.rule.2" }];
  assert.deepEqual(schema, { allOf: [one, { not: one }, { items: two }] });
  assert.deepEqual(
    [...parts],
    [
      ["Type.rule.1", { anyOf: [two, { type: "object", properties: new Map([["inner", two]]) }] }],
      ["Type.rule.2", long],
    ],
  );
});

test("what is short or stands once stays where it is", () => {
  const once: SchemaObject = { allOf: [longer, { items: { type: "string" } }, { contains: { type: "string" } }] };
  const { schema, parts } = sharing({ anyOf: [long, { minItems: 1 }, { minItems: 1 }] }, "Type.rule");
  assert.deepEqual(schema, { anyOf: [long, { minItems: 1 }, { minItems: 1 }] });
  assert.equal(parts.size, 0);
  assert.equal(sharing(once, "Type.rule").parts.size, 1);
});

test("what relies on the type around it stays there", () => {
  const loose: SchemaObject = { properties: new Map([["inner", long]]) };
  const objects: readonly SchemaObject[] = [
    { type: "object", not: loose },
    { type: "object", minProperties: 1, not: loose },
  ];
  const { parts } = sharing({ anyOf: objects }, "Type.rule");
  assert.deepEqual([...parts], [["Type.rule.1", long]]);
});

const kinds = ["reading", "writing", "arithmetic"];
const types = `  Kind:
    doc: A kind.
    enum: { ${kinds.map((kind) => `${kind}: A kind.`).join(", ")} }
  Lesson: { doc: A lesson., fields: { kind: { type: Kind, doc: Kind }, room: { type: string?, doc: Room } } }`;
const fields = "      lessons: { type: list<Lesson>, default: [], max_items: 8, doc: Lessons }";
const rules = {
  kinds_differ:
    "this.lessons.all(one, has(one.room) || this.lessons.exists_one(other, !has(other.room) && other.kind == one.kind))",
};
const [reading, writing, arithmetic] = [{ kind: "reading" }, { kind: "writing" }, { kind: "arithmetic" }] as const;

test("a rule that repeats itself is still exact, in both drafts where both can say it", async () => {
  await sprung({
    types,
    fields,
    rules,
    valid: [
      {},
      { lessons: [reading, writing, arithmetic] },
      { lessons: [{ ...reading, room: "a" }, { ...reading, room: "a" }, reading] },
    ],
    invalid: [{ lessons: [reading, reading] }, { lessons: [writing, arithmetic, { ...writing, room: null }] }],
  });
});

test("parts of rules stand among the definitions of every file that has the rule", async () => {
  const program = await programOf(`types:
${types}
  Day:
    doc: A day.
    fields:
${fields}
    rules: { kinds_differ: { must: ${JSON.stringify(rules.kinds_differ)}, message: Wrong. } }
  Week: { doc: A week., fields: { days: { type: list<Day>, doc: Days } } }
  Tree: { doc: A tree., extends: Day, fields: { next: { type: Tree?, doc: Next } } }`);
  const files = await emitted(program);
  const part = "Day.kinds_differ.1";
  for (const name of ["Day", "Week", "bundle"]) {
    const schema = parsed(files, `schemas/${name}.schema.json`);
    assert.notEqual(at(schema, "$defs", part), undefined, name);
    assert.match(JSON.stringify(schema), new RegExp(`"#/\\$defs/${part}".*"#/\\$defs/${part}"`, "u"));
    strictly(schema);
  }
  const tree = parsed(files, "schemas/Tree.schema.json");
  assert.notEqual(at(tree, "$defs", "Tree.kinds_differ.1"), undefined);
  assert.equal(at(tree, "$defs", "Tree", "$defs"), undefined);
  const accepts = strictly(tree);
  assert.equal(accepts({ next: { lessons: [reading, writing] } }), true);
  assert.equal(accepts({ next: { lessons: [reading, reading] } }), false);
  const old = parsed(files, "schemas/draft-07/Week.schema.json");
  assert.deepEqual(Object.keys(Object(at(old, "definitions"))), ["Day", "Kind", "Lesson"]);
  assert.equal(listAt(old, "definitions", "Day", "allOf").length, 0);
});

test("a rule that counts in a part of it counts", async () => {
  const room = "'a room with a name that is long enough to be worth a place of its own, and a half'";
  const one = `this.lessons.exists_one(lesson, lesson.room == ${room} && lesson.kind == 'reading')`;
  const program = await programOf(`types:
${types}
  Probe:
    doc: Tried.
    fields:
${fields}
      a: { type: string, doc: A }
      b: { type: string, doc: B }
    rules: { one: { must: ${JSON.stringify(`this.a == 'x' ? ${one} : (this.b == 'y' ? ${one} : true)`)}, message: Wrong. } }`);
  const files = await emitted(program);
  const schema = parsed(files, "schemas/Probe.schema.json");
  assert.match(JSON.stringify(at(schema, "$defs", "Probe.one.1")), /maxContains/u);
  assert.doesNotMatch(JSON.stringify(at(schema, "allOf")), /maxContains/u);
  assert.deepEqual([...missingRules(files, "draft-07")], [["one", countingReason]]);
});

test("a rule that is too long to be read is reported", async () => {
  const derived = Array.from({ length: 6 }, (_, list) => {
    const words = Array.from({ length: 80 }, (_, index) => `'a word of some length, the number ${list * 100 + index}'`);
    return `      listed_${list}: { type: bool, value: ${JSON.stringify(`this.a in [${words.join(", ")}]`)}, doc: Listed }`;
  });
  const must = derived.map((_, list) => `this.listed_${list}`).join(" || ");
  const program = await programOf(`types:
  Probe:
    doc: Tried.
    fields: { a: { type: string, doc: A } }
    derived:
${derived.join("\n")}
    rules: { listed: { must: ${JSON.stringify(must)}, message: Wrong. } }`);
  assert.deepEqual([...missingRules(await emitted(program))], [["listed", "too large"]]);
});
