import assert from "node:assert/strict";
import { test } from "node:test";
import type { Constraint } from "../../generator/program/constraint.ts";
import { checkModule, declared, programOf, property } from "../support/check-spec.ts";

function messages(constraints: readonly Constraint[]): readonly string[] {
  return constraints.map(({ kind, message }) => `${kind}: ${message}`);
}

test("constraints stand in one order, whatever the order written, each with a sentence", () => {
  const program = programOf(
    `types:
  Form:
    doc: A form.
    fields:
      number: { type: number, multiple_of: 0.5, exclusive_max: 9, max: 8, min: -1, exclusive_min: -2, not_in: [3], in: [1, 2.5, 3], doc: A }
      text: { type: string, not_in: [ab], in: [ab, abc], pattern: "[a-c]+", max_length: 3, min_length: 2, doc: A }
      list: { type: "list<Item>?", unique_by: name, unique: true, max_items: 1, min_items: 1, doc: A }
      map: { type: map<int>, max_entries: 1, min_entries: 2, doc: A }
  Item: { doc: I, fields: { name: { type: string, doc: Name } } }
`.replace("min_entries: 2", "min_entries: 0"),
  );
  assert.deepEqual(messages(property(program, "Form", "number").constraints), [
    "min: Must be -1 or more.",
    "exclusive_min: Must be more than -2.",
    "max: Must be 8 or less.",
    "exclusive_max: Must be less than 9.",
    "multiple_of: Must be a multiple of 0.5.",
    "in: Expected one of 1, 2.5, 3.",
    "not_in: Must not be 3.",
  ]);
  assert.deepEqual(messages(property(program, "Form", "text").constraints), [
    "min_length: Must be at least 2 characters long.",
    "max_length: Must be at most 3 characters long.",
    "pattern: Must match the pattern [a-c]+.",
    'in: Expected one of "ab", "abc".',
    'not_in: Must not be "ab".',
  ]);
  assert.deepEqual(messages(property(program, "Form", "list").constraints), [
    "min_items: Must not be empty.",
    "max_items: Must have at most 1 element.",
    "unique: Must not contain the same element twice.",
    'unique_by: No two elements may have the same "name".',
  ]);
  assert.deepEqual(messages(property(program, "Form", "map").constraints), [
    "min_entries: Must have at least 0 entries.",
    "max_entries: Must have at most 1 entry.",
  ]);
});

test("a scalar speaks of itself, and a long list of forbidden values is cut", () => {
  const program = programOf(`types:
  Word: { doc: W, scalar: string, pattern: "[a-z]+", not_in: [aa, ab, ac, ad, ae, af, ag, ah, ai], min_length: 1 }
  Long: { doc: L, scalar: string, pattern: "${"[a-z]".repeat(20)}" }
`);
  const word = declared(program, "Word");
  const long = declared(program, "Long");
  assert.deepEqual(word.kind === "scalar" && messages(word.constraints), [
    "min_length: Must not be empty.",
    "pattern: Must match the pattern of Word: [a-z]+.",
    'not_in: Must not be "aa", "ab", "ac" or one of 6 more.',
  ]);
  assert.deepEqual(long.kind === "scalar" && messages(long.constraints), ["pattern: Must match the pattern of Long."]);
});

test("a constraint is refused on a type that it says nothing about, at its key", () => {
  const refused: Readonly<Record<string, string>> = {
    "type: string, min: 1": "constraint-on-wrong-type 30",
    "type: bool, in: [true]": "constraint-on-wrong-type 28",
    "type: json, min_length: 1": "constraint-on-wrong-type 28",
    "type: json_object, min_entries: 1": "constraint-on-wrong-type 35",
    "type: list<string>, pattern: a": "constraint-on-wrong-type 36",
    "type: Colour, max_length: 3": "constraint-on-wrong-type 30",
    "type: Other, min_items: 1": "constraint-on-wrong-type 29",
    "type: Count, min_length: 1": "constraint-on-wrong-type 29",
    "type: date, min: 3": "constraint-on-wrong-type 28",
    "type: Colours, max_entries: 1": "constraint-on-wrong-type 31",
  };
  const found = Object.fromEntries(
    Object.keys(refused).map((field) => {
      const { diagnostics } = checkModule(`types:
  Form:
    doc: A form.
    fields:
      field: { ${field}, doc: A }
  Colour: { doc: C, enum: { red: R, blue: B } }
  Colours: { doc: C, list: Colour }
  Count: { doc: C, scalar: int }
  Other: { doc: O, fields: { x: { type: int, doc: X } } }
`);
      return [field, diagnostics.map((text) => text.replace(/ shop\.yaml:10:/u, " ")).join()];
    }),
  );
  assert.deepEqual(found, refused);
});

test("constraints that leave no value are refused at the last that was stated, and narrow ones are not", () => {
  const told = (field: string): readonly string[] =>
    checkModule(`types:
  Short: { doc: S, scalar: string, max_length: 5 }
  Colour: { doc: C, enum: { red: R, blue: B } }
  Form:
    doc: A form.
    fields:
      field: { ${field}, doc: A }
`).diagnostics.map((text) => text.replace(/ shop\.yaml:12:/u, " "));
  assert.deepEqual(told("type: int, min: 3, max: 3"), []);
  assert.deepEqual(told("type: int, exclusive_min: 3, max: 4"), []);
  assert.deepEqual(told("type: int, exclusive_min: 3, exclusive_max: 4"), ["no-value-left 60"]);
  assert.deepEqual(told("type: number, exclusive_min: 3, exclusive_max: 4"), []);
  assert.deepEqual(told("type: number, exclusive_min: 3, max: 3"), ["no-value-left 53"]);
  assert.deepEqual(told("type: number, min: 3, max: 3"), []);
  assert.deepEqual(told("type: Short, min_length: 5"), []);
  assert.deepEqual(told("type: Short?, min_length: 6"), ["no-value-left 42"]);
  assert.deepEqual(told("type: list<int>, min_items: 2, max_items: 1"), ["no-value-left 58"]);
  assert.deepEqual(told("type: Colour, not_in: [red]"), []);
  assert.deepEqual(told("type: Colour, in: [red], not_in: [red]"), ["no-value-left 49"]);
});

test("what extends may tighten: the stricter constraint takes the place, patterns and forbidden values add up", () => {
  const program = programOf(`types:
  Wide:
    doc: Wide.
    fields:
      count: { type: int, min: 1, max: 9, multiple_of: 2, doc: A }
      word: { type: string, pattern: "[a-z]+", not_in: [xx], max_length: 9, doc: A }
      list: { type: list<int>, max_items: 9, doc: A }
  Narrow:
    doc: Narrow.
    extends: Wide
    fields:
      count: { min: 2, multiple_of: 6 }
      word: { pattern: "[a-m]+", not_in: [yy], min_length: 2 }
      list: { unique: true }
`);
  assert.deepEqual(
    ["count", "word", "list"].map((name) => messages(property(program, "Narrow", name).constraints)),
    [
      ["min: Must be 2 or more.", "max: Must be 9 or less.", "multiple_of: Must be a multiple of 6."],
      [
        "min_length: Must be at least 2 characters long.",
        "max_length: Must be at most 9 characters long.",
        "pattern: Must match the pattern [a-z]+.",
        "pattern: Must match the pattern [a-m]+.",
        'not_in: Must not be "xx".',
        'not_in: Must not be "yy".',
      ],
      ["max_items: Must have at most 9 elements.", "unique: Must not contain the same element twice."],
    ],
  );
});

test("what extends may not loosen a constraint, and a multiple must be one", () => {
  const { diagnostics } = checkModule(`types:
  Wide:
    doc: Wide.
    fields:
      step: { type: number, multiple_of: 0.1, doc: A }
      odd: { type: int, multiple_of: 4, doc: A }
      size: { type: string, max_length: 5, doc: A }
  Narrow:
    doc: Narrow.
    extends: Wide
    fields:
      step: { multiple_of: 0.3 }
      odd: { multiple_of: 6 }
      size: { max_length: 6 }
`);
  assert.deepEqual(diagnostics, ["constraint-loosened shop.yaml:18:27", "constraint-loosened shop.yaml:19:27"]);
});
