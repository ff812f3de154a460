import type { BinaryExpr, Expr } from "../../../program/expression.ts";
import type { JsonValue } from "../../../program/json.ts";
import { mayBeNull } from "../../../program/nullness.ts";
import { flatText } from "../code.ts";
import type { Environment } from "./environment.ts";
import { possibleValues } from "./fold.ts";

/**
 * The environment of code that runs only where a condition holds, or where it does not. TypeScript follows comparisons: it protests
 * where a value is compared with one that an earlier comparison has ruled out, so such comparisons must not be written.
 */
export function assuming(expr: Expr, truth: boolean, env: Environment): Environment {
  if (expr.kind === "unary" && expr.operator === "!") return assuming(expr.operand, !truth, env);
  if (expr.kind !== "binary") return env;
  switch (expr.operator) {
    case "&&":
    case "||":
      if ((expr.operator === "&&") !== truth) return env;
      return assuming(expr.right, truth, assuming(expr.left, truth, env));
    case "==":
    case "!=":
    case "in":
      return comparing(expr, (expr.operator !== "!=") === truth, env);
    default:
      return env;
  }
}

/** The values that an expression can still have besides null. */
export function valuesOf(expr: Expr, env: Environment): readonly JsonValue[] | undefined {
  const known = env.known === undefined || expr.kind !== "select" ? undefined : env.known.get(textOf(expr, env));
  return known ?? possibleValues(expr, env.scope);
}

/**
 * Whether two expressions are equal, where that is certain. TypeScript refuses to compare what can never be equal, and what always is
 * need not be compared.
 */
export function certainEquality(left: Expr, right: Expr, env: Environment): boolean | undefined {
  const [one, other] = [valuesOf(left, env), valuesOf(right, env)];
  if (one === undefined || other === undefined) return undefined;
  const [oneMayBeNull, otherMayBeNull] = [mayBeNull(left.type), mayBeNull(right.type)];
  if (!one.some((value) => other.includes(value))) return oneMayBeNull && otherMayBeNull ? undefined : false;
  return one.length === 1 && other.length === 1 && !oneMayBeNull && !otherMayBeNull ? true : undefined;
}

function comparing({ left, right }: BinaryExpr, equal: boolean, env: Environment): Environment {
  if (left.kind === "literal") return right.kind === "literal" ? env : restricted(right, [left.value], equal, env);
  if (right.kind === "literal") return restricted(left, [right.value], equal, env);
  const elements = right.kind === "list" ? right.elements : [];
  const values = elements.flatMap((element) => (element.kind === "literal" ? [element.value] : []));
  return right.kind === "list" && values.length === elements.length ? restricted(left, values, equal, env) : env;
}

function restricted(expr: Expr, values: readonly JsonValue[], equal: boolean, env: Environment): Environment {
  const before = expr.kind === "select" && !values.includes(null) ? valuesOf(expr, env) : undefined;
  if (before === undefined) return env;
  const left = before.filter((value) => values.includes(value) === equal);
  return { ...env, known: new Map(env.known).set(textOf(expr, env), left) };
}

/** The same place is the same code, whatever it is called in the spec. */
function textOf(expr: Expr, env: Environment): string {
  return flatText(env.print.value(expr, env).code.doc);
}
