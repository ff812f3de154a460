import type { BinaryExpr, Expr } from "../../../program/expression.ts";
import { steadyLists } from "../../../program/steady-lists.ts";
import { type Code, call, wrapped } from "../code.ts";
import { shapeOf } from "../shape.ts";
import type { Environment } from "./environment.ts";
import { comparable } from "./lift.ts";
import { variableName } from "./variable-name.ts";

/** Something made ready before a loop: the name of a variable, and what it stands for. */
export interface Lookup {
  readonly name: string;
  readonly code: Code;
}

/**
 * Lists that a loop looks for things in, over and over, and that are the same each time: they are made ready before. The
 * environment is that of what stands inside the loop, and knows them.
 */
export function lookupsOf(
  body: Expr,
  variable: string,
  env: Environment,
  name: string,
): { readonly lookups: readonly Lookup[]; readonly inner: Environment } {
  const known = new Map(env.lookups);
  const taken = new Set(env.taken);
  const lookups: Lookup[] = [];
  // What guards the list stands inside the loop.
  const outside = { ...env, unguarded: true };
  for (const list of steadyLists(body, [variable])) {
    const key = keyOf(list);
    if (known.has(key) || shapeOf(list.type, env.scope.emission.program).kind !== "list") continue;
    const local = variableName(name, env.scope, taken);
    lookups.push({ name: local, code: call(env.scope.runtime("lookup"), comparable(list, outside).doc) });
    known.set(key, local);
    taken.add(local);
  }
  return { lookups, inner: lookups.length === 0 ? env : { ...env, taken, lookups: known } };
}

/** The code of a loop around which something is made ready; it is printed as if inside one more function. */
export function withLookups(lookups: readonly Lookup[], inner: Environment, loop: (env: Environment) => Code): Code {
  if (lookups.length === 0) return loop(inner);
  const code = loop({ ...inner, closure: inner.closure + 1 });
  const names = lookups.map(({ name }) => name).join(", ");
  return call(["((", names, ") => ", wrapped(code, "nullish"), ")"], ...lookups.map((lookup) => lookup.code.doc));
}

/** The code of `x in list`, where the list has been made ready. */
export function lookedUp({ left, right }: BinaryExpr, env: Environment): Code | undefined {
  const name = env.lookups?.get(keyOf(right));
  return name === undefined ? undefined : call(name, comparable(left, env).doc);
}

/** The same for the same expression, wherever it stands. */
function keyOf(expr: Expr): string {
  return JSON.stringify(expr, (name, value: unknown) => (name === "span" ? undefined : value));
}
