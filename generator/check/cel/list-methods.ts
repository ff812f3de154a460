import type { Expr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { callExpr, hasCount } from "./call-expr.ts";
import { type Checker, type Environment, fault, sourceOf } from "./checker.ts";
import { expect } from "./expectations.ts";
import type { CallSyntax, Range } from "./syntax.ts";
import { primitiveName, stringType } from "./types.ts";

type Call = CallSyntax & Range;

/** A method of a list, other than `size` and the macros. */
export function inferListMethod(
  checker: Checker,
  node: Call,
  object: Expr,
  element: TypeExpr,
  env: Environment,
): Expr | undefined | "no such method" {
  if (node.name === "distinct") {
    return hasCount(checker, node, 0)
      ? callExpr(checker, node, "distinct", [object], { kind: "list", element })
      : undefined;
  }
  if (node.name === "join") return inferJoin(checker, node, object, element, env);
  if (node.name !== "contains") return "no such method";
  const [arg] = node.args;
  const wanted = arg === undefined ? "x" : sourceOf(checker, arg);
  const list = node.receiver === undefined ? "list" : sourceOf(checker, node.receiver);
  const params = { name: node.name, type: typeText(object.type) };
  fault(checker, "unknown-method", node.at, params, `Write: ${wanted} in ${list}`);
  return undefined;
}

/** The empty list has no texts, but nothing else either. */
function inferJoin(checker: Checker, node: Call, object: Expr, element: TypeExpr, env: Environment): Expr | undefined {
  const isEmpty = object.kind === "list" && object.elements.length === 0;
  if (!isEmpty && (primitiveName(element, checker.scope) !== "string" || element.kind === "nullable")) {
    const params = { role: 'What "join" puts together', expected: "list<string>", found: typeText(object.type) };
    fault(checker, "type-mismatch", node.receiver ?? node, params);
    return undefined;
  }
  const [arg] = node.args;
  if (arg === undefined) return callExpr(checker, node, "join", [object], stringType);
  if (!hasCount(checker, node, 1)) return undefined;
  const separator = expect(checker, arg, env, stringType, 'The argument of "join"');
  return separator && callExpr(checker, node, "join", [object, separator], stringType);
}
