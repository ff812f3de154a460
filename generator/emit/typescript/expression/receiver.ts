import type { Expr } from "../../../program/expression.ts";
import { type Code, call } from "../code.ts";
import type { Binding, Environment, Value } from "./environment.ts";
import { isRuledOut } from "./rows-left.ts";

/** Something of which a member is read or called: of `this`, what its class knows will do. */
export function receiverValue(expr: Expr, env: Environment): Value {
  const binding = expr.kind === "variable" && expr.name === "this" ? env.variables.get("this") : undefined;
  return binding?.kind === "code" ? binding.value : env.print.value(expr, env);
}

/** The locals that hold the properties of what an expression stands for. */
export function localsOf(expr: Expr, env: Environment): (Binding & { readonly kind: "locals" }) | undefined {
  const binding = expr.kind === "variable" ? env.variables.get(expr.name) : undefined;
  return binding?.kind === "locals" ? binding : undefined;
}

/**
 * An instance in a place that rules make sure is never reached. TypeScript says of such an instance that it has no members, so it gets
 * a type with the member that is read.
 */
export function reachable(model: string, owner: Value, type: () => string, env: Environment): Value {
  if (!isRuledOut(model, owner.code, env)) return owner;
  return { code: vouched(type(), owner.code, env), nulls: "never" };
}

/** Code in a type that rules vouch for. */
export function vouched(type: string, code: Code, { scope }: Environment): Code {
  return call(`${scope.runtime("vouched")}<${type}>`, code.doc);
}
