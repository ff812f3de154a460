import { assertNever } from "../../program/assert-never.ts";
import type { BinaryExpr, Expr } from "../../program/expression.ts";
import { equals } from "../domain/split.ts";
import { known, listOf, opaque, type Value } from "../term.ts";
import type { World } from "../world.ts";
import { calculate, isCalculation, negate } from "./arithmetic.ts";
import { callOf } from "./call.ts";
import { areEqual, stands } from "./compare.ts";
import { expressionKey } from "./expression-key.ts";
import { invocation } from "./invoke.ts";
import { type Frame, type Judge, variableKeys, variableOf } from "./judge.ts";
import { macroHolds, macroValue } from "./macro.ts";
import { isMember } from "./membership.ts";
import { selection } from "./select.ts";

/**
 * Works expressions out in a world. What comes out is right for every document that agrees with the choices of the world; where
 * the world gives up, it means nothing.
 */
export function createJudge(world: World): Judge {
  const judge: Judge = {
    world,
    value: (expr, frame) => workedOut(expr, frame, judge),
    isTrue: (expr, frame) => {
      const isTrue = world.spend() && truthOf(expr, frame, judge);
      if (!world.isGivenUp) frame.witness?.(expr, isTrue);
      return isTrue;
    },
  };
  return judge;
}

function workedOut(expr: Expr, frame: Frame, judge: Judge): Value {
  if (!judge.world.spend()) return known(null);
  const inner = (part: Expr): Value => judge.value(part, frame);
  switch (expr.kind) {
    case "literal":
      return known(expr.value);
    case "variable":
      return variableOf(frame, expr.name);
    case "list":
      return listOf(expr.elements.map(inner));
    case "map":
      return mapOf(expr, frame, judge);
    case "select":
      return selection(expr, inner(expr.object), judge);
    case "unary":
      return expr.operator === "!" ? known(judge.isTrue(expr, frame)) : negate(expr, inner(expr.operand), judge);
    case "binary":
      return isCalculation(expr)
        ? calculate(expr, inner(expr.left), inner(expr.right), judge)
        : known(judge.isTrue(expr, frame));
    case "conditional":
      return inner(judge.isTrue(expr.condition, frame) ? expr.then : expr.else);
    case "call":
      return callOf(expr, expr.args.map(inner), judge);
    case "invoke":
      return invocation(expr, expr.receiver && inner(expr.receiver), expr.args.map(inner), judge);
    case "macro":
      return expr.macro === "filter" || expr.macro === "map"
        ? macroValue(expr, frame, judge)
        : known(judge.isTrue(expr, frame));
    default:
      return assertNever(expr);
  }
}

function truthOf(expr: Expr, frame: Frame, judge: Judge): boolean {
  switch (expr.kind) {
    case "unary":
      return !judge.isTrue(expr.operand, frame);
    case "binary":
      return binaryTruth(expr, frame, judge);
    case "conditional":
      return judge.isTrue(judge.isTrue(expr.condition, frame) ? expr.then : expr.else, frame);
    case "macro":
      return macroHolds(expr, frame, judge);
    default:
      return isYes(workedOut(expr, frame, judge), judge);
  }
}

function binaryTruth(expr: BinaryExpr, frame: Frame, judge: Judge): boolean {
  const { operator, left, right } = expr;
  if (operator === "&&") return judge.isTrue(left, frame) && judge.isTrue(right, frame);
  if (operator === "||") return judge.isTrue(left, frame) || judge.isTrue(right, frame);
  const sides = [judge.value(left, frame), judge.value(right, frame)] as const;
  switch (operator) {
    case "==":
      return areEqual(...sides, judge);
    case "!=":
      return !areEqual(...sides, judge);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return stands(operator, ...sides, judge);
    case "in":
      return isMember(...sides, judge);
    case "+":
    case "-":
    case "*":
    case "/":
    case "%":
      throw new Error(`"${operator}" gives no bool`);
    default:
      return assertNever(operator);
  }
}

function isYes(value: Value, { world }: Judge): boolean {
  return value.kind === "term" ? world.ask(value, equals(true)) : value.kind === "known" && value.value === true;
}

function mapOf(expr: Expr & { readonly kind: "map" }, frame: Frame, judge: Judge): Value {
  const entries = expr.entries.map(({ key, value }) => [key, judge.value(value, frame)] as const);
  const values = entries.flatMap(([key, value]) => (value.kind === "known" ? [[key, value.value] as const] : []));
  if (values.length === entries.length) return known(Object.fromEntries(values));
  return opaque(expressionKey(expr, variableKeys(frame)), expr.type, judge.world.tools);
}
