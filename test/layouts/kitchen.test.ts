import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv } from "ajv";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { configSchemaOf } from "../../generator/json-schema/config/schema-of.ts";
import { printSchema } from "../../generator/json-schema/print.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { createRandom } from "../support/random.ts";
import { createDocumentSource } from "../support/random-document.ts";
import { relayout } from "../support/relayout.ts";
import { type AnyIssue, type AnyModel, buildModel } from "../typescript/build-model.ts";
import { untoldBy } from "./config-schemas.ts";

// Layouts that the domain does not have: parts in which something must be said, lists of a declared type as maps, unions whose
// tag has two spellings, short forms inside unions, fields that follow from others and are read by rules.

const text = readFileSync("test/layouts/kitchen.yaml", "utf8");
const { program, model } = await buildModel("layouts", { "kitchen.yaml": text });
const interpreter = createInterpreter(program);
const source = createDocumentSource(program);
const documentsPerType = 6000;

for (const [index, name] of ["Stove", "Plate", "Shelf", "Fuel", "Timer", "PlateList", "Knob", "Alarm"].entries()) {
  test(`${name}: what is written in any layout reads as the same, and both schemas accept what is accepted`, () => {
    const random = createRandom(3 + index);
    const documents = source(name, 90 + index);
    const schemas = [schemaOf(name, "draft-2020-12"), schemaOf(name, "draft-07")] as const;
    let accepted = 0;
    for (let count = 0; count < documentsPerType; count += 1) {
      const document = random.chance(0.3) ? documents.valid() : documents.next();
      const twice = random.chance(0.2) ? 0.3 : 0;
      const config = relayout(name, document, { program, random, header: { fileVersion: 1 }, plain: 0.3, twice });
      const issues = interpreter.validateConfig(name, config);
      assert.deepEqual(faultsOf(model(name), config), issues, JSON.stringify(config));
      const shown = `${JSON.stringify(document)} as ${JSON.stringify(config)}: ${JSON.stringify(issues)}`;
      if (interpreter.validate(name, document).length === 0 && twice === 0) {
        assert.deepEqual(issues, [], shown);
        assert.equal(normal(name, config), JSON.stringify(interpreter.normalize(name, document)), shown);
      }
      if (issues.length === 0) accepted += 1;
      for (const { accepts, isUntold } of schemas) {
        if (issues.some(({ code }) => code === "too_deep")) continue;
        assert.equal(accepts(config), issues.every(isUntold), shown);
      }
    }
    assert.ok(accepted >= documentsPerType / 5, `only ${accepted} accepted`);
  });
}

function faultsOf(type: AnyModel, config: JsonValue): readonly AnyIssue[] {
  try {
    type.fromConfig(config);
    return [];
  } catch (error) {
    const issues: unknown = Reflect.get(Object(error), "issues");
    assert.ok(Array.isArray(issues), String(error));
    return issues;
  }
}

function normal(name: string, config: JsonValue): string {
  const { value } = interpreter.readConfig(name, config);
  return JSON.stringify(interpreter.normalize(name, JSON.parse(JSON.stringify(value))));
}

function schemaOf(
  name: string,
  draft: "draft-2020-12" | "draft-07",
): ReturnType<typeof untoldBy> & { readonly accepts: ValidateFunction } {
  const printed = JSON.parse(printSchema(configSchemaOf(program, name, draft)));
  const options = {
    strict: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
    ownProperties: true,
  };
  const ajv = draft === "draft-07" ? new Ajv(options) : new Ajv2020(options);
  return { accepts: ajv.compile(printed), ...untoldBy(printed) };
}

test("what a schema of configuration leaves out is what no schema can say", () => {
  const untold = JSON.stringify(JSON.parse(printSchema(configSchemaOf(program, "Stove", "draft-2020-12"))));
  const rules = [...untold.matchAll(/Not checked here: [^"]*?\((?:rule )?(\w+)\)/gu)].map(([, id]) => id);
  assert.deepEqual([...new Set(rules)].sort(), []);
});
