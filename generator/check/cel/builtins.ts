import type { Expr } from "../../program/expression.ts";
import { typeText } from "../../program/type-text.ts";
import { callExpr } from "./call-expr.ts";
import { type Checker, type Environment, fault } from "./checker.ts";
import { inferListMethod } from "./list-methods.ts";
import { needValue } from "./need-value.ts";
import type { CallSyntax, Range, Syntax } from "./syntax.ts";
import { inferTextMethod, textMethodNames } from "./text-methods.ts";
import { elementType, entryType, intType, primitiveName } from "./types.ts";

type Call = CallSyntax & Range;

/** What the language itself brings to call on a value. */
export const builtinNames: readonly string[] = [...textMethodNames, "size", "join", "distinct"];

/** A method of the language. */
export function inferBuiltin(
  checker: Checker,
  node: Call,
  object: Expr,
  receiver: Syntax,
  env: Environment,
): Expr | undefined | "no such method" {
  if (node.name === "size") return inferSize(checker, node, [receiver, ...node.args], env, object);
  const element = elementType(object.type, checker.scope);
  if (element !== undefined) return inferListMethod(checker, node, object, element, env);
  const isText = primitiveName(object.type, checker.scope) === "string";
  return isText ? inferTextMethod(checker, node, object, env) : "no such method";
}

/** `size(x)` or `x.size()`, of a text in code points, of a list or a map. */
export function inferSize(
  checker: Checker,
  node: Call,
  nodes: readonly Syntax[],
  env: Environment,
  known?: Expr,
): Expr | undefined {
  const [arg] = nodes;
  if (arg === undefined || nodes.length > 1) {
    const expected = node.receiver === undefined ? "1" : "0";
    fault(checker, "wrong-argument-count", node.at, { name: "size", expected, found: node.args.length });
    return undefined;
  }
  const found = known ?? checker.infer(arg, env);
  if (found === undefined) return undefined;
  const value = needValue(checker, arg, found, env);
  const { scope } = checker;
  const sized =
    primitiveName(value.type, scope) === "string" ||
    elementType(value.type, scope) !== undefined ||
    entryType(value.type, scope) !== undefined;
  if (sized) return callExpr(checker, node, "size", [value], intType);
  const params = { role: 'What "size" counts', expected: "string, list or map", found: typeText(value.type) };
  fault(checker, "type-mismatch", arg, params);
  return undefined;
}
