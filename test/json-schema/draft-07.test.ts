import assert from "node:assert/strict";
import { test } from "node:test";
import { at, coverageEntries, emitted, listAt, parsed, programOf, strictly } from "./support/schema-files.ts";

const spec = `types:
  Word: { doc: A word., scalar: string, min_length: 1 }
  Node:
    doc: A tree.
    fields:
      label: { type: Word, max_length: 3, default: a, doc: Label, deprecated: Use name. }
      plain: { type: Word, doc: Plain }
      next: { type: Node?, doc: Next }
      words: { type: list<Word>, default: [], doc: Words }
    rules:
      one_a: { must: "this.words.exists_one(word, word == 'a')", message: One word is a. }
      some_b: { must: "this.words.exists(word, word == 'b')", message: Some word is b. }
    examples:
      small: { value: { plain: x, words: [a, b] } }
  Pair: { doc: A pair., fields: { left: { type: Node, doc: Left }, right: { type: Node?, doc: Right } } }`;

test("a reference with company moves into allOf, so that the company is looked at", async () => {
  const files = await emitted(await programOf(spec));
  const node = at(parsed(files, "schemas/draft-07/Pair.schema.json"), "definitions", "Node");
  const label = at(node, "properties", "label");
  assert.deepEqual(at(label, "allOf"), [{ $ref: "#/definitions/Word" }]);
  assert.deepEqual([at(label, "maxLength"), at(label, "deprecated"), at(label, "default")], [3, true, "a"]);
  assert.equal(at(label, "$ref"), undefined);
  const accepts = strictly(parsed(files, "schemas/draft-07/Node.schema.json"));
  assert.equal(accepts({ plain: "x", words: ["b"], label: "abc" }), true);
  assert.equal(accepts({ plain: "x", words: ["b"], label: "abcd" }), false);
  for (const [path, content] of files) {
    if (!path.startsWith("schemas/draft-07/")) continue;
    assert.doesNotMatch(content, /\$defs|minContains|maxContains|2020-12/u, path);
    for (const [, beside] of content.matchAll(/\{ "\$ref": "[^"]*"(.?)/gu)) assert.equal(beside, " ", path);
  }
});

test("a type that leads back to itself is a reference in allOf at the root", async () => {
  const schema = parsed(await emitted(await programOf(spec)), "schemas/draft-07/Node.schema.json");
  assert.deepEqual(Object.keys(schema), ["$schema", "$id", "allOf", "definitions"]);
  assert.match(String(at(schema, "$id")), /\/draft-07\/Node\.schema\.json$/u);
  assert.deepEqual(at(schema, "allOf"), [{ $ref: "#/definitions/Node" }]);
});

test("what takes counting is left out, reported and told; what does not is said", async () => {
  const files = await emitted(await programOf(spec));
  const node = at(parsed(files, "schemas/draft-07/Node.schema.json"), "definitions", "Node");
  assert.deepEqual(
    listAt(node, "allOf").map((rule) => at(rule, "$comment")),
    ["rule some_b: Some word is b."],
  );
  assert.match(String(at(node, "description")), /Not checked here: One word is a\. \(rule one_a\)/u);
  assert.deepEqual(coverageEntries(files, "rules", "json-schema-draft-07"), [
    { model: "Node", rule: "one_a", exact: false, reason: "elements counted (draft-07)" },
    { model: "Node", rule: "some_b", exact: true },
  ]);
  const accepts = strictly(parsed(files, "schemas/draft-07/Node.schema.json"));
  assert.equal(accepts({ plain: "x", words: ["a", "a", "b"] }), true);
  assert.equal(accepts({ plain: "x", words: ["a"] }), false);
});

test("rules and references stay apart in allOf: each rule has its comment", async () => {
  const files = await emitted(await programOf(spec));
  for (const folder of ["", "draft-07/"]) {
    const schema = parsed(files, `schemas/${folder}bundle.schema.json`);
    const rules = listAt(at(schema, "$defs", "Node") ?? at(schema, "definitions", "Node"), "allOf");
    for (const rule of rules) assert.match(String(at(rule, "$comment")), /^rule \w+: /u);
  }
});
