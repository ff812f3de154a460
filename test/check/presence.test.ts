import assert from "node:assert/strict";
import { test } from "node:test";
import { checkModule, programOf, property } from "../support/check-spec.ts";

test("the presence of a field follows from its type, default, optional and fixed", () => {
  const program = programOf(`types:
  Form:
    doc: A form.
    fields:
      needed: { type: int, doc: A }
      given: { type: int, default: 3, doc: A }
      nothing: { type: "int?", doc: A }
      cleared: { type: "int?", default: 3, doc: A }
      absent: { type: int, optional: true, doc: A }
      both: { type: "int?", optional: true, doc: A }
      only: { type: int, fixed: 7, doc: A }
      any: { type: json, doc: A }
      null_by_default: { type: json, default: null, doc: A }
`);
  const table = ["needed", "given", "nothing", "cleared", "absent", "both", "only", "any", "null_by_default"].map(
    (name) => {
      const { presence, default: fallback, fixed } = property(program, "Form", name);
      return [name, presence, fallback, fixed];
    },
  );
  assert.deepEqual(table, [
    ["needed", "required", undefined, undefined],
    ["given", "defaulted", 3, undefined],
    ["nothing", "defaulted", null, undefined],
    ["cleared", "defaulted", 3, undefined],
    ["absent", "optional", undefined, undefined],
    ["both", "optional", undefined, undefined],
    ["only", "defaulted", 7, 7],
    ["any", "required", undefined, undefined],
    ["null_by_default", "defaulted", null, undefined],
  ]);
  assert.equal("default" in property(program, "Form", "needed"), false);
  assert.equal(property(program, "Form", "only").fixedMessage, "Expected 7.");
});

test("fields keep the order written, also where a name looks like a number", () => {
  const program = programOf(`types:
  Odd:
    doc: Odd names.
    fields:
      zeta: { type: int, doc: A }
      "10": { type: int, doc: A }
      "2": { type: int, doc: A }
      $ref: { type: int, doc: A }
      "a b": { type: int, as: a_b, doc: A }
  Sizes:
    doc: Sizes.
    enum: { "40": Forty, "38": Thirty-eight, none: None at all }
`);
  const odd = program.declarations["Odd"];
  const sizes = program.declarations["Sizes"];
  assert.deepEqual(odd?.kind === "model" && odd.properties.map(({ name, localName }) => [name, localName]), [
    ["zeta", "zeta"],
    ["10", "10"],
    ["2", "2"],
    ["$ref", "$ref"],
    ["a b", "a_b"],
  ]);
  assert.deepEqual(sizes?.kind === "enum" && sizes.members.map(({ name }) => name), ["40", "38", "none"]);
});

test("a field that needs its own type to be finished is refused, unless it may be absent, null or empty", () => {
  const withField = (field: string): readonly string[] =>
    checkModule(`types:
  Nest:
    doc: A nest.
    fields:
      inner: { ${field}, doc: I }
`).diagnostics;
  assert.deepEqual(withField("type: Nest"), ["endless-type shop.yaml:10:7"]);
  assert.deepEqual(withField("type: list<Nest>, min_items: 1"), ["endless-type shop.yaml:10:7"]);
  assert.deepEqual(withField('type: "map<list<Nest>>", min_entries: 1'), []);
  assert.deepEqual(withField('type: "Nest?"'), []);
  assert.deepEqual(withField("type: Nest, optional: true"), []);
  assert.deepEqual(withField("type: list<Nest>"), []);
  assert.deepEqual(withField("type: Nest, default: {}"), ["endless-default shop.yaml:10:37"]);
  assert.deepEqual(withField("type: list<Nest>, default: [{}]"), ["endless-default shop.yaml:10:43"]);
  assert.deepEqual(withField("type: list<Nest>, default: [{ inner: [] }]"), []);
});

test("an endless type is told once, where the circle is and not where it is used", () => {
  const { diagnostics, full } = checkModule(`types:
  User:
    doc: Uses it.
    fields: { egg: { type: Egg, doc: E } }
  Egg:
    doc: An egg.
    fields: { hen: { type: Bird, doc: H } }
  Bird:
    doc: A bird.
    union: [Hen, Duck]
    tag: kind
  Hen: { doc: H, fields: { kind: { type: string, fixed: hen, doc: K }, egg: { type: Egg, doc: E } } }
  Duck: { doc: D, fields: { kind: { type: string, fixed: duck, doc: K }, egg: { type: Egg, doc: E } } }
`);
  assert.deepEqual(diagnostics, ["endless-type shop.yaml:12:15"]);
  assert.match(full[0]?.message ?? "", /Egg\.hen -> Bird -> Hen\.egg -> Egg/u);
});
