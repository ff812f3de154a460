import { type DiagnosticSink, hasErrors } from "../../diagnostics/diagnostic.ts";
import type { Expr } from "../../program/expression.ts";
import { withElementBounds } from "./bounds.ts";
import type { Environment } from "./checker.ts";
import { checkCost } from "./cost/check-cost.ts";
import { expect } from "./expectations.ts";
import { bothFacts, noFacts } from "./facts.ts";
import { createChecker } from "./infer.ts";
import { outcomesOf } from "./outcomes.ts";
import { parseExpression } from "./parse.ts";
import type { ExpressionRequest } from "./request.ts";
import { reportParseFault } from "./syntax-faults.ts";

/**
 * Gives a CEL text its meaning: names resolved, types known, sure never to fail. Undefined after an error, which then is in
 * the sink, at its place in the YAML; also, without a word, where a type is not declared, which is told elsewhere.
 */
export function checkExpression(request: ExpressionRequest, sink: DiagnosticSink): Expr | undefined {
  const found: DiagnosticSink = { diagnostics: [] };
  const expr = parseAndInfer(request, found);
  if (expr !== undefined && !hasErrors(found)) checkCost(expr, request, found);
  sink.diagnostics.push(...found.diagnostics);
  return hasErrors(found) ? undefined : expr;
}

function parseAndInfer(request: ExpressionRequest, sink: DiagnosticSink): Expr | undefined {
  const parsed = parseExpression(request.text);
  if (!parsed.ok) {
    reportParseFault(request, sink, parsed.fault);
    return undefined;
  }
  const checker = createChecker(request, sink);
  const env = outermost(request);
  return request.expected === undefined
    ? checker.infer(parsed.tree, env)
    : expect(checker, parsed.tree, env, request.expected, "The expression");
}

function outermost(request: ExpressionRequest): Environment {
  const facts = request.given
    .map((guard) => outcomesOf(guard, request.scope).whenTrue ?? noFacts)
    .reduce((sum, next) => bothFacts(sum, next), noFacts);
  const { each, scope, variables } = request;
  const { bounds } =
    each === undefined ? { bounds: new Map() } : withElementBounds({ variable: "item", range: each }, undefined, scope);
  return { variables, bounds, facts, lenient: false };
}
