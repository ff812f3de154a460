import { didYouMean, someOf } from "../../diagnostics/suggest.ts";
import type { Expr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { type Checker, type Environment, fault } from "./checker.ts";
import { jsonSyntax } from "./json-expr.ts";
import { findMember } from "./members.ts";
import { narrowed } from "./selections.ts";
import type { NameSyntax, Range } from "./syntax.ts";
import { shapeOf } from "./types.ts";

/** A variable, or a constant that was written elsewhere. */
export function inferName(
  checker: Checker,
  node: NameSyntax & Range,
  env: Environment,
  hint: TypeExpr | undefined,
): Expr | undefined {
  const { request } = checker;
  const constant = request.constants?.get(node.name);
  if (constant !== undefined) {
    return checker.elsewhere(constant.span).infer(jsonSyntax(constant.value, node), env, hint);
  }
  const type = env.variables.get(node.name);
  if (type === undefined) {
    fault(checker, "unknown-variable", node, { name: node.name }, variableHint(checker, node.name, env));
    return undefined;
  }
  if (shapeOf(type, checker.scope).kind === "undeclared") return undefined;
  const expr: Expr = { kind: "variable", name: node.name, type, span: request.spanOf(node.start, node.end) };
  return narrowed(expr, env);
}

function variableHint(checker: Checker, name: string, env: Environment): string {
  const self = env.variables.get("this");
  if (self !== undefined && findMember(self, name, checker.scope) !== undefined) return `Write: this.${name}`;
  const suggestion = didYouMean(name, env.variables.keys());
  if (suggestion !== undefined) return suggestion;
  const declaration = checker.scope.declarations.get(name);
  if (declaration?.kind === "enum")
    return `A member of an enum is written as a text: '${declaration.members[0]?.name}'.`;
  if (declaration !== undefined) return "A type is no value; only its constructors can be called.";
  if (checker.scope.functions.has(name)) return `It is a function: call it with (...).`;
  const known = [...env.variables.keys()];
  const there =
    known.length === 0 ? "Nothing can be read here." : `There ${known.length === 1 ? "is" : "are"} ${someOf(known)}.`;
  return `${there} A constant text needs its own quotes: '${name}'.`;
}
