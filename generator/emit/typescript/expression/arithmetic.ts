import type { BinaryExpr, Expr, UnaryExpr } from "../../../program/expression.ts";
import { binary, type Code, call, conditional, primary, wrapped } from "../code.ts";
import { shapeOf } from "../shape.ts";
import type { Environment } from "./environment.ts";

/** `+ - * / %` of numbers, and `+` of texts and lists. */
export function arithmetic(expr: BinaryExpr, env: Environment): Code {
  const left = env.print.present(expr.left, env);
  const shape = shapeOf(expr.type, env.scope.emission.program);
  const isNumber = shape.kind === "primitive" && shape.name === "number";
  const right = expr.operator === "/" && isNumber ? divisor(expr.right, env) : env.print.present(expr.right, env);
  if (shape.kind === "list") return primary("[...", wrapped(left, "nullish"), ", ...", wrapped(right, "nullish"), "]");
  const level = expr.operator === "+" || expr.operator === "-" ? "additive" : "multiplicative";
  const code = binary(level, expr.operator, left, right);
  const isInt = shape.kind === "primitive" && shape.name === "int";
  return expr.operator === "/" && isInt ? call("Math.trunc", code.doc) : code;
}

/** `-x`. An int has no negative zero. */
export function negative({ type, operand }: UnaryExpr, env: Environment): Code {
  const code = env.print.present(operand, env);
  const shape = shapeOf(type, env.scope.emission.program);
  const isInt = shape.kind === "primitive" && shape.name === "int";
  return isInt ? binary("additive", "-", primary("0"), code) : { doc: ["-", wrapped(code, "primary")], level: "unary" };
}

/** What divides a number: zero has a sign only where arithmetic has given it one. */
function divisor(expr: Expr, env: Environment): Code {
  if (expr.kind === "conditional") {
    const [held, failed] = [
      env.print.assuming(expr.condition, true, env),
      env.print.assuming(expr.condition, false, env),
    ];
    const [then, otherwise] = [divisor(expr.then, held), divisor(expr.else, failed)];
    return conditional(env.print.condition(expr.condition, env, true), then, otherwise);
  }
  const code = env.print.present(expr, env);
  const shape = shapeOf(expr.type, env.scope.emission.program);
  const isReckoned = expr.kind === "unary" || expr.kind === "binary";
  const isNumber = shape.kind === "primitive" && shape.name === "number";
  return expr.kind === "literal" || (isReckoned && isNumber) ? code : binary("additive", "+", code, primary("0"));
}
