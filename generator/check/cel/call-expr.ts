import type { BuiltinName, CallExpr, Expr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { type Checker, fault } from "./checker.ts";
import type { CallSyntax, Range } from "./syntax.ts";

/** A call of a function of the language. */
export function callExpr(
  checker: Checker,
  at: Range,
  name: BuiltinName,
  args: readonly Expr[],
  type: TypeExpr,
): CallExpr {
  return { kind: "call", function: name, args, type, span: checker.request.spanOf(at.start, at.end) };
}

/** Whether a call has as many arguments as it must; tells if not. */
export function hasCount(checker: Checker, node: CallSyntax & Range, least: number, most: number = least): boolean {
  const found = node.args.length;
  if (found >= least && found <= most) return true;
  const expected = least === most ? `${least}` : `${least} to ${most}`;
  fault(checker, "wrong-argument-count", node.at, { name: node.name, expected, found });
  return false;
}
