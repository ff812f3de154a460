import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { coverageOf } from "../../generator/json-schema/coverage.ts";
import { at, coverageEntries, emitted, listAt, parsed, programOf, strictly } from "./support/schema-files.ts";

// Public threads in which a rule was lost or mistranslated on its way into a schema, one test each, called by its address.
// Here: what becomes of rules and types as a whole.

const enabled = `      enabled: { type: bool, default: false, doc: Flag }
      id: { type: string?, doc: Id }`;

test("objectstack-ai/objectstack#18670: the schema of a type with a rule is narrower than that without", async () => {
  const spec = (rules: string): string => `types:\n  Probe:\n    doc: Tried.\n    fields:\n${enabled}\n${rules}`;
  const rules = `    rules: { named: { must: "!this.enabled || has(this.id)", message: Give an id. } }`;
  const [loose, tight] = await Promise.all(
    ["", rules].map(async (text) => parsed(await emitted(await programOf(spec(text))), "schemas/Probe.schema.json")),
  );
  assert.notDeepEqual(loose, tight);
  assert.equal(strictly(loose)({ enabled: true }), true);
  assert.equal(strictly(tight)({ enabled: true }), false);
});

test("colinhacks/zod#5065: who extends a type takes its rules along", async () => {
  const program = await programOf(`types:
  Base:
    doc: Base.
    fields:
${enabled}
    rules: { named: { must: "!this.enabled || has(this.id)", message: Give an id. } }
  Further: { doc: Further., extends: Base, fields: { more: { type: int, default: 0, doc: More } } }`);
  const files = await emitted(program);
  for (const draft of ["", "draft-07/"]) {
    const accepts = strictly(parsed(files, `schemas/${draft}Further.schema.json`));
    assert.deepEqual([accepts({ more: 1 }), accepts({ more: 1, enabled: true })], [true, false]);
  }
});

test("colinhacks/zod#479: a rule is told of although another field is wrong", async () => {
  const program = await programOf(`types:
  Probe:
    doc: Tried.
    fields:
      other: { type: int, doc: Other }
${enabled}
    rules: { named: { must: "!this.enabled || has(this.id)", message: Give an id. } }`);
  const issues = createInterpreter(program).validate("Probe", { other: "x", enabled: true });
  assert.deepEqual(
    issues.map(({ code, rule }) => rule ?? code),
    ["wrong_type", "named"],
  );
});

for (const [thread, rule] of [
  ["sinclairzx81/typebox#1279", "this.low < this.high"],
  ["sinclairzx81/typebox#934", "this.high >= this.low + 1"],
] as const) {
  test(`${thread}: one field compared with another is left out and reported, never said roughly`, async () => {
    const program = await programOf(`types:
  Probe:
    doc: Tried.
    fields: { low: { type: int, max: 9, doc: Low }, high: { type: int, max: 9, doc: High } }
    rules: { in_order: { must: ${JSON.stringify(rule)}, message: Low comes first. } }`);
    const files = await emitted(program);
    const [entry] = coverageEntries(files, "rules");
    assert.equal(at(entry, "exact"), false);
    assert.notEqual(at(entry, "reason"), undefined);
    const schema = parsed(files, "schemas/Probe.schema.json");
    assert.equal(at(schema, "allOf"), undefined);
    assert.match(String(at(schema, "description")), /Not checked here: Low comes first\. \(rule in_order\)/u);
    assert.equal(strictly(schema)({ low: 5, high: 1 }), true);
    assert.equal(createInterpreter(program).validate("Probe", { low: 5, high: 1 }).length, 1);
  });
}

test("linkml/linkml#1803: no rule takes back what a type requires", async () => {
  const program = await programOf(`types:
  Probe:
    doc: Tried.
    fields: { kind: { type: string, doc: Kind }, a: { type: string, doc: A } }
    rules: { only_for_x: { must: "this.kind == 'x' ? this.a != '' : true", message: Wrong. } }`);
  const schema = parsed(await emitted(program), "schemas/Probe.schema.json");
  assert.deepEqual(listAt(schema, "required"), ["kind", "a"]);
  assert.equal(strictly(schema)({ kind: "y" }), false);
});

test("linkml/linkml#1361: a rule stands at its own type, wherever that is used", async () => {
  const program = await programOf(`types:
  Part:
    doc: A part.
    fields:
${enabled}
    rules: { named: { must: "!this.enabled || has(this.id)", message: Give an id. } }
  Whole:
    doc: A whole.
    fields: { enabled: { type: bool, default: false, doc: Flag }, parts: { type: list<Part>, default: [], doc: Parts } }`);
  const schema = parsed(await emitted(program), "schemas/Whole.schema.json");
  assert.equal(at(schema, "allOf"), undefined);
  const accepts = strictly(schema);
  assert.equal(accepts({ enabled: true }), true);
  assert.equal(accepts({ parts: [{ enabled: true, id: "x" }, {}] }), true);
  assert.equal(accepts({ parts: [{}, { enabled: true }] }), false);
});

test("linkml/linkml#1919: a rule without a condition always holds", async () => {
  const program = await programOf(`types:
  Probe:
    doc: Tried.
    fields:
${enabled}
    rules:
      with: { when: this.enabled, must: has(this.id), message: Wrong. }
      without: { must: has(this.id) || !this.enabled, message: Wrong. }
      always: { must: "this.id != ''", message: Wrong. }`);
  const schema = parsed(await emitted(program), "schemas/Probe.schema.json");
  assert.equal(listAt(schema, "allOf").length, 3);
  const accepts = strictly(schema);
  assert.deepEqual(
    [{}, { id: "x" }, { id: "" }, { enabled: true }].map((document) => accepts(document)),
    [true, true, false, false],
  );
});

test("bufbuild/protovalidate-es#105: no rule is passed over in silence", async () => {
  const program = await programOf(`types:
  Probe:
    doc: Tried.
    fields: { a: { type: int, max: 9, doc: A }, b: { type: int, max: 9, doc: B }, c: { type: string, doc: C } }
    rules:
      said: { must: this.a > 1, message: Wrong. }
      unsaid: { must: this.a > this.b, message: Wrong. }
      needless: { must: this.a <= 9, message: Wrong. }`);
  const { rules } = coverageOf(program);
  assert.deepEqual(
    rules.map(({ rule }) => rule),
    ["needless", "said", "unsaid"],
  );
  for (const { targets } of rules) {
    for (const carried of Object.values(targets)) assert.ok(carried.exact || carried.reason !== "");
  }
});

test("cerbos/cerbos#774: a constraint is written once and stands in every schema", async () => {
  const program = await programOf(`types:
  Probe:
    doc: Tried.
    fields: { name: { type: string, min_length: 2, max_length: 3, pattern: "[a-z]+", doc: Name } }`);
  const files = await emitted(program);
  const { validate } = createInterpreter(program);
  for (const path of ["schemas/Probe.schema.json", "schemas/draft-07/Probe.schema.json"]) {
    const accepts = strictly(parsed(files, path));
    for (const name of ["ab", "abc", "a", "abcd", "A1", "", "ab\n"]) {
      assert.equal(accepts({ name }), validate("Probe", { name }).length === 0, JSON.stringify(name));
    }
  }
});

test("modelcontextprotocol/ext-tasks#14: a union is its variants, and its tag is required", async () => {
  const program = await programOf(`types:
  Done: { doc: Done., fields: { state: { type: string, fixed: done, doc: State }, result: { type: json, doc: Result } } }
  Failed: { doc: Failed., fields: { state: { type: string, fixed: failed, doc: State }, reason: { type: string, doc: Reason } } }
  Task: { doc: A task., union: [Done, Failed], tag: state }`);
  const files = await emitted(program);
  for (const folder of ["", "draft-07/"]) {
    const accepts = strictly(parsed(files, `schemas/${folder}Task.schema.json`));
    assert.equal(accepts({ state: "done", result: 1 }), true);
    for (const wrong of [{ result: 1 }, { state: "done" }, { state: "failed", result: 1 }, { state: "new" }, {}, 1]) {
      assert.equal(accepts(wrong), false, JSON.stringify(wrong));
    }
  }
});
