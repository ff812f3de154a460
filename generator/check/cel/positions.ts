import type { Expr } from "../../program/expression.ts";
import { boundsOf, type Known } from "./bounds.ts";
import { codePointCount } from "./code-points.ts";
import { keyOf } from "./path-of.ts";
import type { ExpressionScope } from "./request.ts";
import { sizeBounds } from "./sizes.ts";

/**
 * Whether an int is sure to be a place in a text or a list: at least 0, and at most its size less `short`. It is one by its
 * bounds, or because of what it is made of, as in `text.indexOf('/') + 1` and `size(list) - 1`.
 */
export function isPlaceIn(subject: Expr, place: Expr, short: 0 | 1, known: Known, scope: ExpressionScope): boolean {
  const { min, max } = boundsOf(place, known, scope);
  if (min < 0) return false;
  if (max <= sizeBounds(subject, known, scope).min - short) return true;
  const key = keyOf(subject);
  return key !== undefined && distanceFromEnd(place, key, known, scope) >= short;
}

/** Whether one place is sure not to lie behind another. */
export function isOrdered(first: Expr, second: Expr, subject: Expr, known: Known, scope: ExpressionScope): boolean {
  if (boundsOf(first, known, scope).max <= boundsOf(second, known, scope).min) return true;
  const key = keyOf(first);
  if (key !== undefined && key === keyOf(second)) return true;
  // The end of the text is behind every place in it.
  return isSizeOf(second, keyOf(subject)) && isPlaceIn(subject, first, 0, known, scope);
}

/** A number that the place is sure to be short of the end of what has the key; minus infinity where nothing is known. */
function distanceFromEnd(place: Expr, key: string, known: Known, scope: ExpressionScope): number {
  const inner = (part: Expr): number => distanceFromEnd(part, key, known, scope);
  if (isSizeOf(place, key)) return 0;
  if (place.kind === "call") return searchDistance(place, key, known, scope);
  if (place.kind !== "binary") return Number.NEGATIVE_INFINITY;
  const left = boundsOf(place.left, known, scope);
  const right = boundsOf(place.right, known, scope);
  switch (place.operator) {
    case "+":
      return Math.max(inner(place.left) - right.max, inner(place.right) - left.max);
    case "-":
      return inner(place.left) + right.min;
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

/** What is found ends before the end of the text. What is not found is at -1, which is one short of the end at least. */
function searchDistance(
  search: Expr & { readonly kind: "call" },
  key: string,
  known: Known,
  scope: ExpressionScope,
): number {
  const [subject, piece] = search.args;
  const isSearch = search.function === "indexOf" || search.function === "lastIndexOf";
  if (!isSearch || subject === undefined || keyOf(subject) !== key) return Number.NEGATIVE_INFINITY;
  const size = piece?.kind === "literal" && typeof piece.value === "string" ? codePointCount(piece.value) : 0;
  const isFound = boundsOf(search, known, scope).min >= 0;
  return isFound ? size : Math.min(size, 1);
}

function isSizeOf(expr: Expr, key: string | undefined): boolean {
  const [subject] = expr.kind === "call" && expr.function === "size" ? expr.args : [];
  return subject !== undefined && key !== undefined && keyOf(subject) === key;
}
