import type { UnionDeclaration, UnionVariant } from "../../../program/declaration.ts";
import type { Expr, SelectExpr } from "../../../program/expression.ts";
import type { JsonValue } from "../../../program/json.ts";
import { mayBeNull } from "../../../program/nullness.ts";
import { flatText, isConstant } from "../code.ts";
import type { Environment, Left, Source } from "./environment.ts";
import { possibleValues } from "./fold.ts";

/** What guards around the place and the type of an expression leave of its values. */
export function leftOf(expr: Expr, env: Environment): Left {
  if (expr.kind === "literal") {
    return expr.value === null ? { values: [], mayBeNull: true } : { values: [expr.value], mayBeNull: false };
  }
  if (expr.kind === "conditional") return leftOfEither(expr, env);
  const known = env.known?.get(textOf(expr, env));
  if (known !== undefined) return known;
  const source = env.print.value(expr, env).given ?? sourceOf(expr, env);
  if (source !== undefined) return leftOf(source.expr, source.env);
  return { values: possibleValues(expr, env.scope), mayBeNull: mayBeNull(expr.type) };
}

/** The values that an expression can still have besides null. */
export function valuesOf(expr: Expr, env: Environment): readonly JsonValue[] | undefined {
  return leftOf(expr, env).values;
}

/** What is left where one of two things is. */
export function eitherLeft(one: Left, other: Left): Left {
  const values = one.values && other.values && [...new Set([...one.values, ...other.values])];
  return { values, mayBeNull: one.mayBeNull || other.mayBeNull };
}

function leftOfEither(expr: Expr & { readonly kind: "conditional" }, env: Environment): Left {
  const condition = env.print.condition(expr.condition, env, true);
  const [held, failed] = [
    env.print.assuming(expr.condition, true, env),
    env.print.assuming(expr.condition, false, env),
  ];
  if (isConstant(condition, true)) return leftOf(expr.then, held);
  if (isConstant(condition, false)) return leftOf(expr.else, failed);
  return eitherLeft(leftOf(expr.then, held), leftOf(expr.else, failed));
}

/** What the code of an expression was printed from, as far as that is another expression; seen from the place at hand. */
export function sourceOf(expr: Expr, env: Environment): Source | undefined {
  const { source } = env.print.value(expr, env);
  return source && { expr: source.expr, env: withFacts(source.env, env) };
}

/** An environment, and what is known in another. */
export function withFacts(env: Environment, { known, rows }: Environment): Environment {
  if (env.known === known && env.rows === rows) return env;
  return { ...env, ...(known && { known }), ...(rows && { rows }) };
}

/** The variants that guards around the place leave. TypeScript protests where one is tested for that cannot be. */
export function variantsLeft(
  union: UnionDeclaration,
  tag: string,
  { object, span }: SelectExpr,
  env: Environment,
): readonly UnionVariant[] {
  const type = { kind: "primitive", name: "string" } as const;
  const values = valuesOf({ kind: "select", object, member: tag, of: "property", model: union.name, type, span }, env);
  return union.variants.filter((variant) => values?.includes(variant.tag ?? null) !== false);
}

/** The same place is the same code, whatever it is called in the spec. */
export function textOf(expr: Expr, env: Environment): string {
  return flatText(env.print.value(expr, env).code.doc);
}
