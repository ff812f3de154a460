import type { UnionDeclaration } from "../../program/declaration.ts";
import { withoutNull } from "../../program/nullness.ts";
import type { PrimitiveName, TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { isAssignable, isPlainJson } from "./compatibility.ts";
import { type Pending, unlessPending } from "./recursion.ts";
import type { ExpressionScope } from "./request.ts";
import { type Shape, shapeOf } from "./types.ts";

/** Whether `==` between the types can be true; null is left aside. A model has no form that plain json could equal. */
export function isComparable(a: TypeExpr, b: TypeExpr, scope: ExpressionScope, pending: Pending = new Set()): boolean {
  const left = withoutNull(a);
  const right = withoutNull(b);
  if (isJson(left)) return isPlainJson(right, scope);
  if (isJson(right)) return isPlainJson(left, scope);
  const question = `${typeText(left)} and ${typeText(right)}`;
  return unlessPending(pending, question, false, () => canEqual(left, right, scope, pending));
}

function canEqual(left: TypeExpr, right: TypeExpr, scope: ExpressionScope, pending: Pending): boolean {
  const inner = (a: TypeExpr, b: TypeExpr): boolean => isComparable(a, b, scope, pending);
  const someVariant = ({ variants }: UnionDeclaration, other: TypeExpr): boolean =>
    variants.some((variant) => inner(variant.type, other));
  const one = shapeOf(left, scope);
  const other = shapeOf(right, scope);
  if (one.kind === "union") return someVariant(one.union, right);
  if (other.kind === "union") return someVariant(other.union, left);
  if (one.kind === "list" && other.kind === "list") return inner(one.element, other.element);
  if (one.kind === "map" && other.kind === "map") return inner(one.value, other.value);
  if (one.kind === "primitive" && other.kind === "primitive") return canPrimitivesEqual(one, other);
  return isAssignable(left, right, scope) || isAssignable(right, left, scope);
}

type PrimitiveShape = Shape & { readonly kind: "primitive" };

function canPrimitivesEqual(a: PrimitiveShape, b: PrimitiveShape): boolean {
  if (a.name === "thrown" || b.name === "thrown") return false;
  if (a.name === "null" || b.name === "null") return true;
  if (a.declaration?.kind === "enum" && b.declaration?.kind === "enum" && a.declaration !== b.declaration) {
    const names = new Set(a.declaration.members.map((member) => member.name));
    return b.declaration.members.some((member) => names.has(member.name));
  }
  return groupOf(a.name) === groupOf(b.name);
}

/** Ints and numbers are of one kind, and so are the objects of JSON. */
function groupOf(name: PrimitiveName): PrimitiveName {
  if (name === "int") return "number";
  return name === "json_schema" ? "json_object" : name;
}

function isJson(type: TypeExpr): boolean {
  return type.kind === "primitive" && type.name === "json";
}
