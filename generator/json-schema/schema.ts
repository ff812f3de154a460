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

/** The schema with every schema that stands directly in it changed; definitions are left alone. */
export function mapParts(schema: SchemaObject, change: (part: Schema) => Schema): SchemaObject {
  const { items, contains, propertyNames, properties, additionalProperties, not, anyOf, allOf, branch } = schema;
  return {
    ...schema,
    ...(items === undefined ? {} : { items: change(items) }),
    ...(contains === undefined ? {} : { contains: change(contains) }),
    ...(propertyNames === undefined ? {} : { propertyNames: change(propertyNames) }),
    ...(properties === undefined ? {} : { properties: mapNamed(properties, change) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: change(additionalProperties) }),
    ...(not === undefined ? {} : { not: change(not) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(change) }),
    ...(allOf === undefined ? {} : { allOf: allOf.map(change) }),
    ...(branch === undefined ? {} : { branch: mapBranch(branch, change) }),
  };
}

/** The same schemas under the same names, each changed. */
export function mapNamed(
  schemas: ReadonlyMap<string, Schema>,
  change: (schema: Schema) => Schema,
): ReadonlyMap<string, Schema> {
  return new Map([...schemas].map(([name, schema]) => [name, change(schema)]));
}

function mapBranch(branch: Branch, change: (part: Schema) => Schema): Branch {
  const { no } = branch;
  const mapped = { if: change(branch.if), yes: change(branch.yes) };
  return no === undefined ? mapped : { ...mapped, no: change(no) };
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
