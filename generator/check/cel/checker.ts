import type { CelCodes } from "../../diagnostics/catalog/cel.ts";
import { type DiagnosticSink, report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import type { Expr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { VariableBounds } from "./bounds.ts";
import { bothFacts, type Facts } from "./facts.ts";
import { outcomesOf } from "./outcomes.ts";
import type { ExpressionRequest, ExpressionScope } from "./request.ts";
import type { Range, Syntax } from "./syntax.ts";

/** One expression at work. Undefined stands for a part whose fault is told already, so that it isn't told twice. */
export interface Checker {
  readonly request: ExpressionRequest;
  readonly scope: ExpressionScope;
  readonly sink: DiagnosticSink;
  /** Finds what a part means. `hint` is what would be welcome there: it gives literals their type, and refuses nothing. */
  readonly infer: (node: Syntax, env: Environment, hint?: TypeExpr) => Expr | undefined;
  /** The same checker with its faults thrown away. */
  readonly quiet: () => Checker;
  /** The same checker for what was written at another place, all of which lies at `span`. */
  readonly elsewhere: (span: Span) => Checker;
}

/** What is known at one place of an expression. */
export interface Environment {
  readonly variables: ReadonlyMap<string, TypeExpr>;
  readonly bounds: VariableBounds;
  readonly facts: Facts;
  /** A guard on the way here is faulty, so what it would have proved is let pass. */
  readonly lenient: boolean;
}

/** Tells a fault at a stretch of the expression. */
export function fault<C extends keyof CelCodes>(
  checker: Checker,
  code: C,
  at: Range,
  params: CelCodes[C],
  hint?: string,
): void {
  const span = constantSpan(checker, code, at) ?? checker.request.spanOf(at.start, at.end);
  report<keyof CelCodes>(checker.sink, code, span, params, { hint });
}

/** A constant of the wrong type is at fault where it is written, and not the expression that names it. */
function constantSpan({ request }: Checker, code: keyof CelCodes, { start, end }: Range): Span | undefined {
  return code === "type-mismatch" ? request.constants?.get(request.text.slice(start, end))?.span : undefined;
}

/** The place after `condition` has come out as `truth`. */
export function assuming(checker: Checker, env: Environment, condition: Expr | undefined, truth: boolean): Environment {
  if (condition === undefined) return { ...env, lenient: true };
  const { whenTrue, whenFalse } = outcomesOf(condition, checker.scope);
  const facts = truth ? whenTrue : whenFalse;
  return facts === undefined ? env : { ...env, facts: bothFacts(env.facts, facts) };
}

/** The part as it was written. */
export function sourceOf(checker: Checker, node: Range): string {
  return checker.request.text.slice(node.start, node.end);
}
