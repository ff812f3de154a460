import { nullable, withoutNull } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { isAssignable } from "./compatibility.ts";
import { type Pending, unlessPending } from "./recursion.ts";
import type { ExpressionScope } from "./request.ts";
import { intType, numberType, primitiveName, sameType, shapeOf, stringType } from "./types.ts";

/** The narrowest type that both fit into; undefined where they have nothing in common but being JSON. */
export function join(
  a: TypeExpr,
  b: TypeExpr,
  scope: ExpressionScope,
  pending: Pending = new Set(),
): TypeExpr | undefined {
  if (sameType(a, b)) return a;
  if (isNull(a)) return nullable(b);
  if (isNull(b)) return nullable(a);
  if (a.kind !== "nullable" && b.kind !== "nullable") {
    const question = `${typeText(a)} and ${typeText(b)}`;
    return unlessPending(pending, question, undefined, () => joinPlain(a, b, scope, pending));
  }
  const inner = join(withoutNull(a), withoutNull(b), scope, pending);
  return inner && nullable(inner);
}

function joinPlain(a: TypeExpr, b: TypeExpr, scope: ExpressionScope, pending: Pending): TypeExpr | undefined {
  const names = [primitiveName(a, scope), primitiveName(b, scope)];
  if (names.every((name) => name === "string")) return stringType;
  if (names.every((name) => name === "int" || name === "number")) {
    return names.includes("number") ? numberType : intType;
  }
  const [one, other] = [shapeOf(a, scope), shapeOf(b, scope)];
  if (one.kind === "list" && other.kind === "list") {
    const element = join(one.element, other.element, scope, pending);
    return element && { kind: "list", element };
  }
  if (one.kind === "map" && other.kind === "map") {
    const value = join(one.value, other.value, scope, pending);
    return value && { kind: "map", value };
  }
  if (one.kind === "model" && other.kind === "model") {
    const theirs = [other.model.name, ...other.model.bases];
    const shared = [one.model.name, ...one.model.bases].find((name) => theirs.includes(name));
    return shared === undefined ? undefined : { kind: "reference", target: shared };
  }
  if (isAssignable(a, b, scope)) return b;
  return isAssignable(b, a, scope) ? a : undefined;
}

function isNull(type: TypeExpr): boolean {
  return type.kind === "primitive" && type.name === "null";
}
