import assert from "node:assert/strict";
import { test } from "node:test";
import { parseType } from "../../generator/check/type/parse-type.ts";
import { checkModule, checkSpec, declared, moduleText, programOf, property } from "../support/check-spec.ts";

/** A model with one field of the type; the field stands in line 10 and its type begins in column 19. */
function withField(type: string): string {
  return `types:
  Item:
    doc: An item.
    fields:
      it: { type: ${type}, doc: It }
`;
}

test("base types, lists, maps and null nest as written", () => {
  assert.deepEqual(property(programOf(withField("list<map< list<int> ? > >?")), "Item", "it").type, {
    kind: "nullable",
    inner: {
      kind: "list",
      element: {
        kind: "map",
        value: { kind: "nullable", inner: { kind: "list", element: { kind: "primitive", name: "int" } } },
      },
    },
  });
});

test("a fault in a type expression is told at the very character", () => {
  const faults: Readonly<Record<string, string>> = {
    "'string[]'": "type-syntax 26",
    "'map<string, int>'": "type-syntax 30",
    "list<>": "type-syntax 24",
    "'list<int'": "type-syntax 28",
    "list<int>>": "type-syntax 28",
    list: "unknown-type 19",
    "int??": "type-syntax 23",
    "'int | string'": "type-syntax 24",
    "Promise<int>": "type-syntax 19",
    "list<Optional<int>>": "type-syntax 24",
    "'?'": "type-syntax 20",
    "list<itn>": "unknown-type 24",
    "map<list<Itemm?>>": "unknown-type 28",
    "json?": "nullable-json 19",
    "list<json?>": "nullable-json 24",
    thrown: "thrown-outside-function 19",
    null: "wrong-type 19",
    item: "unknown-type 19",
    constructor: "unknown-type 19",
  };
  const found = Object.fromEntries(
    Object.keys(faults).map((type) => {
      const told = checkModule(withField(type)).diagnostics.map((text) => text.replace(/ shop\.yaml:10:/u, " "));
      return [type, told.join(", ")];
    }),
  );
  assert.deepEqual(found, faults);
  assert.deepEqual(checkModule(withField("__proto__")).diagnostics, ["unknown-type shop.yaml:10:19"]);
});

test("lists of other languages are told as they are written here", () => {
  const hint = (text: string): string => {
    const node = parseType(text);
    return node.kind === "fault" ? `${node.problem}: ${node.hint}` : "";
  };
  assert.match(hint("string[]"), /`\[ \]`: Write list<string> for/u);
  assert.match(hint("list[Item]"), /: Write list<Item> for/u);
  assert.match(hint("string[3]"), /: Write list<T> for/u);
});

test("columns are right inside quotes with escapes, and in a block", () => {
  const escaped = checkModule(withField('"list\\u003cItme>"'));
  assert.deepEqual(escaped.diagnostics, ["unknown-type shop.yaml:10:30"]);
  const block = checkModule(`types:
  Item:
    doc: An item.
    list: |-
      map<
        Itme>
`);
  assert.deepEqual(block.diagnostics, ["unknown-type shop.yaml:11:9"]);
});

test("a hint says what was probably meant", () => {
  const hints = (type: string): readonly (string | undefined)[] =>
    checkModule(withField(type)).full.map(({ hint }) => hint);
  assert.deepEqual(hints("boolean"), ["Here it is called bool."]);
  assert.deepEqual(hints("list<Itm>"), ['Did you mean "Item"?']);
  assert.deepEqual(hints("datetime"), ["Here it is called date_time."]);
  assert.deepEqual(hints("strng"), ['Did you mean "string"?']);
  assert.deepEqual(hints("Quux"), [
    'Declare "Quux" under `types`, or name a base type: string, int, number, bool, json.',
  ]);
});

test("types nested without end are refused, not followed", () => {
  const { diagnostics } = checkModule(withField(`"${"list<".repeat(5000)}int${">".repeat(5000)}"`));
  assert.deepEqual(diagnostics, ["type-syntax shop.yaml:10:184"]);
});

test("a module that is not in uses is told once, at the first name of it", () => {
  const colour = "specwright: 1\nmodule: colour\ntitle: C\ndoc: C.\ntypes:\n  Colour: { doc: C, enum: { red: R } }\n";
  const shop = `specwright: 1
module: shop
title: Shop
doc: A shop.
types:
  Item:
    doc: An item.
    fields:
      one: { type: "list<Colour>", doc: One }
      two: { type: Colour, doc: Two }
`;
  const { diagnostics, full } = checkSpec({ "colour.yaml": colour, "shop.yaml": shop });
  assert.deepEqual(diagnostics, ["module-not-used shop.yaml:9:26"]);
  assert.equal(full[0]?.hint, "Add `colour` to `uses` at the top of the file.");
});

test("of the shipped scalars, those that are named are in the program, and no others", () => {
  const program = programOf(withField("map<uuid>?"));
  assert.deepEqual(Object.keys(program.declarations), ["uuid", "Item"]);
  assert.equal(declared(program, "uuid").module, "standard");
  assert.deepEqual(
    program.modules.map(({ name }) => name),
    ["shop"],
  );
  assert.deepEqual(Object.keys(programOf(withField("int")).declarations), ["Item"]);
});

test("a hint tells of the module that has the type which was meant", () => {
  const shop = withField("list<Custmer>");
  const people =
    "specwright: 1\nmodule: people\ntitle: People\ndoc: All.\ntypes:\n  Customer: { doc: Buys., scalar: string }\n";
  const { full } = checkSpec({ "shop.yaml": moduleText(shop), "people.yaml": people });
  assert.deepEqual(
    full.map(({ hint }) => hint),
    ['Did you mean "Customer"? It belongs to the module "people": add `people` to `uses`.'],
  );
});
