import type { BinaryExpr, CallExpr, Expr } from "../../program/expression.ts";
import { mayBeNull } from "../../program/nullness.ts";
import { boundsOf, elementBounds } from "./bounds.ts";
import { codePointCount } from "./code-points.ts";
import { bothFacts, boundsFact, eitherFacts, type Facts, factsOf, noFacts, nonZero } from "./facts.ts";
import type { Interval } from "./interval.ts";
import { entriesAreThere } from "./members.ts";
import { callPath, keyOf, memberPath, pathOf } from "./path-of.ts";
import type { ExpressionScope } from "./request.ts";
import { elementType, isNumeric, primitiveName } from "./types.ts";

/** What is known once a condition has come out true, and once it has come out false; undefined where it never does. */
export interface Outcomes {
  readonly whenTrue: Facts | undefined;
  readonly whenFalse: Facts | undefined;
}

const nothing: Outcomes = { whenTrue: noFacts, whenFalse: noFacts };

/** What a condition proves. Each part is looked at once, for both outcomes, so that the work grows with the length only. */
export function outcomesOf(expr: Expr, scope: ExpressionScope): Outcomes {
  switch (expr.kind) {
    case "literal":
      return {
        whenTrue: expr.value === true ? noFacts : undefined,
        whenFalse: expr.value === false ? noFacts : undefined,
      };
    case "unary":
      return expr.operator === "!" ? swapped(outcomesOf(expr.operand, scope)) : nothing;
    case "conditional": {
      const condition = outcomesOf(expr.condition, scope);
      const then = outcomesOf(expr.then, scope);
      const otherwise = outcomesOf(expr.else, scope);
      return {
        whenTrue: eitherFacts(
          bothFacts(condition.whenTrue, then.whenTrue),
          bothFacts(condition.whenFalse, otherwise.whenTrue),
        ),
        whenFalse: eitherFacts(
          bothFacts(condition.whenTrue, then.whenFalse),
          bothFacts(condition.whenFalse, otherwise.whenFalse),
        ),
      };
    }
    case "binary":
      return binaryOutcomes(expr, scope);
    case "call":
      return { whenTrue: textFacts(expr), whenFalse: noFacts };
    default:
      return nothing;
  }
}

function binaryOutcomes(expr: BinaryExpr, scope: ExpressionScope): Outcomes {
  switch (expr.operator) {
    case "&&":
      return conjunction(outcomesOf(expr.left, scope), outcomesOf(expr.right, scope));
    case "||":
      return swapped(conjunction(swapped(outcomesOf(expr.left, scope)), swapped(outcomesOf(expr.right, scope))));
    case "==":
      return equality(expr, scope);
    case "!=":
      return swapped(equality(expr, scope));
    case "in":
      return { whenTrue: membership(expr, scope), whenFalse: noFacts };
    case "<":
    case "<=":
    case ">":
    case ">=":
      return ordering(expr, expr.operator, scope);
    default:
      return nothing;
  }
}

/** False on the left, or true on the left and false on the right. */
function conjunction(left: Outcomes, right: Outcomes): Outcomes {
  return {
    whenTrue: bothFacts(left.whenTrue, right.whenTrue),
    whenFalse: eitherFacts(left.whenFalse, bothFacts(left.whenTrue, right.whenFalse)),
  };
}

function equality({ left, right }: BinaryExpr, scope: ExpressionScope): Outcomes {
  if (isNull(left)) return { whenTrue: noFacts, whenFalse: there(right) };
  if (isNull(right)) return { whenTrue: noFacts, whenFalse: there(left) };
  if (isBool(right)) return comparedWith(left, right.value, scope);
  if (isBool(left)) return comparedWith(right, left.value, scope);
  const proved = [...(mayBeNull(right.type) ? [] : [left]), ...(mayBeNull(left.type) ? [] : [right])].map(there);
  const same = [sameNumber(left, right, scope), sameNumber(right, left, scope)];
  return {
    whenTrue: [...proved, ...same].reduce((sum, next) => bothFacts(sum, next), noFacts),
    whenFalse: bothFacts(differsFrom(left, right), differsFrom(right, left)),
  };
}

/** `x == true` is `x`; but `x != true` holds for null as well, so there a nullable proves nothing. */
function comparedWith(expr: Expr, value: boolean, scope: ExpressionScope): Outcomes {
  if (mayBeNull(expr.type)) return { whenTrue: there(expr), whenFalse: noFacts };
  const outcomes = outcomesOf(expr, scope);
  return value ? outcomes : swapped(outcomes);
}

function sameNumber(expr: Expr, other: Expr, scope: ExpressionScope): Facts {
  const numbers = isNumeric(expr.type, scope) && isNumeric(other.type, scope) && !mayBeNull(other.type);
  return numbers ? boundsFact(pathOf(expr), boundsOf(other, undefined, scope)) : noFacts;
}

/** A number that is not 0, a text or a list that is not empty. */
function differsFrom(expr: Expr, other: Expr): Facts {
  const path = pathOf(expr);
  if (path === undefined) return noFacts;
  if (other.kind === "literal" && other.value === 0) return factsOf([nonZero(path)]);
  const isEmpty =
    (other.kind === "literal" && other.value === "") || (other.kind === "list" && other.elements.length === 0);
  return isEmpty ? boundsFact(callPath("size", [path]), atLeast(1)) : noFacts;
}

function membership({ left, right }: BinaryExpr, scope: ExpressionScope): Facts {
  const element = elementType(right.type, scope);
  if (element === undefined) return entriesAreThere(right.type, scope) ? entryFacts(left, right) : noFacts;
  const bounds = isNumeric(left.type, scope) ? elementBounds(right, undefined, scope) : undefined;
  const number = bounds === undefined ? noFacts : boundsFact(pathOf(left), bounds);
  return mayBeNull(element) ? number : bothFacts(there(left), number);
}

function entryFacts(key: Expr, map: Expr): Facts {
  const object = pathOf(map);
  if (object === undefined) return noFacts;
  if (key.kind === "literal") return typeof key.value === "string" ? factsOf([memberPath(object, key.value)]) : noFacts;
  const path = callPath("at", [object, pathOf(key)]);
  return path === undefined ? noFacts : factsOf([path]);
}

/** The opposite of a comparison with NaN proves nothing, so only ints count there. */
function ordering(expr: BinaryExpr, operator: "<" | "<=" | ">" | ">=", scope: ExpressionScope): Outcomes {
  const ints = [expr.left, expr.right].every(({ type }) => primitiveName(type, scope) === "int");
  return {
    whenTrue: orderFacts(expr, operator, scope),
    whenFalse: ints ? orderFacts(expr, opposites[operator], scope) : noFacts,
  };
}

const opposites = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;
const turned = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

function orderFacts({ left, right }: BinaryExpr, operator: "<" | "<=" | ">" | ">=", scope: ExpressionScope): Facts {
  return bothFacts(sideFacts(left, operator, right, scope), sideFacts(right, turned[operator], left, scope));
}

function sideFacts(expr: Expr, operator: "<" | "<=" | ">" | ">=", other: Expr, scope: ExpressionScope): Facts {
  if (!isNumeric(expr.type, scope) || !isNumeric(other.type, scope)) return noFacts;
  const { min, max } = boundsOf(other, undefined, scope);
  const isInt = primitiveName(expr.type, scope) === "int";
  switch (operator) {
    case "<":
      return boundsFact(pathOf(expr), atMost(isInt ? Math.ceil(max) - 1 : max));
    case "<=":
      return boundsFact(pathOf(expr), atMost(isInt ? Math.floor(max) : max));
    case ">":
      return boundsFact(pathOf(expr), atLeast(isInt ? Math.floor(min) + 1 : min));
    case ">=":
      return boundsFact(pathOf(expr), atLeast(isInt ? Math.ceil(min) : min));
  }
}

/** What holds of a text that has a certain piece in it. */
function textFacts({ function: name, args }: CallExpr): Facts {
  const [subject, piece] = args;
  const found = foundBy.get(name);
  if (subject === undefined || piece === undefined || found === undefined) return noFacts;
  const key = keyOf(subject);
  const size = piece.kind === "literal" && typeof piece.value === "string" ? codePointCount(piece.value) : 0;
  const places = found.map((search) => boundsFact(callPath(search, [key, keyOf(piece)]), atLeast(0)));
  return [boundsFact(callPath("size", [key]), atLeast(size)), ...places].reduce((sum, next) => bothFacts(sum, next));
}

/** What is sure not to be -1 once the function has said yes. */
const foundBy: ReadonlyMap<string, readonly string[]> = new Map([
  ["contains", ["indexOf", "lastIndexOf"]],
  ["startsWith", ["indexOf", "lastIndexOf"]],
  ["endsWith", ["indexOf", "lastIndexOf"]],
]);

function atLeast(min: number): Interval {
  return { min, max: Number.POSITIVE_INFINITY };
}

function atMost(max: number): Interval {
  return { min: Number.NEGATIVE_INFINITY, max };
}

function swapped({ whenTrue, whenFalse }: Outcomes): Outcomes {
  return { whenTrue: whenFalse, whenFalse: whenTrue };
}

function there(expr: Expr): Facts {
  const path = pathOf(expr);
  return path === undefined ? noFacts : factsOf([path]);
}

function isNull(expr: Expr): boolean {
  return expr.kind === "literal" && expr.value === null;
}

function isBool(expr: Expr): expr is Expr & { readonly kind: "literal"; readonly value: boolean } {
  return expr.kind === "literal" && typeof expr.value === "boolean";
}
