import assert from "node:assert/strict";
import { test } from "node:test";
import { type FieldFact, fieldFacts } from "./field-facts.ts";
import { faults, type ModelName, models, read, smallest, without } from "./models.ts";
import { referenceTypes, type Samples } from "./reference-types.ts";
import { propertySchema, schemaAccepts } from "./schemas.ts";

// The tables of fields on the reference pages, row by row: in the model and in the schema.

for (const name of Object.keys(models).filter((key): key is ModelName => key in fieldFacts)) {
  const facts = fieldFacts[name] ?? [];
  test(`${name} has the fields of the reference page, in that order`, () => {
    const instance: unknown = models[name].parse(smallest[name]);
    assert.deepEqual(
      Object.keys(JSON.parse(JSON.stringify(instance))),
      facts.map(({ field }) => field),
    );
  });
  for (const fact of facts) {
    testType(name, fact);
    if (fact.required === true) testRequired(name, fact.field);
    else testDefault(name, fact);
  }
}

function testType(name: ModelName, { field, type, beside }: FieldFact): void {
  const samples: Samples = referenceTypes[type];
  const document = (value: unknown): object => ({ ...smallest[name], ...beside, [field]: value });

  // A static slot is the only one that has a resource.
  const around = (value: unknown): object =>
    field === "static_resource" && value !== null ? { ...document(value), binding: "static" } : document(value);

  test(`${name}.${field} takes ${type}`, () => {
    for (const value of samples.takes) {
      assert.deepEqual(faults(name, around(value)), [], JSON.stringify(value));
      assert.deepEqual(read(models[name].parse(around(value)), field) === null, value === null);
    }
    for (const value of samples.refuses) {
      const found = faults(name, around(value));
      assert.ok(found.length > 0, JSON.stringify(value));
      assert.ok(
        found.every((fault) => fault.startsWith(field)),
        found.join(),
      );
    }
  });
  test(`the schema of ${name} takes ${type} for ${field}`, () => {
    for (const value of samples.takes) assert.ok(schemaAccepts(name, around(value)), JSON.stringify(value));
    for (const value of samples.refuses) assert.ok(!schemaAccepts(name, around(value)), JSON.stringify(value));
  });
}

function testRequired(name: ModelName, field: string): void {
  const document = without(smallest[name], field);
  test(`${name}.${field} is required`, () => {
    assert.deepEqual(faults(name, document), [`${field}: missing`]);
  });
  test(`the schema of ${name} requires ${field}`, () => {
    assert.ok(!schemaAccepts(name, document));
  });
}

function testDefault(name: ModelName, fact: FieldFact): void {
  const { field } = fact;
  const document = without(smallest[name], field);
  test(`${name}.${field} is ${JSON.stringify(fact.default)} where it is absent`, () => {
    const value = read(models[name].parse(document), field);
    assert.deepEqual(JSON.parse(JSON.stringify(value)), fact.default);
  });
  test(`the schema of ${name} does not require ${field} and tells its default`, () => {
    assert.ok(schemaAccepts(name, document));
    const told = read(propertySchema(name, field), "default");
    // A default of {} stands for a model with all its own defaults.
    const isModel = typeof fact.default === "object" && fact.default !== null && !Array.isArray(fact.default);
    assert.deepEqual(told, isModel ? {} : fact.default);
  });
}
