import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { AgentCatalog, SkillFailure, ValidationError } from "cleveragents-model";
import { configSchemaOf } from "../layouts/config-schemas.ts";
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
const everything = readdirSync("generated/vectors").sort();
const files = everything.filter((name) => /^\w+\.json$/u.test(name));
const configFiles = everything.filter((name) => name.endsWith(".config.json"));

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

for (const file of configFiles) {
  const { type, cases }: { type: string; cases: readonly Case[] } = JSON.parse(
    readFileSync(`generated/vectors/${file}`, "utf8"),
  );
  test(`${type} passes its ${cases.length} vectors of configuration, and so does its schema`, () => {
    const model = models.get(type);
    const schema = configSchemaOf(type);
    assert.ok(model !== undefined && schema !== undefined);
    assert.equal(file, `${type}.config.json`);
    for (const one of cases) {
      const { issues, text } = configured(model, one.value);
      checkVerdict(one, issues);
      assert.equal(schema.accepts(one.value), issues.every(schema.isUntold), one.description);
      if (one.valid) assert.equal(text, JSON.stringify(one.output ?? one.value), one.description);
    }
  });
}

test("members of catalogs come to what the vectors say, and an unknown key to what is thrown", () => {
  const { cases }: { cases: readonly ResolutionCase[] } = JSON.parse(
    readFileSync("generated/vectors/AgentCatalog.resolutions.json", "utf8"),
  );
  assert.deepEqual(everything.filter((name) => name.endsWith(".resolutions.json")).length, 1);
  assert.ok(cases.length > 1);
  for (const { description, value, resolution, gives, unknown } of cases) {
    const catalog = AgentCatalog.parse(value);
    assert.equal(resolution, "resolve_skill");
    assert.deepEqual(
      catalog.skills.map(({ name }) => name),
      Object.keys(gives),
    );
    for (const [key, entries] of Object.entries(gives)) {
      assert.equal(JSON.stringify(catalog.resolveSkill(key)), JSON.stringify(entries), `${description}: ${key}`);
    }
    assert.throws(
      () => catalog.resolveSkill(unknown.key),
      (error) => error instanceof SkillFailure && JSON.stringify(error.error) === JSON.stringify(unknown.throws),
    );
  }
});

/** What the members of a catalog come to. */
interface ResolutionCase {
  readonly description: string;
  readonly value: unknown;
  readonly resolution: string;
  readonly gives: Readonly<Record<string, readonly unknown[]>>;
  readonly unknown: { readonly key: string; readonly throws: unknown };
}

function configured(model: AnyModel, value: unknown): { readonly issues: readonly Fault[]; readonly text?: string } {
  try {
    return { issues: [], text: JSON.stringify(model.fromConfig(value)) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { issues: error.issues };
  }
}

/** What both kinds of issues have. */
interface Fault {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly rule?: string;
}

function checkVerdict({ description, valid, rule, codes }: Case, issues: readonly Fault[]): void {
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
