import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

const compiled = new Map<string, ValidateFunction>();

/** The emitted schema of a type, as it stands in `generated/schemas`. */
export function schemaOf(type: string): Readonly<Record<string, unknown>> {
  const schema: unknown = JSON.parse(readFileSync(`generated/schemas/${type}.schema.json`, "utf8"));
  if (typeof schema !== "object" || schema === null) throw new Error(`the schema of ${type} is no object`);
  return Object.fromEntries(Object.entries(schema));
}

/** Whether the emitted schema of a type accepts a value, by ajv in strict mode. */
export function schemaAccepts(type: string, value: unknown): boolean {
  let validate = compiled.get(type);
  if (validate === undefined) {
    validate = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false }).compile(schemaOf(type));
    compiled.set(type, validate);
  }
  return validate(value);
}

/** What the emitted schema says of one field of a type. */
export function propertySchema(type: string, field: string): unknown {
  const properties: unknown = Reflect.get(schemaOf(type), "properties");
  return typeof properties === "object" && properties !== null ? Reflect.get(properties, field) : undefined;
}
