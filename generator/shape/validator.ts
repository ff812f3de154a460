import { createRequire } from "node:module";
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import type { JsonObject, JsonValue } from "../program/json.ts";
import type { ProjectSyntax } from "./project-syntax.ts";
import { readSchema, type SchemaName } from "./read-schema.ts";
import type { ModuleSyntax } from "./syntax.ts";

export type { ErrorObject };

/** Compares values with a schema of ours. */
export interface Validator<T> {
  is(this: void, value: JsonValue): value is JsonValue & T;
  /** What is wrong with a value that is not as it should be. */
  errors(value: JsonValue): readonly ErrorObject[];
}

/** Validates modules of a spec. */
export const specValidator: Validator<ModuleSyntax> = validator("spec");

/** Validates the project file. */
export const projectValidator: Validator<ProjectSyntax> = validator("project");

const load: NodeJS.Require = createRequire(import.meta.url);

/** Says yes or no by what Ajv wrote when the generator was built. Ajv itself takes long to load, and is asked only what is wrong. */
function validator<T>(name: SchemaName): Validator<T> {
  let test: ((value: JsonValue) => boolean) | undefined;
  let explain: ValidateFunction | undefined;
  return {
    is(value): value is JsonValue & T {
      if (test === undefined) {
        const compiled: Readonly<Record<SchemaName, (value: JsonValue) => boolean>> = load("./compiled-validators.cjs");
        test = compiled[name];
      }
      return test(value);
    },
    errors(value) {
      explain ??= compile(readSchema(name));
      if (explain(value)) throw new Error(`the schema "${name}" takes what was refused by it`);
      return explain.errors ?? [];
    },
  };
}

function compile(schema: JsonObject): ValidateFunction {
  const { Ajv2020 }: typeof import("ajv/dist/2020.js") = load("ajv/dist/2020.js");
  const ajv = new Ajv2020({
    allErrors: true,
    // Errors then carry the schema that failed, whose title says what stands there.
    verbose: true,
    // A key such as `toString` is missing unless it is written.
    ownProperties: true,
    strictTypes: false,
    strictRequired: false,
    // A test checks the schema; with these two it compiles three times as fast, and a short run pays for nothing else.
    validateSchema: false,
    code: { optimize: false },
  });
  return ajv.compile(schema);
}
