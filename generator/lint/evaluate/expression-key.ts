import { canonicalText } from "../../interpret/canonical.ts";
import { assertNever } from "../../program/assert-never.ts";
import type { Expr } from "../../program/expression.ts";

/**
 * A text that is the same for expressions that always have the same value. `variables` are the keys of what the variables
 * stand for; those of macros are numbered, whatever they are called.
 */
export function expressionKey(expr: Expr, variables: ReadonlyMap<string, string>): string {
  const inner = (part: Expr): string => expressionKey(part, variables);
  switch (expr.kind) {
    case "literal":
      return `#${canonicalText(expr.value)}`;
    case "variable":
      return variables.get(expr.name) ?? expr.name;
    case "list":
      return `[${expr.elements.map(inner).join()}]`;
    case "map":
      return `{${expr.entries.map(({ key, value }) => `${JSON.stringify(key)}:${inner(value)}`).join()}}`;
    case "select":
      return `${inner(expr.object)}.${JSON.stringify(expr.member)}`;
    case "unary":
      return `${expr.operator}(${inner(expr.operand)})`;
    case "binary":
      return `${expr.operator}(${inner(expr.left)},${inner(expr.right)})`;
    case "conditional":
      return `?(${inner(expr.condition)},${inner(expr.then)},${inner(expr.else)})`;
    case "call":
      return `${expr.function}(${expr.args.map(inner).join()})`;
    case "invoke": {
      const receiver = expr.receiver === undefined ? "" : inner(expr.receiver);
      return `${expr.target} ${expr.model ?? ""}.${expr.name}(${receiver};${expr.args.map(inner).join()})`;
    }
    case "macro": {
      const bound = new Map(variables).set(expr.variable, `$${variables.size}`);
      return `${expr.macro}(${inner(expr.range)},${expressionKey(expr.body, bound)})`;
    }
    default:
      return assertNever(expr);
  }
}
