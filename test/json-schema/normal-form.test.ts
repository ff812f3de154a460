import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { drafts } from "../../generator/json-schema/draft.ts";
import { printSchema } from "../../generator/json-schema/print.ts";
import { exportedTypes, schemaOf } from "../../generator/json-schema/schema-of.ts";
import type { Program } from "../../generator/program/program.ts";
import { createDocumentSource } from "../support/random-document.ts";
import { specIn } from "./support/own-spec.ts";
import { at, type JsonRecord, listAt, programOf, strictly } from "./support/schema-files.ts";

// The side `output` of a schema: what `toJSON` gives.

const spec = `types:
  Word: { doc: A word., scalar: string, min_length: 1 }
  Part:
    doc: A part.
    unknown_keys: ignore
    fields:
      size: { type: int, default: 1, doc: Size }
      next: { type: Part, optional: true, doc: Next }
  Probe:
    doc: Tried.
    unknown_keys: keep
    fields:
      kind: { type: string, fixed: probe, doc: Kind }
      name: { type: Word, doc: Name }
      note: { type: string?, doc: Note }
      part: { type: Part, default: {}, doc: Part }
      parts: { type: list<Part>, default: [], doc: Parts }
      free: { type: json, optional: true, doc: Free }
    rules:
      noted: { must: "this.name != 'x' || has(this.note)", message: Say more. }
    examples:
      short: { value: { name: a } }`;

function outputOf(program: Program, type: string, draft: (typeof drafts)[number] = "draft-2020-12"): JsonRecord {
  return JSON.parse(printSchema(schemaOf(program, type, { draft, side: "output" })));
}

test("every property is there but optional ones, without a default, and null where it is written out", async () => {
  const schema = outputOf(await programOf(spec), "Probe");
  assert.deepEqual(listAt(schema, "required"), ["kind", "name", "note", "part", "parts"]);
  assert.deepEqual(listAt(schema, "$defs", "Part", "required"), ["size"]);
  assert.deepEqual(at(schema, "properties", "note", "type"), ["string", "null"]);
  assert.doesNotMatch(JSON.stringify(schema), /"default"|"examples"/u);
});

test("what toJSON gives is accepted, and nothing shorter is", async () => {
  const program = await programOf(spec);
  const { normalize } = createInterpreter(program);
  const full = { name: "a", part: { size: 2, next: {} }, parts: [{}, { other: 1 }], free: null, more: [1] };
  for (const draft of drafts) {
    const accepts = strictly(outputOf(program, "Probe", draft));
    for (const sent of [{ name: "a" }, full]) {
      const written = JSON.parse(JSON.stringify(normalize("Probe", sent)));
      assert.equal(accepts(sent), false);
      assert.equal(accepts(written), true, JSON.stringify(written));
      for (const name of ["kind", "name", "note", "part", "parts"]) {
        const { [name]: _, ...less } = written;
        assert.equal(accepts(less), false, name);
      }
      assert.equal(accepts({ ...written, part: {} }), false);
      assert.equal(accepts({ ...written, name: "x" }), false);
    }
  }
});

test("keys that are dropped are not there, and keys that are kept are", async () => {
  const program = await programOf(spec);
  const part = strictly(outputOf(program, "Part"));
  assert.deepEqual([part({ size: 1 }), part({ size: 1, other: 1 })], [true, false]);
  assert.equal(at(outputOf(program, "Probe"), "additionalProperties"), undefined);
});

test("types that are written as they are sent have one schema for both sides", async () => {
  const program = await programOf(spec);
  const input = printSchema(schemaOf(program, "Word", { draft: "draft-07", side: "input" }));
  assert.equal(printSchema(schemaOf(program, "Word", { draft: "draft-07", side: "output" })), input);
});

test("a rule about a value that has a default no longer speaks of its absence", async () => {
  const program = await programOf(`types:
  Probe:
    doc: Tried.
    fields: { size: { type: int, default: 1, doc: Size } }
    rules: { one: { must: this.size == 1, message: Wrong. } }`);
  const input = JSON.parse(printSchema(schemaOf(program, "Probe", { draft: "draft-2020-12" })));
  const rules = [input, outputOf(program, "Probe")].map((schema) => at(schema, "allOf", 0));
  assert.deepEqual(
    rules.map((rule) => [at(rule, "properties"), at(rule, "required")]),
    [
      [{ size: { const: 1 } }, undefined],
      [{ size: { const: 1 } }, ["size"]],
    ],
  );
});

test("the normal form of everything valid in the domain is accepted", async () => {
  const program = await specIn("spec");
  const { validate, normalize } = createInterpreter(program);
  const documentsOf = createDocumentSource(program);
  let tried = 0;
  for (const { name } of exportedTypes(program)) {
    const judges = drafts.map((draft) => strictly(outputOf(program, name, draft)));
    const documents = documentsOf(name, 11);
    for (let count = 0; count < 40; count += 1) {
      const document = documents.next();
      if (validate(name, document).length > 0) continue;
      const written = JSON.parse(JSON.stringify(normalize(name, document)));
      for (const accepts of judges) assert.equal(accepts(written), true, `${name}: ${JSON.stringify(written)}`);
      tried += 1;
    }
  }
  assert.ok(tried > 300, `only ${tried}`);
});
