import type { BinaryExpr, Expr } from "../../../program/expression.ts";
import type { JsonValue } from "../../../program/json.ts";
import { isConstant } from "../code.ts";
import { present, type State } from "../narrowing/state.ts";
import type { Environment, Left } from "./environment.ts";
import { type Step, unrolled } from "./macro.ts";
import { keeping, rowsOfEither, statesLeft } from "./rows-left.ts";
import { emptyText } from "./size-of-text.ts";
import { eitherLeft, leftOf, sourceOf, textOf, withFacts } from "./values-left.ts";

/**
 * The environments of code that runs only where a condition holds, and only where it does not. TypeScript follows comparisons: it
 * protests where a value is compared with one that an earlier comparison has ruled out, so such comparisons must not be written. And
 * it must follow whatever is known here of null, as such tests are not written again.
 */
export interface Outcomes {
  readonly held: Environment;
  readonly failed: Environment;
}

/** What a condition tells of the place at hand. */
export function outcomesOf(expr: Expr, env: Environment): Outcomes {
  switch (expr.kind) {
    case "literal":
      return nothingTold(env);
    case "unary":
      return expr.operator === "!" ? opposite(outcomesIn(expr.operand, env)) : nothingTold(env);
    case "conditional":
      return outcomesOfConditional(expr, env);
    case "binary":
      return outcomesOfBinary(expr, env);
    case "macro": {
      const steps = unrolled(expr, env);
      return steps === undefined ? nothingTold(env) : outcomesOfChain(steps, expr.macro === "all", env);
    }
    default: {
      const source = sourceOf(expr, env);
      if (source !== undefined) return from(outcomesIn(source.expr, source.env), env);
      return { held: restricted(expr, [true], true, env), failed: restricted(expr, [false], true, env) };
    }
  }
}

function outcomesIn(expr: Expr, env: Environment): Outcomes {
  return { held: env.print.assuming(expr, true, env), failed: env.print.assuming(expr, false, env) };
}

function nothingTold(env: Environment): Outcomes {
  return { held: env, failed: env };
}

function opposite({ held, failed }: Outcomes): Outcomes {
  return { held: failed, failed: held };
}

/** What is known elsewhere, at the place at hand. */
function from({ held, failed }: Outcomes, env: Environment): Outcomes {
  return { held: withFacts(env, held), failed: withFacts(env, failed) };
}

/** TypeScript does not follow the choice into its branches; the rules of a model do. */
function outcomesOfConditional(expr: Expr & { readonly kind: "conditional" }, env: Environment): Outcomes {
  const condition = env.print.condition(expr.condition, env, true);
  const { held, failed } = outcomesIn(expr.condition, env);
  const [then, otherwise] = [outcomesIn(expr.then, held), outcomesIn(expr.else, failed)];
  if (isConstant(condition, true)) return from(then, env);
  if (isConstant(condition, false)) return from(otherwise, env);
  const onlyRows = ({ rows }: Environment): Environment => (rows === env.rows || !rows ? env : { ...env, rows });
  return {
    held: onlyRows(inEither(then.held, otherwise.held)),
    failed: onlyRows(inEither(then.failed, otherwise.failed)),
  };
}

function outcomesOfBinary(expr: BinaryExpr, env: Environment): Outcomes {
  switch (expr.operator) {
    case "&&":
    case "||": {
      const isAnd = expr.operator === "&&";
      const right = { body: expr.right, inner: env.print.assuming(expr.left, isAnd, env) };
      return outcomesOfChain([{ body: expr.left, inner: env }, right], isAnd, env);
    }
    case "==":
    case "in":
      return outcomesOfComparison(expr, env);
    case "!=":
      return opposite(outcomesOfComparison(expr, env));
    case ">": {
      const text = emptyText(expr.left, expr.right, env);
      return text === undefined ? nothingTold(env) : opposite(outcomesOfValues(text, [""], env));
    }
    default:
      return nothingTold(env);
  }
}

/** Of the parts of a conjunction, or of a disjunction: those that are printed. */
function outcomesOfChain(steps: readonly Step[], isAnd: boolean, env: Environment): Outcomes {
  const parts = steps.map((step) => ({ ...step, code: env.print.condition(step.body, step.inner, true) }));
  if (parts.some(({ code }) => isConstant(code, !isAnd))) return nothingTold(env);
  const [first, ...others] = parts
    .filter(({ code }) => !isConstant(code, isAnd))
    .map(({ body, inner }) => outcomesIn(body, inner));
  if (first === undefined) return nothingTold(env);
  const all = others.reduce(
    (before, { held, failed }) =>
      isAnd ? { held, failed: inEither(before.failed, failed) } : { held: inEither(before.held, held), failed },
    first,
  );
  return from(all, env);
}

/** What is known where one of two things is. */
function inEither(one: Environment, other: Environment): Environment {
  if (one === other) return one;
  const known = [...(one.known ?? [])].flatMap(([text, left]): readonly (readonly [string, Left])[] => {
    const others = other.known?.get(text);
    return others === undefined ? [] : [[text, eitherLeft(left, others)]];
  });
  const rows = one.rows === other.rows ? {} : { rows: rowsOfEither(one.rows, other.rows) };
  return { ...one, known: new Map(known), ...rows };
}

/**
 * Whether two expressions are equal, where that is certain. TypeScript refuses to compare what can never be equal, and what always is
 * need not be compared.
 */
export function certainEquality(left: Expr, right: Expr, env: Environment): boolean | undefined {
  const [one, other] = [leftOf(left, env), leftOf(right, env)];
  if (one.mayBeNull && other.mayBeNull) return isOnlyNull(one) && isOnlyNull(other) ? true : undefined;
  if (!canMeet(one.values, other.values)) return false;
  const isOne = ({ values, mayBeNull }: Left): boolean => values?.length === 1 && !mayBeNull;
  return isOne(one) && isOne(other) ? true : undefined;
}

function isOnlyNull({ values, mayBeNull }: Left): boolean {
  return values?.length === 0 && mayBeNull;
}

function canMeet(one: Left["values"], other: Left["values"]): boolean {
  if (one?.length === 0 || other?.length === 0) return false;
  return one === undefined || other === undefined || one.some((value) => other.includes(value));
}

/** Whether rules see to it that two expressions are never equal, which TypeScript follows too. */
export function neverMeet(left: Expr, right: Expr, env: Environment): boolean {
  const [one, other] = [statesOf(left, env), statesOf(right, env)];
  return one !== undefined && other !== undefined && !one.some((state) => other.includes(state));
}

/** Where two sides are equal, or one is among the elements of the other, and where not. */
function outcomesOfComparison({ left, right }: BinaryExpr, env: Environment): Outcomes {
  const text = emptyText(left, right, env) ?? emptyText(right, left, env);
  if (text !== undefined) return outcomesOfValues(text, [""], env);
  if (left.kind === "literal") return outcomesOfValues(right, [left.value], env);
  if (right.kind === "literal") return outcomesOfValues(left, [right.value], env);
  if (right.kind === "list") {
    const values = right.elements.flatMap((element) => (element.kind === "literal" ? [element.value] : []));
    return values.length === right.elements.length ? outcomesOfValues(left, values, env) : nothingTold(env);
  }
  for (const [side, otherSide] of [[left, right] as const, [right, left] as const]) {
    const truth = certainTruth(side, env);
    if (truth !== undefined) return outcomesOfValues(otherSide, [truth], env);
  }
  return { held: meeting(left, right, true, env), failed: meeting(left, right, false, env) };
}

function outcomesOfValues(expr: Expr, values: readonly Known[], env: Environment): Outcomes {
  const [value] = values;
  if (typeof value === "boolean" && values.length === 1 && !leftOf(expr, env).mayBeNull) {
    return value ? outcomesIn(expr, env) : opposite(outcomesIn(expr, env));
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
  const source = sourceOf(expr, env);
  if (source !== undefined) return withFacts(env, restricted(source.expr, values, equal, source.env));
  const inner = keeping(expr, (state) => isLeft(state, values, equal), env);
  if (!isPlace(expr)) return inner;
  const before = leftOf(expr, env);
  const after: Left = {
    values: equal ? common(before.values, values) : before.values?.filter((value) => !values.includes(value)),
    mayBeNull: before.mayBeNull && values.includes(null) === equal,
  };
  return { ...inner, known: new Map(env.known).set(textOf(expr, env), after) };
}

/** Whether the code of an expression reads the same value wherever it stands. */
function isPlace({ kind }: Expr): boolean {
  return kind === "select" || kind === "variable" || kind === "call" || kind === "invoke";
}

function common(before: Left["values"], values: readonly Known[]): Left["values"] {
  if (values.includes(present)) return before;
  const told = values.flatMap((value) => (value === present || value === null ? [] : [value]));
  return before === undefined ? told : before.filter((value) => told.some((each) => each === value));
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
  const states = statesLeft(expr, env);
  if (states !== undefined) return states;
  const { values, mayBeNull } = leftOf(expr, env);
  const scalars = values?.filter((value) => typeof value !== "object" || value === null);
  return scalars && [...scalars, ...(mayBeNull ? [null] : [])];
}
