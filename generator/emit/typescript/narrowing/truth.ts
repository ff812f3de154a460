import type { BinaryExpr, Expr } from "../../../program/expression.ts";
import type { Rule } from "../../../program/rule.ts";
import { present, type Row, type State } from "./state.ts";

/** Whether a rule holds for an object whose properties have these states; undefined where that depends on more. */
export function ruleTruth({ when, must }: Rule, row: Row): boolean | undefined {
  const applies = when === undefined ? true : truth(when, row);
  if (applies === false) return true;
  const holds = truth(must, row);
  return applies === true || holds === true ? holds : undefined;
}

/** Name of the property of the object itself that an expression reads. */
export function ownProperty(expr: Expr): string | undefined {
  const isOwn = expr.kind === "select" && expr.of === "property" && expr.object.kind === "variable";
  return isOwn && expr.object.name === "this" ? expr.member : undefined;
}

function truth(expr: Expr, row: Row): boolean | undefined {
  switch (expr.kind) {
    case "unary":
      return expr.operator === "!" ? opposite(truth(expr.operand, row)) : undefined;
    case "conditional": {
      const condition = truth(expr.condition, row);
      const [then, otherwise] = [truth(expr.then, row), truth(expr.else, row)];
      if (condition === undefined) return then === otherwise ? then : undefined;
      return condition ? then : otherwise;
    }
    case "binary":
      return binaryTruth(expr, row);
    default: {
      const state = stateOf(expr, row);
      return typeof state === "boolean" ? state : undefined;
    }
  }
}

function binaryTruth({ operator, left, right }: BinaryExpr, row: Row): boolean | undefined {
  switch (operator) {
    case "&&":
    case "||": {
      const sides = [truth(left, row), truth(right, row)];
      const decisive = operator === "||";
      if (sides.includes(decisive)) return decisive;
      return sides.includes(undefined) ? undefined : !decisive;
    }
    case "==":
      return equality(left, right, row);
    case "!=":
      return opposite(equality(left, right, row));
    case "in": {
      const parts = right.kind === "list" ? right.elements.map((element) => equality(left, element, row)) : [undefined];
      if (parts.includes(true)) return true;
      return parts.includes(undefined) ? undefined : false;
    }
    default:
      return undefined;
  }
}

function equality(left: Expr, right: Expr, row: Row): boolean | undefined {
  const [one, other] = [stateOf(left, row), stateOf(right, row)];
  if (one === undefined || other === undefined) return undefined;
  // All that is known of such a value is that it is not null.
  if (one === present || other === present) return one === null || other === null ? false : undefined;
  return one === other;
}

function stateOf(expr: Expr, row: Row): State | undefined {
  if (expr.kind === "literal") return expr.value;
  if (expr.kind === "unary" || expr.kind === "binary" || expr.kind === "conditional") return truth(expr, row);
  const name = ownProperty(expr);
  return name === undefined ? undefined : row.get(name);
}

function opposite(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}
