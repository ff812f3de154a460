import type { Expr } from "../../program/expression.ts";

/**
 * A name for what is read, the same for the same reading: a variable, the members from it on, and what functions of the
 * language make of them, such as `size(this.name)`. Undefined for all else.
 */
export function pathOf(expr: Expr): string | undefined {
  switch (expr.kind) {
    case "variable":
      return JSON.stringify(expr.name);
    case "select": {
      const object = pathOf(expr.object);
      return object && memberPath(object, expr.member);
    }
    case "call":
      return callPath(expr.function, expr.args.map(keyOf));
    default:
      return undefined;
  }
}

/** The same, and a name for literals as well. */
export function keyOf(expr: Expr): string | undefined {
  return expr.kind === "literal" ? `=${JSON.stringify(expr.value)}` : pathOf(expr);
}

/** The path of a member of what lies at a path. */
export function memberPath(object: string, member: string): string {
  return `${object}.${JSON.stringify(member)}`;
}

/** The path of what a function makes of its arguments; undefined where one of them has none. */
export function callPath(name: string, args: readonly (string | undefined)[]): string | undefined {
  return args.includes(undefined) ? undefined : `${name}(${args.join()})`;
}
