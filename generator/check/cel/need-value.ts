import type { Expr } from "../../program/expression.ts";
import { withoutNull } from "../../program/nullness.ts";
import { type Checker, type Environment, fault, sourceOf } from "./checker.ts";
import type { Syntax } from "./syntax.ts";

/** Null where a value is due is a fault of its own: it takes a guard to mend. The rest is checked as if there were one. */
export function needValue<E extends Expr>(checker: Checker, node: Syntax, expr: E, env: Environment): E {
  if (expr.type.kind !== "nullable") return expr;
  if (!env.lenient) fault(checker, "may-be-null", node, { text: sourceOf(checker, node) }, guardHint(checker, node));
  return { ...expr, type: withoutNull(expr.type) };
}

function guardHint(checker: Checker, node: Syntax): string {
  const text = sourceOf(checker, node);
  if (node.kind === "select" && sourceOf(checker, node.at) === node.member) {
    return `Guard it first, as in: has(${text}) && ...`;
  }
  if (node.kind === "select" || node.kind === "name") return `Guard it first, as in: ${text} != null && ...`;
  return "Give it a name as a derived property, and guard that.";
}
