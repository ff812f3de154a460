import type { JsonObject, JsonValue } from "./json.js";

/** The JSON Schema of a type as text, which is read when somebody asks for it. */
export interface SchemaText {
  readonly name: string;
  /** The definition of what may be sent, in the words of draft 2020-12. */
  readonly input: string;
  /** Keywords that differ in what `toJSON` gives, null for one that is not there. Defaults of properties go in any case. */
  readonly output?: string;
  /** Both in the words of draft-07, where that says less. */
  readonly draft07?: { readonly input: string; readonly output: string };
  /** Types that the definition refers to. */
  readonly uses?: () => readonly SchemaText[];
}

/** Gives JSON Schemas of a type: Standard JSON Schema. Each call makes a new object. */
export interface StandardJsonSchema {
  /** The schema of what may be sent. Throws for a target that is not supported. */
  readonly input: (options: StandardJsonSchemaOptions) => Record<string, unknown>;
  /** The schema of what `toJSON` gives. Throws for a target that is not supported. */
  readonly output: (options: StandardJsonSchemaOptions) => Record<string, unknown>;
}

/** Which JSON Schema is wanted. */
export interface StandardJsonSchemaOptions {
  /** `draft-2020-12` or `draft-07`. */
  readonly target: string;
  /** Has no meaning here. */
  readonly libraryOptions?: Readonly<Record<string, unknown>> | undefined;
}

type Side = "input" | "output";

/** Makes the two functions of a type. */
export function jsonSchemaOf(type: SchemaText): StandardJsonSchema {
  return Object.freeze({
    input: ({ target }: StandardJsonSchemaOptions) => documentOf(type, "input", target),
    output: ({ target }: StandardJsonSchemaOptions) => documentOf(type, "output", target),
  });
}

function documentOf(type: SchemaText, side: Side, target: string): Record<string, unknown> {
  if (target === "draft-2020-12") {
    const $schema = "https://json-schema.org/draft/2020-12/schema";
    const { root, used } = partsOf(type, (each) => definitionOf(each, side));
    return { $schema, ...(root ?? { $ref: `#/$defs/${type.name}` }), ...(used && { $defs: used }) };
  }
  if (target === "draft-07") {
    const $schema = "http://json-schema.org/draft-07/schema#";
    const { root, used } = partsOf(type, (each) => olderDefinitionOf(each, side));
    const reference = { allOf: [{ $ref: `#/definitions/${type.name}` }] };
    return { $schema, ...(root ?? reference), ...(used && { definitions: used }) };
  }
  throw new Error(
    `There is no JSON Schema for the target ${JSON.stringify(target)}: ask for draft-2020-12 or draft-07.`,
  );
}

/** The definition of the type itself, unless it leads back to itself, and those of all types that it leads to. */
function partsOf(
  type: SchemaText,
  definition: (type: SchemaText) => JsonObject,
): { readonly root: JsonObject | undefined; readonly used: JsonObject | undefined } {
  const reached = new Set<SchemaText>();
  const open = [type];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const each of next.uses?.() ?? []) {
      if (reached.has(each)) continue;
      reached.add(each);
      open.push(each);
    }
  }
  // Rules may bring parts along that they use more than once.
  const parts: [string, JsonValue][] = [];
  const withoutParts = (each: SchemaText): JsonObject => {
    const { $defs, definitions = $defs, ...own } = definition(each);
    if (definitions !== undefined && isObject(definitions)) parts.push(...Object.entries(definitions));
    return own;
  };
  const root = reached.has(type) ? undefined : withoutParts(type);
  const types = [...reached].map((each): [string, JsonValue] => [each.name, withoutParts(each)]);
  const sorted = [...types, ...parts].sort(([a], [b]) => (a < b ? -1 : 1));
  return { root, used: sorted.length === 0 ? undefined : Object.fromEntries(sorted) };
}

function definitionOf({ input, output }: SchemaText, side: Side): JsonObject {
  const sent: JsonObject = JSON.parse(input);
  if (side === "input") return sent;
  const changed: JsonObject = output === undefined ? {} : JSON.parse(output);
  const { properties } = sent;
  const written = { ...sent, ...(properties && { properties: mapped(properties, withoutDefault) }), ...changed };
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null));
}

function withoutDefault(schema: JsonValue): JsonValue {
  if (!isObject(schema)) return schema;
  const { default: _, ...rest } = schema;
  return rest;
}

function olderDefinitionOf(type: SchemaText, side: Side): JsonObject {
  if (type.draft07 !== undefined) return JSON.parse(type.draft07[side]);
  return older(definitionOf(type, side));
}

/** Keywords that hold one schema, or a list of them. */
const holdsSchemas = /^(?:items|contains|propertyNames|additionalProperties|not|if|then|else|anyOf|allOf)$/;

/** The same in the words of draft-07, which takes no notice of what stands beside `$ref`. */
function older({ $ref, ...schema }: JsonObject): JsonObject {
  const entries = Object.entries(schema).map(([keyword, value]): [string, JsonValue] => {
    if (keyword === "properties" || keyword === "$defs") return [keyword, mapped(value, olderPart)];
    return [keyword, holdsSchemas.test(keyword) ? olderPart(value) : value];
  });
  const rest: JsonObject = Object.fromEntries(entries);
  if (typeof $ref !== "string") return rest;
  const reference = { $ref: $ref.replace("#/$defs/", "#/definitions/") };
  if (entries.length === 0) return reference;
  const { allOf: others } = rest;
  return { ...rest, allOf: [reference, ...(isList(others) ? others : [])] };
}

function olderPart(value: JsonValue): JsonValue {
  if (isList(value)) return value.map(olderPart);
  return isObject(value) ? older(value) : value;
}

function mapped(value: JsonValue, change: (value: JsonValue) => JsonValue): JsonValue {
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]))
    : value;
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
