import { equalJson } from "../../interpret/canonical.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../program/json.ts";
import type { Branch, JsonType, Schema, SchemaObject } from "../schema.ts";

/** Whether a schema without references accepts a value: how a test turns out for a default, or for one value of an enum. */
export function accepts(schema: Schema, value: JsonValue): boolean {
  if (typeof schema === "boolean") return schema;
  return (
    acceptsAny(schema, value) &&
    (typeof value !== "number" || acceptsNumber(schema, value)) &&
    (typeof value !== "string" || acceptsText(schema, value)) &&
    (!isJsonList(value) || acceptsList(schema, value)) &&
    (!isJsonObject(value) || acceptsObject(schema, value))
  );
}

function acceptsAny(schema: SchemaObject, value: JsonValue): boolean {
  const { not, anyOf, allOf } = schema;
  return (
    (schema.type === undefined || [schema.type].flat().some((type) => hasType(value, type))) &&
    (schema.const === undefined || equalJson(schema.const, value)) &&
    (schema.enum === undefined || schema.enum.some((allowed) => equalJson(allowed, value))) &&
    (not === undefined || !accepts(not, value)) &&
    (anyOf === undefined || anyOf.some((part) => accepts(part, value))) &&
    (allOf === undefined || allOf.every((part) => accepts(part, value))) &&
    (schema.branch === undefined || acceptsBranch(schema.branch, value))
  );
}

function acceptsBranch(branch: Branch, value: JsonValue): boolean {
  return accepts(accepts(branch.if, value) ? branch.yes : (branch.no ?? true), value);
}

function hasType(value: JsonValue, type: JsonType): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "integer":
      return Number.isInteger(value);
    case "array":
      return isJsonList(value);
    case "object":
      return isJsonObject(value);
    default:
      return typeof value === type;
  }
}

function acceptsNumber(schema: SchemaObject, value: number): boolean {
  return (
    value >= (schema.minimum ?? value) &&
    value <= (schema.maximum ?? value) &&
    (schema.exclusiveMinimum === undefined || value > schema.exclusiveMinimum) &&
    (schema.exclusiveMaximum === undefined || value < schema.exclusiveMaximum) &&
    (schema.multipleOf === undefined || value % schema.multipleOf === 0)
  );
}

function acceptsText(schema: SchemaObject, value: string): boolean {
  const size = Array.from(value).length;
  return (
    isWithin(size, schema.minLength, schema.maxLength) &&
    (schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value))
  );
}

function acceptsList(schema: SchemaObject, value: readonly JsonValue[]): boolean {
  const { items = true, contains } = schema;
  return (
    isWithin(value.length, schema.minItems, schema.maxItems) &&
    value.every((element) => accepts(items, element)) &&
    (schema.uniqueItems === undefined || isUnique(value)) &&
    (contains === undefined ||
      isWithin(
        value.filter((element) => accepts(contains, element)).length,
        schema.minContains ?? 1,
        schema.maxContains,
      ))
  );
}

function isUnique(list: readonly JsonValue[]): boolean {
  return list.every((element, index) => list.findIndex((other) => equalJson(other, element)) === index);
}

function acceptsObject(schema: SchemaObject, value: JsonObject): boolean {
  const { properties, propertyNames = true } = schema;
  const keys = Object.keys(value);
  return (
    isWithin(keys.length, schema.minProperties, schema.maxProperties) &&
    (schema.required ?? []).every((name) => Object.hasOwn(value, name)) &&
    keys.every((key) => accepts(propertyNames, key) && accepts(properties?.get(key) ?? true, value[key] ?? null))
  );
}

function isWithin(size: number, low: number | undefined, high: number | undefined): boolean {
  return size >= (low ?? 0) && size <= (high ?? Number.POSITIVE_INFINITY);
}
