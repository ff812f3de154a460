import { existsSync, readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** A schema of configuration, and what it says that it does not check. */
export interface ConfigSchema {
  readonly accepts: ValidateFunction;
  /** Whether the schema says that it does not see such a fault. */
  readonly isUntold: (issue: { readonly code: string; readonly message: string }) => boolean;
}

/** The emitted schema of the configuration of a type; undefined where there is none, as it is written in one way only. */
export function configSchemaOf(type: string): ConfigSchema | undefined {
  const path = `generated/schemas/${type}.config.schema.json`;
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, "utf8");
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false, strictRequired: false });
  const schema: unknown = JSON.parse(text);
  return { accepts: ajv.compile(JSON.parse(text)), ...untoldBy(schema) };
}

/** What a schema says that it does not check. */
export function untoldBy(schema: unknown): Pick<ConfigSchema, "isUntold"> {
  const untold = new Set(descriptionsIn(schema).flatMap(untoldIn));
  return { isUntold: ({ code, message }) => code === "too_deep" || untold.has(message) };
}

/** Messages of the rules and constraints that a description names as not checked. */
function untoldIn(description: string): readonly string[] {
  return [...description.matchAll(/^Not checked here: (.*) \((?:rule )?\w+\)$/gmu)].flatMap(
    ([, message]) => message ?? [],
  );
}

function descriptionsIn(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    key === "description" && typeof value === "string" ? [value] : descriptionsIn(value),
  );
}
