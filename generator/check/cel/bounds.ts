import type { Expr, SelectExpr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { propertyBounds, typeBounds } from "./declared-bounds.ts";
import { type Facts, noFacts } from "./facts.ts";
import {
  anyNumber,
  combine,
  exactly,
  hull,
  hullOf,
  type Interval,
  intersect,
  negate,
  safeIntegers,
  truncate,
} from "./interval.ts";
import { pathOf } from "./path-of.ts";
import type { ExpressionScope } from "./request.ts";
import { sizeBounds } from "./sizes.ts";
import { elementType, primitiveName } from "./types.ts";

/** Bounds of the variables of macros, by name; those of the request are not known. */
export type VariableBounds = ReadonlyMap<string, Interval>;

/** What is known besides what is declared. */
export interface Known {
  readonly bounds: VariableBounds;
  readonly facts: Facts;
}

/**
 * Where the value of an expression of ints or numbers must lie. Only what validation has made sure of counts, and what guards
 * have shown: constraints of properties, sizes and literals. What a caller passes as a parameter may be any number. Bounds that
 * are finite rule NaN out.
 */
export function boundsOf(expr: Expr, known: Known | undefined, scope: ExpressionScope): Interval {
  const path = pathOf(expr);
  const fact = path === undefined ? undefined : known?.facts.bounds.get(path);
  const found = valueBounds(expr, known, scope);
  return fact === undefined ? found : intersect(found, fact);
}

function valueBounds(expr: Expr, known: Known | undefined, scope: ExpressionScope): Interval {
  const inner = (part: Expr): Interval => boundsOf(part, known, scope);
  const any = anyOf(expr.type, scope);
  switch (expr.kind) {
    case "literal":
      return typeof expr.value === "number" ? exactly(expr.value) : any;
    case "variable":
      return known?.bounds.get(expr.name) ?? any;
    case "select":
      return memberBounds(expr, any, scope);
    case "unary":
      return expr.operator === "-" ? negate(inner(expr.operand)) : any;
    case "binary":
      switch (expr.operator) {
        case "+":
        case "-":
        case "*":
        case "/":
        case "%":
          return reckoned(expr.operator, inner(expr.left), inner(expr.right), any);
        default:
          return any;
      }
    case "conditional":
      return hull(inner(expr.then), inner(expr.else));
    case "call":
      return callBounds(expr, known, scope) ?? any;
    default:
      return any;
  }
}

/** What is reckoned from numbers without end may be NaN; and a quotient of numbers goes anywhere. */
function reckoned(operator: "+" | "-" | "*" | "/" | "%", left: Interval, right: Interval, any: Interval): Interval {
  const isNumber = any === anyNumber;
  if (isNumber && operator === "/") return any;
  const { min, max } = combine(operator, left, right);
  return Number.isNaN(min) || Number.isNaN(max) ? any : { min, max };
}

function callBounds(
  expr: Expr & { readonly kind: "call" },
  known: Known | undefined,
  scope: ExpressionScope,
): Interval | undefined {
  const [subject] = expr.args;
  if (subject === undefined) return undefined;
  switch (expr.function) {
    case "size":
      return sizeBounds(subject, known, scope);
    case "indexOf":
    case "lastIndexOf":
      return { min: -1, max: sizeBounds(subject, known, scope).max };
    case "int":
      return truncate(boundsOf(subject, known, scope));
    case "double":
      return boundsOf(subject, known, scope);
    case "at":
      return elementType(subject.type, scope) === undefined ? undefined : elementBounds(subject, known, scope);
    default:
      return undefined;
  }
}

/** Where the elements of a list must lie, if they are numbers. */
export function elementBounds(range: Expr, known: Known | undefined, scope: ExpressionScope): Interval {
  const element = elementType(range.type, scope);
  const any = element === undefined ? anyNumber : anyOf(element, scope);
  switch (range.kind) {
    case "list":
      return hullOf(range.elements.map((each) => boundsOf(each, known, scope))) ?? any;
    case "select":
      return element === undefined || range.of === "derived" ? any : typeBounds(element, "value", scope);
    case "macro":
      if (range.macro === "filter") return elementBounds(range.range, known, scope);
      return range.macro === "map" ? boundsOf(range.body, withElementBounds(range, known, scope), scope) : any;
    case "conditional":
      return hull(elementBounds(range.then, known, scope), elementBounds(range.else, known, scope));
    default:
      return any;
  }
}

/** What is known inside a macro: what is known around it, and the bounds of its variable. */
export function withElementBounds(
  macro: { readonly variable: string; readonly range: Expr },
  known: Known | undefined,
  scope: ExpressionScope,
): Known {
  const bounds = new Map(known?.bounds).set(macro.variable, elementBounds(macro.range, known, scope));
  return { bounds, facts: known?.facts ?? noFacts };
}

function memberBounds(expr: SelectExpr, any: Interval, scope: ExpressionScope): Interval {
  if (expr.of !== "property" || expr.model === undefined) return any;
  return propertyBounds(expr.model, expr.member, "value", scope) ?? any;
}

function anyOf(type: TypeExpr, scope: ExpressionScope): Interval {
  return primitiveName(type, scope) === "number" ? anyNumber : safeIntegers;
}
