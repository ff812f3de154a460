import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { documentsOf, missingRules } from "./support/rule-table.ts";
import { at, emitted, listAt, parsed, programOf, strictly } from "./support/schema-files.ts";

/** The schema of `Probe` gives the verdict of the interpreter for every combination of the values, and both verdicts occur. */
async function agrees(
  types: string,
  values: Readonly<Record<string, readonly JsonValue[]>>,
): Promise<readonly unknown[]> {
  const program = await programOf(`types:\n${types}`);
  const files = await emitted(program);
  assert.deepEqual([...missingRules(files)], []);
  const schema = parsed(files, "schemas/Probe.schema.json");
  const accepts = strictly(schema);
  const { validate } = createInterpreter(program);
  const verdicts = new Set<boolean>();
  for (const document of documentsOf({ fields: "", values })) {
    const isValid = validate("Probe", document).length === 0;
    assert.equal(accepts(document), isValid, JSON.stringify(document));
    verdicts.add(isValid);
  }
  assert.equal(verdicts.size, 2);
  return listAt(schema, "allOf");
}

const part = `  Part:
    doc: A part.
    fields:
      ready: { type: bool, default: false, doc: Ready }
      name: { type: string?, doc: Name }
      parts: { type: list<Small>, default: [], doc: Parts }
  Small: { doc: A small part., fields: { size: { type: int, default: 1, doc: Size } } }
`;
const parts = [
  [],
  [{}],
  [{ ready: true }],
  [{ name: "a" }, { ready: true, name: "b" }],
  [{ parts: [{}] }, { parts: [{ size: 5 }] }],
];

test("a rule with each holds for every element", async () => {
  await agrees(
    `${part}  Probe:
    doc: Tried.
    fields: { parts: { type: list<Part>, default: [], doc: Parts } }
    rules:
      named: { each: parts, must: "item.ready || has(item.name)", message: Wrong. }
      small: { each: parts, must: "item.parts.all(p, p.size < 3)", message: Wrong. }`,
    { parts },
  );
});

test("each goes down to a list inside another model, and when decides for the whole object", async () => {
  const [item] = await agrees(
    `${part}  Probe:
    doc: Tried.
    fields: { part: { type: Part, default: { parts: [{ size: 9 }] }, doc: Part }, strict: { type: bool, default: true, doc: Strict } }
    rules:
      small: { when: this.strict, each: part.parts, must: item.size < 3, message: Wrong. }`,
    { part: [{}, { parts: [] }, { parts: [{}] }, { parts: [{}, { size: 3 }] }], strict: [true, false] },
  );
  assert.deepEqual(at(item, "if"), { properties: { strict: { const: true } } });
  assert.deepEqual(at(item, "then", "required"), ["part"]);
});

test("must under each may look outside where few answers are possible", async () => {
  await agrees(
    `${part}  Mode: { doc: A mode., enum: { easy: Easy., hard: Hard. } }
  Probe:
    doc: Tried.
    fields: { parts: { type: list<Part>, default: [], doc: Parts }, mode: { type: Mode, default: easy, doc: Mode }, limit: { type: int?, doc: Limit } }
    rules:
      by_mode: { each: parts, must: "this.mode == 'easy' || item.ready", message: Wrong. }
      by_limit: { each: parts, must: "!has(this.limit) || this.limit > 3 || has(item.name)", message: Wrong. }`,
    { parts, mode: ["easy", "hard"], limit: [1, 4, null] },
  );
});

test("what when proves is known in must", async () => {
  await agrees(
    `${part}  Probe:
    doc: Tried.
    fields: { part: { type: Part?, doc: Part }, text: { type: string?, doc: Text } }
    rules:
      named: { when: has(this.part), must: "this.part.ready || this.part.name != null", message: Wrong. }
      long: { when: "has(this.text) && this.text != ''", must: size(this.text) > 1, message: Wrong. }`,
    { part: [null, {}, { ready: true }, { name: "a" }], text: [null, "", "a", "ab"] },
  );
});

test("an inherited rule that a fixed value settles is left out, and one that it decides loses its condition", async () => {
  const items = await agrees(
    `  Base:
    doc: Base.
    fields: { kind: { type: Kind, doc: Kind }, name: { type: string?, doc: Name }, size: { type: int, default: 1, doc: Size } }
    rules:
      only_b_has_names: { when: has(this.name), must: "this.kind == 'b'", at: name, message: Wrong. }
      b_is_large: { when: "this.kind == 'b'", must: this.size > 2, message: Wrong. }
      a_is_small: { when: "this.kind == 'a'", must: this.size < 2, message: Wrong. }
  Kind: { doc: A kind., enum: { a: A., b: B., c: C. } }
  Probe: { doc: Tried., extends: Base, fields: { kind: { fixed: b } } }`,
    { kind: ["a", "b"], name: [null, "x"], size: [0, 1, 3] },
  );
  assert.deepEqual(
    items.map((item) => [at(item, "$comment"), at(item, "if"), at(item, "properties", "size")]),
    [["rule b_is_large: Wrong.", undefined, { type: "integer", exclusiveMinimum: 2 }]],
  );
});

test("values that a field excludes are not asked about", async () => {
  const items = await agrees(
    `  Kind: { doc: A kind., enum: { a: A., b: B., c: C. } }
  Probe:
    doc: Tried.
    fields: { kind: { type: Kind, not_in: [c], doc: Kind }, name: { type: string?, doc: Name } }
    rules:
      never: { when: "this.kind == 'c'", must: has(this.name), message: Wrong. }
      other: { when: "this.kind != 'a'", must: has(this.name), message: Wrong. }`,
    { kind: ["a", "b", "c"], name: [null, "x"] },
  );
  assert.deepEqual(
    items.map((item) => at(item, "if", "properties", "kind")),
    [{ const: "b" }],
  );
});

test("a member that one variant of a union keeps as an unknown key is not read", async () => {
  const program = await programOf(`types:
  Open: { doc: Open., unknown_keys: keep, fields: { kind: { type: string, fixed: open, doc: Kind } } }
  Full: { doc: Full., fields: { kind: { type: string, fixed: full, doc: Kind }, size: { type: int, default: 1, doc: Size } } }
  Either: { doc: Either., union: [Open, Full], tag: kind }
  Probe:
    doc: Tried.
    fields: { one: { type: Either, doc: One } }
    rules: { sized: { must: "this.one.size == 1", message: Wrong. } }`);
  assert.deepEqual([...missingRules(await emitted(program))], [["sized", "kept key read through a union"]]);
});

test("a long chain of conditions is compiled in reasonable time", async () => {
  const names = Array.from({ length: 120 }, (_, index) => `f${index}`);
  const fields = names.map((name) => `      ${name}: { type: string?, doc: Field }`).join("\n");
  const must = names.map((name) => `has(this.${name})`).join(" || ");
  const start = performance.now();
  const program = await programOf(`types:
  Probe:
    doc: Tried.
    fields:
${fields}
    rules: { some: { must: "${must}", message: Wrong. } }`);
  const files = await emitted(program);
  assert.ok(performance.now() - start < 5000, `${performance.now() - start} ms`);
  const accepts = strictly(parsed(files, "schemas/Probe.schema.json"));
  assert.deepEqual([accepts({}), accepts({ f7: null }), accepts({ f119: "x" })], [false, false, true]);
});
