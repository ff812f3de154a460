import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { createExplorers } from "../../generator/lint/explore.ts";
import { modelFacts } from "../../generator/lint/model-facts.ts";
import { createTools } from "../../generator/lint/tools.ts";
import type { JsonObject } from "../../generator/program/json.ts";
import type { Program } from "../../generator/program/program.ts";
import { checkSpec, model as modelNamed, moduleText, programOf } from "../support/check-spec.ts";
import { createRandom } from "../support/random.ts";
import { claimsOf, findings, partClaims } from "./support/claims.ts";
import { everyDocument } from "./support/every-document.ts";
import { randomSpec } from "./support/random-spec.ts";
import { trueFacts } from "./support/true-facts.ts";

// SEED and SPECS make the search longer than a test run should be.
const { SEED = "1", SPECS = "400" } = process.env;

test("whatever is claimed of a random model is true of every document, and no fact is missed", (context) => {
  const total = { specs: 0, documents: 0, claims: 0, facts: 0 };
  const wrong: string[] = [];
  for (const { text, program } of randomSpecs()) {
    const model = modelNamed(program, "Probe");
    const documents = documentsOf(program);
    const { facts } = trueFacts(program, model, documents);
    const claims = claimsOf(modelFacts(model, createExplorers(createTools(program))()));
    total.specs += 1;
    total.documents += documents.length;
    total.claims += claims.size;
    total.facts += facts.size;
    for (const claim of claims) if (!facts.has(claim)) wrong.push(`false alarm: ${claim}\n${text}`);
    for (const fact of facts) if (!claims.has(fact)) wrong.push(`missed: ${fact}\n${text}`);
  }
  context.diagnostic(JSON.stringify(total));
  assert.deepEqual(wrong.slice(0, 3), []);
  assert.ok(total.facts > total.specs, "there is too little to find");
});

test("parts that are said never to be reached, or always to come out the same, do so in every document", (context) => {
  const total = { specs: 0, parts: 0 };
  const wrong: string[] = [];
  for (const { text, program } of randomSpecs()) {
    const model = modelNamed(program, "Probe");
    const { outcomes } = trueFacts(program, model, documentsOf(program));
    const parts = partClaims(program, model, outcomes);
    total.specs += 1;
    total.parts += parts.count;
    for (const claim of parts.wrong) wrong.push(`false alarm at ${claim}\n${text}`);
  }
  context.diagnostic(JSON.stringify(total));
  assert.deepEqual(wrong.slice(0, 3), []);
  assert.ok(total.parts > total.specs / 2, "there is too little to find");
});

test("what is said to make no difference can be replaced by what it always is, and the spec is still accepted", (context) => {
  let replaced = 0;
  const wrong: string[] = [];
  for (const { text, program } of randomSpecs()) {
    const module = moduleText(text);
    for (const { code, span, message } of findings(program)) {
      if (code !== "condition-never-decides" || span === undefined) continue;
      const [start, end] = balanced(module, span.start, span.end);
      const changed = module.slice(0, start) + String(message.includes("always true")) + module.slice(end);
      const { diagnostics } = checkSpec({ "shop.yaml": changed });
      replaced += 1;
      if (diagnostics.length > 0) wrong.push(`${diagnostics.join()}: ${module.slice(start, end)}\n${text}`);
    }
  }
  context.diagnostic(JSON.stringify({ replaced }));
  assert.deepEqual(wrong.slice(0, 3), []);
  assert.ok(replaced > 100, "there is too little to replace");
});

/** A stretch of text with the parentheses that it leaves open or closes: a part that stands in some begins and ends inside. */
function balanced(text: string, start: number, end: number): readonly [number, number] {
  const part = text.slice(start, end);
  let depth = 0;
  let lowest = 0;
  for (const character of part) {
    depth += character === "(" ? 1 : character === ")" ? -1 : 0;
    lowest = Math.min(lowest, depth);
  }
  let [first, last] = [start, end];
  for (let missing = lowest; missing < 0; missing += 1) first = text.lastIndexOf("(", first - 1);
  for (let open = depth - lowest; open > 0; open -= 1) last = text.indexOf(")", last) + 1;
  return [first, last];
}

function* randomSpecs(): Generator<{ readonly text: string; readonly program: Program }> {
  const random = createRandom(Number(SEED));
  for (let count = 0; count < Number(SPECS); count += 1) {
    const text = randomSpec(random);
    yield { text, program: programOf(text) };
  }
}

function documentsOf(program: Program): readonly JsonObject[] {
  const { validateType } = createInterpreter(program);
  return everyDocument(
    modelNamed(program, "Probe"),
    ({ type, constraints, fixed }, value) =>
      (fixed === undefined || fixed === value) && validateType(type, constraints, value).length === 0,
  );
}
