import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../generator/program/json.ts";
import { readSchema, type SchemaName } from "../../generator/shape/read-schema.ts";
import { syntaxText } from "../../generator/shape/syntax-text.ts";

const names: readonly SchemaName[] = ["spec", "project"];

/** Every object schema with properties, and where it is. */
function objectSchemas(schema: JsonValue, path: string): readonly (readonly [string, JsonObject])[] {
  if (!isJsonObject(schema)) return [];
  const here = keyword(schema, "type") === "object" && isJsonObject(keyword(schema, "properties"));
  const inside = Object.entries(schema).flatMap(([key, value]) => objectSchemas(value, `${path}/${key}`));
  return here ? [[path, schema], ...inside] : inside;
}

function keyword(schema: JsonObject, name: string): JsonValue | undefined {
  return schema[name];
}

/** Follows a reference, with what stands beside it. */
function resolve(schema: JsonValue | undefined, root: JsonObject): JsonObject {
  if (!isJsonObject(schema)) return {};
  const { $ref: reference, ...beside } = schema;
  if (typeof reference !== "string") return schema;
  const { $defs: definitions } = root;
  const target = isJsonObject(definitions) ? definitions[reference.slice("#/$defs/".length)] : undefined;
  return { ...resolve(target, root), ...beside };
}

for (const name of names) {
  const schema = readSchema(name);

  test(`the ${name} schema is a schema of draft 2020-12, without keywords that nobody knows`, () => {
    const ajv = new Ajv2020({ strictTypes: false, strictRequired: false });
    assert.equal(ajv.validateSchema(schema, true), true);
    ajv.compile(schema);
  });

  test(`every keyword of the ${name} schema has a description for the editor`, () => {
    const silent = objectSchemas(schema, "").flatMap(([path, object]) =>
      Object.entries(keyword(object, "properties") ?? {})
        .filter(
          ([, property]) => isJsonObject(property) && keyword(resolve(property, schema), "description") === undefined,
        )
        .map(([key]) => `${path}/${key}`),
    );
    assert.deepEqual(silent, []);
  });

  test(`every object of the ${name} schema is closed, but for the dispatch of types and the rows of tables`, () => {
    const open = objectSchemas(schema, "").filter(([, object]) => keyword(object, "additionalProperties") !== false);
    assert.deepEqual(
      open.map(([path]) => path).filter((path) => !/\/(?:TypeSyntax|RowSyntax)$/u.test(path)),
      [],
    );
  });

  test(`the types of the ${name} syntax are fresh`, async () => {
    const file = name === "spec" ? "generator/shape/syntax.ts" : "generator/shape/project-syntax.ts";
    assert.equal(
      await syntaxText(name),
      readFileSync(file, "utf8"),
      "run node dist/generator/shape/generate-syntax.js",
    );
  });
}

test("the types of the syntax know neither any nor unknown", async () => {
  for (const name of names) assert.doesNotMatch(await syntaxText(name), /: .*\b(?:any|unknown)\b(?! )[;[]/u);
});
