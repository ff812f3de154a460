import assert from "node:assert/strict";
import { test } from "node:test";
import { lintRules } from "./support/lint-module.ts";

// What lint knows of each kind of value. Two fields come along everywhere, so that no rule stands alone.

const more = ["flag: { type: bool }", "other: { type: bool }"];
const flags = ["flag: { type: bool }", "other: { type: bool }"];
const part = `  Part:
    doc: A part.
    fields:
      size: { type: int, min: 1, doc: How big }
      hue: { type: Hue?, doc: Its colour }
    derived:
      is_red: { type: bool, doc: Whether it is red, value: this.hue == 'red' }
    methods:
      fits: { doc: Whether it fits, params: { limit: int }, returns: bool, value: this.size <= limit }`;

for (const [what, fields, must, options] of [
  ["a bool is true or false", [], "this.flag || !this.flag"],
  ["a bool equals true or false", [], "this.flag == true || this.flag == false"],
  [
    "a nullable bool is one of three",
    ["may: { type: bool? }"],
    "this.may == null || this.may == true || this.may == false",
  ],
  ["an enum has the members it has", ["hue: { type: Hue }"], "this.hue in ['red', 'blue'] || this.hue == 'green'"],
  [
    "a constraint takes members away",
    ["hue: { type: Hue, in: [red, blue] }"],
    "this.hue == 'red' || this.hue == 'blue'",
  ],
  ["`not_in` takes them away too", ["hue: { type: Hue, not_in: [red] }"], "this.hue != 'red'"],
  ["a fixed value is the only one", ["kind: { type: string, fixed: box }"], "this.kind.startsWith('b')"],
  ["one text is not another", ["text: { type: string }"], "!(this.text == 'a' && this.text == 'b')"],
  ["a text has the size of its letters", ["text: { type: string }"], "this.text != 'abc' || this.text.size() == 3"],
  ["an empty text has no size", ["text: { type: string }"], "(this.text == '') == (size(this.text) == 0)"],
  ["a known text begins as it does", ["text: { type: string }"], "this.text != 'abc' || this.text.startsWith('ab')"],
  [
    "a text that begins otherwise is another",
    ["text: { type: string }"],
    "!this.text.startsWith('x') || this.text != 'abc'",
  ],
  ["a pattern refuses texts", ["text: { type: string, pattern: '[a-z]+' }"], "this.text != 'A1'"],
  [
    "lengths bound the size",
    ["text: { type: string, min_length: 2, max_length: 4 }"],
    "size(this.text) > 1 && size(this.text) < 5",
  ],
  ["ints have no gaps", ["count: { type: int }"], "this.count < 3 || this.count > 3 || this.count == 3"],
  ["between two ints there may be none", ["count: { type: int }"], "!(this.count > 3 && this.count < 4)"],
  ["between two numbers there is one", ["size: { type: number }"], "!(this.size > 3.0 && this.size < 4.0)", []],
  ["bounds hold", ["count: { type: int, min: 3, exclusive_max: 9 }"], "this.count >= 3 && this.count <= 8"],
  ["bounds of a number hold", ["size: { type: number, exclusive_min: 0 }"], "this.size > 0.0"],
  ["bounds of a scalar hold", ["count: { type: Small }"], "this.count < 10"],
  ["few ints are tried one by one", ["count: { type: int, min: 0, max: 5 }"], "(this.count + 1) * 2 <= 12"],
  ["what no value is a multiple of is refused", ["count: { type: int, multiple_of: 5 }"], "this.count != 7"],
  [
    "two numbers stand in one of three ways",
    ["a: { type: int }", "b: { type: int }"],
    "this.a < this.b || this.b < this.a || this.b == this.a",
  ],
  ["one list after the other has the elements of both", [], "size([this.flag] + [this.other]) == 2"],
  ["bounds of two fields are compared", ["a: { type: int, max: 90 }", "b: { type: int, min: 91 }"], "this.a < this.b"],
  [
    "two enums are compared member by member",
    ["a: { type: Hue, in: [red] }", "b: { type: Hue, not_in: [red] }"],
    "this.a != this.b",
  ],
  [
    "null equals null only",
    ["a: { type: string? }", "b: { type: string? }"],
    "this.a != this.b || has(this.a) == has(this.b)",
  ],
  ["what equals a text is there", ["a: { type: string? }"], "this.a != 'x' || has(this.a)"],
  ["an absent field reads as its default", ["a: { type: 'string?', default: x }"], "this.a == null || this.a != null"],
  ["a list has the sizes that it may have", ["tags: { type: list<string>, min_items: 1 }"], "this.tags != []"],
  [
    "what has an element is not empty",
    ["tags: { type: list<string> }"],
    "!this.tags.exists(t, t == 'a') || size(this.tags) > 0",
  ],
  [
    "of nothing, everything is true",
    ["tags: { type: list<string> }"],
    "size(this.tags) > 0 || this.tags.all(t, t == 'a')",
  ],
  [
    "what is in a list makes it no empty one",
    ["tags: { type: list<string> }"],
    "!('a' in this.tags) || this.tags.size() >= 1",
  ],
  [
    "the same test of the same list has one answer",
    ["tags: { type: list<string> }"],
    "this.tags.all(t, t == 'a') || !this.tags.all(x, x == 'a')",
  ],
  ["a key that is there has a value", ["ages: { type: map<int> }"], "('a' in this.ages) == (this.ages.a != null)"],
  ["nested fields keep their bounds", ["part: { type: Part }"], "this.part.size > 0"],
  ["derived properties are worked out", ["part: { type: Part }"], "this.part.is_red == (this.part.hue == 'red')"],
  ["methods are worked out", ["part: { type: Part }"], "!this.part.fits(0)"],
  ["literal lists are looked through", ["hue: { type: Hue }"], "['red', 'blue', 'green'].exists(h, h == this.hue)"],
  [
    "a variant has the tags of its union",
    ["paid: { type: Paid }"],
    "this.paid.kind == 'card' || this.paid.kind == 'cash'",
  ],
  ["variants lack the fields of others", ["paid: { type: Paid }"], "this.paid.coins == null || this.paid.coins > 0"],
  [
    "keywords of a schema are there or not",
    ["shape: { type: json_schema }"],
    "this.shape.type == null || has(this.shape.type)",
  ],
] as const satisfies readonly (readonly [string, readonly string[], string, (readonly string[])?])[]) {
  test(`${what}: ${must}`, () => {
    const types = `${part}
  Small: { doc: A number., scalar: int, max: 9 }
  Card: { doc: A card., fields: { kind: { type: string, fixed: card, doc: How } } }
  Cash:
    doc: Coins.
    fields:
      kind: { type: string, fixed: cash, doc: How }
      coins: { type: int, min: 1, doc: How many }
  Paid: { doc: How it is paid., union: [Card, Cash], tag: kind }`;
    const [first, ...rest] = lintRules(
      [...more, ...fields],
      [`this.flag -> (${must}) || this.other && !this.other`],
      types,
    );
    const isTold = first === "rule-always-true" && rest.length === 0;
    assert.equal(isTold, options === undefined, [first, ...rest].join());
  });
}

test("flags alone give nothing to find", () => {
  assert.deepEqual(lintRules(flags, ["this.flag -> this.other"]), []);
});
