import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as model from "cleveragents-model";
import { readSpec } from "../../generator/compile.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import type { Issue } from "../../generator/interpret/issue.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { schemaAccepts } from "../facts/schemas.ts";
import { createDocumentSource } from "../support/random-document.ts";

// Three judges that share no code hear the same documents: the generated validator, the interpreter of the spec, and a schema
// validator by other hands. They must agree, except where the coverage report says that a schema cannot tell.

const documentsPerType = 20_000;

const { program } = readSpec(
  readdirSync("spec")
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => ({ path: `spec/${name}`, text: readFileSync(`spec/${name}`, "utf8") })),
  { diagnostics: [] },
);
if (program === undefined) throw new Error("the spec has errors");
const interpreter = createInterpreter(program);
const source = createDocumentSource(program);

/** Rules that the report takes out of the schemas. */
const coverage = JSON.parse(readFileSync("generated/coverage.json", "utf8"));
const inexactRules = new Set<string>();
for (const { rule, exact } of coverage.rules) if (!exact) inexactRules.add(rule);

interface Native {
  is(value: unknown): boolean;
  validate(value: unknown): readonly Issue[];
  safeParse(value: unknown): { readonly success: boolean; readonly data?: { toJSON(): unknown } };
}

function isNative(value: unknown): value is Native {
  return typeof value === "object" && value !== null && "validate" in value && "is" in value;
}

const types = Object.entries(model)
  .filter((entry): entry is [string, Native & (typeof entry)[1]] => isNative(entry[1]))
  .map(([name, native]) => ({ name, native }));

test("there is something to compare", () => {
  assert.ok(types.length >= 20, `only ${types.length} types`);
});

for (const [index, { name, native }] of types.entries()) {
  test(`${name}: validator, interpreter and schema agree on ${documentsPerType} random documents`, () => {
    const documents = source(name, 7 + index);
    const alone = new Map<string, number>();
    let accepted = 0;
    for (let count = 0; count < documentsPerType; count += 1) {
      const document = documents.next();
      const issues = native.validate(document);
      assert.deepEqual(issues, interpreter.validate(name, document), JSON.stringify(document));
      assert.equal(native.is(document), issues.length === 0, JSON.stringify(document));
      checkParse(name, native, document, issues.length === 0);
      checkSchema(name, document, issues);
      if (issues.length === 0) accepted += 1;
      const rule = onlyRule(issues);
      if (rule !== undefined) alone.set(rule, (alone.get(rule) ?? 0) + 1);
    }
    assert.ok(accepted >= documentsPerType / 4, `only ${accepted} accepted`);
    for (const rule of rulesThatCanStandAlone(name)) {
      assert.ok((alone.get(rule) ?? 0) >= 50, `${rule} was the only fault ${alone.get(rule) ?? 0} times`);
    }
  });
}

function checkParse(name: string, native: Native, document: JsonValue, valid: boolean): void {
  const result = native.safeParse(document);
  assert.equal(result.success, valid, JSON.stringify(document));
  // Comparing texts: the normal form fixes the order of keys too.
  if (result.data !== undefined) {
    assert.equal(JSON.stringify(result.data), JSON.stringify(interpreter.normalize(name, document)));
  }
}

function checkSchema(name: string, document: JsonValue, issues: readonly Issue[]): void {
  // Where something is nested too deep, rules do not run, and the schema may find what they would have found.
  if (issues.some((issue) => issue.code === "too_deep") && issues.every(isUntold)) return;
  assert.equal(
    schemaAccepts(name, document),
    issues.every(isUntold),
    `${JSON.stringify(document)} ${JSON.stringify(issues)}`,
  );
}

/** Whether the report says that a schema cannot tell this fault. The issue of `unique_by` is at a property of an element. */
function isUntold({ code, rule = "", path }: Issue): boolean {
  if (code === "rule") return inexactRules.has(rule);
  return code === "too_deep" || (code === "duplicate" && typeof path.at(-1) === "string");
}

function onlyRule(issues: readonly Issue[]): string | undefined {
  const rules = new Set(issues.map((issue) => (issue.code === "rule" ? issue.rule : undefined)));
  return rules.size === 1 ? [...rules][0] : undefined;
}

/** Those that some test vector breaks without breaking anything else; others are settled by fixed values or break together. */
function rulesThatCanStandAlone(name: string): readonly string[] {
  const own = program?.declarations[name];
  const vectors = JSON.parse(readFileSync(`generated/vectors/${name}.json`, "utf8"));
  const alone = new Set<string>();
  for (const { rule } of vectors.cases) if (rule !== undefined) alone.add(rule);
  return own?.kind === "model" ? own.rules.map((rule) => rule.id).filter((id) => alone.has(id)) : [];
}
