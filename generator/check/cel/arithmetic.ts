import type { Expr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { boundsOf } from "./bounds.ts";
import { type Checker, type Environment, fault, sourceOf } from "./checker.ts";
import { nonZero } from "./facts.ts";
import { includes, isSafe, safeIntegers } from "./interval.ts";
import { join } from "./join.ts";
import { inferPair } from "./logic.ts";
import { needValue } from "./need-value.ts";
import { pathOf } from "./path-of.ts";
import { isDashedName } from "./selections.ts";
import type { ArithmeticOperator, BinarySyntax, Range, Syntax } from "./syntax.ts";
import { elementType, intType, isNumeric, numberType, primitiveName, stringType } from "./types.ts";

type Arithmetic = BinarySyntax & Range;

/** `+ - * / %`. What comes out is sure to be a value that every target computes alike. */
export function inferArithmetic(
  checker: Checker,
  node: Arithmetic,
  operator: ArithmeticOperator,
  env: Environment,
): Expr | undefined {
  if (operator === "-" && isDashedName(checker, node, env)) return undefined;
  const sides = inferPair(checker, { node: node.left, env }, { node: node.right, env }, undefined);
  if (sides === undefined) return undefined;
  const left = needValue(checker, node.left, sides[0], env);
  const right = needValue(checker, node.right, sides[1], env);
  const type = operator === "+" ? (concatenation(checker, left, right) ?? undefined) : undefined;
  const result = type ?? numeric(checker, node, operator, [left, right], env);
  if (result === undefined) return undefined;
  const span = checker.request.spanOf(node.start, node.end);
  const expr: Expr = { kind: "binary", operator, left, right, type: result, span };
  return primitiveName(result, checker.scope) === "int" && !staysSafe(checker, node, expr, env) ? undefined : expr;
}

/** Texts and lists can be put together. */
function concatenation(checker: Checker, left: Expr, right: Expr): TypeExpr | undefined {
  const { scope } = checker;
  if (primitiveName(left.type, scope) === "string" && primitiveName(right.type, scope) === "string") return stringType;
  const one = elementType(left.type, scope);
  const other = elementType(right.type, scope);
  const element = one && other && join(one, other, scope);
  return element && { kind: "list", element };
}

function numeric(
  checker: Checker,
  node: Arithmetic,
  operator: ArithmeticOperator,
  [left, right]: readonly [Expr, Expr],
  env: Environment,
): TypeExpr | undefined {
  const { scope } = checker;
  for (const [side, expr, at] of [
    ["left", left, node.left],
    ["right", right, node.right],
  ] as const) {
    if (isNumeric(expr.type, scope)) continue;
    reportOperand(checker, at, `The ${side} side of "${operator}"`, expr, side === "left" ? right : left);
    return undefined;
  }
  const ints = [left, right].every((side) => primitiveName(side.type, scope) === "int");
  if (operator === "%" && !ints) {
    fault(checker, "type-mismatch", node, {
      role: 'What stands around "%"',
      expected: typeText(intType),
      found: "number",
    });
    return undefined;
  }
  if (ints && (operator === "/" || operator === "%") && mayBeZero(checker, right, env)) {
    const text = sourceOf(checker, node.right);
    const hint = right.kind === "literal" ? undefined : `Guard it first, as in: ${text} != 0 && ...`;
    fault(checker, "may-be-zero", node.right, { operator, text }, hint);
    return undefined;
  }
  return ints ? intType : numberType;
}

/** Division of numbers is that of IEEE 754, which gives something for 0, too. */
function mayBeZero(checker: Checker, divisor: Expr, env: Environment): boolean {
  const path = pathOf(divisor);
  const isGuarded = path !== undefined && env.facts.there.has(nonZero(path));
  return !isGuarded && includes(boundsOf(divisor, env, checker.scope), 0);
}

function reportOperand(checker: Checker, at: Syntax, role: string, expr: Expr, other: Expr): void {
  const { scope } = checker;
  const params = { role, expected: "int or number", found: typeText(expr.type) };
  if (primitiveName(expr.type, scope) === "string" && isNumeric(other.type, scope)) {
    fault(checker, "type-mismatch", at, params, "To put texts together, make a text of the number: string(...)");
  } else {
    fault(checker, "type-mismatch", at, params);
  }
}

function staysSafe(checker: Checker, node: Arithmetic, expr: Expr, env: Environment): boolean {
  if (isSafe(boundsOf(expr, env, checker.scope))) return true;
  const loose = [...looseOperands(checker, expr, env)];
  const [first] = loose;
  const hint =
    first === undefined
      ? "Its parts are bounded, but not tightly enough: narrow their min and max."
      : `${loose.join(" and ")}, so that the result stays within 2^53 - 1.`;
  fault(checker, "may-overflow", node, { text: sourceOf(checker, node) }, hint);
  return false;
}

/** For each part whose bounds are open, what to declare. */
function* looseOperands(checker: Checker, expr: Expr, env: Environment): Generator<string> {
  if (expr.kind === "binary") {
    yield* looseOperands(checker, expr.left, env);
    yield* looseOperands(checker, expr.right, env);
    return;
  }
  const { min, max } = boundsOf(expr, env, checker.scope);
  const open = [...(min <= safeIntegers.min ? ["min"] : []), ...(max >= safeIntegers.max ? ["max"] : [])];
  if (open.length === 0) return;
  const isProperty = expr.kind === "select" && expr.of === "property";
  yield isProperty
    ? `Declare ${open.map((name) => `"${name}"`).join(" and ")} on "${expr.member}"`
    : `Use a property with "min" and "max" instead of ${expr.kind === "variable" ? `"${expr.name}"` : "a computed value"}`;
}
