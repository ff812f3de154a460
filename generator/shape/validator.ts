import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { ProjectSyntax } from "./project-syntax.ts";
import { readSchema, type SchemaName } from "./read-schema.ts";
import type { ModuleSyntax } from "./syntax.ts";

export type { ErrorObject };

let spec: ValidateFunction<ModuleSyntax> | undefined;
let project: ValidateFunction<ProjectSyntax> | undefined;

/** Compiled when first needed: a run that finds everything up to date does not pay for it. */
export function specValidator(): ValidateFunction<ModuleSyntax> {
  spec ??= compile<ModuleSyntax>("spec");
  return spec;
}

/** Like `specValidator`, for the project file. */
export function projectValidator(): ValidateFunction<ProjectSyntax> {
  project ??= compile<ProjectSyntax>("project");
  return project;
}

function compile<T>(name: SchemaName): ValidateFunction<T> {
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
  return ajv.compile<T>(readSchema(name));
}
