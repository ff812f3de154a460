import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { printSchema } from "../../generator/json-schema/print.ts";
import { accepts } from "../../generator/json-schema/rules/accepts.ts";
import { all, any } from "../../generator/json-schema/rules/simplify.ts";
import type { Schema, SchemaObject } from "../../generator/json-schema/schema.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { createRandom, type Random } from "../support/random.ts";

// Whatever is put together must accept what its parts accept: tried on random schemas and values, by ajv and by our own eyes.

const values: readonly JsonValue[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  1.5,
  "",
  "a",
  "b",
  "ab",
  "abc",
  [],
  [1],
  ["a"],
  ["a", "b"],
  ["b", "b"],
  [null, 1],
  {},
  { a: 1 },
  { a: null },
  { a: "a" },
  { a: "ab", b: 1 },
  { b: null },
  { a: ["a"] },
  { a: {}, b: { a: "b" } },
  { c: 1 },
];

const leaves: readonly SchemaObject[] = [
  { type: "null" },
  { type: "string" },
  { type: ["string", "null"] },
  { type: ["object", "null"] },
  { type: "integer" },
  { type: "number" },
  { const: "a" },
  { enum: ["a", "b"] },
  { enum: [null, "a", 1] },
  { const: ["a"] },
  { not: { const: "a" } },
  { not: { enum: ["a", null] } },
  { not: { type: "null" } },
  { type: "string", minLength: 1 },
  { type: "string", maxLength: 0 },
  { type: ["string", "null"], minLength: 2 },
  { type: "string", maxLength: 1, pattern: "a" },
  { type: "string", pattern: "b" },
  { type: "string", not: { pattern: "a" } },
  { type: "integer", minimum: 2 },
  { type: "integer", exclusiveMaximum: 2 },
  { type: ["integer", "null"], maximum: 1 },
  { type: "integer", multipleOf: 2 },
  { type: "array", minItems: 1 },
  { type: "array", maxItems: 1 },
  { type: "object", maxProperties: 1 },
];

function randomSchema(random: Random, depth: number): Schema {
  if (random.chance(0.05)) return random.chance(0.5);
  if (depth === 0 || random.chance(0.4)) return random.pick(leaves) ?? true;
  const inner = (): Schema => randomSchema(random, depth - 1);
  const forms: readonly (() => Schema)[] = [
    () => ({ type: "object", properties: new Map([["a", inner()]]) }),
    () => ({ type: "object", properties: new Map([["a", inner()]]), required: ["a"] }),
    () => ({ type: ["object", "null"], properties: new Map([["a", inner()]]), required: ["a"] }),
    () => ({
      type: "object",
      properties: new Map([
        ["a", inner()],
        ["b", inner()],
      ]),
      required: ["b"],
    }),
    () => ({ type: "array", items: inner() }),
    () => ({ type: "array", contains: inner(), minItems: 1 }),
    () => ({ type: "array", contains: inner(), minContains: 0, maxContains: 1 }),
    () => ({ type: "object", propertyNames: { enum: ["a", "b"] } }),
    () => all(inner(), inner()),
    () => any(inner(), inner()),
    () => ({ anyOf: [inner(), inner()] }),
    () => ({ branch: { if: inner(), yes: inner(), no: inner() } }),
  ];
  return random.pick(forms)?.() ?? true;
}

function byAjv(schema: Schema): (value: JsonValue) => boolean {
  return new Ajv2020({ strict: false, ownProperties: true }).compile(JSON.parse(printSchema(schema)));
}

test("all accepts what every part accepts, any what some part does, for random schemas", () => {
  const { SEED = "11", ROUNDS = "120" } = process.env;
  const random = createRandom(Number(SEED));
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    const parts = Array.from({ length: 2 + random.below(2) }, () => randomSchema(random, 3));
    const both = all(...parts);
    const either = any(...parts);
    const [validBoth, validEither] = [byAjv(both), byAjv(either)];
    for (const value of values) {
      const told = `${JSON.stringify(value)} by ${parts.map((part) => printSchema(part)).join(" and ")}`;
      const each = parts.map((part) => accepts(part, value));
      assert.equal(accepts(both, value), each.every(Boolean), `all: ${told}`);
      assert.equal(validBoth(value), each.every(Boolean), `all in ajv: ${told}`);
      assert.equal(accepts(either, value), each.some(Boolean), `any: ${told}`);
      assert.equal(validEither(value), each.some(Boolean), `any in ajv: ${told}`);
    }
  }
});

test("what contradicts itself for objects still lets null pass", () => {
  const needs: Schema = { type: ["object", "null"], properties: new Map([["a", true]]), required: ["a"] };
  const lacks: Schema = { type: ["object", "null"], properties: new Map([["a", false]]) };
  assert.deepEqual(all(needs, lacks), { type: "null" });
  assert.equal(all(needs, lacks, { type: "object" }), false);
});

test("alternatives for one property become one property", () => {
  const at = (value: Schema, required: boolean): Schema => ({
    type: "object",
    properties: new Map([["a", value]]),
    ...(required ? { required: ["a"] } : {}),
  });
  assert.equal(
    printSchema(any(at({ const: "x" }, true), at({ const: "y" }, true))),
    '{ "type": "object", "properties": { "a": { "enum": ["x", "y"] } }, "required": ["a"] }\n',
  );
  assert.equal(
    printSchema(any(at({ const: "x" }, true), at({ const: "y" }, false))),
    '{ "type": "object", "properties": { "a": { "enum": ["x", "y"] } } }\n',
  );
});
