import type { BinaryExpr } from "../../../program/expression.ts";
import { and, type Code, or } from "../code.ts";
import type { Environment } from "./environment.ts";

/** `&&` and `||`, or the opposite, pushed down to the parts. */
export function logic(expr: BinaryExpr, env: Environment, truth: boolean): Code {
  const left = env.print.condition(expr.left, env, truth);
  const right = env.print.condition(expr.right, env.print.assuming(expr.left, expr.operator === "&&", env), truth);
  return (expr.operator === "&&") === truth ? and(left, right) : or(left, right);
}
