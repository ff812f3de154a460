import type { JsonValue } from "../../generator/program/json.ts";
import type { Group } from "./judge.ts";

/** Written here in the way of the suite: a schema, values that meet it, and values that do not. */
export const ownSchemas: readonly Group[] = [
  of(
    "whole numbers within bounds",
    { type: "integer", minimum: -1.5, exclusiveMaximum: 4 },
    [-1, 3, 2.0],
    [-2, 4, 2.5, "1", null],
  ),
  of(
    "bounds for numbers, whatever else is allowed",
    { exclusiveMinimum: 0, maximum: 9.5 },
    [0.1, 9.5, "0", [0], null],
    [0, 10],
  ),
  of("multiples", { multipleOf: 3 }, [0, -9, "4"], [4, 1.5]),
  of(
    "texts by length and pattern",
    { minLength: 2, maxLength: 3, pattern: "^[a-z]+$" },
    ["ab", "abc", 1, {}],
    ["a", "abcd", "A1"],
  ),
  of("a pattern that is looked for", { type: "string", pattern: "-[0-9]" }, ["a-1b"], ["a1", 1]),
  of("several kinds", { type: ["string", "boolean", "null"] }, ["", false, null], [0, [], {}]),
  of(
    "constants of every kind",
    { enum: [null, true, 3, "x", [1, { a: 2 }], {}] },
    [null, true, 3.0, "x", [1, { a: 2 }], {}],
    [false, 0, "", [1], { a: 2 }],
  ),
  of("anything but a constant", { not: { const: { a: [1] } } }, [{ a: 1 }, [1], null], [{ a: [1] }]),
  of(
    "lists in lists",
    { items: { type: "array", items: { type: "number" }, minItems: 1 } },
    [[], [[1], [2, 3]], 7],
    [[[]], [["1"]], [1]],
  ),
  of(
    "elements that differ",
    { type: "array", uniqueItems: true, maxItems: 3 },
    [
      [1, true, "1"],
      [{ a: 1 }, { a: 2 }],
    ],
    [[1, 1.0], [1, 2, 3, 4], {}],
  ),
  of(
    "an element of a sort",
    { type: "array", items: { type: "integer" }, contains: { minimum: 5 }, minContains: 2, maxContains: 3 },
    [[5, 1, 6]],
    [[5], [5, 6, 7, 8], ["5"]],
  ),
  of(
    "properties",
    { properties: { a: { type: "string" }, b: { type: "integer" } }, required: ["a"], additionalProperties: false },
    [{ a: "" }, { a: "x", b: 1 }, []],
    [{}, { b: 1 }, { a: "", c: 1 }, { a: null }],
  ),
  of(
    "properties that go together",
    { type: "object", dependentRequired: { a: ["b"] } },
    [{}, { b: null }, { a: 1, b: 2 }],
    [{ a: null }, []],
  ),
  of(
    "a property of one kind needs another",
    {
      type: "object",
      properties: { k: { enum: ["x", "y"] }, v: { type: "integer" } },
      required: ["k"],
      if: { properties: { k: { const: "y" } } },
      else: { required: ["v"] },
    },
    [{ k: "y" }, { k: "x", v: 1 }],
    [{ k: "x" }, { k: "z" }],
  ),
  of(
    "maps",
    { type: "object", additionalProperties: { type: "integer" }, minProperties: 1, propertyNames: { maxLength: 2 } },
    [{ a: 1 }, { "€€": 2 }],
    [{}, { a: "1" }, { abc: 1 }],
  ),
  of(
    "all, any, one",
    {
      allOf: [
        { type: "integer" },
        { anyOf: [{ minimum: 5 }, { maximum: 1 }] },
        { oneOf: [{ minimum: 7 }, { maximum: 8 }] },
      ],
    },
    [0, 5, 6, 9],
    [3, 7, 8, "5"],
  ),
  of(
    "a tree",
    {
      $id: "https://specs.example/tree",
      $ref: "#node",
      $defs: {
        node: {
          $anchor: "node",
          type: "object",
          properties: { below: { type: "array", items: { $ref: "#/$defs/node" } } },
          additionalProperties: false,
        },
      },
    },
    [{}, { below: [{}, { below: [] }] }],
    [{ below: [1] }, { below: [{ x: 1 }] }],
  ),
  of("everything and nothing", { properties: { a: true }, items: { not: {} } }, [{ a: 1 }, [], 3], [[1]]),
];

function of(description: string, schema: JsonValue, valid: readonly JsonValue[], invalid: readonly JsonValue[]): Group {
  const tests = [...valid.map((data) => ({ data, valid: true })), ...invalid.map((data) => ({ data, valid: false }))];
  return { description, schema, tests: tests.map((each) => ({ ...each, description: JSON.stringify(each.data) })) };
}
