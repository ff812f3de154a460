import type { Expr } from "../../../program/expression.ts";
import type { Environment } from "./environment.ts";

/**
 * What was worked out once for an expression in an environment. Conditions are followed and printed over and over: without a memory
 * that takes twice as long for every level of an expression.
 */
export function remembered<T>(make: (expr: Expr, env: Environment) => T): (expr: Expr, env: Environment) => T {
  const known = new WeakMap<Environment, WeakMap<Expr, T>>();
  return (expr, env) => {
    const here = known.get(env) ?? new WeakMap<Expr, T>();
    known.set(env, here);
    const before = here.get(expr);
    if (before !== undefined) return before;
    const made = make(expr, env);
    here.set(expr, made);
    return made;
  };
}
