import type { BinaryExpr, Expr } from "../../../program/expression.ts";
import type { JsonValue } from "../../../program/json.ts";
import { mayBeNull } from "../../../program/nullness.ts";
import { isConstant } from "../code.ts";
import { present, type State } from "../narrowing/state.ts";
import type { Environment } from "./environment.ts";
import { keeping, rowsOfEither, statesLeft } from "./rows-left.ts";
import { textOf, valuesOf } from "./values-left.ts";

/**
 * The environment of code that runs only where a condition holds, or where it does not. TypeScript follows comparisons: it protests
 * where a value is compared with one that an earlier comparison has ruled out, so such comparisons must not be written.
 */
export function assuming(expr: Expr, truth: boolean, env: Environment): Environment {
  const { held, failed } = outcomesOf(expr, env);
  return truth ? held : failed;
}

/** The same, but for what is known of single values: statements do not stand inside each other as conditions do. */
export function afterTest(expr: Expr, truth: boolean, env: Environment): Environment {
  const { rows } = assuming(expr, truth, env);
  return rows === undefined ? env : { ...env, rows };
}

/** The environments where a condition holds, and where it does not. */
interface Outcomes {
  readonly held: Environment;
  readonly failed: Environment;
}

function outcomesOf(expr: Expr, env: Environment): Outcomes {
  switch (expr.kind) {
    case "unary":
      return expr.operator === "!" ? opposite(outcomesOf(expr.operand, env)) : { held: env, failed: env };
    case "select":
      return { held: restricted(expr, [true], true, env), failed: restricted(expr, [false], true, env) };
    case "conditional": {
      const { held, failed } = outcomesOf(expr.condition, env);
      const [then, otherwise] = [outcomesOf(expr.then, held), outcomesOf(expr.else, failed)];
      return { held: inEither(then.held, otherwise.held), failed: inEither(then.failed, otherwise.failed) };
    }
    case "binary":
      return outcomesOfBinary(expr, env);
    default:
      return { held: env, failed: env };
  }
}

function opposite({ held, failed }: Outcomes): Outcomes {
  return { held: failed, failed: held };
}

function outcomesOfBinary(expr: BinaryExpr, env: Environment): Outcomes {
  switch (expr.operator) {
    case "&&": {
      const left = outcomesOf(expr.left, env);
      const right = outcomesOf(expr.right, left.held);
      return { held: right.held, failed: inEither(left.failed, right.failed) };
    }
    case "||": {
      const left = outcomesOf(expr.left, env);
      const right = outcomesOf(expr.right, left.failed);
      return { held: inEither(left.held, right.held), failed: right.failed };
    }
    case "==":
    case "in":
      return outcomesOfComparison(expr, env);
    case "!=":
      return opposite(outcomesOfComparison(expr, env));
    default:
      return { held: env, failed: env };
  }
}

/** What is known where one of two things is. */
export function inEither(one: Environment, other: Environment): Environment {
  if (one === other) return one;
  const known = [...(one.known ?? [])].flatMap(([text, values]) => {
    const others = other.known?.get(text);
    return others === undefined ? [] : [[text, [...new Set([...values, ...others])]] as const];
  });
  const rows = one.rows === other.rows ? {} : { rows: rowsOfEither(one.rows, other.rows) };
  return { ...one, known: new Map(known), ...rows };
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

/** Whether rules see to it that two expressions are never equal, which TypeScript follows too. */
export function neverMeet(left: Expr, right: Expr, env: Environment): boolean {
  const [one, other] = [statesOf(left, env), statesOf(right, env)];
  return one !== undefined && other !== undefined && !one.some((state) => other.includes(state));
}

/** Where two sides are equal, or one is among the elements of the other, and where not. */
function outcomesOfComparison({ left, right }: BinaryExpr, env: Environment): Outcomes {
  if (left.kind === "literal") return outcomesOfValues(right, [left.value], env);
  if (right.kind === "literal") return outcomesOfValues(left, [right.value], env);
  if (right.kind === "list") {
    const values = right.elements.flatMap((element) => (element.kind === "literal" ? [element.value] : []));
    return values.length === right.elements.length ? outcomesOfValues(left, values, env) : { held: env, failed: env };
  }
  for (const [side, otherSide] of [[left, right] as const, [right, left] as const]) {
    const truth = certainTruth(side, env);
    if (truth !== undefined) return truth ? outcomesOf(otherSide, env) : opposite(outcomesOf(otherSide, env));
  }
  return { held: meeting(left, right, true, env), failed: meeting(left, right, false, env) };
}

function outcomesOfValues(expr: Expr, values: readonly Known[], env: Environment): Outcomes {
  const [value] = values;
  if (typeof value === "boolean" && values.length === 1 && expr.kind !== "select") {
    return value ? outcomesOf(expr, env) : opposite(outcomesOf(expr, env));
  }
  return { held: restricted(expr, values, true, env), failed: restricted(expr, values, false, env) };
}

/** What a condition comes to, where that is certain. */
function certainTruth(expr: Expr, env: Environment): boolean | undefined {
  if (expr.type.kind !== "primitive" || expr.type.name !== "bool") return undefined;
  const code = env.print.condition(expr, env, true);
  if (isConstant(code, true)) return true;
  return isConstant(code, false) ? false : undefined;
}

function restricted(expr: Expr, values: readonly Known[], equal: boolean, env: Environment): Environment {
  const inner = keeping(expr, (state) => isLeft(state, values, equal), env);
  const before = expr.kind === "select" && !values.includes(present) ? valuesOf(expr, env) : undefined;
  if (before === undefined || values.every((value) => value === null)) return inner;
  const left = before.filter((value) => values.includes(value) === equal);
  return { ...inner, known: new Map(env.known).set(textOf(expr, env), left) };
}

type Known = JsonValue | typeof present;

/** A value that is not told from others may be any but null. */
function isLeft(state: State, values: readonly Known[], equal: boolean): boolean {
  if (state === present) return !equal || values.some((value) => value !== null);
  return values.includes(state) === equal || (equal && state !== null && values.includes(present));
}

/** Of two values that are equal, each can only be what the other can be; and not where they differ, if that is one thing only. */
function meeting(left: Expr, right: Expr, equal: boolean, env: Environment): Environment {
  const [one, other] = [statesOf(left, env), statesOf(right, env)];
  const tells = (states: readonly State[] | undefined): states is readonly State[] =>
    states !== undefined && (equal || (states.length === 1 && !states.includes(present)));
  const first = tells(other) ? restricted(left, other, equal, env) : env;
  return tells(one) ? restricted(right, one, equal, first) : first;
}

function statesOf(expr: Expr, env: Environment): readonly State[] | undefined {
  const left = statesLeft(expr, env);
  if (left !== undefined) return left;
  const values = valuesOf(expr, env)?.filter((value) => typeof value !== "object" || value === null);
  return values && [...values, ...(mayBeNull(expr.type) ? [null] : [])];
}
