import type { Expr } from "./expression.ts";
import { children, readsOf } from "./expression-walk.ts";

/**
 * What a loop looks for things in with `in`, over and over, and what is the same each time, as it reads none of the variables that
 * the loop and those inside it bind. Lists that are written out are not among them.
 */
export function steadyLists(body: Expr, bound: readonly string[]): readonly Expr[] {
  if (body.kind === "binary" && body.operator === "in" && isSteady(body.right, bound)) {
    return [...steadyLists(body.left, bound), body.right];
  }
  if (body.kind === "macro") {
    return [...steadyLists(body.range, bound), ...steadyLists(body.body, [...bound, body.variable])];
  }
  return children(body).flatMap((child) => steadyLists(child, bound));
}

function isSteady(list: Expr, bound: readonly string[]): boolean {
  return list.kind !== "list" && bound.every((name) => readsOf(list, name).size === 0);
}
