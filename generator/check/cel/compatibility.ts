import { mayBeNull } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { type Pending, unlessPending } from "./recursion.ts";
import type { ExpressionScope } from "./request.ts";
import { type Shape, sameType, shapeOf } from "./types.ts";

/**
 * Whether every value of `from` may stand where `to` is due. An int is a number, a model is each of its bases, lists and maps
 * go by their parts, and anything that JSON can hold is json. A text is no enum; a constrained scalar and its base are one.
 */
export function isAssignable(
  from: TypeExpr,
  to: TypeExpr,
  scope: ExpressionScope,
  pending: Pending = new Set(),
): boolean {
  if (isJson(to)) return isJsonLike(from, scope);
  if (from.kind === "nullable") return to.kind === "nullable" && isAssignable(from.inner, to.inner, scope, pending);
  if (from.kind === "primitive" && from.name === "null") return mayBeNull(to);
  if (to.kind === "nullable") return isAssignable(from, to.inner, scope, pending);
  if (sameType(from, to)) return true;
  const question = `${typeText(from)} to ${typeText(to)}`;
  return unlessPending(pending, question, true, () => fits(from, to, scope, pending));
}

function fits(from: TypeExpr, to: TypeExpr, scope: ExpressionScope, pending: Pending): boolean {
  const inner = (a: TypeExpr, b: TypeExpr): boolean => isAssignable(a, b, scope, pending);
  const source = shapeOf(from, scope);
  const target = shapeOf(to, scope);
  if (source.kind === "union") return source.union.variants.every(({ type }) => inner(type, to));
  switch (target.kind) {
    case "primitive":
      return fitsPrimitive(source, target, scope);
    case "list":
      return source.kind === "list" && inner(source.element, target.element);
    case "map":
      if (source.kind === "primitive" && source.name === "json_object") return isJson(target.value);
      return source.kind === "map" && inner(source.value, target.value);
    case "model":
      return source.kind === "model" && [source.model.name, ...source.model.bases].includes(target.model.name);
    case "union":
      return target.union.variants.some(({ type }) => inner(from, type));
    case "undeclared":
      return false;
  }
}

function fitsPrimitive(source: Shape, target: Shape & { readonly kind: "primitive" }, scope: ExpressionScope): boolean {
  if (source.kind === "map") return target.name === "json_object" && isPlainJson(source.value, scope);
  if (source.kind !== "primitive") return false;
  if (target.declaration?.kind === "enum") return source.declaration === target.declaration;
  if (source.name === target.name) return true;
  if (target.name === "number") return source.name === "int";
  return target.name === "json_object" && source.name === "json_schema";
}

function isJson(type: TypeExpr): boolean {
  return type.kind === "primitive" && type.name === "json";
}

/** What has a form in JSON: all but what was thrown. */
function isJsonLike(type: TypeExpr, scope: ExpressionScope): boolean {
  return isMadeOf(type, scope, (shape) => !(shape.kind === "primitive" && shape.name === "thrown"));
}

/** What is in memory just what it is in JSON: no models in it. */
export function isPlainJson(type: TypeExpr, scope: ExpressionScope): boolean {
  return isMadeOf(type, scope, (shape) => shape.kind === "primitive" && shape.name !== "thrown");
}

/** Whether all that is left when lists, maps and unions are taken apart passes the test. */
function isMadeOf(
  type: TypeExpr,
  scope: ExpressionScope,
  test: (shape: Shape) => boolean,
  pending: Pending = new Set(),
): boolean {
  return unlessPending(pending, typeText(type), true, () => {
    const shape = shapeOf(type, scope);
    const inner = (part: TypeExpr): boolean => isMadeOf(part, scope, test, pending);
    switch (shape.kind) {
      case "list":
        return inner(shape.element);
      case "map":
        return inner(shape.value);
      case "union":
        return shape.union.variants.every((variant) => inner(variant.type));
      case "undeclared":
        return false;
      default:
        return test(shape);
    }
  });
}
