import type { Expr } from "../program/expression.ts";
import type { Rule } from "../program/rule.ts";

/** One way for a rule to be kept or broken: conditions that hold or do not, to be evaluated in their order. */
export interface Branch {
  readonly keeps: boolean;
  readonly conditions: readonly Condition[];
}

export interface Condition {
  readonly expr: Expr;
  readonly holds: boolean;
  /** False where the condition before it settles the matter, so that evaluating the rule never comes to this one. */
  readonly isAsked: boolean;
}

/** Most branches that are looked for. */
const most = 48;

/**
 * Every way through the `&&`, `||`, `!` and `?:` of a rule: of `a || b`, that a alone holds, that b alone does, and that neither
 * does. Whether documents for all of them exist is not known. A condition may be unsafe to evaluate where one before it
 * settles the matter; it then counts as one that does not hold.
 */
export function branchesOf({ when, must }: Rule): readonly Branch[] {
  const branches = [true, false].flatMap((keeps): readonly Branch[] => {
    const inMust = ways(must, keeps).map((conditions) => [...holding(when), ...conditions]);
    const inWhen = when === undefined ? [] : ways(when, true).map((conditions) => [...conditions, asked(must, keeps)]);
    const outside = when === undefined || !keeps ? [] : ways(when, false);
    return [...inMust, ...inWhen, ...outside].map((conditions) => ({ keeps, conditions }));
  });
  return branches.slice(0, most);
}

/** Conditions under which an expression has a value, each with another part of the expression that brings it about. */
function ways(expr: Expr, value: boolean): readonly (readonly Condition[])[] {
  switch (expr.kind) {
    case "unary":
      return expr.operator === "!" ? ways(expr.operand, !value) : [[asked(expr, value)]];
    case "binary": {
      if (expr.operator !== "&&" && expr.operator !== "||") return [[asked(expr, value)]];
      // The other side must not settle the matter: it holds in `&&`, and does not in `||`.
      const other = expr.operator === "&&";
      const right: Condition = { expr: expr.right, holds: other, isAsked: value === other };
      return [
        ...ways(expr.left, value).map((conditions) => [...conditions, right]),
        ...ways(expr.right, value).map((conditions) => [asked(expr.left, other), ...conditions]),
      ];
    }
    case "conditional":
      return [...through(expr.condition, true, expr.then, value), ...through(expr.condition, false, expr.else, value)];
    default:
      return [[asked(expr, value)]];
  }
}

function through(condition: Expr, holds: boolean, result: Expr, value: boolean): readonly (readonly Condition[])[] {
  return [
    ...ways(condition, holds).map((conditions) => [...conditions, asked(result, value)]),
    ...ways(result, value).map((conditions) => [asked(condition, holds), ...conditions]),
  ];
}

function holding(expr: Expr | undefined): readonly Condition[] {
  return expr === undefined ? [] : [asked(expr, true)];
}

function asked(expr: Expr, holds: boolean): Condition {
  return { expr, holds, isAsked: true };
}
