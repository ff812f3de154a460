import type { Expr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { type Checker, type Environment, fault, sourceOf } from "./checker.ts";
import { fit } from "./fit.ts";
import { needValue } from "./need-value.ts";
import type { Syntax } from "./syntax.ts";
import { boolType, elementType, entryType, primitiveName, shapeOf } from "./types.ts";

/** Infers a part and makes sure that it fits `expected`; `role` opens the message, as in `The argument of "join"`. */
export function expect(
  checker: Checker,
  node: Syntax,
  env: Environment,
  expected: TypeExpr,
  role: string,
): Expr | undefined {
  const expr = checker.infer(node, env, expected);
  return expr && fit(checker, node, expr, env, { expected, role });
}

/** As `expect`, for a condition. */
export function expectBool(checker: Checker, node: Syntax, env: Environment, role: string): Expr | undefined {
  const expr = checker.infer(node, env);
  if (expr === undefined || shapeOf(expr.type, checker.scope).kind === "undeclared") return undefined;
  const there = needValue(checker, node, expr, env);
  if (primitiveName(there.type, checker.scope) === "bool") return there;
  const params = { role, expected: typeText(boolType), found: typeText(there.type) };
  fault(checker, "type-mismatch", node, params, conditionHint(checker, node, there));
  return undefined;
}

function conditionHint(checker: Checker, node: Syntax, expr: Expr): string | undefined {
  const { scope } = checker;
  const hasParts = elementType(expr.type, scope) !== undefined || entryType(expr.type, scope) !== undefined;
  return hasParts ? `To ask whether anything is in it, write: size(${sourceOf(checker, node)}) > 0` : undefined;
}
