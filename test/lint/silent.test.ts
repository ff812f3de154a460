import assert from "node:assert/strict";
import { test } from "node:test";
import { lintModule, lintRules } from "./support/lint-module.ts";

// Specs that look as if there were something to find, and of which lint has nothing to say.

const colors = "  Hue: { doc: A colour., enum: { red: Like blood., blue: Like the sky. } }";

test("what a fixed field settles in a model that inherits it is left alone", () => {
  const text = `types:
${colors}
  Thing:
    doc: A thing.
    fields:
      hue: { type: Hue, doc: Its colour }
      note: { type: string?, doc: About it }
      size: { type: int, min: 0, max: 9, doc: How big it is }
    rules:
      red_is_noted:
        when: this.hue == 'red'
        must: has(this.note)
        message: Say why.
      blue_is_small:
        must: this.hue == 'red' || this.size < 5
        message: It is too big.
    derived:
      warm: { type: string, doc: How it feels, value: "this.hue == 'red' ? 'warm' : 'cold'" }
    methods:
      fits:
        doc: Whether it fits.
        params: { limit: int }
        returns: bool
        value: this.hue == 'red' && this.size < limit
    views:
      short: { doc: In short., shows: [hue, note?, { show: size, when: this.hue == 'red' || this.size > 3 }, warm] }
  RedThing:
    doc: A red one.
    extends: Thing
    fields:
      hue: { fixed: red }
      note: { type: string }
  BlueThing:
    doc: A blue one.
    extends: Thing
    fields:
      hue: { fixed: blue }
      size: { max: 4 }
  HueOnly:
    doc: Its colour and size.
    subset_of: Thing
    only: [hue, size]
    fields:
      size: { type: int, min: 0, max: 2, doc: How big it is }
`;
  assert.deepEqual(lintModule(text), []);
});

test("a model may forbid what it inherits", () => {
  const text = `types:
  Thing:
    doc: A thing.
    fields:
      note: { type: string?, doc: About it }
      size: { type: int, doc: How big it is }
  Plain:
    doc: A thing without a note.
    extends: Thing
    rules:
      no_note:
        must: this.note == null
        message: Remove the note.
`;
  assert.deepEqual(lintModule(text), []);
});

test("what is told of a model is not told again of those that extend it", () => {
  const text = `types:
  Thing:
    doc: A thing.
    fields:
      note: { type: string?, doc: About it }
      size: { type: int, min: 1, doc: How big it is }
    rules:
      noted: { must: has(this.note), message: Say something. }
      some: { must: this.size > 0, message: It is too small. }
    derived:
      big: { type: bool, doc: Whether it is, value: this.size > 0 && this.size > 9 }
    views:
      short: { doc: In short., shows: [note?, { show: size, when: this.size > 5 || this.size < 1 }, big] }
  Other:
    doc: Another thing.
    extends: Thing
    fields:
      odd: { type: bool, default: false, doc: Something else }
    views:
      short: { doc: In short., adds: [odd] }
`;
  assert.deepEqual(lintModule(text), [
    "field-always-required 10:7",
    "rule-always-true 14:21",
    "condition-never-decides 16:53",
    "condition-never-decides 18:84",
  ]);
});

test("a guard that the checker asks for is not taken for needless", () => {
  const text = `types:
  Thing:
    doc: A thing.
    fields:
      note: { type: string?, doc: About it }
      more: { type: string?, doc: More of that }
    derived:
      noted: { type: bool, doc: Whether there is something about it, value: has(this.note) }
    rules:
      long:
        when: this.noted
        must: has(this.note) && size(this.note) > 3
        message: Say more.
      longer:
        when: this.noted || has(this.more)
        must: "this.noted ? has(this.note) && this.note != 'x' : has(this.more) && this.more.startsWith('y')"
        message: Say still more.
      other:
        when: "!this.noted"
        must: this.note == null || this.note.endsWith('z')
        message: Say nothing.
`;
  assert.deepEqual(
    lintModule(text).filter((found) => !found.startsWith("rule-always-true")),
    [],
  );
});

test("`must: false` says what it means", () => {
  assert.deepEqual(lintRules(["a: { type: bool }", "b: { type: bool }"], ["this.a && this.b -> false"]), []);
});

test("a last row, which the language asks for, may have nothing to catch", () => {
  const text = `types:
${colors}
functions:
  name:
    doc: What it is called.
    params: { hue: Hue }
    returns: string
    table:
      columns: { hue: hue == cell }
      rows:
        - { hue: red, give: rose }
        - { hue: blue, give: sky }
        - { give: grass }
`;
  assert.deepEqual(lintModule(text), []);
});

test("tests of texts and elements are not taken for each other's opposite", () => {
  const rules = [
    "this.text.startsWith('a') -> !this.text.startsWith('b') || this.flag",
    "this.text.contains('x') && this.text.matches('^y') -> this.flag",
    "this.tags.exists(t, t == 'a') -> this.tags.exists(t, t == 'b') || this.flag",
    "this.tags.all(t, size(t) > 3) -> this.tags.exists(t, size(t) < 3) || this.flag",
  ];
  assert.deepEqual(
    lintRules(["text: { type: string }", "tags: { type: list<string> }", "flag: { type: bool }"], rules),
    [],
  );
});

test("an element of which a rule speaks is not every element", () => {
  const rules = ["this.tags.exists(t, t == 'a') && this.tags.exists(t, t == 'b') -> this.flag"];
  assert.deepEqual(lintRules(["tags: { type: list<string> }", "flag: { type: bool }"], rules), []);
});

test("a list that may be empty lets a rule about its elements hold", () => {
  const text = `types:
  Thing:
    doc: A thing.
    fields:
      sizes: { type: list<int>, doc: Sizes }
      name: { type: string, doc: Its name }
    rules:
      small: { each: sizes, must: item < 3, message: Too big. }
      big: { when: this.name != 'x', each: sizes, must: item > 5, message: Too small. }
`;
  assert.deepEqual(lintModule(text), []);
});

test("parameters need not keep to the constraints of their scalars, nor what is being made to anything", () => {
  const text = `types:
  Small: { doc: A number., scalar: int, min: 0, max: 9 }
  Thing:
    doc: A thing.
    fields:
      size: { type: Small, doc: How big it is }
      wide: { type: bool, doc: Whether it is wide }
    constructors:
      made:
        doc: Makes one.
        params: { size: Small }
        set: { size: size, wide: this.size > 9 || size < 0 || size > 100 }
functions:
  grade:
    doc: How big a size is.
    params: { size: Small }
    returns: string
    value: "size < 0 ? 'none' : size > 9 ? 'huge' : 'some'"
`;
  assert.deepEqual(lintModule(text), []);
});

test("a number that was worked out may be like no number", () => {
  const rules = ["this.a * this.a - this.a * this.a == 0.0 || this.a * this.a <= this.a * this.a -> this.flag"];
  assert.deepEqual(lintRules(["a: { type: number }", "flag: { type: bool }"], rules), []);
});

test("structure alone counts for a rule: the rules of a model inside need not hold where it runs", () => {
  const text = `types:
  Inner:
    doc: What is inside.
    fields:
      runs: { type: bool, doc: Whether it runs }
      hot: { type: bool, doc: Whether it burns }
    rules:
      hot_runs: { when: this.hot, must: this.runs, message: Turn it on. }
  Outer:
    doc: What is around it.
    fields:
      inner: { type: Inner, doc: What is inside }
      safe: { type: bool, doc: Whether it can be touched }
    rules:
      cold_is_safe: { when: this.inner.hot && !this.inner.runs, must: this.safe, message: Do not touch it. }
`;
  assert.deepEqual(lintModule(text), []);
});

test("nothing is known of how two numbers stand to each other whose bounds overlap", () => {
  const fields = [
    "a: { type: int, max: 90 }",
    "b: { type: int, min: 90 }",
    "c: { type: number }",
    "d: { type: number }",
  ];
  for (const rule of [
    "this.a < this.b",
    "this.a == this.b",
    "this.b < 99 -> this.b > this.a",
    "this.c < this.d",
    "this.d > this.c",
  ]) {
    assert.deepEqual(lintRules(fields, [rule]), [], rule);
  }
});
