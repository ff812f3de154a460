import type { Path } from "../program/example.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";
import { commentText } from "./comment-text.ts";
import { constantSchema, tuple } from "./constant-schema.ts";
import { placeKey, type References } from "./references.ts";

/** A schema of which nothing but types is left. */
export interface PlainSchema {
  readonly schema: JsonValue;
  /** What references lead to: `#/definitions/NAME` must have it. */
  readonly definitions: readonly (readonly [name: string, schema: JsonValue])[];
}

/**
 * The same schema without what could become anything but types: vendor keywords that inject code, ids and anchors by which
 * references could leave it, titles, which name types, patterns, which get into comments. What references lead to is named by
 * `nameFor`. Where types cannot say what a schema says, they allow more; a schema without `type` that has properties or elements is
 * taken for one of objects or lists.
 */
export function plainSchema(
  root: JsonObject,
  { targets }: Pick<References, "targets">,
  nameFor: (path: Path) => string,
): PlainSchema {
  // One that is a boolean has no type worth a name.
  const places = new Map(
    [...targets.values()].flatMap((place) => (isJsonObject(place.schema) ? [[placeKey(place.path), place]] : [])),
  );
  const names = new Map([...places].map(([key, { path }]) => [key, nameFor(path)]));
  const definitions = [...places].map(([key, { path, schema }]) => [names.get(key) ?? "", body(schema, path)] as const);
  return { schema: plain(root, []), definitions };

  function plain(schema: JsonValue, path: Path): JsonValue {
    const name = names.get(placeKey(path));
    return name === undefined ? body(schema, path) : { $ref: `#/definitions/${name}` };
  }

  function body(schema: JsonValue, path: Path): JsonValue {
    if (!isJsonObject(schema)) return schema !== false;
    const { type, required, description, deprecated, properties } = schema;
    const constants = constantsIn(schema);
    const isUnion = constants["anyOf"] !== undefined;
    const both = [...referred(path), ...listIn(schema, "allOf", path), ...(isUnion ? [constants] : [])];
    return {
      ...(typeof description === "string" ? { description: commentText(description) } : {}),
      ...(deprecated === true ? { deprecated } : {}),
      ...(type === undefined ? {} : { type }),
      ...(required === undefined ? {} : { required }),
      ...(properties === undefined ? {} : { properties: Object.fromEntries(mapIn(schema, "properties", path)) }),
      ...otherProperties(schema, path),
      ...elements(schema, path),
      ...(isUnion ? {} : constants),
      ...(both.length === 0 ? {} : { allOf: both }),
      ...(schema["anyOf"] === undefined ? {} : { anyOf: listIn(schema, "anyOf", path) }),
      ...(schema["oneOf"] === undefined ? {} : { oneOf: listIn(schema, "oneOf", path) }),
    };
  }

  function referred(path: Path): readonly JsonValue[] {
    const target = targets.get(placeKey(path));
    return target === undefined ? [] : [plain(target.schema, target.path)];
  }

  function listIn(schema: JsonObject, keyword: string, path: Path): readonly JsonValue[] {
    const list = schema[keyword];
    return isJsonList(list) ? list.map((item, index) => plain(item, [...path, keyword, index])) : [];
  }

  function mapIn(schema: JsonObject, keyword: string, path: Path): readonly [string, JsonValue][] {
    const map = schema[keyword];
    if (!isJsonObject(map)) return [];
    return Object.entries(map).map(([key, item]) => [key, plain(item, [...path, keyword, key])]);
  }

  /** Types tell no keys apart by patterns: one that is not declared has any of the values. */
  function otherProperties(schema: JsonObject, path: Path): JsonObject {
    const rest = schemaIn(schema, "additionalProperties", path);
    if (rest === true) return {};
    const byPattern = mapIn(schema, "patternProperties", path).map(([, value]) => value);
    return { additionalProperties: anyOf([...byPattern, rest]) };
  }

  /**
   * Lists are counted where each of the first elements must be there and has a schema of its own. A type that counts others names
   * their type time and again, which multiplies in lists of lists.
   */
  function elements(schema: JsonObject, path: Path): JsonObject {
    const rest = schemaIn(schema, "items", path);
    if (schema["prefixItems"] === undefined) return schema["items"] === undefined ? {} : { items: rest };
    const first = listIn(schema, "prefixItems", path);
    const { minItems, maxItems } = schema;
    if (Number(minItems ?? 0) < first.length) return { items: anyOf([...first, rest]) };
    return tuple(first, maxItems === first.length ? false : rest);
  }

  function schemaIn(schema: JsonObject, keyword: string, path: Path): JsonValue {
    const rest = schema[keyword];
    return rest === undefined ? true : plain(rest, [...path, keyword]);
  }
}

/** The values that `const` or `enum` lists. */
function constantsIn({ const: value, enum: values }: JsonObject): JsonObject {
  if (value !== undefined) return constantSchema([value]);
  return isJsonList(values) ? constantSchema(values) : {};
}

/** Any of the schemas; those that take nothing are left out. */
function anyOf(schemas: readonly JsonValue[]): JsonValue {
  if (schemas.includes(true)) return true;
  const others = schemas.filter((schema) => schema !== false);
  const [only = false] = others;
  return others.length > 1 ? { anyOf: others } : only;
}
