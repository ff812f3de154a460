import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { drafts } from "../../generator/json-schema/draft.ts";
import { createRandom } from "../support/random.ts";
import { randomProbe } from "./support/random-probe.ts";
import { randomRule, randomTypes } from "./support/random-rule.ts";
import { missingRules, ruleSchemas } from "./support/rule-table.ts";
import { emitted, faultyLines, moduleText, programOf, strictly } from "./support/schema-files.ts";

// SEED and ROUNDS make the search longer than a test run should be.
const { SEED = "1", ROUNDS = "2" } = process.env;
const seed = Number(SEED);
const rounds = Number(ROUNDS);

for (let round = 0; round < rounds; round += 1) {
  test(`random rules, seed ${seed + round}: schemas of an expression and of its negation agree with the interpreter`, async () => {
    const { exact, tried, faults } = await disagreements(seed + round);
    assert.deepEqual(faults, []);
    assert.ok(exact > 20, `only ${exact} rules are exact`);
    assert.ok(tried > 100, `only ${tried} documents are valid`);
  });
}

async function disagreements(from: number): Promise<{ exact: number; tried: number; faults: readonly string[] }> {
  const random = createRandom(from);
  const rules = await checkedRules(Array.from({ length: 60 }, () => randomRule(random)));
  const program = await programOf(withRules(rules));
  const files = await emitted(program);
  const missing = missingRules(files);
  const exact = rules
    .map((must, index) => ({ must, index }))
    .filter(({ index }) => !missing.has(`h${index}`) && !missing.has(`f${index}`));
  const ids = exact.flatMap(({ index }) => [`h${index}`, `f${index}`]);
  const judges = drafts.flatMap((draft) => {
    const left = missingRules(files, draft);
    const said = ids.filter((id) => !left.has(id));
    return [...ruleSchemas(files, said, draft)].map(([id, schema]) => ({ id, schema, accepts: strictly(schema) }));
  });
  const { validate } = createInterpreter(program);
  const faults = new Map<string, string>();
  let tried = 0;
  for (let count = 0; count < 300; count += 1) {
    const document = randomProbe(random);
    const { issues, isValid } = brokenRules(validate, document);
    if (!isValid) continue;
    tried += 1;
    for (const { id, schema, accepts } of judges) {
      const isTrue = !issues.has(id);
      if (accepts(document) === isTrue) continue;
      const must = rules[Number(id.slice(1))];
      faults.set(id, `${id}: ${must} is ${isTrue} for ${JSON.stringify(document)}, not by ${JSON.stringify(schema)}`);
    }
  }
  return { exact: exact.length, tried, faults: [...faults.values()] };
}

function brokenRules(
  validate: (type: string, value: unknown) => readonly { code: string; rule?: string }[],
  document: unknown,
) {
  const issues = validate("Probe", document);
  return {
    isValid: issues.every(({ code }) => code === "rule"),
    issues: new Set(issues.map(({ rule }) => rule)),
  };
}

/** The rules that the checker lets pass, by asking it again until it has nothing left to say. */
async function checkedRules(candidates: readonly string[]): Promise<readonly string[]> {
  const text = withRules(candidates);
  const lines = moduleText(text).split("\n");
  const faulty = await faultyLines(text);
  const left = candidates.filter((_, index) => {
    return !faulty.has(lines.findIndex((line) => line.startsWith(`      h${index}:`)) + 1);
  });
  return left.length === candidates.length ? left : checkedRules(left);
}

function withRules(rules: readonly string[]): string {
  const lines = rules.flatMap((must, index) => [
    `      h${index}: { must: ${JSON.stringify(must)}, message: Wrong. }`,
    `      f${index}: { must: ${JSON.stringify(`!(${must})`)}, message: Wrong. }`,
  ]);
  return ["types:", randomTypes, "    rules:", ...lines].join("\n");
}
