import type { Expr } from "../../generator/program/expression.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../generator/program/json.ts";

/** Evaluates just what the soundness test makes up, and throws at the slightest misuse: null read, a wrong operand. */
export function evaluateStrictly(expr: Expr, variables: Readonly<Record<string, JsonValue>>): JsonValue {
  const inner = (part: Expr): JsonValue => evaluateStrictly(part, variables);
  switch (expr.kind) {
    case "literal":
      return expr.value;
    case "variable":
      return present(variables[expr.name]);
    case "list":
      return expr.elements.map(inner);
    case "select": {
      const owner = object(inner(expr.object));
      return Object.hasOwn(owner, expr.member) ? present(owner[expr.member]) : null;
    }
    case "unary":
      return expr.operator === "!" ? !bool(inner(expr.operand)) : -number(inner(expr.operand));
    case "conditional":
      return bool(inner(expr.condition)) ? inner(expr.then) : inner(expr.else);
    case "binary":
      return binary(expr, inner);
    case "call":
      return call(expr.function, expr.args.map(inner));
    case "macro": {
      const range = inner(expr.range);
      const items = isJsonList(range) ? range : Object.keys(object(range));
      const each = (item: JsonValue): JsonValue => evaluateStrictly(expr.body, { ...variables, [expr.variable]: item });
      if (expr.macro === "all") return items.every((item) => bool(each(item)));
      if (expr.macro === "exists") return items.some((item) => bool(each(item)));
      if (expr.macro === "filter") return items.filter((item) => bool(each(item)));
      return items.map(each);
    }
    default:
      throw new Error(`not made up: ${expr.kind}`);
  }
}

function binary(expr: Expr & { kind: "binary" }, inner: (part: Expr) => JsonValue): JsonValue {
  switch (expr.operator) {
    case "&&":
      return bool(inner(expr.left)) && bool(inner(expr.right));
    case "||":
      return bool(inner(expr.left)) || bool(inner(expr.right));
    case "==":
      return same(inner(expr.left), inner(expr.right));
    case "!=":
      return !same(inner(expr.left), inner(expr.right));
    case "in": {
      const range = inner(expr.right);
      const wanted = inner(expr.left);
      return isJsonList(range) ? range.some((item) => same(item, wanted)) : Object.hasOwn(object(range), text(wanted));
    }
    case "<":
      return number(inner(expr.left)) < number(inner(expr.right));
    case "+": {
      const [left, right] = [inner(expr.left), inner(expr.right)];
      return typeof left === "string" ? left + text(right) : number(number(left) + number(right));
    }
    default:
      throw new Error(`not made up: ${expr.operator}`);
  }
}

function call(name: string, [first = null, second = null]: readonly JsonValue[]): JsonValue {
  if (name === "startsWith") return text(first).startsWith(text(second));
  if (name !== "size") throw new Error(`not made up: ${name}`);
  if (typeof first === "string") return [...first].length;
  return isJsonList(first) ? first.length : Object.keys(object(first)).length;
}

function same(a: JsonValue, b: JsonValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function present(value: JsonValue | undefined): JsonValue {
  if (value === undefined) throw new Error("nothing is there");
  return value;
}

function object(value: JsonValue): JsonObject {
  if (!isJsonObject(value)) throw new Error(`no object: ${JSON.stringify(value)}`);
  return value;
}

function text(value: JsonValue): string {
  if (typeof value !== "string") throw new Error(`no text: ${JSON.stringify(value)}`);
  return value;
}

function bool(value: JsonValue): boolean {
  if (typeof value !== "boolean") throw new Error(`no bool: ${JSON.stringify(value)}`);
  return value;
}

function number(value: JsonValue): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) throw new Error(`no int: ${JSON.stringify(value)}`);
  return value;
}
