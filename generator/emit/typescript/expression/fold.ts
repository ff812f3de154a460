import type { Expr } from "../../../program/expression.ts";
import type { JsonValue } from "../../../program/json.ts";
import { declarationOf } from "../../../program/lookup.ts";
import { withoutNull } from "../../../program/nullness.ts";
import { enumValues, listedValues, memberNames } from "../enum-values.ts";
import type { Scope } from "../scope.ts";
import { shapeOf } from "../shape.ts";

/** The only values that an expression can have besides null, as far as its type and its constraints tell; undefined where they do not. */
export function possibleValues(expr: Expr, scope: Scope): readonly JsonValue[] | undefined {
  if (expr.kind === "literal") return expr.value === null ? undefined : [expr.value];
  if (expr.kind === "conditional") {
    const [then, otherwise] = [possibleValues(expr.then, scope), possibleValues(expr.else, scope)];
    return then && otherwise && [...then, ...otherwise];
  }
  const narrowed = narrowedValues(expr, scope);
  if (narrowed !== undefined) return narrowed;
  const shape = shapeOf(withoutNull(expr.type), scope.emission.program);
  if (shape.kind === "enum") return memberNames(shape.declaration);
  const isRead = expr.kind === "select" || expr.kind === "variable";
  return isRead && shape.kind === "primitive" && shape.name === "bool" ? [true, false] : undefined;
}

function narrowedValues(expr: Expr, scope: Scope): readonly JsonValue[] | undefined {
  if (expr.kind !== "select" || expr.of !== "property") return undefined;
  const owner = declarationOf(scope.emission.program, expr.model ?? "");
  if (owner.kind === "union")
    return expr.member === owner.tag ? owner.variants.flatMap(({ tag }) => tag ?? []) : undefined;
  if (owner.kind !== "model") return undefined;
  const property = owner.properties.find(({ name }) => name === expr.member);
  if (property?.fixed !== undefined) return [property.fixed];
  return property && (enumValues(property, scope.emission.program) ?? listedValues(property));
}
