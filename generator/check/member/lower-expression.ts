import { type Place, textSpan } from "../../bind/place.ts";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.ts";
import { toJson } from "../../load/to-json.ts";
import type { Expr } from "../../program/expression.ts";
import { visit } from "../../program/expression-walk.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { checkExpression } from "../cel/check-expression.ts";
import type { Constant, ExpressionScope } from "../cel/request.ts";
import type { Context } from "../context.ts";
import { requireUse } from "../type/resolve-type.ts";

/** Where expressions are read: what they can name, in which module they stand, and who is told of faults. */
export interface Surroundings {
  readonly context: Context;
  readonly scope: ExpressionScope;
  readonly module: string;
  readonly variables: ReadonlyMap<string, TypeExpr>;
}

/** What is known of one expression beforehand. */
export interface Expectation {
  readonly expected?: TypeExpr | undefined;
  /** Expressions that are true wherever this one is evaluated. */
  readonly given?: readonly Expr[];
  readonly constants?: ReadonlyMap<string, Constant>;
  /** The list whose elements `item` stands for. */
  readonly each?: Expr | undefined;
}

/** Reads the expression at `place`; undefined after a fault. */
export function lowerExpression(place: Place, around: Surroundings, expectation: Expectation = {}): Expr | undefined {
  const spanOf = (start: number, end: number) => textSpan(place, start, end);
  return lowerText(String(toJson(place.node)), spanOf, around, expectation);
}

/** The same for a text that was made of what a spec says. */
export function lowerText(
  text: string,
  spanOf: (start: number, end: number) => ReturnType<typeof textSpan>,
  around: Surroundings,
  { expected, given = [], constants = new Map(), each }: Expectation,
): Expr | undefined {
  const { context, scope, variables } = around;
  const request = {
    text,
    spanOf,
    variables,
    constants,
    scope,
    given,
    expected,
    ...(each === undefined ? {} : { each }),
  };
  const expr = checkExpression(request, context.sink);
  if (expr !== undefined) checkUses(expr, around);
  return expr;
}

/** The value at `place`: a text is an expression, anything else that constant. */
export function lowerValue(place: Place, around: Surroundings, expectation: Expectation = {}): Expr | undefined {
  const value = toJson(place.node);
  return typeof value === "string"
    ? lowerExpression(place, around, expectation)
    : lowerConstant(place, around, expectation);
}

/** The value at `place` as a constant, texts included. */
export function lowerConstant(place: Place, around: Surroundings, expectation: Expectation = {}): Expr | undefined {
  const constant = { value: toJson(place.node), span: place.node.span };
  const constants = new Map([["constant", constant]]);
  return lowerText("constant", () => place.node.span, around, { ...expectation, constants });
}

/** Everything that is called by name is of this module or of one that it uses. */
function checkUses(expr: Expr, { context, module }: Surroundings): void {
  visit(expr, (part) => {
    if (part.kind !== "invoke") return;
    const { symbols } = context;
    const symbol =
      part.target === "function"
        ? symbols.functions.get(part.name)
        : part.target === "constructor"
          ? symbols.types.get(part.model ?? "")
          : undefined;
    if (symbol !== undefined) requireUse(symbol.name, symbol.module, part.span, context, module);
  });
}

/** The same surroundings with faults thrown away: for what was told where it was declared. */
export function silently(around: Surroundings): Surroundings {
  const sink: DiagnosticSink = { diagnostics: [] };
  return { ...around, context: { ...around.context, sink, usage: new Map() } };
}
