import type { JsonType, Schema, SchemaObject } from "../schema.ts";
import { accepts } from "./accepts.ts";
import { all, any } from "./simplify.ts";
import { meet, typed } from "./types.ts";
import { enumOf, isEnum, valuesOf } from "./values.ts";

/** The same schema without what says nothing; `false` where no value can meet it. */
export function tidy(schema: SchemaObject): Schema {
  const { required = [], properties, items } = schema;
  const not = schema.not === undefined ? undefined : withinType(schema.not, schema.type);
  if (not === true) return false;
  const possible = possibleTypes(schema);
  if (possible !== undefined) return possible.length > 0 && tidy(ofTypes(schema, possible));
  const telling = properties && [...properties].filter(([name, part]) => part !== true || required.includes(name));
  const { properties: _, items: __, not: ___, ...rest } = schema;
  const tidied: SchemaObject = {
    ...rest,
    ...(telling === undefined || telling.length === 0 ? {} : { properties: new Map(telling) }),
    ...(items === undefined || items === true ? {} : { items }),
    ...(not === undefined || not === false ? {} : { not }),
  };
  return Object.keys(tidied).length === 0 ? true : withoutImpossible(tidied);
}

/** Leaves out alternatives that the rest of the schema rules out. */
function withoutImpossible(schema: SchemaObject): Schema {
  const { anyOf, ...rest } = schema;
  if (anyOf === undefined || Object.keys(rest).length === 0) return schema;
  const possible = anyOf.map((part) => ofType(part, rest.type)).filter((part) => all(rest, part) !== false);
  if (possible.length < 2) return possible.length === 1 && all(rest, ...possible);
  const isSaid =
    rest.type !== undefined &&
    Object.keys(rest).length === 1 &&
    possible.every((part) => typeof part === "object" && part.type);
  return isSaid ? any(...possible) : { ...rest, anyOf: possible };
}

/** A part of a schema, about values of the type that the schema asks for. */
function ofType(part: Schema, type: SchemaObject["type"]): Schema {
  if (typeof part === "boolean" || type === undefined) return part;
  if (part.type === undefined) return part.anyOf === undefined ? part : tidy({ ...part, type });
  const met = meet(part.type, type) ?? [];
  return met.length > 0 && tidy({ ...part, ...typed(met) });
}

/** Leaves out of an excluded enum what the type excludes already. */
function withinType(not: Schema, type: SchemaObject["type"]): Schema {
  if (typeof not === "boolean" || type === undefined || !isEnum(not)) return not;
  return enumOf((valuesOf(not) ?? []).filter((value) => accepts({ type }, value)));
}

/** The types that are left where keywords leave no value to one of them; undefined where all are. */
function possibleTypes(schema: SchemaObject): readonly JsonType[] | undefined {
  if (schema.type === undefined) return undefined;
  const types = [schema.type].flat();
  const possible = types.filter((type) => !isEmpty(schema, type));
  return possible.length === types.length ? undefined : possible;
}

/** Whether keywords contradict each other for all values of a type. */
function isEmpty(schema: SchemaObject, type: JsonType): boolean {
  const { required = [], properties } = schema;
  switch (type) {
    case "string":
      return (schema.minLength ?? 0) > (schema.maxLength ?? Number.POSITIVE_INFINITY);
    case "array":
      return (
        (schema.minItems ?? 0) > (schema.maxItems ?? Number.POSITIVE_INFINITY) ||
        (schema.contains === false && schema.minContains !== 0)
      );
    case "object":
      return (
        (schema.minProperties ?? 0) > (schema.maxProperties ?? Number.POSITIVE_INFINITY) ||
        required.some((name) => properties?.get(name) === false)
      );
    case "integer":
    case "number":
      return isEmptyRange(schema);
    default:
      return false;
  }
}

function isEmptyRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: SchemaObject): boolean {
  const low = Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  const high = Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  return low > high || (low === high && (low === exclusiveMinimum || high === exclusiveMaximum));
}

/** The schema for values of these types only; what it says of other types goes. */
function ofTypes(schema: SchemaObject, types: readonly JsonType[]): SchemaObject {
  if (types.some((type) => type !== "null")) return { ...schema, ...typed(types) };
  const { not, anyOf, allOf, branch } = schema;
  return {
    ...typed(types),
    ...(not === undefined ? {} : { not }),
    ...(anyOf === undefined ? {} : { anyOf }),
    ...(allOf === undefined ? {} : { allOf }),
    ...(branch === undefined ? {} : { branch }),
  };
}
