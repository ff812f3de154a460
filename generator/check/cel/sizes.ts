import type { Expr, MacroExpr } from "../../program/expression.ts";
import type { Known } from "./bounds.ts";
import { codePointCount } from "./code-points.ts";
import { propertyBounds } from "./declared-bounds.ts";
import { combine, exactly, hull, type Interval, intersect, sizes } from "./interval.ts";
import { callPath, pathOf } from "./path-of.ts";
import type { ExpressionScope } from "./request.ts";

/** How many code points, elements or keys a value must have, by what is declared and what guards have shown. */
export function sizeBounds(expr: Expr, known: Known | undefined, scope: ExpressionScope): Interval {
  const path = callPath("size", [pathOf(expr)]);
  const fact = path === undefined ? undefined : known?.facts.bounds.get(path);
  const found = sizeOf(expr, known, scope);
  return fact === undefined ? found : intersect(found, fact);
}

function sizeOf(expr: Expr, known: Known | undefined, scope: ExpressionScope): Interval {
  const inner = (part: Expr): Interval => sizeBounds(part, known, scope);
  switch (expr.kind) {
    case "literal":
      return typeof expr.value === "string" ? exactly(codePointCount(expr.value)) : sizes;
    case "list":
      return exactly(expr.elements.length);
    case "map":
      return exactly(expr.entries.length);
    case "select":
      if (expr.of !== "property" || expr.model === undefined) return sizes;
      return propertyBounds(expr.model, expr.member, "size", scope) ?? sizes;
    case "binary":
      return expr.operator === "+" ? intersect(sizes, combine("+", inner(expr.left), inner(expr.right))) : sizes;
    case "conditional":
      return hull(inner(expr.then), inner(expr.else));
    case "call":
      return callSize(expr, inner);
    case "macro":
      return macroSize(expr, inner);
    default:
      return sizes;
  }
}

function callSize(
  { function: name, args }: Expr & { readonly kind: "call" },
  inner: (part: Expr) => Interval,
): Interval {
  const [subject, second] = args;
  if (subject === undefined) return sizes;
  switch (name) {
    case "lowerAscii":
    case "upperAscii":
      return inner(subject);
    case "trim":
    case "find":
    case "substring":
      return { min: 0, max: inner(subject).max };
    case "charAt":
      return { min: 0, max: 1 };
    case "distinct": {
      const { min, max } = inner(subject);
      return { min: Math.min(min, 1), max };
    }
    case "at": {
      const element = elementOf(subject, second);
      return element === undefined ? sizes : inner(element);
    }
    case "split":
      return args.length === 2 && second !== undefined ? { min: 1, max: inner(subject).max + 1 } : sizes;
    default:
      return sizes;
  }
}

/** The element of a list that is written out, at a place that is written out. */
function elementOf(list: Expr, place: Expr | undefined): Expr | undefined {
  if (place?.kind !== "literal" || typeof place.value !== "number") return undefined;
  if (list.kind === "list") return list.elements[place.value];
  if (list.kind !== "call" || list.function !== "at" || list.args[0] === undefined) return undefined;
  const outer = elementOf(list.args[0], list.args[1]);
  return outer && elementOf(outer, place);
}

function macroSize({ macro, range }: MacroExpr, inner: (part: Expr) => Interval): Interval {
  if (macro === "map") return inner(range);
  return { min: 0, max: inner(range).max };
}
