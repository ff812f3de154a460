import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { missingRules, specOf } from "./support/rule-table.ts";
import { asRecord, at, emitted, listAt, parsed, programOf, strictly } from "./support/schema-files.ts";

// The known ways to get rules wrong in JSON Schema, one test each.

interface Trap {
  readonly fields: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly types?: string;
  /** Documents that nothing is wrong with, and documents that break the rules. */
  readonly valid: readonly JsonValue[];
  readonly invalid: readonly JsonValue[];
}

/** The schema and the interpreter agree on every document; returns the items of `allOf` without their comments. */
async function sprung({ fields, rules, types, valid, invalid }: Trap): Promise<readonly unknown[]> {
  const stage = { fields, values: {}, ...(types === undefined ? {} : { types }) };
  const program = await programOf(specOf(stage, rules));
  const files = await emitted(program);
  assert.deepEqual([...missingRules(files)], []);
  const schema = parsed(files, "schemas/Probe.schema.json");
  const accepts = strictly(schema);
  const { validate } = createInterpreter(program);
  for (const [documents, isValid] of [
    [valid, true],
    [invalid, false],
  ] as const) {
    for (const document of documents) {
      assert.equal(validate("Probe", document).length === 0, isValid, `interpreter: ${JSON.stringify(document)}`);
      assert.equal(accepts(document), isValid, `schema: ${JSON.stringify(document)}`);
    }
  }
  return listAt(schema, "allOf").map((item) => {
    const { $comment: _, ...rest } = asRecord(item);
    return rest;
  });
}

const twoTexts = `      a: { type: string?, doc: A }
      b: { type: string?, doc: B }`;

test("trap 1: negation swaps truth and falsehood instead of wrapping in `not`", async () => {
  const items = await sprung({
    fields: twoTexts,
    rules: { neither: "!(has(this.a) || has(this.b))" },
    valid: [{}, { a: null }, { a: null, b: null }],
    invalid: [{ a: "" }, { b: "x" }, { a: null, b: "x" }],
  });
  assert.doesNotMatch(JSON.stringify(items), /"not"/u);
});

test("trap 2: neither is not the same as not both", async () => {
  const [neither, both] = await sprung({
    fields: twoTexts,
    rules: { neither: "!has(this.a) && !has(this.b)", not_both: "!(has(this.a) && has(this.b))" },
    valid: [{}, { b: null }],
    invalid: [{ a: "x", b: "y" }, { a: "x" }, { b: "y" }],
  });
  assert.deepEqual(neither, { properties: { a: { type: "null" }, b: { type: "null" } } });
  assert.deepEqual(both, {
    anyOf: [{ properties: { a: { type: "null" } } }, { properties: { b: { type: "null" } } }],
  });
});

test("trap 3: a rule cannot relax what the type requires", async () => {
  await sprung({
    fields: `      a: { type: string, doc: A }
      b: { type: bool, default: false, doc: B }`,
    rules: { any: "this.b ? true : this.a != ''" },
    valid: [{ a: "x" }, { a: "", b: true }],
    invalid: [{ a: "" }, { b: true }, {}],
  });
});

test("trap 4: a test of a value says what absence means", async () => {
  const [must, may] = await sprung({
    fields: `      a: { type: string?, doc: A }
      b: { type: string, default: x, doc: B }`,
    rules: { must: "this.a == 'x'", may: "this.b == 'x'" },
    valid: [{ a: "x" }, { a: "x", b: "x" }],
    invalid: [{}, { a: null }, { a: "x", b: "y" }],
  });
  assert.deepEqual(must, { properties: { a: { const: "x" } }, required: ["a"] });
  assert.deepEqual(may, { properties: { b: { const: "x" } } });
});

test("trap 5: keywords of one type are never asked about another", async () => {
  const [item] = await sprung({
    fields: "      a: { type: json_schema, doc: A }",
    rules: { long: "has(this.a.title) && size(this.a.title) > 1" },
    valid: [{ a: { title: "xy" } }],
    invalid: [{ a: { title: "x" } }, { a: { title: 12 } }, { a: { title: [1, 2] } }, { a: {} }, { a: { title: null } }],
  });
  assert.deepEqual(at(item, "properties", "a", "properties", "title"), { type: "string", minLength: 2 });
});

test("trap 6: numbers are compared as the declared type has them", async () => {
  await sprung({
    fields: `      a: { type: int, doc: A }
      b: { type: number, default: 1, doc: B }`,
    rules: { even: "this.a % 2 == 0", one: "this.b == 1.0" },
    valid: [{ a: 2 }, { a: 4.0, b: 1.0 }, { a: -6 }, { a: 0 }, { a: 9007199254740990 }],
    invalid: [{ a: 3 }, { a: 2.5 }, { a: 9007199254740991 }, { a: 9007199254740992 }, { a: 1e300 }, { a: 2, b: 1.5 }],
  });
});

test("trap 7: texts are measured in code points", async () => {
  await sprung({
    fields: "      a: { type: string, doc: A }",
    rules: { one: "size(this.a) == 1" },
    valid: [{ a: "😀" }, { a: "é" }, { a: "\u2028" }],
    invalid: [{ a: "" }, { a: "😀😀" }, { a: "e\u0301" }],
  });
});

test("trap 8: patterns are portable, and look anywhere unless they say otherwise", async () => {
  await sprung({
    fields: "      a: { type: string, doc: A }",
    rules: { plain: "this.a.matches('b[0-9]')", escaped: "this.a.contains('.*(')", dollar: "!this.a.endsWith('$')" },
    valid: [{ a: "ab1.*(c" }, { a: "$.*(\nb0" }],
    invalid: [{ a: "b.*(" }, { a: "b1" }, { a: "b1xx(" }, { a: "b1.*($" }],
  });
});

test("trap 9: exists_one and counted filters use contains with bounds, keys use propertyNames", async () => {
  const items = await sprung({
    fields: `      a: { type: list<string>, default: [], doc: A }
      m: { type: map<int>, default: {}, doc: M }`,
    rules: {
      one: "this.a.exists_one(x, x == 'x')",
      few: "size(this.a.filter(x, x == 'y')) <= 2",
      keys: "this.m.exists(k, k == 'k')",
    },
    valid: [
      { a: ["x"], m: { k: 1 } },
      { a: ["y", "x", "y"], m: { k: 1, l: 2 } },
    ],
    invalid: [
      { m: { k: 1 } },
      { a: ["x", "x"], m: { k: 1 } },
      { a: ["x", "y", "y", "y"], m: { k: 1 } },
      { a: ["x"], m: {} },
      { a: ["x"] },
    ],
  });
  assert.match(JSON.stringify(items), /"maxContains":1.*"minContains":0,"maxContains":2.*"propertyNames"/u);
});

test("trap 10: uniqueness by key is not said with uniqueItems", async () => {
  const program = await programOf(
    specOf(
      {
        types: `  Slot:
    doc: A slot.
    fields: { name: { type: string, doc: Name }, size: { type: int, default: 0, doc: Size } }`,
        fields: "      slots: { type: list<Slot>, unique_by: name, doc: Slots }",
        values: {},
      },
      {},
    ),
  );
  const files = await emitted(program);
  const property = at(parsed(files, "schemas/Probe.schema.json"), "properties", "slots");
  assert.equal(at(property, "uniqueItems"), undefined);
  assert.match(String(at(property, "description")), /Not checked here: .* \(unique_by\)/u);
  const missing = listAt(parsed(files, "coverage.json"), "constraints").map(asRecord);
  assert.ok(
    missing.some(
      ({ type, property: name, constraint }) => type === "Probe" && name === "slots" && constraint === "unique_by",
    ),
  );
});

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
  for (const path of ["schemas/Word.schema.json", "schemas/bundle.schema.json"]) {
    assert.equal(at(parsed(files, path), "$schema"), "https://json-schema.org/draft/2020-12/schema");
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
