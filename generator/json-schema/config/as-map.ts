import { partsOf, type Schema, type SchemaObject } from "../schema.ts";
import { throughLogic } from "./logic.ts";
import { isNot } from "./places.ts";

interface MapLifting {
  readonly reasons: Set<string>;
  /** The test of one element, as configuration writes it. */
  readonly element: (test: Schema) => Schema;
}

/** What a test of a list asks of a map that stands for it, whose keys give the property `by` of the elements. */
export function asMap(schema: Schema, by: string, lifting: MapLifting): Schema {
  if (typeof schema === "boolean") return schema;
  return throughLogic(
    schema,
    (part) => asMap(part, by, lifting),
    (own) => mapOf(own, by, lifting),
  );
}

function mapOf(own: SchemaObject, by: string, { reasons, element }: MapLifting): Schema {
  const { type, minItems, maxItems, items, contains, minContains, maxContains, uniqueItems: _, ...rest } = own;
  const isSayable = minContains === undefined && maxContains === undefined && Object.keys(rest).length === 0;
  if (!isSayable || mentions(items ?? true, by) || mentions(contains ?? true, by))
    reasons.add("list that is written as a map");
  if (type !== undefined && ![type].flat().includes("array")) return false;
  return {
    type: "object",
    ...(minItems === undefined ? {} : { minProperties: minItems }),
    ...(maxItems === undefined ? {} : { maxProperties: maxItems }),
    ...(items === undefined ? {} : { additionalProperties: element(items) }),
    ...(contains === undefined ? {} : { not: { additionalProperties: isNot(element(contains)) } }),
  };
}

function mentions(schema: Schema, name: string): boolean {
  if (typeof schema === "boolean") return false;
  if (schema.properties?.has(name) === true || schema.required?.includes(name) === true) return true;
  return partsOf(schema).some((part) => mentions(part, name));
}
