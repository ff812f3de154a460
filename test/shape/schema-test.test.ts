import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { loadYaml } from "../../generator/load/load-yaml.ts";
import { toJson } from "../../generator/load/to-json.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../generator/program/json.ts";
import { readSchema } from "../../generator/shape/read-schema.ts";
import { schemaTest } from "../../generator/shape/schema-test.ts";

const module = readSchema("spec");
const project = readSchema("project");

/** Every YAML text below a folder that can be read, as plain values. */
function documentsIn(folder: string): readonly { readonly path: string; readonly value: JsonValue }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml"))
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), "utf8");
      const document = loadYaml({ path, text }, { diagnostics: [] });
      return document === undefined ? [] : [{ path, value: toJson(document.root) }];
    });
}

/** The value with one part after another replaced by something else, or left out. */
function* changed(value: JsonValue): Generator<JsonValue> {
  yield* [null, true, 0, 1.5, "", "Tool?", [], {}, [value], { doc: value }];
  if (isJsonList(value)) {
    yield [...value, ...value];
    for (const [index, item] of value.entries()) {
      for (const other of changed(item)) yield value.with(index, other);
    }
  } else if (isJsonObject(value)) {
    yield { ...value, toString: 1 };
    for (const [key, item] of Object.entries(value)) {
      const { [key]: _, ...others } = value;
      yield others;
      for (const other of changed(item)) yield { ...value, [key]: other };
    }
  }
}

function verdicts(schema: JsonObject): (value: JsonValue) => { readonly ours: boolean; readonly ajv: boolean } {
  const ours = schemaTest(schema);
  const ajv = new Ajv2020({ ownProperties: true, strictTypes: false, strictRequired: false }).compile(schema);
  return (value) => ({ ours: ours(value), ajv: ajv(value) });
}

test("the test of a schema says what Ajv says of every spec among the fixtures, and of ours", () => {
  for (const [schema, isProject] of [
    [module, false],
    [project, true],
  ] as const) {
    const judge = verdicts(schema);
    const seen = { yes: 0, no: 0 };
    for (const { path, value } of [...documentsIn("test/fixtures"), ...documentsIn("spec")]) {
      const { ours, ajv } = judge(value);
      assert.equal(ours, ajv, path);
      seen[ours ? "yes" : "no"] += 1;
    }
    assert.ok(seen.no > 20 && seen.yes > (isProject ? 0 : 50), JSON.stringify(seen));
  }
});

test("the test of a schema says what Ajv says of specs with one part changed", () => {
  const judge = verdicts(module);
  const seen = { yes: 0, no: 0 };
  for (const { path, value } of documentsIn("spec")) {
    let count = 0;
    for (const other of changed(value)) {
      count += 1;
      if (count % 23 !== 0) continue;
      const { ours, ajv } = judge(other);
      assert.equal(ours, ajv, `change ${count} of ${path}`);
      seen[ours ? "yes" : "no"] += 1;
    }
  }
  assert.ok(seen.yes > 100 && seen.no > 500, JSON.stringify(seen));
});

test("a schema with a keyword that the test does not know is refused", () => {
  assert.throws(() => schemaTest({ type: "object", unevaluatedProperties: false }), /unevaluatedProperties/u);
});

test("lists of objects have to be distinct, whatever the order of their keys", () => {
  const holds = schemaTest({ uniqueItems: true });
  assert.equal(
    holds([
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ]),
    false,
  );
  assert.equal(holds([{ a: 1 }, { a: 2 }, "1", 1]), true);
});
