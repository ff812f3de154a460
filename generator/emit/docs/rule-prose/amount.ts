import type { BinaryExpr, Expr } from "../../../program/expression.ts";
import type { Amount } from "./logic.ts";

/** A comparison of some whole number, never below 0, with a number that is written out. */
export interface CountComparison {
  readonly counted: Expr;
  readonly amount: Amount;
}

/** Reads `counted < 3` and its like, whichever side the number stands on; undefined for what compares no such things. */
export function countComparison(expr: BinaryExpr): CountComparison | undefined {
  const right = literalNumber(expr.right);
  if (right !== undefined) return comparison(expr.left, expr.operator, right);
  const left = literalNumber(expr.left);
  return left === undefined ? undefined : comparison(expr.right, mirrored(expr.operator), left);
}

/** The operator that says the same with its sides exchanged. */
function mirrored(operator: BinaryExpr["operator"]): BinaryExpr["operator"] {
  switch (operator) {
    case "<":
      return ">";
    case "<=":
      return ">=";
    case ">":
      return "<";
    case ">=":
      return "<=";
    default:
      return operator;
  }
}

function comparison(counted: Expr, operator: BinaryExpr["operator"], number: number): CountComparison | undefined {
  const amount = amountOf(operator, number);
  return amount === undefined ? undefined : { counted, amount };
}

function amountOf(operator: BinaryExpr["operator"], number: number): Amount | undefined {
  if (!Number.isInteger(number) || number < 0) return undefined;
  switch (operator) {
    case "==":
      return number === 0 ? { relation: "at most", number } : { relation: "exactly", number };
    case "!=":
      return number === 0 ? { relation: "at least", number: 1 } : { relation: "not exactly", number };
    case "<":
      return number === 0 ? undefined : { relation: "at most", number: number - 1 };
    case "<=":
      return { relation: "at most", number };
    case ">":
      return { relation: "at least", number: number + 1 };
    case ">=":
      return number === 0 ? undefined : { relation: "at least", number };
    default:
      return undefined;
  }
}

function literalNumber(expr: Expr): number | undefined {
  return expr.kind === "literal" && typeof expr.value === "number" ? expr.value : undefined;
}
