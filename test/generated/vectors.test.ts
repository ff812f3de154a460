import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { Issue } from "../../generator/interpret/issue.ts";
import { type AnyModel, modelTypes } from "./model-types.ts";
import { loadPlainTypes } from "./plain-types.ts";
import { assertSchemaAgrees } from "./schema-agrees.ts";

// The vectors as a stranger would run them, knowing nothing but the package and its schemas.

/** One case of a vector file. */
interface Case {
  readonly description: string;
  readonly value: unknown;
  readonly valid: boolean;
  readonly rule?: string;
  readonly codes?: readonly string[];
  readonly output?: unknown;
}

const models = new Map(modelTypes.map(({ name, native }) => [name, native]));
const plainTypes = await loadPlainTypes();
const files = readdirSync("generated/vectors").sort();

test("every model of the package has vectors, and every type that has a schema", () => {
  const schemas = readdirSync("generated/schemas").flatMap((name) => /^(\w+)\.schema\.json$/u.exec(name)?.[1] ?? []);
  const withSchema = schemas.filter((name) => name !== "bundle");
  assert.deepEqual(
    [...models.keys(), ...withSchema].filter((name) => !files.includes(`${name}.json`)),
    [],
  );
});

for (const file of files) {
  const { type, cases }: { type: string; cases: readonly Case[] } = JSON.parse(
    readFileSync(`generated/vectors/${file}`, "utf8"),
  );
  const model = models.get(type);
  const native = model ?? plainTypes.get(type);
  test(`${type} passes its ${cases.length} vectors, and so does its schema`, () => {
    assert.equal(file, `${type}.json`);
    assert.ok(native !== undefined, `nothing checks ${type}`);
    assert.ok(cases.some(({ valid }) => valid) && cases.some(({ valid }) => !valid));
    for (const one of cases) {
      const issues = native.validate(one.value);
      checkVerdict(one, issues);
      assert.equal(native.is(one.value), one.valid, one.description);
      assertSchemaAgrees(type, one.value, issues);
      checkOutput(one, model);
    }
  });
}

function checkVerdict({ description, valid, rule, codes }: Case, issues: readonly Issue[]): void {
  assert.equal(issues.length === 0, valid, description);
  if (codes !== undefined) assert.deepEqual([...new Set(issues.map(({ code }) => code))].sort(), codes, description);
  if (rule !== undefined) {
    assert.ok(
      issues.every((issue) => issue.rule === rule),
      description,
    );
  }
}

/** An enum or a scalar is its own normal form. */
function checkOutput({ description, value, valid, output }: Case, model: AnyModel | undefined): void {
  if (model === undefined || !valid) assert.equal(output, undefined, description);
  else assert.equal(JSON.stringify(model.parse(value)), JSON.stringify(output ?? value), description);
}
