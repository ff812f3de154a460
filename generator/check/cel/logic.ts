import type { Expr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { assuming, type Checker, type Environment, fault } from "./checker.ts";
import { isAssignable } from "./compatibility.ts";
import { expectBool } from "./expectations.ts";
import { join } from "./join.ts";
import { needValue } from "./need-value.ts";
import type { BinarySyntax, ConditionalSyntax, Range, Syntax, UnarySyntax } from "./syntax.ts";
import { boolType, primitive, primitiveName } from "./types.ts";

/** `!x`, or `-x` of what is no literal. The negative of a safe integer is one too. */
export function inferUnary(checker: Checker, node: UnarySyntax & Range, env: Environment): Expr | undefined {
  const span = checker.request.spanOf(node.start, node.end);
  if (node.operator === "!") {
    const operand = expectBool(checker, node.operand, env, 'What "!" turns round');
    return operand && { kind: "unary", operator: "!", operand, type: boolType, span };
  }
  const found = checker.infer(node.operand, env);
  if (found === undefined) return undefined;
  const operand = needValue(checker, node.operand, found, env);
  const name = primitiveName(operand.type, checker.scope);
  if (name === "int" || name === "number") {
    return { kind: "unary", operator: "-", operand, type: primitive(name), span };
  }
  const params = { role: 'What "-" stands before', expected: "int or number", found: typeText(operand.type) };
  fault(checker, "type-mismatch", node.operand, params);
  return undefined;
}

/** `&&` and `||`: the right side is looked at only when the left one has not decided, and may count on that. */
export function inferLogical(
  checker: Checker,
  node: BinarySyntax & Range,
  operator: "&&" | "||",
  env: Environment,
): Expr | undefined {
  const left = expectBool(checker, node.left, env, `The left side of "${operator}"`);
  const after = assuming(checker, env, left, operator === "&&");
  const right = expectBool(checker, node.right, after, `The right side of "${operator}"`);
  if (left === undefined || right === undefined) return undefined;
  const span = checker.request.spanOf(node.start, node.end);
  return { kind: "binary", operator, left, right, type: boolType, span };
}

/** `condition ? then : else`; each branch may count on how the condition came out. */
export function inferConditional(
  checker: Checker,
  node: ConditionalSyntax & Range,
  env: Environment,
  hint: TypeExpr | undefined,
): Expr | undefined {
  const condition = expectBool(checker, node.condition, env, 'What stands before "?"');
  const ifTrue = assuming(checker, env, condition, true);
  const ifFalse = assuming(checker, env, condition, false);
  const branches = inferPair(checker, { node: node.then, env: ifTrue }, { node: node.else, env: ifFalse }, hint);
  if (condition === undefined || branches === undefined) return undefined;
  const [then, otherwise] = branches;
  const type = branchType(checker, then, otherwise, hint);
  if (type === undefined) {
    fault(checker, "mixed-types", node.else, { first: typeText(then.type), second: typeText(otherwise.type) });
    return undefined;
  }
  const span = checker.request.spanOf(node.start, node.end);
  return { kind: "conditional", condition, then, else: otherwise, type, span };
}

function branchType(checker: Checker, a: Expr, b: Expr, hint: TypeExpr | undefined): TypeExpr | undefined {
  const common = join(a.type, b.type, checker.scope);
  if (common !== undefined || hint === undefined) return common;
  return [a, b].every((branch) => isAssignable(branch.type, hint, checker.scope)) ? hint : undefined;
}

interface Side {
  readonly node: Syntax;
  readonly env: Environment;
}

/** Infers two parts that should be alike. A literal learns its type from the other one. */
export function inferPair(
  checker: Checker,
  a: Side,
  b: Side,
  hint: TypeExpr | undefined,
): readonly [Expr, Expr] | undefined {
  if (hint === undefined && isLiteral(a.node) && !isLiteral(b.node)) {
    const right = checker.infer(b.node, b.env);
    const left = checker.infer(a.node, a.env, right?.type);
    return left && right && [left, right];
  }
  const left = checker.infer(a.node, a.env, hint);
  const right = checker.infer(b.node, b.env, hint ?? left?.type);
  return left && right && [left, right];
}

function isLiteral(node: Syntax): boolean {
  return node.kind === "literal" || node.kind === "list" || node.kind === "map";
}
