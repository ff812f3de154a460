import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { buildModel } from "./build-model.ts";

// One model for each form that a rule can take. All must compile, and say of every value what the interpreter says: above all of
// values of the wrong kind, where a rule must hold its tongue.

const forms = [
  "has(this.text) && size(this.text) == 1",
  "has(this.text) && this.text.startsWith('a')",
  "!has(this.text) || size(this.text) == 1",
  "this.text == null || this.text == 'a'",
  "this.text == null ? true : this.text == 'a'",
  "has(this.count) && this.count > 3",
  "this.count == null ? this.flag : this.count > 3",
  "has(this.maybe) && this.maybe",
  "this.maybe == null ? true : this.maybe",
  "this.maybe == null || this.maybe",
  "has(this.kind) && this.kind in ['a', 'b']",
  "this.kind == 'a' || this.kind == 'b'",
  "this.flag && (this.kind == 'a' || this.count == 2)",
  "this.flag == has(this.text)",
  "this.flag ? has(this.text) : !has(this.text)",
  "has(this.list) && size(this.list) > 1",
  "has(this.list) && this.list.all(x, x == 'a')",
  "has(this.part) && this.part.lit",
  "this.part == null || this.part.lit || this.flag",
  "has(this.map) && 'k' in this.map",
  "has(this.schema) && has(this.schema.type)",
  "this.flag || has(this.list) && 'a' in this.list",
  "this.flag",
  "!this.flag",
  "this.flag != this.other",
];

const spec = [
  "specwright: 1",
  "module: forms",
  "title: Forms",
  "doc: Rules of every form.",
  "types:",
  "  Kind: { doc: A kind., enum: { a: A., b: B., constructor: C., toString: D., valueOf: E., hasOwnProperty: F. } }",
  "  Part: { doc: A part., fields: { lit: { type: bool, default: false, doc: Lit } } }",
  ...forms.flatMap((form, index) => [
    `  Form${index}:`,
    "    doc: One form.",
    "    fields:",
    "      text: { type: string?, doc: Text }",
    "      count: { type: int?, doc: Count }",
    "      maybe: { type: bool?, doc: Maybe }",
    "      flag: { type: bool, default: false, doc: Flag }",
    "      other: { type: bool, default: true, doc: Other flag }",
    "      kind: { type: Kind?, doc: Kind }",
    "      list: { type: list<string>?, doc: List }",
    "      part: { type: Part?, doc: Part }",
    "      map: { type: map<int>?, doc: Map }",
    "      schema: { type: json_schema?, doc: Schema }",
    "    rules:",
    "      form:",
    `        must: ${JSON.stringify(form)}`,
    "        message: The form is broken.",
  ]),
  "",
].join("\n");

const values: readonly unknown[] = [
  {},
  ...["a", "ab", "", null, 5, [], {}].map((text) => ({ text })),
  ...[0, 4, null, "x", 1.5].map((count) => ({ count })),
  ...[true, false, null, 1, "true"].map((maybe) => ({ maybe })),
  ...[true, false, null, 1].flatMap((flag) => [{ flag }, { flag, text: 7 }, { flag, kind: "a" }, { flag, text: "a" }]),
  ...["a", "b", "constructor", "c", null, 3].map((kind) => ({ kind })),
  ...[["a"], ["a", "a"], [1], null, "a"].map((list) => ({ list })),
  ...[{}, { lit: true }, { lit: 1 }, { off: true }, null, 5].map((part) => ({ part })),
  ...[{ k: 1 }, { k: "1" }, {}, null, []].map((map) => ({ map })),
  ...[{ type: "object" }, {}, { type: 5 }, null, "object"].map((schema) => ({ schema })),
  { flag: "x", text: 5, count: "y", maybe: 3, kind: 9, list: 4, part: 1, map: 2, schema: 3 },
];

const built = await buildModel("rule-forms", { "forms.yaml": spec });
const interpreter = createInterpreter(built.program);

for (const [index, form] of forms.entries()) {
  test(`a rule of the form ${form} says what the interpreter says`, () => {
    const model = built.model(`Form${index}`);
    for (const value of values) {
      const expected = interpreter.validate(`Form${index}`, value);
      assert.deepEqual(model.validate(value), expected, JSON.stringify(value));
      assert.equal(model.is(value), expected.length === 0, JSON.stringify(value));
      assert.equal(model.safeParse(value).success, expected.length === 0, JSON.stringify(value));
    }
  });
}
