import { assertNever } from "../program/assert-never.ts";
import type { BinaryExpr } from "../program/expression.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../program/json.ts";
import { declarationOf } from "../program/lookup.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { equalJson, isElement } from "./canonical.ts";
import type { Context } from "./context.ts";
import { asNumber, asText } from "./narrow.ts";
import { compareTexts } from "./texts.ts";

/** Operators that read both sides, whatever the left one is. */
export type EagerOperator = Exclude<BinaryExpr["operator"], "&&" | "||">;

/** The result of an operator; `type` is the type of the result, which tells the division of ints from that of numbers. */
export function evaluateOperator(
  context: Context,
  operator: EagerOperator,
  type: TypeExpr,
  left: JsonValue,
  right: JsonValue,
): JsonValue {
  switch (operator) {
    case "==":
      return equalJson(left, right);
    case "!=":
      return !equalJson(left, right);
    case "in":
      return isIn(left, right);
    case "+":
      return add(left, right);
    case "<":
      return order(left, right) < 0;
    case "<=":
      return order(left, right) <= 0;
    case ">":
      return order(left, right) > 0;
    case ">=":
      return order(left, right) >= 0;
    case "-":
      return asNumber(left) - asNumber(right);
    case "*":
      return inType(context, type, asNumber(left) * asNumber(right));
    case "/":
      return inType(context, type, asNumber(left) / asNumber(right));
    case "%":
      return inType(context, type, asNumber(left) % asNumber(right));
    default:
      return assertNever(operator);
  }
}

/** Below 0 where the first comes before the second; NaN, which no comparison takes, where one of them is NaN. */
function order(left: JsonValue, right: JsonValue): number {
  if (typeof left === "string") return compareTexts(left, asText(right));
  const [one, other] = [asNumber(left), asNumber(right)];
  if (one === other) return 0;
  return one < other ? -1 : one > other ? 1 : Number.NaN;
}

function isIn(element: JsonValue, container: JsonValue): boolean {
  if (isJsonObject(container)) return typeof element === "string" && Object.hasOwn(container, element);
  return isJsonList(container) && isElement(element, container);
}

function add(left: JsonValue, right: JsonValue): JsonValue {
  if (typeof left === "string" && typeof right === "string") return left + right;
  if (isJsonList(left) && isJsonList(right)) return [...left, ...right];
  return asNumber(left) + asNumber(right);
}

/** `-x`. An int has no negative zero. */
export function negative(context: Context, type: TypeExpr, value: number): number {
  return inType(context, type, -value);
}

/** An int has no fraction, and no negative zero. */
function inType(context: Context, type: TypeExpr, value: number): number {
  return isInt(context, type) ? Math.trunc(value) + 0 : value;
}

function isInt(context: Context, type: TypeExpr): boolean {
  if (type.kind === "primitive") return type.name === "int";
  if (type.kind !== "reference") return false;
  const declaration = declarationOf(context, type.target);
  return declaration.kind === "scalar" && declaration.base === "int";
}
