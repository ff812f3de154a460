import assert from "node:assert/strict";
import { test } from "node:test";
import { missingRules, specOf } from "./support/rule-table.ts";
import { asRecord, at, emitted, listAt, parsed, programOf, strictly } from "./support/schema-files.ts";
import { sprung } from "./support/trap.ts";

// The known ways to get rules wrong in JSON Schema, one test each.

test("trap 11: membership is an enum, a required key or contains", async () => {
  const items = await sprung({
    fields: `      a: { type: string, doc: A }
      l: { type: list<string>, doc: L }
      m: { type: map<int>, doc: M }`,
    rules: { in_values: "this.a in ['x', 'y']", in_list: "'x' in this.l", in_map: "'x' in this.m" },
    valid: [{ a: "x", l: ["x"], m: { x: 0 } }],
    invalid: [
      { a: "z", l: ["x"], m: { x: 0 } },
      { a: "x", l: [], m: { x: 0 } },
      { a: "x", l: ["x"], m: {} },
    ],
  });
  assert.deepEqual(items, [
    { properties: { a: { enum: ["x", "y"] } }, required: ["a"] },
    { properties: { l: { type: "array", contains: { const: "x" }, minItems: 1 } }, required: ["l"] },
    { properties: { m: { type: "object", properties: { x: true }, required: ["x"] } }, required: ["m"] },
  ]);
});

test("trap 12: an absent list contains nothing", async () => {
  await sprung({
    fields: `      l: { type: list<int>, default: [], doc: L }
      n: { type: list<int>?, doc: Name }`,
    rules: { has_one: "1 in this.l", has_two: "has(this.n) && this.n.exists(x, x == 2)" },
    valid: [{ l: [1], n: [2] }],
    invalid: [{ n: [2] }, { l: [1] }, { l: [1], n: null }, { l: [], n: [2] }, { l: [2], n: [2] }],
  });
});

test("trap 13: inherited properties are inlined, and no rule closes an object", async () => {
  const types = `  Base:
    doc: Base.
    fields: { a: { type: string, doc: A }, b: { type: bool, default: false, doc: B } }
    rules: { a_if_b: { when: this.b, must: this.a == 'x', message: Wrong. } }
  Derived:
    doc: Derived.
    extends: Base
    fields: { c: { type: int, default: 0, doc: C } }
    rules: { c_if_b: { when: this.b, must: this.c > 0, message: Wrong. } }`;
  const program = await programOf(`types:\n${types}`);
  const schema = parsed(await emitted(program), "schemas/Derived.schema.json");
  assert.deepEqual(Object.keys(asRecord(at(schema, "properties"))), ["a", "b", "c"]);
  assert.equal(at(schema, "additionalProperties"), false);
  assert.doesNotMatch(JSON.stringify(at(schema, "allOf")), /additionalProperties|unevaluatedProperties/u);
  const accepts = strictly(schema);
  assert.equal(accepts({ a: "x", b: true, c: 1 }), true);
  assert.equal(accepts({ a: "y", b: true, c: 1 }), false);
  assert.equal(accepts({ a: "x", b: true }), false);
  assert.equal(accepts({ a: "x", d: 1 }), false);
});

test("trap 14: a condition and its consequence print as if and then", async () => {
  const program = await programOf(`types:
  Probe:
    doc: Tried.
    fields: { a: { type: string, doc: A }, b: { type: string?, doc: B }, c: { type: bool, default: false, doc: C } }
    rules:
      by_when: { when: this.a == 'x', must: has(this.b), message: Wrong. }
      by_or: { must: "!(this.a == 'x') || has(this.b)", message: Wrong. }
      by_choice: { must: "this.a == 'x' ? has(this.b) : true", message: Wrong. }
      either: { must: "this.a == 'x' ? has(this.b) : !has(this.b)", message: Wrong. }
      same: { must: "(this.a == 'x') == has(this.b)", message: Wrong. }`);
  const items = listAt(parsed(await emitted(program), "schemas/Probe.schema.json"), "allOf");
  const condition = { properties: { a: { const: "x" } }, required: ["a"] };
  const then = { properties: { b: { type: "string" } }, required: ["b"] };
  const otherwise = { properties: { b: { type: "null" } } };
  const bodies = items.map((item) => [at(item, "if"), at(item, "then"), at(item, "else")]);
  assert.deepEqual(bodies, [
    [condition, then, undefined],
    [condition, then, undefined],
    [condition, then, undefined],
    [condition, then, otherwise],
    [condition, then, otherwise],
  ]);
});

test("trap 15: a condition about an absent key is decided by what absence means", async () => {
  const [strict, lenient] = await sprung({
    fields: `      k: { type: string?, doc: K }
      d: { type: string, default: v, doc: D }
      x: { type: string?, doc: X }`,
    rules: { strict: "!(this.k == 'v') || has(this.x)", lenient: "!(this.d == 'v') || this.x != 'bad'" },
    valid: [{}, { k: "w" }, { k: "v", x: "y" }, { d: "w", x: "bad" }],
    invalid: [{ k: "v" }, { x: "bad" }, { d: "v", x: "bad" }],
  });
  assert.deepEqual(at(strict, "if"), { properties: { k: { const: "v" } }, required: ["k"] });
  assert.deepEqual(at(lenient, "if"), { properties: { d: { const: "v" } } });
});

test("trap 16: names that are no identifiers are read by index", async () => {
  await sprung({
    fields: `      "a-b": { type: string?, doc: A }
      "$ref": { type: int, default: 0, doc: R }
      "0": { type: bool, default: false, doc: Zero }`,
    rules: { odd: "this['a-b'] == 'x' || this['$ref'] > 1 || this['0']" },
    valid: [{ "a-b": "x" }, { $ref: 2 }, { "0": true }],
    invalid: [{}, { "a-b": null }, { $ref: 1 }, { "0": false }],
  });
});

test("trap 17: absent, null and present are told apart in every kind of field", async () => {
  const forms = {
    nullable: { yes: [{}, { f: null }], no: [{ f: "" }], type: "type: string?" },
    nullable_with_default: { yes: [{ f: null }], no: [{}, { f: "" }], type: "type: string?, default: x" },
    optional: { yes: [{}], no: [{ f: "" }, { f: null }], type: "type: string, optional: true" },
    json: { yes: [{ f: null }], no: [{}, { f: 0 }], type: "type: json" },
  };
  for (const { yes, no, type } of Object.values(forms)) {
    await sprung({
      fields: `      f: { ${type}, doc: F }`,
      rules: { none: "this.f == null" },
      valid: yes,
      invalid: no,
    });
  }
});

test("trap 18: $schema is the address of the dialect, to the letter", async () => {
  const files = await emitted(await programOf("types: { Word: { doc: A word., scalar: string, min_length: 1 } }"));
  for (const name of ["Word", "bundle"]) {
    const [latest, old] = ["", "draft-07/"].map((folder) => parsed(files, `schemas/${folder}${name}.schema.json`));
    assert.equal(at(latest, "$schema"), "https://json-schema.org/draft/2020-12/schema");
    assert.equal(at(old, "$schema"), "http://json-schema.org/draft-07/schema#");
  }
});

test("trap 19: tests along one path are put together, and what stays too large is reported", async () => {
  const [item] = await sprung({
    fields: "      s: { type: json_schema?, doc: S }",
    rules: {
      says_passed:
        "has(this.s) && has(this.s.required) && 'passed' in this.s.required && has(this.s.properties) && 'passed' in this.s.properties && has(this.s.properties.passed) && has(this.s.properties.passed.type) && this.s.properties.passed.type == 'boolean'",
    },
    valid: [{ s: { required: ["passed"], properties: { passed: { type: "boolean" } } } }],
    invalid: [{}, { s: {} }, { s: { required: ["passed"] } }, { s: { properties: { passed: { type: "boolean" } } } }],
  });
  assert.ok(JSON.stringify(item).length < 340, JSON.stringify(item));

  const flags = Array.from({ length: 24 }, (_, index) => `f${index}`);
  const fields = flags.map((flag) => `      ${flag}: { type: bool, default: false, doc: Flag }`).join("\n");
  const odd = flags.map((flag) => `this.${flag}`).reduce((left, right) => `(${left}) != (${right})`);
  const program = await programOf(specOf({ fields, values: {} }, { odd_number: odd }));
  const files = await emitted(program);
  assert.deepEqual([...missingRules(files)], [["odd_number", "too large"]]);
  assert.ok((files.get("schemas/Probe.schema.json") ?? "").length < 10_000);
});

test("trap 20: everything compiles in ajv with every strict option", async () => {
  const program = await programOf(
    specOf(
      {
        types: `  Inner: { doc: A part., fields: { a: { type: string?, doc: A }, b: { type: int, default: 1, doc: B } } }`,
        fields: `      one: { type: Inner?, doc: One }
      many: { type: list<Inner>, default: [], doc: Many }
      map: { type: map<Inner?>, default: {}, doc: Map }`,
        values: {},
      },
      {
        deep: "has(this.one) && has(this.one.a) || this.many.exists(m, m.a == 'x' && m.b > 1)",
        keys: "has(this.map.x) && this.map.x.b == 2 || !('y' in this.map)",
        mixed: "(has(this.one) ? this.one.a : 'x') != 'x' || size(this.many) in [1, 3]",
      },
    ),
  );
  const files = await emitted(program);
  assert.deepEqual([...missingRules(files)], []);
  for (const path of files.keys()) if (path.startsWith("schemas/")) strictly(parsed(files, path));
});
