import { canonicalText } from "../interpret/canonical.ts";
import type { Constraint } from "../program/constraint.ts";
import type { JsonValue } from "../program/json.ts";
import { mayBeNull, withoutNull } from "../program/nullness.ts";
import type { PrimitiveName, TypeExpr } from "../program/type-expr.ts";
import type { Domain } from "./domain/domain.ts";
import { typeDomain } from "./domain/type-domain.ts";
import type { Tools } from "./tools.ts";

/** What an expression comes to in one world: a value that is known, something unknown, or a list of which only the length is known. */
export type Value = Known | Term | Items;

export interface Known {
  readonly kind: "known";
  readonly value: JsonValue;
}

export interface Items {
  readonly kind: "items";
  readonly items: readonly Value[];
}

/** Something unknown: a part of the document, or what an operation makes of such parts. */
export interface Term {
  readonly kind: "term";
  /** The same for what always has the same value. */
  readonly key: string;
  readonly type: TypeExpr;
  /** Whether it is part of a document that has been validated, so that everything declared of its type is true of it. */
  readonly isSound: boolean;
  /** Constraints beside the type, of a sound term. */
  readonly constraints: readonly Constraint[];
  /** The values that it can have before anything is assumed. */
  readonly initial: Domain;
  /** Set where the term is worked out from one other, which is none itself. Null is never handed to `map`. */
  readonly image?: { readonly of: Term; readonly map: (value: JsonValue) => JsonValue };
}

/** A value that is known. */
export function known(value: JsonValue): Known {
  return { kind: "known", value };
}

/** A list whose elements are known where each of them is. */
export function listOf(items: readonly Value[]): Value {
  const values = items.flatMap((item) => (item.kind === "known" ? [item.value] : []));
  return values.length === items.length ? known(values) : { kind: "items", items };
}

/** A text that is the same for what always has the same value. */
export function keyOf(value: Value): string {
  switch (value.kind) {
    case "known":
      return `#${canonicalText(value.value)}`;
    case "items":
      return `[${value.items.map(keyOf).join()}]`;
    case "term":
      return value.key;
  }
}

/** Something of which nothing is known but its type. */
export function opaque(key: string, type: TypeExpr, tools: Tools, isSound: boolean = false): Term {
  return { kind: "term", key, type, isSound, constraints: [], initial: typeDomain(type, isSound, tools) };
}

/** What `map` makes of another term. */
export function imageOf(
  key: string,
  type: TypeExpr,
  source: Term,
  map: (value: JsonValue) => JsonValue,
  tools: Tools,
): Term {
  const { image } = source;
  const outer =
    image === undefined ? { of: source, map } : { of: image.of, map: (value: JsonValue) => map(image.map(value)) };
  return { ...opaque(key, type, tools), image: outer };
}

/** The type of yes and no. */
export const boolType: TypeExpr = { kind: "primitive", name: "bool" };

/** Name of the primitive that a type comes down to, null aside; undefined for what is made of parts. */
export function primitiveOf(type: TypeExpr, tools: Tools): PrimitiveName | undefined {
  const plain = withoutNull(type);
  if (plain.kind === "primitive") return plain.name;
  const declared = plain.kind === "reference" ? tools.declarations[plain.target] : undefined;
  if (declared?.kind === "enum") return "string";
  return declared?.kind === "scalar" ? declared.base : undefined;
}

/** Type of the elements of a list or of the values of a map; undefined for what is neither. */
export function innerType(
  type: TypeExpr,
  tools: Tools,
): { readonly of: "list" | "map"; readonly type: TypeExpr } | undefined {
  const plain = withoutNull(type);
  if (plain.kind === "list") return { of: "list", type: plain.element };
  if (plain.kind === "map") return { of: "map", type: plain.value };
  if (plain.kind === "primitive") {
    return plain.name === "json_object" ? { of: "map", type: { kind: "primitive", name: "json" } } : undefined;
  }
  const declared = tools.declarations[plain.target];
  if (declared?.kind === "list") return { of: "list", type: declared.element };
  return declared?.kind === "map" ? { of: "map", type: declared.value } : undefined;
}

/** Whether a term can be a number that is like no number, itself included. */
export function mayBeNoNumber({ type, isSound }: Term, tools: Tools): boolean {
  return !isSound && primitiveOf(type, tools) === "number";
}

/** Whether the values of a map are never null, so that a key that is there has one. */
export function entriesAreThere(type: TypeExpr, tools: Tools): boolean {
  const inner = innerType(type, tools);
  return inner?.of === "map" && !mayBeNull(inner.type) && !isUnion(inner.type, tools);
}

function isUnion(type: TypeExpr, tools: Tools): boolean {
  return type.kind === "reference" && tools.declarations[type.target]?.kind === "union";
}
