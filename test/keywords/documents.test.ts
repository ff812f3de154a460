import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Tool } from "cleveragents-model";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { validateDocuments } from "../../generator/documents/validate-documents.ts";
import { programOf } from "../support/check-spec.ts";
import { placeText } from "../support/compile-spec.ts";

// What people are told who slip in a schema, at its place in their file.

const program = programOf(`types:
  Holder:
    doc: Has a schema.
    fields: { schema: { type: json_schema?, doc: Schema }, hidden: { type: json_schema?, secret: true, doc: Schema } }
`);

function told(text: string): readonly (string | undefined)[] {
  const diagnostics: Diagnostic[] = [];
  validateDocuments(program, "Holder", [{ file: { path: "a.yaml", text }, format: "yaml" }], { diagnostics });
  return diagnostics.flatMap((each) => [placeText(each, { "a.yaml": text }), each.hint]);
}

for (const [text, ...expected] of [
  [
    "schema: { type: nonsense }",
    "not_in_enum a.yaml:1:17",
    'Write one of "string", "number", "integer", "boolean", "object", "array", "null".',
  ],
  ["schema: { type: strng }", "not_in_enum a.yaml:1:17", 'Did you mean "string"?'],
  ["schema:\n  properties:\n    a: { type: [string, nul] }", "not_in_enum a.yaml:3:25", 'Did you mean "null"?'],
  ["schema: { items: { minLength: '3' } }", "wrong_type a.yaml:1:31", "Take the quotes away: 3."],
  ["schema: { uniqueItems: 'true' }", "wrong_type a.yaml:1:24", "Take the quotes away: true."],
  ["schema: { required: name }", "wrong_type a.yaml:1:21", "Put it in a list, even where it is the only element."],
  ["schema: { required: [a, a] }", "duplicate a.yaml:1:25", "Take it out, or let it differ from the one before."],
  ["schema: { $anchor: 1st }", "pattern a.yaml:1:20", 'Write it as in "node".'],
  ["schema: { allOf: [] }", "too_few a.yaml:1:11", "It has 0: add 1 or more."],
  ["hidden: { type: strng }", "not_in_enum a.yaml:1:1", undefined],
] as const) {
  test(`${text} is refused at its place, with a fix`, () => {
    assert.deepEqual(told(text), expected);
  });
}

test("B08: a schema of an invalid type, or no object, is refused when the tool is declared", () => {
  const tool = { name: "local/x", description: "Does.", source: "builtin" };
  const faults = (input_schema: unknown): readonly unknown[] =>
    Tool.validate({ ...tool, input_schema }).map(({ code, path }) => [code, ...path]);
  assert.deepEqual(faults({ type: "invalid_type" }), [["not_in_enum", "input_schema", "type"]]);
  for (const value of ["object", true, [], 1]) assert.deepEqual(faults(value), [["wrong_type", "input_schema"]]);
  assert.deepEqual(faults({ type: "object", properties: { n: { type: "integer" } }, required: ["n"] }), []);
});

test("vectors have each kind of broken schema once for every field that holds one", () => {
  for (const type of ["Tool", "Validation", "SkillDefinition", "SkillInlineTool"]) {
    const text = readFileSync(`generated/vectors/${type}.json`, "utf8");
    for (const field of ["input_schema", "output_schema"]) {
      const cases = text.split(`"${field}: a schema: `).length - 1;
      assert.ok(cases >= 3 && cases <= 6, `${type}.${field}: ${cases}`);
    }
  }
});
