import assert from "node:assert/strict";
import { test } from "node:test";
import { keywordDeclarations } from "../../generator/check/keywords/keyword-declarations.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { drafts } from "../../generator/json-schema/draft.ts";
import { printSchema } from "../../generator/json-schema/print.ts";
import { schemaOf } from "../../generator/json-schema/schema-of.ts";
import { isJsonObject, type JsonValue } from "../../generator/program/json.ts";
import { strictly } from "../json-schema/support/schema-files.ts";
import { loadNative, schemaJudges } from "../random-specs/judges.ts";
import { programOf } from "../support/check-spec.ts";
import { createRandom } from "../support/random.ts";
import { altered, isOfficialSchema, officialKeywords, randomSchema } from "./official-schema.ts";

// Our description of the keywords against the meta-schema of their authors, in the hands of another validator.

const program = programOf(`types:
  Holder:
    doc: Has a schema.
    fields: { schema: { type: json_schema, doc: Schema } }
`);
const interpreter = createInterpreter(program);
const type = { kind: "primitive", name: "json_schema" } as const;
const isOurs = (value: JsonValue): boolean => interpreter.validateType(type, [], value).length === 0;

/** Schemas of which about half are valid. */
function schemas(seed: number, count: number): readonly JsonValue[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const schema = randomSchema(random);
    return random.chance(0.4) ? schema : altered(schema, random);
  });
}

test("every keyword to which the meta-schema gives a type is described, and no other", () => {
  const schema = keywordDeclarations().find(({ name }) => name === "json_schema");
  assert.ok(schema?.kind === "model");
  assert.deepEqual(schema.properties.map(({ name }) => name).sort(), [...officialKeywords].sort());
});

test("a json_schema is exactly an object that the meta-schema accepts", () => {
  const verdicts = { yes: 0, no: 0 };
  for (const value of schemas(1, 20_000)) {
    const expected = isJsonObject(value) && isOfficialSchema(value);
    assert.equal(isOurs(value), expected, JSON.stringify(value));
    verdicts[expected ? "yes" : "no"] += 1;
  }
  assert.ok(verdicts.yes > 6000 && verdicts.no > 6000, JSON.stringify(verdicts));
});

test("every keyword with every odd value, at the root and further down", () => {
  const odd: readonly JsonValue[] = [
    ...[
      null,
      true,
      0,
      -1,
      0.5,
      "",
      "object",
      "a#",
      "a#b",
      "0a",
      "a b",
      "ä",
      [],
      {},
      [true],
      [{}],
      ["a"],
      ["a", "a"],
      [1, 1],
    ],
    ...[
      [null],
      ["null", "null"],
      ["object", "x"],
      { a: {} },
      { a: true },
      { a: "b" },
      { a: ["b"] },
      { a: ["b", "b"] },
      { a: 1 },
    ],
    ...[[[]], { a: { type: "x" } }, { a: null }, [{ type: "x" }], { type: "x" }, { type: "object" }],
  ];
  for (const name of officialKeywords) {
    for (const value of odd) {
      for (const schema of [
        { [name]: value },
        { items: { [name]: value } },
        { properties: { a: { not: { [name]: value } } } },
      ]) {
        assert.equal(isOurs(schema), isOfficialSchema(schema), JSON.stringify(schema));
      }
    }
  }
});

test("what differs has a reason: counts that readers of JSON do not agree on", () => {
  assert.equal(isOfficialSchema({ minLength: 2 ** 53 }), true);
  assert.deepEqual(
    interpreter.validateType(type, [], { minLength: 2 ** 53 }).map(({ code }) => code),
    ["too_big"],
  );
});

test("what differs has a reason: schemas nested deeper than any JSON may be", () => {
  const nested = (depth: number): JsonValue => (depth === 0 ? {} : { items: nested(depth - 1) });
  assert.equal(isOurs(nested(63)), true);
  assert.equal(isOfficialSchema(nested(64)), true);
  assert.deepEqual(
    interpreter.validateType(type, [], nested(64)).map(({ code }) => code),
    ["too_deep"],
  );
});

test("generated code, the interpreter, and emitted schemas in both drafts under other validators come to one verdict", async () => {
  const model = (await loadNative(program, "keywords"))("Holder");
  const judges = await schemaJudges(program, "Holder", "keywords");
  // Strict mode finds slips in the schemas themselves.
  for (const draft of drafts) strictly(JSON.parse(printSchema(schemaOf(program, "Holder", { draft }))));
  for (const schema of schemas(2, 1500)) {
    const document = { schema };
    const issues = interpreter.validate("Holder", document);
    const hint = JSON.stringify(document);
    assert.equal(JSON.stringify(model.validate(document)), JSON.stringify(issues), hint);
    assert.equal(model.is(document), issues.length === 0, hint);
    const parsed = model.safeParse(document);
    assert.equal(parsed.success, issues.length === 0, hint);
    if (parsed.success) assert.equal(JSON.stringify(parsed.data), hint);
    for (const { name, draft, accepts } of judges) {
      assert.equal(accepts(document), issues.length === 0, `${name} ${draft}: ${hint}`);
    }
  }
});

test("generated code and the interpreter count the depth alike under every keyword", async () => {
  const model = (await loadNative(program, "keywords-deep"))("Holder");
  const values: readonly JsonValue[] = [
    [],
    {},
    ["a"],
    { a: [] },
    { a: {} },
    { a: ["b"] },
    [{}],
    ["string"],
    { a: true },
  ];
  const codes = new Set<string>();
  for (const name of [...officialKeywords, "x-more"]) {
    for (const [index, value] of values.entries()) {
      for (const depth of [60, 61, 62]) {
        const schema = Array.from({ length: depth }).reduce<JsonValue>((inner) => ({ not: inner }), { [name]: value });
        const issues = interpreter.validate("Holder", { schema });
        const hint = `${name} ${index} ${depth}`;
        assert.equal(JSON.stringify(model.validate({ schema })), JSON.stringify(issues), hint);
        assert.equal(model.is({ schema }), issues.length === 0, hint);
        assert.equal(model.safeParse({ schema }).success, issues.length === 0, hint);
        for (const { code } of issues) codes.add(code);
      }
    }
  }
  assert.ok(codes.has("too_deep") && codes.has("wrong_type"));
});
