import type { Property, UnionDeclaration } from "../../program/declaration.ts";
import type { SelectExpr } from "../../program/expression.ts";
import { mayBeNull, nullable } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { join } from "./join.ts";
import { keywordTypes } from "./keyword-types.ts";
import type { DeclaredModel, ExpressionScope } from "./request.ts";
import { entryType, type Shape, shapeOf, stringType } from "./types.ts";

/** Something that can be read of a value, with the type that it reads as. */
export interface Member {
  readonly type: TypeExpr;
  readonly of: SelectExpr["of"];
  readonly model?: string;
}

/** What a rule can know of a thrown value. */
const thrownMembers: ReadonlyMap<string, TypeExpr> = new Map([
  ["name", stringType],
  ["names", { kind: "list", element: stringType }],
  ["message", stringType],
  ["code", { kind: "nullable", inner: stringType }],
  ["issue_codes", { kind: "list", element: stringType }],
]);

/** The type that a property reads as: what may be absent without a default reads as null. */
function propertyType(property: Property): TypeExpr {
  return property.presence === "optional" ? nullable(property.type) : property.type;
}

/** Finds a member of a value of the type; null aside. */
export function findMember(type: TypeExpr, name: string, scope: ExpressionScope): Member | undefined {
  const shape = shapeOf(type, scope);
  switch (shape.kind) {
    case "model":
      return modelMember(shape.model, name);
    case "union":
      return unionMember(shape.union, name, scope);
    case "primitive":
      return primitiveMember(shape, name, scope);
    case "map":
      return { type: nullable(shape.value), of: "entry" };
    default:
      return undefined;
  }
}

/** Names that `findMember` would find, for suggestions; empty for maps, where any name will do. */
export function memberNames(type: TypeExpr, scope: ExpressionScope): readonly string[] {
  const shape = shapeOf(type, scope);
  switch (shape.kind) {
    case "model":
      return [...shape.model.properties.map((property) => property.name), ...shape.model.derived.keys()];
    case "union":
      return [...new Set(shape.union.variants.flatMap((variant) => modelNames(variant.type, scope)))];
    case "primitive":
      if (shape.name === "json_schema") return [...keywordTypes(scope).keys()];
      if (shape.name === "thrown") return [...thrownMembers.keys()];
      return shape.declaration?.kind === "scalar" ? (shape.declaration.template?.parts ?? []).map((p) => p.name) : [];
    default:
      return [];
  }
}

/** The only texts that a tag property can hold. */
export function tagsOf(union: UnionDeclaration): readonly string[] {
  return union.variants.flatMap((variant) => (variant.tag === undefined ? [] : [variant.tag]));
}

function modelNames(type: TypeExpr, scope: ExpressionScope): readonly string[] {
  return shapeOf(type, scope).kind === "model" ? memberNames(type, scope) : [];
}

function modelMember(model: DeclaredModel, name: string): Member | undefined {
  const property = model.properties.find((candidate) => candidate.name === name);
  if (property !== undefined) return { type: propertyType(property), of: "property", model: model.name };
  const derived = model.derived.get(name);
  return derived && { type: derived, of: "derived", model: model.name };
}

/** Null where the variant at hand lacks the member. */
function unionMember(union: UnionDeclaration, name: string, scope: ExpressionScope): Member | undefined {
  if (name === union.tag) return { type: stringType, of: "property", model: union.name };
  let joined: TypeExpr | undefined;
  let everywhere = true;
  let of: Member["of"] = "property";
  for (const variant of union.variants) {
    const shape = shapeOf(variant.type, scope);
    const member = shape.kind === "model" ? modelMember(shape.model, name) : undefined;
    if (member === undefined) {
      everywhere = false;
      continue;
    }
    joined = joined === undefined ? member.type : join(joined, member.type, scope);
    if (joined === undefined) return undefined;
    if (member.of === "derived") of = "derived";
  }
  return joined && { type: everywhere ? joined : nullable(joined), of, model: union.name };
}

function primitiveMember(
  shape: Shape & { readonly kind: "primitive" },
  name: string,
  scope: ExpressionScope,
): Member | undefined {
  if (shape.name === "json_schema") {
    const type = keywordTypes(scope).get(name);
    return type && { type: nullable(type), of: "keyword" };
  }
  if (shape.name === "json_object") return { type: { kind: "primitive", name: "json" }, of: "entry" };
  if (shape.name === "thrown") {
    const type = thrownMembers.get(name);
    return type && { type, of: "thrown" };
  }
  if (shape.declaration?.kind !== "scalar") return undefined;
  const part = shape.declaration.template?.parts.find((candidate) => candidate.name === name);
  if (part === undefined) return undefined;
  const type: TypeExpr = { kind: "reference", target: part.scalar };
  return { type: part.optional ? nullable(type) : type, of: "part", model: shape.declaration.name };
}

/** Whether a key that is there has a value that is not null. */
export function entriesAreThere(type: TypeExpr, scope: ExpressionScope): boolean {
  const value = entryType(type, scope);
  return value !== undefined && !mayBeNull(value);
}
