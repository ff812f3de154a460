import { existsSync, readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** A schema of configuration, and what it says that it does not check. */
export interface ConfigSchema {
  readonly accepts: ValidateFunction;
  /** Whether the schema says that it does not see such a fault. */
  readonly isUntold: (issue: ConfigFault) => boolean;
}

/** What a test needs of an issue. */
export interface ConfigFault {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
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
  return {
    isUntold: (issue) => issue.code === "too_deep" || isRelation(issue) || untold.has(issue.message),
  };
}

/** What is between members of a catalog, no schema sees. A change that breaks a rule of what it changes is told at the change. */
function isRelation({ code, path }: ConfigFault): boolean {
  if (["unknown_reference", "cycle", "chain_too_long"].includes(code)) return true;
  return (code === "rule" && path.includes("override")) || (code === "duplicate" && path.at(-1) === "name");
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
