import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { createInterpreter, type Interpreter } from "../../generator/interpret/interpreter.ts";
import { createRandom } from "../support/random.ts";
import { type AnyModel, type BuiltModel, buildModel } from "../typescript/build-model.ts";
import { randomKitchen } from "./random-kitchen.ts";

// The interpreter and the generated code look for members and references in ways of their own: one by the types, the other by a
// plan that was made of them.

const documents = 8_000;

let built: BuiltModel;
let model: AnyModel;
let interpreter: Interpreter;

before(async () => {
  built = await buildModel("catalogs", { "kitchen.yaml": readFileSync("test/catalogs/kitchen.yaml", "utf8") });
  model = built.model("Kitchen");
  interpreter = createInterpreter(built.program);
});

test(`validator and interpreter agree on ${documents} random catalogs, to the letter`, () => {
  const random = createRandom(4);
  const seen = new Map<string, number>();
  for (let count = 0; count < documents; count += 1) {
    const document = randomKitchen(random);
    const issues = model.validate(document);
    const text = JSON.stringify(document);
    assert.deepEqual(issues, interpreter.validate("Kitchen", document), text);
    assert.equal(model.is(document), issues.length === 0, text);
    const result = model.safeParse(document);
    assert.equal(result.success, issues.length === 0, text);
    if (result.data !== undefined) {
      assert.equal(JSON.stringify(result.data), JSON.stringify(interpreter.normalize("Kitchen", document)), text);
      // An instance, and what is written down of it, are as consistent as the document.
      assert.equal(model.is(result.data.toJSON()), true, text);
      assert.equal(result.data.with({}).equals(result.data), true, text);
    }
    const codes = issues.length === 0 ? ["valid"] : issues.map(({ code }) => code);
    for (const code of new Set(codes)) seen.set(code, (seen.get(code) ?? 0) + 1);
  }
  for (const code of ["valid", "duplicate", "unknown_reference", "cycle", "chain_too_long", "rule", "wrong_type"]) {
    assert.ok((seen.get(code) ?? 0) > 100, JSON.stringify([...seen]));
  }
});
