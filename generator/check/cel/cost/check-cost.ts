import type { DiagnosticSink } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/diagnostic.ts";
import type { Expr } from "../../../program/expression.ts";
import { children } from "../../../program/expression-walk.ts";
import type { ExpressionRequest, ExpressionScope } from "../request.ts";
import { bulkOfType, inside, type Loops } from "./bulk.ts";
import type { GrowthOf } from "./growth.ts";
import { type Cost, degreeOf, sizeOfLevel } from "./polynomial.ts";
import { workOf, workOfLoop } from "./work.ts";

/** Steps that an expression may take: for each character of the document, and beside that. */
const mostPerCharacter = 100_000;
const mostAtAll = 100_000_000;

/**
 * Refuses an expression whose work grows faster than the document that it is about, or is out of all proportion. Reports the
 * smallest part that is at fault.
 */
export function checkCost(expr: Expr, request: ExpressionRequest, sink: DiagnosticSink): void {
  const { scope, each, variables } = request;
  const start = outermostLoops(scope, variables);
  const work = each === undefined ? workOf(expr, start) : workOfLoop(each, "item", expr, start);
  if (isBearable(work)) return;
  const at = each === undefined ? smallest(expr, start) : expr;
  report(sink, "rule-too-costly", at.span, {});
}

/** The first part that is too costly by itself while none of its own parts is. */
function smallest(expr: Expr, loops: Loops): Expr {
  const inner = (part: Expr): Loops =>
    expr.kind === "macro" && part === expr.body ? inside(loops, expr.variable, expr.range) : loops;
  for (const part of children(expr)) {
    const around = inner(part);
    if (!isBearable(workOf(part, around))) return smallest(part, around);
  }
  return expr;
}

/** Outside of all loops: variables are the document, or what a caller passes. */
export function outermostLoops(
  scope: ExpressionScope,
  variables: ExpressionRequest["variables"],
  growthOf?: GrowthOf,
): Loops {
  const bound = [...variables].map(
    ([name, type]) => [name, { level: 0, bulk: bulkOfType(type, sizeOfLevel(0), scope) }] as const,
  );
  return { scope, depth: 0, variables: new Map(bound), ...(growthOf === undefined ? {} : { growthOf }) };
}

/** Whether work grows no faster than the document, and is in proportion to it. */
export function isBearable(cost: Cost): boolean {
  return (
    degreeOf(cost) < 2 && cost.every(({ factor, of }) => factor <= (of.length === 0 ? mostAtAll : mostPerCharacter))
  );
}
