import type { BinaryExpr, Expr } from "../../program/expression.ts";
import { entriesAreThere } from "./members.ts";
import type { ExpressionScope } from "./request.ts";
import { elementType, mayBeNull } from "./types.ts";

/** Paths whose value is known not to be null, as `pathOf` writes them. */
export type Facts = ReadonlySet<string>;

/** What is known once a condition has come out true, and once it has come out false; undefined where it never does. */
export interface Outcomes {
  readonly whenTrue: Facts | undefined;
  readonly whenFalse: Facts | undefined;
}

const none: Facts = new Set();
const nothing: Outcomes = { whenTrue: none, whenFalse: none };

/** A name for what is read, the same for the same reading: a variable and the members from it on. Undefined for all else. */
export function pathOf(expr: Expr): string | undefined {
  if (expr.kind === "variable") return JSON.stringify(expr.name);
  if (expr.kind !== "select") return undefined;
  const object = pathOf(expr.object);
  return object && entryPath(object, expr.member);
}

function entryPath(object: string, member: string): string {
  return `${object}.${JSON.stringify(member)}`;
}

/** What a condition proves. Each part is looked at once, for both outcomes, so that the work grows with the length only. */
export function outcomesOf(expr: Expr, scope: ExpressionScope): Outcomes {
  switch (expr.kind) {
    case "literal":
      return { whenTrue: expr.value === true ? none : undefined, whenFalse: expr.value === false ? none : undefined };
    case "unary":
      return expr.operator === "!" ? swapped(outcomesOf(expr.operand, scope)) : nothing;
    case "conditional": {
      const condition = outcomesOf(expr.condition, scope);
      const then = outcomesOf(expr.then, scope);
      const otherwise = outcomesOf(expr.else, scope);
      return {
        whenTrue: either(both(condition.whenTrue, then.whenTrue), both(condition.whenFalse, otherwise.whenTrue)),
        whenFalse: either(both(condition.whenTrue, then.whenFalse), both(condition.whenFalse, otherwise.whenFalse)),
      };
    }
    case "binary":
      return binaryOutcomes(expr, scope);
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
      return { whenTrue: membership(expr, scope), whenFalse: none };
    default:
      return nothing;
  }
}

/** False on the left, or true on the left and false on the right. */
function conjunction(left: Outcomes, right: Outcomes): Outcomes {
  return {
    whenTrue: both(left.whenTrue, right.whenTrue),
    whenFalse: either(left.whenFalse, both(left.whenTrue, right.whenFalse)),
  };
}

function equality({ left, right }: BinaryExpr, scope: ExpressionScope): Outcomes {
  if (isNull(left)) return { whenTrue: none, whenFalse: there(right) };
  if (isNull(right)) return { whenTrue: none, whenFalse: there(left) };
  if (isBool(right)) return comparedWith(left, right.value, scope);
  if (isBool(left)) return comparedWith(right, left.value, scope);
  const proved = [...(mayBeNull(right.type) ? none : there(left)), ...(mayBeNull(left.type) ? none : there(right))];
  return { whenTrue: new Set(proved), whenFalse: none };
}

/** `x == true` is `x`; but `x != true` holds for null as well, so there a nullable proves nothing. */
function comparedWith(expr: Expr, value: boolean, scope: ExpressionScope): Outcomes {
  if (mayBeNull(expr.type)) return { whenTrue: there(expr), whenFalse: none };
  const outcomes = outcomesOf(expr, scope);
  return value ? outcomes : swapped(outcomes);
}

function membership({ left, right }: BinaryExpr, scope: ExpressionScope): Facts {
  const path = pathOf(right);
  if (
    left.kind === "literal" &&
    typeof left.value === "string" &&
    path !== undefined &&
    entriesAreThere(right.type, scope)
  ) {
    return new Set([entryPath(path, left.value)]);
  }
  const element = elementType(right.type, scope);
  return element !== undefined && !mayBeNull(element) ? there(left) : none;
}

function swapped({ whenTrue, whenFalse }: Outcomes): Outcomes {
  return { whenTrue: whenFalse, whenFalse: whenTrue };
}

function there(expr: Expr): Facts {
  const path = pathOf(expr);
  return path === undefined ? none : new Set([path]);
}

function isNull(expr: Expr): boolean {
  return expr.kind === "literal" && expr.value === null;
}

function isBool(expr: Expr): expr is Expr & { readonly kind: "literal"; readonly value: boolean } {
  return expr.kind === "literal" && typeof expr.value === "boolean";
}

function both(a: Facts | undefined, b: Facts | undefined): Facts | undefined {
  if (a === undefined || b === undefined) return undefined;
  return a.size === 0 ? b : b.size === 0 ? a : new Set([...a, ...b]);
}

function either(a: Facts | undefined, b: Facts | undefined): Facts | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return new Set([...a].filter((path) => b.has(path)));
}
