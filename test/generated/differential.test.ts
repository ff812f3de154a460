import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { createDocumentSource } from "../support/random-document.ts";
import { type AnyModel, modelTypes } from "./model-types.ts";
import { readOwnSpec } from "./own-spec.ts";
import { loadPlainTypes } from "./plain-types.ts";
import { assertSchemaAgrees } from "./schema-agrees.ts";

// Three judges hear the same documents: the generated validator, the interpreter of the spec, and a schema validator by other
// hands. They must agree, except where the coverage report says that a schema cannot tell. The first two are different code made
// from one program; but what has one known way (multiples of decimals, lengths in code points, equality) both work out alike. A
// mistake in the program or in such a way is found by the third judge and by tests of their own, not by comparing the two.

const documentsPerType = 20_000;
const timesAlone = 50;

const program = readOwnSpec();
const interpreter = createInterpreter(program);
const source = createDocumentSource(program);

/** Rules that are never the only fault, by model, and why. */
const excused: Readonly<
  Record<string, Readonly<Record<string, "settled by fixed fields" | "breaks another as well">>>
> = {
  SkillMetadata: {
    // A read-only skill that counts writers either writes, which no read-only skill does, or says that it does not write.
    read_only_counts_no_writers: "breaks another as well",
  },
  Validation: {
    // `tool_type` is always `validation`.
    only_validations_wrap: "settled by fixed fields",
  },
  ValidationCapability: {
    // `read_only` is always true; `writes` and `checkpointable` are always false.
    read_only_never_writes: "settled by fixed fields",
    read_only_never_checkpoints: "settled by fixed fields",
  },
};

test("there is something to compare, and only rules that exist are excused", () => {
  assert.ok(modelTypes.length >= 20, `only ${modelTypes.length} types`);
  for (const [name, rules] of Object.entries(excused)) {
    for (const rule of Object.keys(rules)) assert.ok(rulesOf(name).includes(rule), `${name}.${rule}`);
  }
});

for (const [index, { name, native }] of modelTypes.entries()) {
  test(`${name}: validator, interpreter and schema agree on ${documentsPerType} random documents`, () => {
    const documents = source(name, 7 + index);
    const alone = new Map<string, number>();
    const together = new Map<string, number>();
    let accepted = 0;
    for (let count = 0; count < documentsPerType; count += 1) {
      const document = documents.next();
      const issues = native.validate(document);
      assert.deepEqual(issues, interpreter.validate(name, document), JSON.stringify(document));
      assert.equal(native.is(document), issues.length === 0, JSON.stringify(document));
      checkParse(name, native, document, issues.length === 0);
      assertSchemaAgrees(name, document, issues);
      if (issues.length === 0) accepted += 1;
      const rules = new Set(issues.map(({ code, rule }) => (code === "rule" ? rule : undefined)));
      for (const rule of rules) if (rule !== undefined) addOne(rules.size === 1 ? alone : together, rule);
    }
    assert.ok(accepted >= documentsPerType / 4, `only ${accepted} accepted`);
    for (const rule of rulesOf(name)) checkRule(name, rule, alone.get(rule) ?? 0, together.get(rule) ?? 0);
  });
}

for (const [index, [name, native]] of [...(await loadPlainTypes())].filter(([name]) => isPlain(name)).entries()) {
  test(`${name}: check, interpreter and schema agree on ${documentsPerType} random values`, () => {
    const documents = source(name, 107 + index);
    let accepted = 0;
    for (let count = 0; count < documentsPerType; count += 1) {
      const document = documents.next();
      const issues = native.validate(document);
      assert.deepEqual(issues, interpreter.validate(name, document), JSON.stringify(document));
      assert.equal(native.is(document), issues.length === 0, JSON.stringify(document));
      assertSchemaAgrees(name, document, issues);
      if (issues.length === 0) accepted += 1;
    }
    assert.ok(accepted >= documentsPerType / 4, `only ${accepted} accepted`);
  });
}

/** Enums and scalars that have a schema, as against models and what the modules check besides. */
function isPlain(name: string): boolean {
  const declaration = program.declarations[name];
  return (declaration?.kind === "enum" || declaration?.kind === "scalar") && !declaration.internal;
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function rulesOf(name: string): readonly string[] {
  const declaration = program.declarations[name];
  return declaration?.kind === "model" ? declaration.rules.map(({ id }) => id) : [];
}

/** Every rule must have been the only fault of many documents. One that is excused must be excused for what it does. */
function checkRule(name: string, rule: string, alone: number, together: number): void {
  const excuse = excused[name]?.[rule];
  const hint = `${rule} was a fault ${alone} times alone and ${together} times with others`;
  if (excuse === undefined) assert.ok(alone >= timesAlone, hint);
  else if (excuse === "breaks another as well") assert.ok(alone === 0 && together >= timesAlone, hint);
  else assert.ok(alone === 0 && together === 0, hint);
}

function checkParse(name: string, native: AnyModel, document: JsonValue, valid: boolean): void {
  const result = native.safeParse(document);
  assert.equal(result.success, valid, JSON.stringify(document));
  // Comparing texts: the normal form fixes the order of keys too.
  if (result.data !== undefined) {
    assert.equal(JSON.stringify(result.data), JSON.stringify(interpreter.normalize(name, document)));
  }
}
