import assert from "node:assert/strict";
import { test } from "node:test";
import { loadNative } from "../random-specs/judges.ts";
import { programOf } from "../support/check-spec.ts";

// Rules with an object that keeps each and one that breaks it, judged by hand: no other part of the generator is asked.

const whole = { n: 7, text: "ab", tags: ["a", "b"], marks: { k: 1 }, color: "red" };

/** Condition, what is changed in `whole` to keep it, and what to break it. */
const rules: readonly (readonly [string, object, object])[] = [
  ["this.n / 2 == 3", {}, { n: 8 }],
  ["this.n / 2 == -3", { n: -7 }, { n: -8 }],
  ["this.n % 4 == 3", {}, { n: 8 }],
  ["-this.n < 0", {}, { n: -1 }],
  ["-this.n == 0", { n: 0 }, {}],
  ["this.n - 3 > 3", {}, { n: 6 }],
  ["this.n > 3 && this.text != ''", {}, { text: "" }],
  ["this.n > 3 || this.text != ''", { n: 0 }, { n: 0, text: "" }],
  ["!(this.n > 3 && this.text != '')", { n: 0 }, {}],
  ["!(this.n > 3 || this.text != '')", { n: 0, text: "" }, { n: 0 }],
  ["!(this.n > 3)", { n: 3 }, { n: 4 }],
  ["this.tags.all(t, t != 'c')", {}, { tags: ["a", "c"] }],
  ["this.tags.exists(t, t == 'b')", {}, { tags: ["a"] }],
  ["this.tags.exists_one(t, t == 'b')", {}, { tags: ["b", "b"] }],
  ["['a', 'b'].all(t, t in this.tags)", {}, { tags: ["a"] }],
  ["['a', 'c'].exists(t, t in this.tags)", {}, { tags: ["b"] }],
  ["size(this.text) == 2", { text: "😀b" }, { text: "😀" }],
  ["size(this.marks) == 1", {}, { marks: {} }],
  ["this.text.contains('b')", {}, { text: "a" }],
  ["this.text < '\u{ff5e}'", {}, { text: "😀" }],
  ["this.maybe == null", { maybe: null }, { maybe: "" }],
  ["has(this.maybe)", { maybe: "" }, { maybe: null }],
  ["this.color in ['red', 'blue']", {}, { color: "green" }],
  ["this.color in ['red', 'blue']", { color: "blue" }, { color: "green" }],
  ["this.tags.all(t, t in this.more)", { more: ["b", "a"] }, { more: ["a"] }],
  ["this.tags.filter(t, t != 'a') == ['b']", {}, { tags: ["b", "a", "b"] }],
  ["this.tags + ['c'] != ['a', 'c']", {}, { tags: ["a"] }],
  ["'k' in this.marks", {}, { marks: { j: 1 } }],
];

const lines = rules.map(([must], index) => {
  const fields = [
    "n: { type: int, min: -9, max: 9, doc: Number }",
    "text: { type: string, doc: Text }",
    "tags: { type: list<string>, doc: Tags }",
    "more: { type: list<string>, default: [], doc: More }",
    "marks: { type: map<int>, doc: Marks }",
    "maybe: { type: string?, doc: Maybe }",
    "color: { type: Color, doc: Color }",
  ];
  const rule = JSON.stringify({ must, message: "Broken." });
  return [`  Probe${index}:`, "    doc: A probe.", "    fields:", ...fields.map((field) => `      ${field}`)].concat(
    "    rules:",
    `      the_rule: ${rule}`,
  );
});

const each = [
  "  Leading:",
  "    doc: A rule for each.",
  "    fields:",
  "      lit: { type: bool, doc: Whether it matters }",
  "      tags: { type: list<string>, doc: Tags }",
  "    rules:",
  `      no_c: { when: this.lit, each: tags, must: "item != 'c'", message: Broken. }`,
];

const types = ["types:", "  Color: { doc: A color., enum: { red: Red., green: Green., blue: Blue. } }"];
const native = await loadNative(programOf([...types, ...lines.flat(), ...each].join("\n")), "rule-meaning");

for (const [index, [must, kept, broken]] of rules.entries()) {
  test(`${must} is kept with ${JSON.stringify(kept)} and broken with ${JSON.stringify(broken)}`, () => {
    const model = native(`Probe${index}`);
    assert.deepEqual(model.validate({ ...whole, ...kept }), []);
    assert.ok(model.is({ ...whole, ...kept }));
    assert.deepEqual(
      model.validate({ ...whole, ...broken }).map(({ rule }) => rule),
      ["the_rule"],
    );
    assert.ok(!model.is({ ...whole, ...broken }));
  });
}

test("a rule with `each` and `when` is asked of every element, where `when` holds", () => {
  const { is, validate } = native("Leading");
  assert.deepEqual(validate({ lit: false, tags: ["c"] }), []);
  assert.ok(is({ lit: false, tags: ["c"] }));
  assert.ok(!is({ lit: true, tags: ["a", "c"] }));
  assert.deepEqual(
    validate({ lit: true, tags: ["c", "a", "c"] }).map(({ path }) => path),
    [
      ["tags", 0],
      ["tags", 2],
    ],
  );
});
