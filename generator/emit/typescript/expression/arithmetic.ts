import type { BinaryExpr } from "../../../program/expression.ts";
import { binary, type Code, call, primary } from "../code.ts";
import { shapeOf } from "../shape.ts";
import type { Environment } from "./environment.ts";

/** `+ - * / %` of numbers, and `+` of texts and lists. */
export function arithmetic(expr: BinaryExpr, env: Environment): Code {
  const left = env.print.present(expr.left, env);
  const right = env.print.present(expr.right, env);
  const shape = shapeOf(expr.type, env.scope.emission.program);
  if (shape.kind === "list") return primary("[...", left.doc, ", ...", right.doc, "]");
  const level = expr.operator === "+" || expr.operator === "-" ? "additive" : "multiplicative";
  const code = binary(level, expr.operator, left, right);
  const isInt = shape.kind === "primitive" && shape.name === "int";
  return expr.operator === "/" && isInt ? call("Math.trunc", code.doc) : code;
}
