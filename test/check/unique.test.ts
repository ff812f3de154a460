import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { checkModule, programOf } from "../support/check-spec.ts";

/** What is told of a list of `Item`, in a module where other types stand beside it. */
function told(item: string, list: string): readonly string[] {
  const { diagnostics } = checkModule(`types:
  Item: { doc: An item., ${item} }
  Plain: { doc: A plain one., fields: { name: { type: string, doc: A }, note: { type: string, optional: true, doc: A } } }
  Padded: { doc: A padded one., fields: { name: { type: string, doc: A }, size: { type: int, default: 1, doc: A } } }
  List: { doc: A list., ${list} }
`);
  return diagnostics.map((text) => text.replace(/ .*/u, ""));
}

const unique = "list: Item, unique: true";

for (const [what, item] of [
  ["are required or optional", "fields: { a: { type: string, doc: A }, b: { type: string?, optional: true, doc: A } }"],
  ["hold such models", "fields: { plain: { type: list<Plain>, doc: A }, more: { type: map<Plain>, doc: A } }"],
  ["lead back to the model", "fields: { name: { type: string, doc: A }, items: { type: list<Item>, doc: A } }"],
  ["hold any JSON", "fields: { any: { type: json, doc: A } }"],
  ["stand beside kept keys", "unknown_keys: keep, fields: { a: { type: string, doc: A } }"],
] as const) {
  test(`elements may be unique where their fields ${what}`, () => {
    assert.deepEqual(told(item, unique), []);
  });
}

for (const [what, item] of [
  ["a default", "fields: { a: { type: string, default: x, doc: A } }"],
  ["null for what is absent", "fields: { a: { type: string?, doc: A } }"],
  ["one value only", "fields: { a: { type: string, fixed: x, doc: A } }"],
  ["a default further inside", 'fields: { a: { type: "list<map<Padded>?>", doc: A } }'],
] as const) {
  test(`elements cannot be unique as they are written where a field has ${what}`, () => {
    assert.deepEqual(told(item, unique), ["unique-as-written"]);
  });
}

test("elements cannot be unique as they are written where unknown keys are dropped", () => {
  assert.deepEqual(told("unknown_keys: ignore, fields: { a: { type: string, doc: A } }", unique), [
    "unique-as-written",
  ]);
});

test("a list that is unique by itself may not get elements that it cannot compare", () => {
  const { diagnostics } = checkModule(`types:
  Item: { doc: An item., fields: { name: { type: string, doc: A } } }
  Padded: { doc: A padded one., extends: Item, fields: { size: { type: int, default: 1, doc: A } } }
  Basket: { doc: A basket., fields: { items: { type: list<Item>, unique: true, doc: A } } }
  Same: { doc: The same., extends: Basket, fields: { items: { max_items: 3 } } }
  Other: { doc: Another., extends: Basket, fields: { items: { type: list<Padded> } } }
`);
  assert.deepEqual(diagnostics, ["unique-as-written shop.yaml:11:69"]);
});

test("the tag of a union is always written, so that its variants may be unique", () => {
  const { diagnostics } = checkModule(`types:
  Card: { doc: A card., fields: { how: { type: string, fixed: card, doc: A }, number: { type: string, doc: A } } }
  Cash: { doc: Cash., fields: { how: { type: string, fixed: cash, doc: A } } }
  Way: { doc: A way., union: [Card, Cash], tag: how }
  Ways: { doc: Ways., list: Way, unique: true }
`);
  assert.deepEqual(diagnostics, []);
});

for (const field of [
  "type: string",
  "type: string?",
  "type: string, optional: true",
  "type: string?, optional: true",
]) {
  test(`elements may be told apart by a field with ${field}`, () => {
    assert.deepEqual(told(`fields: { a: { ${field}, doc: A } }`, "list: Item, unique_by: a"), []);
  });
}

for (const field of ["type: string, default: x", "type: string?, default: x", "type: string, fixed: x", "type: int"]) {
  test(`elements cannot be told apart by a field with ${field}`, () => {
    assert.deepEqual(told(`fields: { a: { ${field}, doc: A } }`, "list: Item, unique_by: a"), ["unique-by-field"]);
  });
}

test("what a list accepts it accepts again in normal form", () => {
  const program = programOf(`types:
  Item:
    doc: An item.
    fields:
      name: { type: string?, doc: A }
      code: { type: string, optional: true, doc: A }
      size: { type: int, default: 1, doc: A }
  ByName: { doc: By name., list: Item, unique_by: name }
  ByCode: { doc: By code., list: Item, unique_by: code }
`);
  const { validate, normalize } = createInterpreter(program);
  const items = [{}, {}, { name: null }, { name: "a", code: "x" }, { name: "b", size: 1 }, { code: "y" }];
  for (const type of ["ByName", "ByCode"]) {
    assert.deepEqual(validate(type, items), []);
    assert.deepEqual(validate(type, normalize(type, items)), []);
    const found = validate(type, [...items, { name: "a", code: "x", size: 2 }]);
    assert.deepEqual(
      found.map(({ code, path }) => [code, ...path]),
      [["duplicate", 6, type === "ByName" ? "name" : "code"]],
    );
  }
});
