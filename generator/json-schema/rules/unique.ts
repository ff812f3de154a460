import type { BinaryExpr, Expr, MacroExpr } from "../../program/expression.ts";
import { atPlace } from "./ask.ts";
import type { Closure, Context, Term } from "./context.ts";
import { expand, within } from "./expand.ts";
import { kindOf } from "./kinds.ts";
import type { Compiled } from "./pair.ts";
import { type Place, placeOf } from "./place.ts";

/** `l.all(x, l.exists_one(y, y == x))`, the way in which CEL says that no element comes twice; undefined for anything else. */
export function everyOnce(macro: MacroExpr, closure: Closure, context: Context): Compiled | undefined {
  const { body } = macro;
  if (macro.macro !== "all" || body.kind !== "macro" || body.macro !== "exists_one") return undefined;
  if (!comparesVariables(body.body, [macro.variable, body.variable])) return undefined;
  return uniqueItems(within(closure, macro.range), within(closure, body.range), context);
}

/** `size(l.distinct()) == size(l)`, which says the same. */
export function asManyDistinct({ left, right }: BinaryExpr, closure: Closure, context: Context): Compiled | undefined {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const list = sizedBy(other);
    const distinct = sizedBy(one);
    if (list === undefined || distinct?.kind !== "call" || distinct.function !== "distinct") continue;
    const [whole] = distinct.args;
    if (whole !== undefined) return uniqueItems(within(closure, whole), within(closure, list), context);
  }
  return undefined;
}

function sizedBy(expr: Expr): Expr | undefined {
  return expr.kind === "call" && expr.function === "size" ? expr.args[0] : undefined;
}

function comparesVariables(expr: Expr, [a, b]: readonly [string, string]): boolean {
  if (expr.kind !== "binary" || expr.operator !== "==") return false;
  const { left, right } = expr;
  if (left.kind !== "variable" || right.kind !== "variable") return false;
  return (left.name === a && right.name === b) || (left.name === b && right.name === a);
}

/** Undefined where the two are not one list, or where values can be equal that are written differently. */
function uniqueItems(list: Term, same: Term, context: Context): Compiled | undefined {
  const place = listPlace(list, context);
  const other = listPlace(same, context);
  if (place === undefined || other === undefined || pathOf(place) !== pathOf(other)) return undefined;
  const type = { type: "array" } as const;
  const holds = { ...type, uniqueItems: true } as const;
  return atPlace(place, { holds, fails: { ...type, not: { uniqueItems: true } }, onNull: false }, context);
}

function listPlace(term: Term, context: Context): Place | undefined {
  const head = expand(term, context);
  if (head.kind === "choice" || (head.expr.kind !== "variable" && head.expr.kind !== "select")) return undefined;
  const place = placeOf(head, context);
  if (place.kind === "refusal" || place.universe.checked !== "deeply") return undefined;
  const kind = kindOf(place.universe.type, context.declarations);
  if (kind.kind !== "list") return undefined;
  const element = kindOf(kind.element, context.declarations);
  const isPlain = element.kind === "enum" || (element.kind === "primitive" && scalars.includes(element.name));
  return isPlain ? place : undefined;
}

const scalars: readonly string[] = ["string", "int", "number", "bool"];

function pathOf({ scope, steps }: Place): string {
  return JSON.stringify([
    scope.id,
    ...steps.map((step) => (step.kind === "property" ? step.property.name : step.name)),
  ]);
}
