import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../generator/program/json.ts";
import { toolOf, typesOfInput } from "./run-tools.ts";
import { typeFaults } from "./type-faults.ts";

// References in the schemas that tools carry: followed inside the schema, refused where they lead out of it or round in a circle.

const text = { type: "string" };

/** Names of definitions that the file needs for something else, or that become one. */
const takenNames = "SchemaTypes ToolKey ToolInput tool_input Tool class string Array 1 ä a-b a_b".split(" ");

const good: Readonly<Record<string, JsonValue>> = {
  "to the schema itself, from a part of the value": { properties: { next: { $ref: "#" } } },
  "to keys with slashes, blanks and percent signs": {
    $defs: { "a/b": text, "c d": text, "e%": text, "": text },
    properties: {
      a: { $ref: "#/$defs/a~1b" },
      c: { $ref: "#/$defs/c%20d" },
      e: { $ref: "#/$defs/e%25" },
      x: { $ref: "#/$defs/" },
    },
  },
  "to what is no definition": {
    properties: { list: { prefixItems: [text], items: { type: "number" }, minItems: 1 }, plain: text },
    allOf: [
      { properties: { first: { $ref: "#/properties/list/prefixItems/0" }, rest: { $ref: "#/properties/list/items" } } },
      { $ref: "#/allOf/0" },
    ],
  },
  "to a definition that is a reference, or a boolean": {
    $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/c" }, c: text, all: true, none: false },
    properties: { a: { $ref: "#/$defs/a" }, all: { $ref: "#/$defs/all" }, none: { $ref: "#/$defs/none" } },
  },
  "from a schema with an address of its own, whose root it is": {
    $defs: { tree: { $id: "https://example.org/tree", $defs: { leaf: text }, items: { $ref: "#/$defs/leaf" } } },
    $ref: "#/$defs/tree",
  },
  "to an anchor, each in the schema whose root it has": {
    $defs: {
      a: { $anchor: "here", type: "string" },
      b: {
        $id: "https://example.org/b",
        items: { $ref: "#here" },
        $defs: { c: { $dynamicAnchor: "here", type: "number" } },
      },
    },
    properties: { a: { $ref: "#here" }, b: { $ref: "#/$defs/b" } },
  },
  "through lists back to itself": {
    $defs: {
      list: { type: "array", items: { $ref: "#/$defs/list" } },
      pair: { prefixItems: [{ $ref: "#/$defs/pair" }], minItems: 1 },
      either: { anyOf: [text, { type: "array", items: { $ref: "#/$defs/either" } }] },
    },
    properties: { a: { $ref: "#/$defs/list" }, b: { $ref: "#/$defs/pair" }, c: { $ref: "#/$defs/either" } },
  },
  "to definitions that are called like types of the file, or of TypeScript": {
    $defs: Object.fromEntries(takenNames.map((key) => [key, { properties: { [key]: { type: "string" } } }])),
    properties: Object.fromEntries(takenNames.map((key) => [key, { $ref: `#/$defs/${encodeURIComponent(key)}` }])),
  },
};

for (const [what, schema] of Object.entries(good)) {
  test(`a reference ${what} is followed`, async () => {
    const { result, text } = await typesOfInput(schema);
    assert.equal(result.code, 0, result.out + result.err);
    assert.deepEqual(typeFaults({ "tool-types.ts": text }), [], text);
  });
}

test("what is referred to is said once, and a reference with more beside it says both", async () => {
  const { text } = await typesOfInput({
    type: "object",
    properties: {
      from: { $ref: "#/$defs/place", description: "Where it begins" },
      to: { $ref: "#/$defs/place" },
      via: { $ref: "#/$defs/place", required: ["stop"], properties: { stop: { type: "boolean" } } },
    },
    required: ["from", "to", "via"],
    $defs: { place: { type: "object", properties: { name: { type: "string" } }, required: ["name"] } },
  });
  const uses = `
    import type { Place, ToolInput } from "./tool-types.ts";
    const place: Place = { name: "a" };
    export const input: ToolInput<"local/t"> = { from: place, to: place, via: { name: "b", stop: true } };
  `;
  assert.deepEqual(typeFaults({ "tool-types.ts": text, "uses.ts": uses }), []);
  assert.equal(text.split("name: string").length, 2, text);
  assert.match(text, /Where it begins/u);
  const misuse = `
    import type { ToolInput } from "./tool-types.ts";
    export const via: ToolInput<"local/t">["via"] = { name: "b" };
  `;
  assert.equal(typeFaults({ "tool-types.ts": text, "misuse.ts": misuse }).length, 1);
});

const out = "schema-reference";
const round = "schema-circle";
const bad: readonly (readonly [what: string, schema: JsonValue, code: string, guilty: string])[] = [
  ["a file", { $ref: "other.json" }, out, '"other.json"'],
  ["an address", { properties: { a: { $ref: "https://example.org/a.json" } } }, out, '"https://example.org/a.json"'],
  ["a value that is no schema", { enum: [{ type: "string" }], items: { $ref: "#/enum/0" } }, out, '"#/enum/0"'],
  ["nothing", { items: { $ref: "#/$defs/gone" } }, out, '"#/$defs/gone"'],
  ["what every object has", { items: { $ref: "#/constructor" } }, out, '"#/constructor"'],
  ["an anchor that nothing has", { $ref: "#b", $defs: { a: { $anchor: "a" } } }, out, '"#b"'],
  ["an anchor of another root", { $ref: "#a", $defs: { b: { $id: "b", $anchor: "a" } } }, out, '"#a"'],
  ["a condition", { not: text, items: { $ref: "#/not" } }, out, '"#/not"'],
  ["an element that is none", { allOf: [text], items: { $ref: "#/allOf/00" } }, out, '"#/allOf/00"'],
  ["the map around schemas", { properties: { a: { $ref: "#/properties" } } }, out, '"#/properties"'],
  ["the other schema", { $ref: "#/../output_schema" }, out, '"#/../output_schema"'],
  ["itself", { $ref: "#" }, round, '"#"'],
  ["another that leads back", { $ref: "#/$defs/a", $defs: { a: { allOf: [{ $ref: "#" }] } } }, round, '"#/$defs/a"'],
  ["itself, or null", { $defs: { a: { anyOf: [{ $ref: "#/$defs/a" }, { type: "null" }] } } }, round, '"#/$defs/a"'],
];

for (const [what, schema, code, guilty] of bad) {
  test(`a reference to ${what} is refused at its place, and nothing is written`, async () => {
    const { text, result } = await typesOfInput(schema);
    assert.deepEqual([result.code, text], [1, ""]);
    const printed = result.out + result.err;
    const column = JSON.stringify(toolOf(schema)).indexOf(guilty) + 1;
    assert.ok(printed.includes(`tool.json:1:${column} - error ${code}`), printed);
  });
}

test("constants are no references", async () => {
  const constant = { a: { $ref: "#/nowhere" }, b: [{ $ref: "file:///etc/hosts" }], c: { anyOf: 5, properties: [] } };
  const { result, text } = await typesOfInput({
    properties: { a: { const: constant }, b: { enum: [constant, 1, null] } },
  });
  assert.equal(result.code, 0, result.out + result.err);
  const uses = `
    import type { ToolInput } from "./tool-types.ts";
    export const a: ToolInput<"local/t">["a"] = ${JSON.stringify(constant)};
    export const b: ToolInput<"local/t">["b"] = 1;
  `;
  assert.deepEqual(typeFaults({ "tool-types.ts": text, "uses.ts": uses }), [], text);
});
