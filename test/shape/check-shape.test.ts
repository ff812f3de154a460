import assert from "node:assert/strict";
import { test } from "node:test";
import { shapeFunctions, shapeModule, shapeTypes } from "./shape-text.ts";

const everything = `specwright: 1
module: sample
title: Sample
doc: A bit of everything.
uses: [names, other-names]
unknown_keys: ignore
types:
  Part: { scalar: string, doc: A part., pattern: "[a-z]+", min_length: 1, not_in: [x], examples: [a, bc], counterexamples: ["", "1"] }
  Name:
    doc: A name in parts.
    template: "[{space}/]{name}"
    parts:
      space: { type: Part, doc: Where it lives. }
      name: { type: Part, doc: What it is. }
  Level: { scalar: number, min: 0, exclusive_max: 1.5, multiple_of: 0.5, doc: A level., deprecated: Use Part., since: "1.2" }
  Mood:
    doc: A mood.
    enum:
      good: Fine.
      bad: { doc: Not fine., deprecated: "Never used.", since: "1.0" }
  Box:
    doc: A box.
    key: name
    internal: true
    unknown_keys: keep
    fields:
      name: { type: Name, doc: Its name. }
      "$ref": { type: string?, as: reference, doc: What it points to. }
      note: { type: string, optional: true, doc: A remark., max_length: 10 }
      code: { type: list<string>, secret: true, default: [], doc: Opens it., min_items: 0, unique: true }
      kind: { type: string, fixed: box, doc: Always box. }
      more: { type: map<json>, default: {}, doc: More., min_entries: 0, max_entries: 3 }
    rules:
      named:
        when: has(this.note)
        must: size(this.note) > 0
        at: note
        message: Say something.
        doc: An empty remark says nothing.
      each_code: { each: code, must: size(item) > 0, message: A code is not empty. }
    derived:
      short: { type: string, value: this.name.name, doc: Short. }
    methods:
      is_named: { doc: Asks., params: { name: string, limit: { type: int, default: 3, doc: A limit. } }, returns: bool, value: this.short == name }
    constructors:
      from_name: { doc: Makes one., params: { name: Name }, set: { name: name, note: "'x'", more: {} } }
    views:
      as_line: { doc: One line., shows: [name, note?, { show: kind, value: "'box'", when: has(this.note) }], omits: [code] }
    examples:
      plain: { doc: Plain., value: { name: a/b } }
    counterexamples:
      nameless: { value: {}, because: { name: missing } }
  Crate:
    doc: A larger box.
    extends: Box
    fields:
      note: { max_length: 5 }
      inner.flag: { fixed: true }
    views:
      as_line: { adds: [note] }
  Tag: { doc: Part of a box., subset_of: Box, only: [name, kind] }
  BoxPatch: { doc: Changes to a box., patch_of: Box, only: [note] }
  Boxes: { doc: Boxes., list: Box, unique_by: name, max_items: 9, examples: { none: { value: [] } } }
  Shelf: { doc: Boxes by place., map: Box, min_entries: 1 }
  Either: { doc: One or many., union: [Box, Crate], tag: kind }
functions:
  answer: { doc: Answers., internal: true, params: { question: string }, returns: int, value: "42" }
  judge:
    doc: Judges.
    params: { error: thrown }
    returns: Mood
    table:
      columns: { name_is: error.name == cell }
      rows: [{ name_is: A, give: good }, { give: bad }]
    examples:
      fine: { doc: Fine., given: { error: { name: A } }, gives: good }
  make: { doc: Makes., params: { name: Name }, returns: Box, set: { name: name } }
`;

test("accepts a module that uses every keyword", () => {
  const { syntax, faults } = shapeModule(everything);
  assert.deepEqual(faults, []);
  assert.deepEqual(Object.keys(syntax?.types ?? {}).length, 11);
});

test("every keyword of the language is in that module, so none is refused by mistake", () => {
  for (const keyword of keywords()) assert.match(everything, new RegExp(`\\b${keyword}:`, "u"));
});

function keywords(): readonly string[] {
  return [
    "exclusive_max multiple_of min_length max_length pattern not_in min_items max_items unique unique_by min_entries",
    "max_entries optional default fixed secret as deprecated since internal key unknown_keys rules derived methods",
    "constructors views examples counterexamples when each must at message params returns value set shows adds omits",
    "show because table columns rows give given gives extends subset_of patch_of only list map union tag enum template",
  ]
    .join(" ")
    .split(" ");
}

test("a misspelled key is one fault, and the key that was meant is not missing as well", () => {
  const { faults, diagnostics } = shapeTypes(
    "  Box:\n    doc: A box.\n    fields: { a: { type: int, doc: A. } }\n    rules:\n      ok: { must: this.a > 0, mesage: Too small. }",
  );
  assert.deepEqual(faults, ["unknown-key 10:31"]);
  assert.match(diagnostics[0]?.hint ?? "", /"message"/u);
});

test("prefers the missing key to another one that is as near", () => {
  const { diagnostics } = shapeFunctions(
    "  f: { doc: F., returns: int, value: '1', examples: { one: { given: {}, give: 1 } } }",
  );
  assert.match(diagnostics[0]?.hint ?? "", /"gives"/u);
  assert.equal(diagnostics.length, 1);
});

test("says where a known key belongs, and what a word of other languages is called here", () => {
  const hint = (line: string): string => shapeTypes(`  Box: { ${line} }`).diagnostics[0]?.hint ?? "";
  assert.match(hint("scalar: string, doc: A., min_items: 1"), /field|list/u);
  assert.match(hint("scalar: string, doc: A., regex: a"), /"pattern"/u);
  assert.match(hint("fields: { a: { type: int, doc: A., description: B. } }, doc: A."), /"doc"/u);
});

test("a type of two kinds is refused at the second", () => {
  assert.deepEqual(shapeTypes("  Word: { scalar: string, doc: A., union: [string, int] }").faults, [
    "unknown-key 6:36",
  ]);
});

test("a value of the wrong kind is one fault, however many branches of the schema refuse it", () => {
  for (const value of ["3", "text", "[]", "true"]) {
    assert.deepEqual(shapeTypes(`  Box: ${value}`).faults, ["wrong-type 6:8"]);
  }
});

test("a field without documentation is refused at its name, and one written as a text with the fix", () => {
  const { faults, diagnostics } = shapeTypes(
    "  Box:\n    doc: A box.\n    fields:\n      a: { type: int }\n      b: string",
  );
  assert.deepEqual(faults, ["missing-key 9:7", "wrong-type 10:10"]);
  assert.match(diagnostics[1]?.hint ?? "", /type: string/u);
});

test("what other languages write as a list is told as it is written here", () => {
  const hint = (lines: string): string => shapeTypes(lines).diagnostics[0]?.hint ?? "";
  const ofType = (type: string): string =>
    hint(`  Box:\n    doc: A box.\n    fields:\n      a: { type: ${type}, doc: A. }`);
  assert.match(ofType("[string]"), /list<string>/u);
  assert.match(ofType("[string, int]"), /list<T>.*`union`/u);
  assert.match(hint("  Pet:\n    doc: A pet.\n    enum: [cat, dog]"), /`cat: …`/u);
});

test("a value that is missing in an example is not told as the body of a function is", () => {
  const hints = (lines: string): readonly (string | undefined)[] =>
    shapeTypes(`  Box:\n    doc: A box.\n    map: int\n    ${lines}`).diagnostics.map(({ hint }) => hint);
  assert.match(hints("examples: { a: { doc: A. } }")[0] ?? "", /the key `value`/u);
  assert.match(hints("counterexamples: { a: { because: { a: missing } } }")[0] ?? "", /the key `value`/u);
  assert.match(hints("counterexamples: { a: { value: 1 } }")[0] ?? "", /`because: \{/u);
  const [body] = shapeFunctions("  f: { doc: F., returns: int }").diagnostics;
  assert.match(body?.hint ?? "", /`table`/u);
});

test("a field that tightens needs neither type nor doc, but must say something", () => {
  const { faults } = shapeTypes(
    "  Box:\n    doc: A box.\n    extends: Bin\n    fields:\n      a: { min: 1 }\n      b: {}",
  );
  assert.deepEqual(faults, ["empty-value 11:10"]);
});

test("expressions that YAML reads as something else are refused with quotes as the fix", () => {
  const { faults, diagnostics } = shapeTypes(
    "  Box:\n    doc: A box.\n    fields: { a: { type: bool, doc: A. } }\n    rules:\n      ok: { must: true, message: Never. }\n      no: { must: [a], message: Never. }".replace(
      "no:",
      "other:",
    ),
  );
  assert.deepEqual(faults, ["wrong-type 10:19", "wrong-type 11:22"]);
  assert.match(diagnostics[0]?.hint ?? "", /`"true"`/u);
});

test("marks have the one value true", () => {
  for (const mark of ["optional", "secret", "unique"]) {
    const { faults } = shapeTypes(
      `  Box:\n    doc: A box.\n    fields:\n      a: { type: int, doc: A., ${mark}: false }`,
    );
    assert.deepEqual(faults, [`invalid-value 9:${34 + mark.length}`]);
  }
});

test("keys that exclude each other are told at the one to take away, with the other", () => {
  const { faults, diagnostics } = shapeTypes(
    "  Box:\n    doc: A box.\n    fields:\n      a: { type: int, doc: A., optional: true, fixed: 3 }",
  );
  assert.deepEqual(faults, ["keys-exclude 9:48"]);
  assert.equal(diagnostics[0]?.related?.length, 1);
});

test("a secret may have an empty default and no other", () => {
  const secret = (value: string): readonly string[] =>
    shapeTypes(
      `  Box:\n    doc: A box.\n    fields:\n      a: { type: json, doc: A., secret: true, default: ${value} }`,
    ).faults;
  assert.deepEqual(secret("{}"), []);
  assert.deepEqual(secret("[]"), []);
  assert.deepEqual(secret("[a]"), ["keys-exclude 9:47"]);
  assert.deepEqual(secret("''"), ["keys-exclude 9:47"]);
});

test("a function has one of value, table and set", () => {
  assert.deepEqual(shapeFunctions("  f: { doc: F., returns: int }").faults, ["missing-key 7:3"]);
  assert.deepEqual(shapeFunctions("  f: { doc: F., returns: int, value: '1', set: { a: '1' } }").faults, [
    "keys-exclude 7:31",
  ]);
});

test("a view shows or adds", () => {
  const view = (text: string): readonly string[] =>
    shapeTypes(`  Box:\n    doc: A box.\n    extends: Bin\n    views:\n      v: ${text}`).faults;
  assert.deepEqual(view("{ adds: [a] }"), []);
  assert.deepEqual(view("{ doc: V., shows: [a], adds: [b] }"), ["keys-exclude 10:21"]);
  assert.deepEqual(view("{ omits: [a] }"), ["missing-key 10:7", "missing-key 10:7"]);
});

test("names of the wrong form are refused at the name", () => {
  assert.deepEqual(shapeTypes("  a-b: { scalar: int, doc: A. }\n  T: { scalar: int, doc: A. }").faults, [
    "bad-name 6:3",
    "bad-name 7:3",
  ]);
  assert.deepEqual(
    shapeTypes('  Box: { doc: A., fields: { "a\\nb": { type: int, doc: A. }, "": { type: int, doc: B. } } }').faults,
    ["bad-name 6:29", "bad-name 6:61"],
  );
});

test("a root of another kind, and an empty one, are told once", () => {
  assert.deepEqual(shapeModule("[a]").faults, ["wrong-type 1:1"]);
  assert.deepEqual(shapeModule("null").faults, ["wrong-type 1:1"]);
  assert.deepEqual(new Set(shapeModule("{}").faults), new Set(["missing-key 1:1"]));
});

test("inherited names are no keys", () => {
  assert.deepEqual(shapeTypes("  Word: { scalar: string, doc: A., toString: 1, __proto__: 2 }").faults, [
    "unknown-key 6:36",
    "unknown-key 6:49",
  ]);
});

test("warns where a comment cuts a text, and only where prose or an expression stands", () => {
  const { syntax, faults } = shapeTypes(
    "  Word: # fine\n    scalar: string # fine\n    doc: See issue #12\n    examples: [a] # fine\n  Mood:\n    doc: 'A mood' # fine\n    enum:\n      good: Very # good",
  );
  assert.deepEqual(faults, ["text-cut-by-comment 8:20", "text-cut-by-comment 13:18"]);
  assert.notEqual(syntax, undefined);
});
