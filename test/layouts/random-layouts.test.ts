import assert from "node:assert/strict";
import { test } from "node:test";
import * as model from "cleveragents-model";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { hasLayouts } from "../../generator/program/has-layouts.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { declarationsIn } from "../../generator/program/type-walk.ts";
import { modelTypes } from "../generated/model-types.ts";
import { readOwnSpec } from "../generated/own-spec.ts";
import { createRandom } from "../support/random.ts";
import { createDocumentSource } from "../support/random-document.ts";
import { relayout } from "../support/relayout.ts";
import { configSchemaOf } from "./config-schemas.ts";

// Documents are written in random layouts and read back. Three judges hear the configuration: the generated `fromConfig`, the
// interpreter, which reads layouts with code of its own, and the emitted schema of configuration.

const documentsPerType = 20_000;

const program = readOwnSpec();
const interpreter = createInterpreter(program);
const source = createDocumentSource(program);
const authored = modelTypes.filter(({ name }) => hasLayouts(program, name));

test("most types can be written in more than one way", () => {
  assert.ok(authored.length >= 15, `only ${authored.length} types`);
});

for (const [index, { name, native }] of authored.entries()) {
  test(`${name}: ${documentsPerType} documents in random layouts lose nothing, and all judges agree on them`, () => {
    const random = createRandom(1000 + index);
    const documents = source(name, 50 + index);
    const schema = configSchemaOf(name);
    assert.ok(schema !== undefined);
    let accepted = 0;
    let rewritten = 0;
    let conflicts = 0;
    for (let count = 0; count < documentsPerType; count += 1) {
      const document = random.chance(0.2) ? documents.valid() : documents.next();
      const isValid = interpreter.validate(name, document).length === 0;
      const twice = random.chance(0.2) ? 0.3 : 0;
      const config = relayout(name, document, { program, random, header: { version: "3.0" }, plain: 0.3, twice });
      const before = JSON.stringify(config);
      const { issues, instance } = read(native, config);
      assert.equal(JSON.stringify(config), before, "configuration is left as it is");
      assert.deepEqual(issues, interpreter.validateConfig(name, config), before);
      if (isValid && issues.some(({ code }) => code === "conflict")) conflicts += 1;
      else if (isValid) {
        assert.deepEqual(issues, [], before);
        assert.equal(JSON.stringify(instance), JSON.stringify(interpreter.normalize(name, document)), before);
      }
      const untold: boolean = issues.every(schema.isUntold);
      if (!(untold && issues.some(({ code }) => code === "too_deep"))) {
        assert.equal(schema.accepts(config), untold, `${before} ${JSON.stringify(issues)}`);
      }
      if (issues.length === 0) accepted += 1;
      if (before !== JSON.stringify(document)) rewritten += 1;
    }
    assert.ok(accepted >= documentsPerType / 4, `only ${accepted} accepted`);
    assert.ok(rewritten >= documentsPerType / 4, `only ${rewritten} rewritten`);
    assert.equal(conflicts > 0, hasSynonyms(name), `${conflicts} conflicts`);
  });
}

/** Whether some field in values of the type can be written under two keys. */
function hasSynonyms(type: string): boolean {
  return declarationsIn({ kind: "reference", target: type }, program.declarations).some(
    (each) => each.kind === "model" && each.layout !== undefined && each.layout.keys.length > 0,
  );
}

function read(
  native: unknown,
  config: JsonValue,
): { readonly issues: readonly model.Issue[]; readonly instance?: unknown } {
  const fromConfig: unknown = Reflect.get(Object(native), "fromConfig");
  assert.ok(typeof fromConfig === "function");
  try {
    return { issues: [], instance: Reflect.apply(fromConfig, native, [config]) };
  } catch (error) {
    if (!(error instanceof model.ValidationError)) throw error;
    return { issues: error.issues };
  }
}
