import { evaluateOperator } from "../../interpret/operators.ts";
import type { BinaryExpr, UnaryExpr } from "../../program/expression.ts";
import type { JsonValue } from "../../program/json.ts";
import { imageOf, keyOf, known, listOf, opaque, type Value } from "../term.ts";
import { exactly } from "./exactly.ts";
import type { Judge } from "./judge.ts";

/** An operation that gives a value rather than yes or no. */
export type Calculation = BinaryExpr & { readonly operator: "+" | "-" | "*" | "/" | "%" };

/** Whether an operation is one. */
export function isCalculation(expr: BinaryExpr): expr is Calculation {
  return ["+", "-", "*", "/", "%"].includes(expr.operator);
}

/** `+ - * / %` of numbers, and `+` of texts and lists. */
export function calculate(expr: Calculation, left: Value, right: Value, judge: Judge): Value {
  const { world } = judge;
  const { tools } = world;
  const compute = (a: JsonValue, b: JsonValue): JsonValue | undefined =>
    exactly(() => evaluateOperator(tools.context, expr.operator, expr.type, a, b));
  const key = `${expr.operator}(${keyOf(left)},${keyOf(right)})`;
  if (left.kind === "known" && right.kind === "known") return known(compute(left.value, right.value) ?? null);
  if (left.kind === "term" && right.kind === "known") {
    return imageOf(key, expr.type, left, (value) => compute(value, right.value) ?? null, tools);
  }
  if (left.kind === "known" && right.kind === "term") {
    return imageOf(key, expr.type, right, (value) => compute(left.value, value) ?? null, tools);
  }
  if (left.kind !== "term" || right.kind !== "term") return together(left, right) ?? opaque(key, expr.type, tools);
  const picked = world.countOf(right) === undefined ? undefined : world.pick(right);
  if (picked === undefined) return opaque(key, expr.type, tools);
  return imageOf(
    `${expr.operator}(${left.key},${keyOf(known(picked))})`,
    expr.type,
    left,
    (value) => compute(value, picked) ?? null,
    tools,
  );
}

/** Two lists, one after the other. */
function together(left: Value, right: Value): Value | undefined {
  const sides = [left, right].map(elementsOf);
  const [first, second] = sides;
  return first === undefined || second === undefined ? undefined : listOf([...first, ...second]);
}

function elementsOf(value: Value): readonly Value[] | undefined {
  if (value.kind === "items") return value.items;
  return value.kind === "known" && Array.isArray(value.value) ? value.value.map(known) : undefined;
}

/** `-x`. */
export function negate(expr: UnaryExpr, operand: Value, { world }: Judge): Value {
  const turn = (value: JsonValue): JsonValue => (typeof value === "number" ? 0 - value : null);
  if (operand.kind === "known") return known(turn(operand.value));
  const key = `-(${keyOf(operand)})`;
  if (operand.kind === "items") return opaque(key, expr.type, world.tools);
  return imageOf(key, expr.type, operand, turn, world.tools);
}
