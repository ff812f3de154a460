import assert from "node:assert/strict";
import { test } from "node:test";
import { specOf } from "./support/rule-table.ts";
import { at, coverageEntries, emitted, parsed, programOf } from "./support/schema-files.ts";
import { sprung } from "./support/trap.ts";

// The known ways to get rules wrong in JSON Schema, one test each.

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
  const entries = coverageEntries(files, "constraints").filter(({ constraint }) => constraint === "unique_by");
  assert.deepEqual(entries, [
    { type: "Probe", property: "slots", constraint: "unique_by", exact: false, reason: "unique by one property" },
  ]);
});
