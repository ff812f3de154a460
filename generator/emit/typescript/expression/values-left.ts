import type { UnionDeclaration, UnionVariant } from "../../../program/declaration.ts";
import type { Expr, SelectExpr } from "../../../program/expression.ts";
import type { JsonValue } from "../../../program/json.ts";
import { flatText } from "../code.ts";
import type { Environment } from "./environment.ts";
import { possibleValues } from "./fold.ts";

/** The values that an expression can still have besides null. */
export function valuesOf(expr: Expr, env: Environment): readonly JsonValue[] | undefined {
  const known = env.known === undefined || expr.kind !== "select" ? undefined : env.known.get(textOf(expr, env));
  return known ?? possibleValues(expr, env.scope);
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
