import { assertNever } from "../program/assert-never.ts";
import type { BinaryExpr } from "../program/expression.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../program/json.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { equalJson } from "./canonical.ts";
import { type Context, declarationOf } from "./context.ts";
import { asNumber } from "./narrow.ts";

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
      return asNumber(left) < asNumber(right);
    case "<=":
      return asNumber(left) <= asNumber(right);
    case ">":
      return asNumber(left) > asNumber(right);
    case ">=":
      return asNumber(left) >= asNumber(right);
    case "-":
      return asNumber(left) - asNumber(right);
    case "*":
      return asNumber(left) * asNumber(right);
    case "/": {
      const quotient = asNumber(left) / asNumber(right);
      return isInt(context, type) ? Math.trunc(quotient) : quotient;
    }
    case "%":
      return asNumber(left) % asNumber(right);
    default:
      return assertNever(operator);
  }
}

function isIn(element: JsonValue, container: JsonValue): boolean {
  if (isJsonObject(container)) return typeof element === "string" && Object.hasOwn(container, element);
  return isJsonList(container) && container.some((candidate) => equalJson(candidate, element));
}

function add(left: JsonValue, right: JsonValue): JsonValue {
  if (typeof left === "string" && typeof right === "string") return left + right;
  if (isJsonList(left) && isJsonList(right)) return [...left, ...right];
  return asNumber(left) + asNumber(right);
}

function isInt(context: Context, type: TypeExpr): boolean {
  if (type.kind === "primitive") return type.name === "int";
  if (type.kind !== "reference") return false;
  const declaration = declarationOf(context, type.target);
  return declaration.kind === "scalar" && declaration.base === "int";
}
