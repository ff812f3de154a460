import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../generator/program/json.ts";
import { ownSpec, tools, typesOfInput } from "./run-tools.ts";
import { typeFaults } from "./type-faults.ts";

// Schemas that want to be more than types, and keys that want to be more than names.

/** Texts that would be code, comments or instructions if they came out as they are. */
const attacks = [
  "*/ globalThis.hacked = 1; /*",
  "*/ */ export const hacked = 1; /*",
  "**//",
  '"; globalThis.hacked = 1; "',
  ["`$", "{hacked()}`"].join(""),
  "\\u002a/ hacked()",
  "a\nhacked();",
  "a\r*/ hacked(); /*",
  "\u2028*/ hacked(); /*",
  "\u202e\u2066",
  ["@ts", "ignore"].join("-"),
  "</script>",
  "constructor",
  "__proto__",
  "hasOwnProperty",
  "hasOwnProperty0",
  "toString",
  "a/*/b",
  "",
  "日本語",
];

for (const attack of attacks) {
  test(`${JSON.stringify(attack)} becomes no code, whichever place of a schema it stands in`, async () => {
    const pointer = `#/$defs/${encodeURIComponent(attack.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
    const object = { type: "object", properties: own(attack, { type: "string" }) };
    const schema: JsonValue = {
      title: attack,
      $comment: attack,
      description: attack,
      ...own("tsType", attack),
      tsEnumNames: [attack],
      extends: attack,
      format: attack,
      pattern: attack,
      default: attack,
      properties: {
        ...own(attack, { description: attack, const: attack, tsType: attack }),
        inner: { enum: [attack, own(attack, [attack])] },
        named: { $ref: pointer },
        by_pattern: { ...object, patternProperties: own(attack, { $ref: pointer }), additionalProperties: false },
      },
      patternProperties: own(attack, { ...object, tsType: attack }),
      additionalProperties: object,
      required: [attack],
      $defs: own(attack, { ...object, title: attack, tsType: attack, patternProperties: own(attack, object) }),
    };
    const { result, text } = await typesOfInput(schema);
    assert.equal(result.code, 0, result.out + result.err);
    assert.doesNotMatch(text, /[\u2028\u202e\u2066\r]/u);
    const key = `export const required: ToolInput<"local/t"> extends Record<${JSON.stringify(attack)}, unknown> ? true : false = true;`;
    const uses = `import type { ToolInput } from "./tool-types.ts";\n${key}\n`;
    assert.deepEqual(typeFaults({ "tool-types.ts": text, "uses.ts": uses }), [], text);
  });
}

test("keys of instances may be any text, and fields may be called anything", async () => {
  const fields = ["types", "input", "input_schema", "key", "*/ evil", "ä", "2nd", "hasOwnProperty"];
  const lines = fields.map(
    (name, index) => `      ${JSON.stringify(name)}: { type: json_schema?, as: f${index}, doc: Odd }`,
  );
  const module = `specwright: 1
module: things
title: Things
doc: Things.
types:
  Schema:
    doc: A thing with schemas.
    key: name
    fields:
      name: { type: string, doc: Any name }
${lines.join("\n")}
`;
  const spec = { "spec/specwright.yaml": ownSpec["spec/specwright.yaml"] ?? "", "spec/things.yaml": module };
  const schema = { properties: { a: { $ref: "#/$defs/SchemaInput" } }, $defs: { SchemaInput: { properties: {} } } };
  const things = attacks.map((name) =>
    JSON.stringify({ name, ...Object.fromEntries(fields.map((field) => [field, schema])) }),
  );
  const { result, text } = await tools({ "things.ndjson": things.join("\n") }, { type: "Schema", spec });
  assert.equal(result.code, 0, result.out + result.err);
  const keys = attacks.map((name) => `  ${JSON.stringify(name)},`).join("\n");
  const uses = `import type { SchemaKey } from "./tool-types.ts";\nexport const keys: SchemaKey[] = [\n${keys}\n];\n`;
  assert.deepEqual(typeFaults({ "tool-types.ts": text, "uses.ts": uses }), []);
});

const sizes: Readonly<Record<string, JsonValue>> = {
  "a list of very many": { type: "array", items: { type: "string" }, minItems: Number.MAX_SAFE_INTEGER },
  "a list that is never long enough": { type: "array", items: {}, minItems: 5, maxItems: 2 },
  "lists in lists that are not empty": nested({ type: "array", minItems: 1, maxItems: 19 }, "items"),
  "tuples in tuples": nested({ type: "array" }, "prefixItems"),
  "many kinds in many kinds": nested({ type: ["array", "object", "string", "null"], items: {} }, "properties"),
  "many values": { enum: Array.from({ length: 20_000 }, (_, index) => `value ${index}`) },
};

for (const [what, schema] of Object.entries(sizes)) {
  test(`${what}: the types are hardly longer than the schema`, async () => {
    const { result, text } = await typesOfInput({ properties: { it: schema } });
    assert.equal(result.code, 0, result.out + result.err);
    assert.ok(text.length < 4 * JSON.stringify(schema).length + 20_000, String(text.length));
    assert.deepEqual(typeFaults({ "tool-types.ts": text }), []);
  });
}

/** A schema twenty levels deep. */
function nested(
  level: Readonly<Record<string, JsonValue>>,
  keyword: "items" | "prefixItems" | "properties",
): JsonValue {
  let schema: JsonValue = { type: "string" };
  for (let depth = 0; depth < 20; depth += 1) {
    const inner: JsonValue = keyword === "items" ? schema : keyword === "prefixItems" ? [schema, {}] : { a: schema };
    schema = { ...level, [keyword]: inner };
  }
  return schema;
}

/** An object with this key as its own, whatever the key. */
function own(key: string, value: JsonValue): Readonly<Record<string, JsonValue>> {
  return Object.fromEntries([[key, value]]);
}
