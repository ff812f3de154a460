import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { createExplorers } from "../../generator/lint/explore.ts";
import { modelFacts } from "../../generator/lint/model-facts.ts";
import { createTools } from "../../generator/lint/tools.ts";
import { isJsonObject, type JsonObject } from "../../generator/program/json.ts";
import { randomProbe } from "../json-schema/support/random-probe.ts";
import { randomRule, randomTypes } from "../json-schema/support/random-rule.ts";
import { checkModule, model as modelNamed, programOf } from "../support/check-spec.ts";
import { createRandom, type Random } from "../support/random.ts";
import { claimsOf, partClaims } from "./support/claims.ts";
import { trueFacts } from "./support/true-facts.ts";

// Texts, lists, maps, models, unions and schemas have too many values to try them all: no document of many may contradict a
// claim. SEED and SPECS make the search longer than a test run should be.
const { SEED = "1", SPECS = "40" } = process.env;

test("no document among many contradicts what is claimed of rules over fields of every kind", (context) => {
  const random = createRandom(Number(SEED));
  const documents = probes(random, 250);
  const total = { specs: 0, documents: documents.length, claims: 0, parts: 0, told: 0 };
  const wrong: string[] = [];
  while (total.specs < Number(SPECS)) {
    const rules = someRules(random);
    const { program } = checkModule(`types:\n${randomTypes}\n    rules:\n${rules.join("\n")}`);
    if (program === undefined) continue;
    total.specs += 1;
    const model = modelNamed(program, "Probe");
    const { isRefuted, outcomes } = trueFacts(program, model, documents);
    const claims = claimsOf(modelFacts(model, createExplorers(createTools(program))()));
    total.claims += claims.size;
    for (const claim of claims) if (isRefuted(claim)) wrong.push(`false alarm: ${claim}\n${rules.join("\n")}`);
    const parts = partClaims(program, model, outcomes);
    total.parts += parts.count;
    for (const claim of parts.wrong) wrong.push(`false alarm at ${claim}\n${rules.join("\n")}`);
    if (claims.has("either always holds") && claims.has("both never holds")) total.told += 1;
  }
  context.diagnostic(JSON.stringify(total));
  assert.deepEqual(wrong.slice(0, 3), []);
  assert.ok(total.told > 0.95 * total.specs, "the same test is taken for another one");
});

/** Rules that have something to do with each other, and two that are true and false whatever the condition in them is. */
function someRules(random: Random): readonly string[] {
  const [a, b, c] = [randomRule(random), randomRule(random), randomRule(random)];
  const turned = random.chance(0.5) ? a : `!(${a})`;
  const rules = {
    first: { must: a },
    second: { when: turned, must: b },
    third: { when: b, must: random.chance(0.5) ? `(${c}) && (${a})` : `!(${b}) || (${c})` },
    either: { must: `(${c}) || !(${c})` },
    both: { when: turned, must: `(${b}) && !(${b})` },
  };
  return Object.entries(rules).map(([id, rule]) => `      ${id}: ${JSON.stringify({ ...rule, message: "Wrong." })}`);
}

/** Objects whose structure is right. */
function probes(random: Random, count: number): readonly JsonObject[] {
  const { validate } = createInterpreter(programOf(`types:\n${randomTypes}`));
  const found: JsonObject[] = [];
  while (found.length < count) {
    const document = randomProbe(random);
    if (isJsonObject(document) && validate("Probe", document).length === 0) found.push(document);
  }
  return found;
}
