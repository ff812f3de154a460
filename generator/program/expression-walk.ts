import { assertNever } from "./assert-never.ts";
import type { Expr } from "./expression.ts";

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

/** Calls `fn` for the expression and for everything in it, outer parts first. */
export function visit(expr: Expr, fn: (part: Expr) => void): void {
  fn(expr);
  for (const child of children(expr)) visit(child, fn);
}

/**
 * The expression with `replacement` in the place of a variable. Inside a macro whose own variable has that name it stays. No
 * macro may bind a variable that `replacement` reads: checked expressions of one scope never do, since shadowing is refused.
 */
export function substitute(expr: Expr, variable: string, replacement: Expr): Expr {
  const inner = (part: Expr): Expr => substitute(part, variable, replacement);
  switch (expr.kind) {
    case "literal":
      return expr;
    case "variable":
      return expr.name === variable ? replacement : expr;
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
    case "conditional": {
      const then = inner(expr.then);
      return { ...expr, condition: inner(expr.condition), then, else: inner(expr.else) };
    }
    case "call":
      return { ...expr, args: expr.args.map(inner) };
    case "invoke": {
      const args = expr.args.map(inner);
      return expr.receiver === undefined ? { ...expr, args } : { ...expr, receiver: inner(expr.receiver), args };
    }
    case "macro": {
      const range = inner(expr.range);
      return expr.variable === variable ? { ...expr, range } : { ...expr, range, body: inner(expr.body) };
    }
    default:
      return assertNever(expr);
  }
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
