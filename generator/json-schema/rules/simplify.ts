import { schemaText } from "../print.ts";
import type { Schema, SchemaObject } from "../schema.ts";
import { accepts } from "./accepts.ts";
import { merge } from "./merge.ts";
import { tidy } from "./tidy.ts";
import { typesOf } from "./types.ts";
import { enumOf, isEnum, valuesOf } from "./values.ts";

/** The schema that accepts what every part accepts. Tests of one value are put together along the path to it. */
export function all(...parts: readonly Schema[]): Schema {
  let merged: readonly SchemaObject[] = [];
  for (const part of parts.flatMap(conjuncts)) {
    if (part === false) return false;
    if (part === true) continue;
    const next = withConjunct(merged, part);
    if (next === false) return false;
    merged = next;
  }
  const [first] = merged;
  if (first === undefined) return true;
  return merged.length === 1 ? first : { allOf: merged };
}

function conjuncts(schema: Schema): readonly Schema[] {
  if (typeof schema === "boolean" || schema.allOf === undefined) return [schema];
  const { allOf, ...rest } = schema;
  return Object.keys(rest).length === 0 ? allOf : [rest, ...allOf];
}

function withConjunct(known: readonly SchemaObject[], part: SchemaObject): readonly SchemaObject[] | false {
  for (const [index, candidate] of known.entries()) {
    if (schemaText(candidate) === schemaText(part)) return known;
    const merged = merge(candidate, part);
    if (merged === false) return false;
    // What merges to nothing but `true` says nothing, and merging only ever says more.
    if (typeof merged === "object") return known.with(index, merged);
  }
  return [...known, part];
}

/** The schema that accepts what some part accepts. Alternatives for one value are put together. */
export function any(...parts: readonly Schema[]): Schema {
  const joined = joinEach(parts.flatMap(disjuncts));
  if (joined === true) return true;
  const [first] = joined;
  if (first === undefined) return false;
  return joined.length === 1 ? first : { anyOf: joined };
}

function joinEach(parts: readonly Schema[]): readonly SchemaObject[] | true {
  let joined: readonly SchemaObject[] = [];
  for (const part of parts) {
    if (part === true) return true;
    if (part === false) continue;
    const next = withDisjunct(joined, part);
    if (next === true) return true;
    joined = next;
  }
  return joined;
}

function disjuncts(schema: Schema): readonly Schema[] {
  if (typeof schema === "boolean" || schema.anyOf === undefined) return [schema];
  return Object.keys(schema).length === 1 ? schema.anyOf : [schema];
}

function withDisjunct(known: readonly SchemaObject[], part: SchemaObject): readonly SchemaObject[] | true {
  for (const [index, candidate] of known.entries()) {
    const joined = join(candidate, part) ?? join(part, candidate);
    if (joined === true) return true;
    // What was joined may now fit another alternative.
    if (typeof joined === "object") return joinEach(known.with(index, joined));
  }
  return [...known, part];
}

/** One schema that accepts what either accepts; undefined where that takes `anyOf`. */
function join(a: SchemaObject, b: SchemaObject): Schema | undefined {
  if (schemaText(a) === schemaText(b)) return a;
  if (isNegation(a, b)) return true;
  if (isEnum(a)) {
    const values = valuesOf(a) ?? [];
    const left = values.filter((value) => !accepts(b, value));
    if (left.length === 0) return b;
    if (isEnum(b)) return enumOf([...values, ...(valuesOf(b) ?? [])]);
    if (left.every((value) => value === null)) return withNull(b);
  }
  if (isKind(a) && typesOf(b).length > 0 && typesOf(b).every((type) => typesOf(a).includes(type))) return a;
  return joinNot(a, b) ?? joinAtProperty(a, b);
}

function isNegation(a: SchemaObject, b: SchemaObject): boolean {
  return a.not !== undefined && Object.keys(a).length === 1 && schemaText(a.not) === schemaText(b);
}

/** Whether a schema looks at nothing but the type. */
function isKind(schema: SchemaObject): boolean {
  return schema.type !== undefined && Object.keys(schema).length === 1;
}

/** `{ type: T, ... }` with null added, as far as its keywords look at values of type T only. */
function withNull(schema: SchemaObject): Schema | undefined {
  const types = typesOf(schema);
  if (types.length !== 1 || types.includes("null")) return undefined;
  const { const: value, enum: values, not, anyOf, allOf, branch } = schema;
  if ([value, values, not, anyOf, allOf, branch].some((keyword) => keyword !== undefined)) return undefined;
  return { ...schema, type: [...types, "null"] };
}

/** `not A or not B` is `not (A and B)`. */
function joinNot(a: SchemaObject, b: SchemaObject): Schema | undefined {
  const negations = [a, b].every((part) => part.not !== undefined && Object.keys(part).length === 1);
  return negations ? tidy({ not: all(a.not ?? false, b.not ?? false) }) : undefined;
}

/** Alternatives that look at the same property of an object and at nothing else. */
function joinAtProperty(a: SchemaObject, b: SchemaObject): Schema | undefined {
  const left = onlyProperty(a);
  const right = onlyProperty(b);
  if (left === undefined || right === undefined || left.name !== right.name) return undefined;
  if (typesOf(a).join() !== typesOf(b).join()) return undefined;
  const required = left.required && right.required;
  const { required: _, properties: __, ...rest } = a;
  const properties = new Map([[left.name, any(left.schema, right.schema)]]);
  return tidy({ ...rest, properties, ...(required ? { required: [left.name] } : {}) });
}

function onlyProperty(schema: SchemaObject): { name: string; schema: Schema; required: boolean } | undefined {
  const { type: _, properties, required = [], ...rest } = schema;
  const [entry, ...others] = properties ?? [];
  if (entry === undefined || others.length > 0 || Object.keys(rest).length > 0) return undefined;
  const [name, part] = entry;
  return required.every((key) => key === name) ? { name, schema: part, required: required.length > 0 } : undefined;
}
