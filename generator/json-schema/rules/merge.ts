import { schemaText } from "../print.ts";
import type { Schema, SchemaObject } from "../schema.ts";
import { accepts } from "./accepts.ts";
import { all, any } from "./simplify.ts";
import { tidy } from "./tidy.ts";
import { meet, typed } from "./types.ts";
import { enumOf, valuesOf } from "./values.ts";

/** One schema that says what both say, without `allOf`; undefined where no single object can. */
export function merge(a: SchemaObject, b: SchemaObject): Schema | undefined {
  const values = valuesOf(a) ?? valuesOf(b);
  if (values !== undefined) return enumOf(values.filter((value) => accepts(a, value) && accepts(b, value)));
  if (clash(a, b)) return undefined;
  const type = meet(a.type, b.type);
  if (type?.length === 0) return false;
  return tidy({
    ...a,
    ...b,
    ...(type === undefined ? {} : typed(type)),
    ...both(a.minLength, b.minLength, (x, y) => ({ minLength: Math.max(x, y) })),
    ...both(a.maxLength, b.maxLength, (x, y) => ({ maxLength: Math.min(x, y) })),
    ...both(a.minimum, b.minimum, (x, y) => ({ minimum: Math.max(x, y) })),
    ...both(a.maximum, b.maximum, (x, y) => ({ maximum: Math.min(x, y) })),
    ...both(a.exclusiveMinimum, b.exclusiveMinimum, (x, y) => ({ exclusiveMinimum: Math.max(x, y) })),
    ...both(a.exclusiveMaximum, b.exclusiveMaximum, (x, y) => ({ exclusiveMaximum: Math.min(x, y) })),
    ...both(a.minItems, b.minItems, (x, y) => ({ minItems: Math.max(x, y) })),
    ...both(a.maxItems, b.maxItems, (x, y) => ({ maxItems: Math.min(x, y) })),
    ...both(a.minProperties, b.minProperties, (x, y) => ({ minProperties: Math.max(x, y) })),
    ...both(a.maxProperties, b.maxProperties, (x, y) => ({ maxProperties: Math.min(x, y) })),
    ...both(a.items, b.items, (x, y) => ({ items: all(x, y) })),
    ...both(a.propertyNames, b.propertyNames, (x, y) => ({ propertyNames: all(x, y) })),
    ...both(a.properties, b.properties, (x, y) => ({ properties: mergeNamed(x, y) })),
    ...both(a.required, b.required, (x, y) => ({ required: [...new Set([...x, ...y])] })),
    ...both(a.not, b.not, (x, y) => ({ not: any(x, y) })),
  });
}

/** What can stand in an object only once; `contains` and its counts belong together. */
function clash(a: SchemaObject, b: SchemaObject): boolean {
  return (
    (a.pattern !== undefined && b.pattern !== undefined && a.pattern !== b.pattern) ||
    (a.multipleOf !== undefined && b.multipleOf !== undefined && a.multipleOf !== b.multipleOf) ||
    (a.contains !== undefined && b.contains !== undefined && !sameCount(a, b)) ||
    (a.anyOf !== undefined && b.anyOf !== undefined) ||
    (a.allOf !== undefined && b.allOf !== undefined) ||
    (a.branch !== undefined && b.branch !== undefined)
  );
}

function sameCount(a: SchemaObject, b: SchemaObject): boolean {
  return (
    a.minContains === b.minContains &&
    a.maxContains === b.maxContains &&
    schemaText(a.contains ?? true) === schemaText(b.contains ?? true)
  );
}

function mergeNamed(a: ReadonlyMap<string, Schema>, b: ReadonlyMap<string, Schema>): ReadonlyMap<string, Schema> {
  const merged = new Map(a);
  for (const [name, schema] of b) merged.set(name, all(merged.get(name) ?? true, schema));
  return merged;
}

function both<V>(a: V | undefined, b: V | undefined, combine: (a: V, b: V) => SchemaObject): SchemaObject {
  return a === undefined || b === undefined ? {} : combine(a, b);
}
