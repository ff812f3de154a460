import type { BinaryExpr, Expr } from "../../../program/expression.ts";
import { mayBeNull, withoutNull } from "../../../program/nullness.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import {
  binary,
  type Code,
  call,
  compared,
  differs,
  falseCode,
  isConstant,
  not,
  or,
  primary,
  same,
  trueCode,
} from "../code.ts";
import { stringLiteral } from "../primitives.ts";
import { shapeOf } from "../shape.ts";
import type { Environment } from "./environment.ts";
import { certainEquality, neverMeet } from "./known-values.ts";
import { comparable } from "./lift.ts";
import { lookedUp } from "./lookup.ts";
import { emptyText, isText } from "./size-of-text.ts";
import { leftOf } from "./values-left.ts";

/** Whether an operator compares two values, or looks for one in the other. */
export function isComparison({ operator }: BinaryExpr): boolean {
  return ["==", "!=", "<", "<=", ">", ">=", "in"].includes(operator);
}

/** The code of a comparison. */
export function comparison(expr: BinaryExpr, env: Environment): Code {
  switch (expr.operator) {
    case "==":
      return equality(expr.left, expr.right, env, true);
    case "!=":
      return equality(expr.left, expr.right, env, false);
    case "in":
      return membership(expr, env);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return ordering(expr, expr.operator, env);
    default:
      throw new Error(`"${expr.operator}" compares nothing`);
  }
}

/** The code of the opposite. */
export function inequality(expr: BinaryExpr, env: Environment): Code {
  switch (expr.operator) {
    case "==":
      return equality(expr.left, expr.right, env, false);
    case "!=":
      return equality(expr.left, expr.right, env, true);
    default:
      return not(comparison(expr, env));
  }
}

/** Numbers that somebody sent are finite; what is reckoned from doubles may be NaN, which has no order. */
function areFinite({ left, right }: BinaryExpr): boolean {
  return [left, right].every((side) => side.kind !== "binary" || side.operator === "%");
}

function ordering(expr: BinaryExpr, operator: "<" | "<=" | ">" | ">=", env: Environment): Code {
  const text = operator === ">" ? emptyText(expr.left, expr.right, env) : undefined;
  if (text !== undefined) return equality(text, emptyLiteral(expr), env, false);
  const sides = [env.print.present(expr.left, env), env.print.present(expr.right, env)] as const;
  if (isText(expr.left, env)) {
    const order = call(env.scope.runtime("compareTexts"), sides[0].doc, sides[1].doc);
    return compared(order, operator, primary("0"));
  }
  return areFinite(expr) ? compared(sides[0], operator, sides[1]) : binary("relational", operator, ...sides);
}

/** A text without characters is equal to this one. */
function emptyLiteral({ span }: Expr): Expr {
  return { kind: "literal", value: "", type: { kind: "primitive", name: "string" }, span };
}

function equality(left: Expr, right: Expr, env: Environment, equal: boolean): Code {
  if (isLiteral(left) && !isLiteral(right)) return equality(right, left, env, equal);
  if (isLiteral(right)) {
    if (right.value === null) return nullTest(left, env, equal);
    if (typeof right.value === "boolean" && isPlainBool(left.type, env)) {
      return env.print.condition(left, env, right.value === equal);
    }
    const text = emptyText(left, right, env);
    if (text !== undefined) return equality(text, emptyLiteral(right), env, equal);
  }
  const certain = certainEquality(left, right, env);
  if (certain !== undefined) return certain === equal ? trueCode : falseCode;
  return scalarsMeet(left, right, env) ? identity(left, right, env, equal) : deepEquality(left, right, env, equal);
}

function isLiteral(expr: Expr): expr is Expr & { readonly kind: "literal" } {
  return expr.kind === "literal";
}

function isPlainBool(type: TypeExpr, { scope }: Environment): boolean {
  const shape = shapeOf(type, scope.emission.program);
  return !mayBeNull(type) && shape.kind === "primitive" && shape.name === "bool";
}

function nullTest(expr: Expr, env: Environment, equal: boolean): Code {
  const { code, nulls, absence } = env.print.value(expr, env);
  const left = leftOf(expr, env);
  if (nulls === "never" || !left.mayBeNull) return equal ? falseCode : trueCode;
  if (left.values?.length === 0) return equal ? trueCode : falseCode;
  if (absence === "besides null" && nulls === "followed") {
    const none = or(same(code, primary("undefined")), same(code, primary("null")));
    return equal ? none : not(none);
  }
  const tested = absence === "besides null" ? env.print.plain(expr, env) : code;
  const none = primary(absence === "only undefined" ? "undefined" : "null");
  return equal ? same(tested, none) : differs(tested, none);
}

/** Whether `===` compares as CEL does: one side at least is a text, a number or a bool. */
function scalarsMeet(left: Expr, right: Expr, env: Environment): boolean {
  return [left, right].some(({ type }) => {
    const shape = shapeOf(withoutNull(type), env.scope.emission.program);
    return shape.kind === "enum" || (shape.kind === "primitive" && !shape.name.startsWith("json"));
  });
}

function identity(left: Expr, right: Expr, env: Environment, equal: boolean): Code {
  const bothMayBeNull = mayBeNull(left.type) && mayBeNull(right.type);
  const [one, other] = [left, right].map((side) =>
    bothMayBeNull ? env.print.plain(side, env) : env.print.value(side, env).code,
  );
  if (one === undefined || other === undefined) throw new Error("two sides are needed");
  if (isPlainBool(left.type, env) && isPlainBool(right.type, env)) {
    for (const [side, otherSide] of [[one, other] as const, [other, one] as const]) {
      if (isConstant(side, equal)) return otherSide;
      if (isConstant(side, !equal)) return not(otherSide);
    }
  }
  const values = [one, other].map((code) => (isConstant(code, true) ? primary("true") : code));
  if (neverMeet(left, right, env)) {
    const code = call(env.scope.runtime("equalValues"), ...values.map(({ doc }) => doc));
    return equal ? code : not(code);
  }
  return equal ? same(one, other) : differs(one, other);
}

function deepEquality(left: Expr, right: Expr, env: Environment, equal: boolean): Code {
  const code = call(env.scope.runtime("equalValues"), comparable(left, env).doc, comparable(right, env).doc);
  return equal ? code : not(code);
}

const boolType: TypeExpr = { kind: "primitive", name: "bool" };

/** Each comparison stands where those before it have failed. */
function oneOf(left: Expr, literals: readonly Expr[], env: Environment): Code {
  let around = env;
  const parts = literals.map((right) => {
    const part = equality(left, right, around, true);
    const test: Expr = { kind: "binary", operator: "==", left, right, type: boolType, span: left.span };
    around = env.print.assuming(test, false, around);
    return part;
  });
  return or(...parts);
}

/** `x in [a, b]` is a choice of comparisons. */
function membership(expr: BinaryExpr, env: Environment): Code {
  const { left, right } = expr;
  if (right.kind === "list" && right.elements.every(isLiteral)) {
    return oneOf(left, right.elements, env);
  }
  const ready = lookedUp(expr, env);
  if (ready !== undefined) return ready;
  const container = env.print.present(right, env).doc;
  const shape = shapeOf(right.type, env.scope.emission.program);
  if (shape.kind !== "list" && left.kind === "literal" && typeof left.value === "string") {
    return call(env.scope.runtime("hasEntry"), container, stringLiteral(left.value));
  }
  if (shape.kind !== "list") return call(env.scope.runtime("hasEntry"), container, env.print.present(left, env).doc);
  return call(env.scope.runtime("isIn"), comparable(left, env).doc, comparable(right, env).doc);
}
