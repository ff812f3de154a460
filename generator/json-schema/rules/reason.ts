import { assertNever } from "../../program/assert-never.ts";
import type { BinaryExpr, CallExpr, Expr } from "../../program/expression.ts";

/** The reason where an element is compared with what lies outside of its list. */
export const comparedWithOuter = "element compared with an outer value";

/** The reason where a schema would be too long to be read, or too much work to be made. */
export const tooLarge = "too large";

/** Why nothing can be asked about the value of an expression, in the words of the coverage report. */
export function reasonFor(expr: Expr): string {
  switch (expr.kind) {
    case "literal":
    case "variable":
      return "field compared with field";
    case "select":
      return expr.of === "part" ? "string taken apart" : "field compared with field";
    case "list":
    case "map":
      return "list or map put together";
    case "unary":
      return expr.operator === "-" ? "arithmetic" : "condition compared with field";
    case "binary":
      return binaryReason(expr);
    case "conditional":
      return "condition compared with field";
    case "call":
      return callReasons[expr.function];
    case "invoke":
      return "value made by a constructor";
    case "macro":
      return expr.macro === "filter" || expr.macro === "map" ? "list worked out" : "condition compared with field";
    default:
      return assertNever(expr);
  }
}

function binaryReason({ operator, type }: BinaryExpr): string {
  if (!["+", "-", "*", "/", "%"].includes(operator)) return "condition compared with field";
  if (type.kind === "list") return "list worked out";
  return type.kind === "primitive" && type.name === "string" ? "string put together" : "arithmetic";
}

const callReasons = {
  size: "field compared with a size",
  startsWith: "condition compared with field",
  endsWith: "condition compared with field",
  contains: "condition compared with field",
  matches: "condition compared with field",
  find: "string taken apart",
  indexOf: "string taken apart",
  lastIndexOf: "string taken apart",
  charAt: "string taken apart",
  substring: "string taken apart",
  replace: "string put together",
  lowerAscii: "letters changed",
  upperAscii: "letters changed",
  trim: "string taken apart",
  split: "string taken apart",
  join: "string put together",
  string: "string put together",
  int: "arithmetic",
  double: "arithmetic",
  distinct: "list worked out",
  at: "element at a place",
} as const satisfies Record<CallExpr["function"], string>;
