import { variantOf } from "../../generator/interpret/variant.ts";
import type { ModelDeclaration, Property } from "../../generator/program/declaration.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../generator/program/json.ts";
import { elementIn } from "../../generator/program/lookup.ts";
import type { Program } from "../../generator/program/program.ts";
import type { TypeExpr } from "../../generator/program/type-expr.ts";
import { withKey } from "../../generator/witness/edit.ts";
import type { Random } from "./random.ts";

/** Writes documents in other layouts. */
export interface Relayout {
  readonly program: Program;
  readonly random: Random;
  /** What stands under the key of a header. */
  readonly header: JsonObject;
  /** How often something is left as it is, from 0 to 1. */
  readonly plain: number;
  /** How often a field is written in two ways, which nobody takes. */
  readonly twice: number;
}

/** A document in a random layout that reads as the same document; what fits no type stays as it is. */
export function relayout(type: string, document: JsonValue, how: Relayout): JsonValue {
  const { program, random } = how;
  const written = rewrite({ kind: "reference", target: type }, document, how);
  const declaration = program.declarations[type];
  const { wrapper, header } = (declaration?.kind === "model" ? declaration.layout : undefined) ?? {};
  const isWrapped = wrapper !== undefined && random.chance(0.5);
  const inside = isWrapped ? { [wrapper]: written } : written;
  if (header === undefined || !isJsonObject(inside) || Object.hasOwn(inside, header.key) || random.chance(0.5))
    return inside;
  // A wrapper must not come about by chance.
  return withKey(inside, header.key, how.header);
}

function rewrite(type: TypeExpr, value: JsonValue, how: Relayout): JsonValue {
  switch (type.kind) {
    case "nullable":
      return value === null ? null : rewrite(type.inner, value, how);
    case "primitive":
      return value;
    case "list":
      return isJsonList(value) ? value.map((item) => rewrite(type.element, item, how)) : value;
    case "map":
      return isJsonObject(value) ? mapped(value, (item) => rewrite(type.value, item, how)) : value;
    case "reference":
      return rewriteDeclared(type.target, value, how);
  }
}

function rewriteDeclared(name: string, value: JsonValue, how: Relayout): JsonValue {
  const declaration = how.program.declarations[name];
  switch (declaration?.kind) {
    case "list":
      return rewrite({ kind: "list", element: declaration.element }, value, how);
    case "map":
      return rewrite({ kind: "map", value: declaration.value }, value, how);
    case "union": {
      const variant = variantOf(declaration, value);
      return variant === undefined ? value : rewrite(variant.type, value, how);
    }
    case "model":
      return isJsonObject(value) ? rewriteObject(declaration, value, how) : value;
    default:
      return value;
  }
}

function rewriteObject(model: ModelDeclaration, object: JsonObject, how: Relayout): JsonValue {
  const { random } = how;
  const { shorthand, inferred = [] } = model.layout ?? {};
  const [only, ...others] = Object.keys(object);
  const text = only === undefined ? undefined : object[only];
  const isShort = only !== undefined && only === shorthand && others.length === 0 && typeof text === "string";
  if (isShort && random.chance(0.7)) return text;
  let result: JsonObject = {};
  for (const [key, value] of Object.entries(object)) {
    const property = model.properties.find(({ name }) => name === key);
    const given = inferred.filter((each) => each.property === key && (object[each.from] ?? null) !== null);
    const isInferred = given.length === 1 && given[0]?.value === value;
    if (property === undefined) result = free(result, key) ? withKey(result, key, value) : result;
    else if (!isInferred || random.chance(0.3)) result = write(result, property, value, model, how);
  }
  return result;
}

function write(
  into: JsonObject,
  property: Property,
  value: JsonValue,
  model: ModelDeclaration,
  how: Relayout,
): JsonObject {
  const { random, plain } = how;
  const ways = (model.layout?.keys ?? []).filter(({ target }) => target[0] === property.name);
  const whole = rewrite(property.type, value, how);
  const way = random.chance(plain) ? undefined : random.pick(ways);
  if (way === undefined) return put(into, [property.name], whole);
  const [, inner] = way.target;
  if (inner !== undefined) return hoist(into, property, value, ways, how);
  if (way.keyedBy === undefined && random.chance(how.twice))
    return put(put(into, way.path, whole), [property.name], whole);
  if (way.keyedBy === undefined) return put(into, way.path, whole);
  const map = keyed(value, way.keyedBy, property, how);
  return map === undefined ? put(into, [property.name], whole) : put(into, way.path, map);
}

/** Some fields of a nested model beside it, under any of their names; the others stay in it, if any are left. */
function hoist(
  into: JsonObject,
  property: Property,
  value: JsonValue,
  ways: readonly { readonly path: readonly string[]; readonly target: readonly string[] }[],
  how: Relayout,
): JsonObject {
  if (!isJsonObject(value) || Object.keys(value).length === 0) return put(into, [property.name], value);
  let result = into;
  let rest: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    const way = how.random.chance(0.6) ? how.random.pick(ways.filter(({ target }) => target[1] === key)) : undefined;
    if (way === undefined) rest = withKey(rest, key, item);
    else result = put(result, way.path, item);
    if (way !== undefined && how.random.chance(how.twice)) rest = withKey(rest, key, item);
  }
  return Object.keys(rest).length === 0 ? result : put(result, [property.name], rewrite(property.type, rest, how));
}

/** The list as a map, where every element has a text of its own under the key. */
function keyed(value: JsonValue, by: string, property: Property, how: Relayout): JsonObject | undefined {
  const element = elementIn(property.type, how.program);
  if (!isJsonList(value) || element === undefined) return undefined;
  let map: JsonObject = {};
  for (const item of value) {
    const key = isJsonObject(item) && Object.hasOwn(item, by) ? item[by] : undefined;
    // Numbers among the keys would change places.
    if (typeof key !== "string" || Object.hasOwn(map, key) || /^\d+$/u.test(key) || !isJsonObject(item))
      return undefined;
    const { [by]: _, ...rest } = item;
    map = withKey(map, key, rewrite(element, rest, how));
  }
  return map;
}

function put(into: JsonObject, [first = "", second]: readonly string[], value: JsonValue): JsonObject {
  if (second === undefined) return withKey(into, first, value);
  const group = into[first];
  return withKey(into, first, withKey(isJsonObject(group) ? group : {}, second, value));
}

function free(object: JsonObject, key: string): boolean {
  return !Object.hasOwn(object, key);
}

function mapped(object: JsonObject, change: (value: JsonValue) => JsonValue): JsonObject {
  let result: JsonObject = {};
  for (const [key, value] of Object.entries(object)) result = withKey(result, key, change(value));
  return result;
}
