import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { compile, type JSONSchema } from "json-schema-to-typescript";

// A second path from the specs to types: emitted schema, then someone else's compiler. Both paths must end at equal types.

const folder = "dist/tmp/oracle";

const comparison = `
type Plain<T> = unknown extends T ? unknown
  : JsonValue extends T ? unknown
  : T extends readonly (infer E)[] ? Plain<E>[]
  : T extends object ? (string extends keyof T ? { [key: string]: Plain<T[string & keyof T]> } : { -readonly [K in keyof T]: Plain<T[K]> })
  : T;
type Equal<A, B> =
  (<X>() => X extends A ? 1 : 2) extends (<X>() => X extends B ? 1 : 2) ? true : false;
`;

test("the emitted schema of every type, seen by another compiler, has the emitted wire type", async () => {
  mkdirSync(folder, { recursive: true });
  const models = readdirSync("generated/schemas")
    .filter(
      (file) => file.endsWith(".schema.json") && !file.endsWith(".config.schema.json") && file !== "bundle.schema.json",
    )
    .map((file) => file.replace(".schema.json", ""))
    .sort();
  assert.ok(models.length >= 20, `only ${models.length} schemas`);
  const lines = [
    'import type * as Model from "cleveragents-model";',
    'import type { JsonValue } from "cleveragents-model";',
  ];
  const checks: string[] = [];
  for (const name of models) {
    const schema: unknown = JSON.parse(readFileSync(`generated/schemas/${name}.schema.json`, "utf8"));
    const text = await compile(withoutRules(schema), name, {
      bannerComment: "",
      format: false,
      ignoreMinAndMaxItems: true,
      additionalProperties: false,
    });
    writeFileSync(`${folder}/${name}.ts`, text);
    lines.push(`import type { ${name} as From${name} } from "./${name}.ts";`);
    checks.push(`export const check${name}: Equal<Plain<Model.${wireName(name)}>, Plain<From${name}>> = true;`);
  }
  writeFileSync(`${folder}/compare.ts`, [...lines, comparison, ...checks, ""].join("\n"));
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        module: "nodenext",
        target: "es2022",
        types: [],
        allowImportingTsExtensions: true,
        skipLibCheck: true,
      },
      include: ["."],
    }),
  );
  assert.equal(typeErrors(), "");
});

/** Models have a wire type; enums and scalars are the same on the wire. */
function wireName(name: string): string {
  const source = readFileSync("generated/src/index.ts", "utf8");
  return new RegExp(`\\b${name}Wire\\b`, "u").test(source) ? `${name}Wire` : name;
}

/**
 * Rules stand in the `allOf` of a model and nowhere else; types know nothing of them. A JSON object has keys of any name, and a
 * JSON Schema is one to TypeScript.
 */
function withoutRules(schema: unknown): JSONSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === "allOf" || key === "not") return undefined;
    if (isRecord(value) && value["$ref"] === "#/$defs/json_schema")
      return { type: "object", additionalProperties: true };
    if (isAnnotationOnly(value)) return { ...value, tsType: "unknown" };
    const bare = isRecord(value) && !("properties" in value) && !("additionalProperties" in value);
    return bare && [value["type"]].flat().includes("object") ? { ...value, additionalProperties: true } : value;
  });
}

/** A schema of any JSON value, which the other compiler would take for an object. */
function isAnnotationOnly(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    isRecord(value) && "description" in value && Object.keys(value).every((key) => /^(description|default)$/u.test(key))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typeErrors(): string {
  try {
    return execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", folder], { encoding: "utf8" });
  } catch (error) {
    return String(Reflect.get(Object(error), "stdout"));
  }
}
