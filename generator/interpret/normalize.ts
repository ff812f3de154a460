import { assertNever } from "../program/assert-never.ts";
import type { Declaration, ModelDeclaration, Property } from "../program/declaration.ts";
import type { JsonObject, JsonValue } from "../program/json.ts";
import { declarationOf } from "../program/lookup.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import type { Context } from "./context.ts";
import {
  isPlainObject,
  type MutableObject,
  objectOf,
  ownKeys,
  ownValue,
  setOwn,
  type UnknownObject,
} from "./json-kind.ts";
import { thrownRecord } from "./thrown.ts";
import { variantOf } from "./variant.ts";

/**
 * The normal form of a valid value: every property in spec order, defaults and nulls written out, an absent optional property
 * left out, ignored keys dropped, kept keys after the known ones, `-0` written as `0`. The result shares nothing with the value.
 */
export function normalizeValue(context: Context, type: TypeExpr, value: unknown): JsonValue {
  switch (type.kind) {
    case "nullable":
      return value === null ? null : normalizeValue(context, type.inner, value);
    case "primitive":
      return type.name === "thrown" ? thrownRecord(value) : copyJson(value);
    case "list":
      return normalizeList(context, type.element, value);
    case "map":
      return normalizeMap(context, type.value, value);
    case "reference":
      return normalizeDeclared(context, declarationOf(context, type.target), value);
    default:
      return assertNever(type);
  }
}

function normalizeDeclared(context: Context, declaration: Declaration, value: unknown): JsonValue {
  switch (declaration.kind) {
    case "scalar":
    case "enum":
      return copyJson(value);
    case "list":
      return normalizeList(context, declaration.element, value);
    case "map":
      return normalizeMap(context, declaration.value, value);
    case "model":
      return normalizeModel(context, declaration, value);
    case "union": {
      const variant = variantOf(declaration, value);
      if (variant === undefined) throw new Error(`no variant of "${declaration.name}" fits`);
      return normalizeValue(context, variant.type, value);
    }
    default:
      return assertNever(declaration);
  }
}

/** The normal form of a valid object of a model. */
export function normalizeModel(context: Context, model: ModelDeclaration, value: unknown): JsonObject {
  const object = asObject(value);
  const make = (): JsonObject => normalObject(context, model, object);
  return context.known?.normalForm(model.name, object, make) ?? make();
}

function normalObject(context: Context, model: ModelDeclaration, object: UnknownObject): JsonObject {
  const result = normalizeProperties(context, model.properties, object);
  if (model.unknownKeys !== "keep") return result;
  const known = new Set(model.properties.map((property) => property.name));
  for (const key of ownKeys(object)) if (!known.has(key)) setOwn(result, key, copyJson(object[key]));
  return result;
}

/** The normal form of some properties of an object, which are valid or absent with leave. */
export function normalizeProperties(
  context: Context,
  properties: readonly Property[],
  object: UnknownObject,
): MutableObject {
  const result: MutableObject = {};
  for (const property of properties) {
    const given = ownValue(object, property.name);
    const read = given === undefined ? property.default : given;
    if (read !== undefined) setOwn(result, property.name, normalizeValue(context, property.type, read));
  }
  return result;
}

function normalizeList(context: Context, element: TypeExpr, value: unknown): JsonValue {
  return asList(value).map((item) => normalizeValue(context, element, item));
}

function normalizeMap(context: Context, valueType: TypeExpr, value: unknown): JsonValue {
  const object = asObject(value);
  return objectOf(ownKeys(object).map((key) => [key, normalizeValue(context, valueType, object[key])]));
}

/** A deep copy of a JSON value without keys that hold undefined and without `-0`. */
function copyJson(value: unknown): JsonValue {
  switch (typeof value) {
    case "boolean":
    case "string":
      return value;
    case "number":
      return value === 0 ? 0 : value;
    default:
      if (value === null) return null;
      return Array.isArray(value) ? value.map(copyJson) : copyObject(asObject(value));
  }
}

function copyObject(object: UnknownObject): JsonObject {
  return objectOf(ownKeys(object).map((key) => [key, copyJson(object[key])]));
}

function asObject(value: unknown): UnknownObject {
  if (!isPlainObject(value)) throw new Error("a valid value was no object");
  return value;
}

function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error("a valid value was no list");
  return value;
}
