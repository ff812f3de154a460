import type { JsonValue } from "../program/json.ts";

/** A JSON Schema as it is built here. `true` accepts every value, `false` none. */
export type Schema = boolean | SchemaObject;

export type JsonType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** The keywords of draft 2020-12 that schemas are made of. Maps keep the order of their entries, numeric names included. */
export interface SchemaObject {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $comment?: string;
  readonly title?: string;
  readonly description?: string;
  readonly deprecated?: true;
  readonly type?: JsonType | readonly JsonType[];
  readonly const?: JsonValue;
  readonly enum?: readonly JsonValue[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly contains?: Schema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly propertyNames?: Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly properties?: ReadonlyMap<string, Schema>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly not?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  /** Printed as `if`, `then` and `else`; an object with a property `then` would pass for a promise. */
  readonly branch?: Branch;
  readonly default?: JsonValue;
  readonly examples?: readonly JsonValue[];
  readonly $defs?: ReadonlyMap<string, Schema>;
  /** What draft-07 calls `$defs`. */
  readonly definitions?: ReadonlyMap<string, Schema>;
}

/** What applies where a value meets `if`, and what where it does not. */
export interface Branch {
  readonly if: Schema;
  readonly yes: Schema;
  readonly no?: Schema;
}

/** Every schema that stands directly in another one. */
export function partsOf(schema: Schema): readonly Schema[] {
  if (typeof schema === "boolean") return [];
  const { items, contains, propertyNames, additionalProperties, not } = schema;
  const { if: condition, yes, no } = schema.branch ?? {};
  const single = [items, contains, propertyNames, additionalProperties, not, condition, yes, no];
  return [
    ...single.filter((part) => part !== undefined),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.properties?.values() ?? []),
    ...(schema.$defs?.values() ?? []),
    ...(schema.definitions?.values() ?? []),
  ];
}
