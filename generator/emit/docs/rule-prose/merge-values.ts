import type { BinaryExpr, Expr, ListExpr } from "../../../program/expression.ts";
import { expressionText } from "../expression-text.ts";
import { group, type Logic, type Test } from "./logic.ts";

/** `x == 'a' || x == 'b'` becomes `x in ['a', 'b']`, and `x != 'a' && x != 'b'` its opposite. Other parts stay as they are. */
export function withMergedValues(logic: Logic): Logic {
  if (logic.kind !== "and" && logic.kind !== "or") return logic;
  const merged: Logic[] = [];
  for (const part of logic.parts) {
    const index = merged.findIndex((earlier) => canJoin(earlier, part, logic.kind === "or"));
    const earlier = merged[index];
    if (earlier !== undefined && isValueTest(earlier) && isValueTest(part)) merged[index] = joined(earlier, part);
    else merged.push(part);
  }
  return group(logic.kind, merged);
}

/** A test of one thing against values that are written out. */
type ValueTest = Test & { readonly expr: BinaryExpr };

function isValueTest(logic: Logic): logic is ValueTest {
  return logic.kind === "test" && logic.expr.kind === "binary" && valuesOf(logic.expr) !== undefined;
}

function canJoin(a: Logic, b: Logic, holds: boolean): boolean {
  if (!isValueTest(a) || !isValueTest(b) || a.holds !== holds || b.holds !== holds) return false;
  return expressionText(a.expr.left) === expressionText(b.expr.left);
}

function joined(a: ValueTest, b: ValueTest): Test {
  const all = [...(valuesOf(a.expr) ?? []), ...(valuesOf(b.expr) ?? [])];
  const elements = [...new Map(all.map((value) => [expressionText(value), value])).values()];
  const [first = a.expr.right] = elements;
  const list: ListExpr = { kind: "list", elements, type: { kind: "list", element: first.type }, span: first.span };
  return { ...a, expr: { ...a.expr, operator: "in", right: list } };
}

/** Null is no value here: that something is not set is said in words of its own. */
function valuesOf({ operator, right }: BinaryExpr): readonly Expr[] | undefined {
  if (operator === "==") return isValue(right) ? [right] : undefined;
  if (operator !== "in" || right.kind !== "list") return undefined;
  return right.elements.every(isValue) ? right.elements : undefined;
}

function isValue(expr: Expr): boolean {
  return expr.kind === "literal" && expr.value !== null;
}
