import { assertNever } from "./assert-never.ts";
import type { Expr } from "./expression.ts";
import type { FunctionBody } from "./member.ts";

/** The parts of an expression that are expressions, in the order of evaluation. */
export function children(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case "literal":
    case "variable":
      return [];
    case "list":
      return expr.elements;
    case "map":
      return expr.entries.map((entry) => entry.value);
    case "select":
      return [expr.object];
    case "unary":
      return [expr.operand];
    case "binary":
      return [expr.left, expr.right];
    case "conditional":
      return [expr.condition, expr.then, expr.else];
    case "call":
      return expr.args;
    case "invoke":
      return expr.receiver === undefined ? expr.args : [expr.receiver, ...expr.args];
    case "macro":
      return [expr.range, expr.body];
    default:
      return assertNever(expr);
  }
}

/** The expressions of which the body of a function is made, in the order of evaluation. */
export function expressionsIn(body: FunctionBody): readonly Expr[] {
  switch (body.kind) {
    case "expression":
      return [body.value];
    case "table":
      return body.rows.flatMap(({ when, give }) => (when === undefined ? [give] : [when, give]));
    case "record":
      return body.assignments.map(({ value }) => value);
  }
}

/** Calls `fn` for the expression and for everything in it, outer parts first. */
export function visit(expr: Expr, fn: (part: Expr) => void): void {
  fn(expr);
  for (const child of children(expr)) visit(child, fn);
}

/** The expression with every part, inner ones first, replaced by what `change` makes of it. */
export function mapExpression(expr: Expr, change: (part: Expr) => Expr): Expr {
  return change(withParts(expr, (part) => mapExpression(part, change)));
}

/** The expression with each of its parts, but nothing inside them, replaced by what `inner` makes of it. */
export function withParts(expr: Expr, inner: (part: Expr) => Expr): Expr {
  switch (expr.kind) {
    case "literal":
    case "variable":
      return expr;
    case "list":
      return { ...expr, elements: expr.elements.map(inner) };
    case "map":
      return { ...expr, entries: expr.entries.map(({ key, value }) => ({ key, value: inner(value) })) };
    case "select":
      return { ...expr, object: inner(expr.object) };
    case "unary":
      return { ...expr, operand: inner(expr.operand) };
    case "binary":
      return { ...expr, left: inner(expr.left), right: inner(expr.right) };
    case "conditional":
      return { ...expr, ...branches(inner(expr.condition), inner(expr.then), inner(expr.else)) };
    case "call":
      return { ...expr, args: expr.args.map(inner) };
    case "invoke":
      return {
        ...expr,
        ...(expr.receiver === undefined ? {} : { receiver: inner(expr.receiver) }),
        args: expr.args.map(inner),
      };
    case "macro":
      return { ...expr, range: inner(expr.range), body: inner(expr.body) };
    default:
      return assertNever(expr);
  }
}

// A literal with a key `then` is taken for a promise by the linter; shorthand keys are not.
function branches(condition: Expr, then: Expr, otherwise: Expr): { condition: Expr; then: Expr; else: Expr } {
  return { condition, then, else: otherwise };
}

/**
 * The members, derived ones too, that are read of a variable: `this.capability.writes` reads `capability`. The set holds `*` as
 * well where the variable is used as a whole, as the receiver of a method or as an argument.
 */
export function readsOf(expr: Expr, variable: string): ReadonlySet<string> {
  const reads = new Set<string>();
  collect(expr, variable, reads);
  return reads;
}

function collect(expr: Expr, variable: string, reads: Set<string>): void {
  if (expr.kind === "variable") {
    if (expr.name === variable) reads.add("*");
  } else if (expr.kind === "select" && expr.object.kind === "variable" && expr.object.name === variable) {
    reads.add(expr.member);
  } else if (expr.kind === "macro" && expr.variable === variable) {
    collect(expr.range, variable, reads);
  } else {
    for (const child of children(expr)) collect(child, variable, reads);
  }
}
