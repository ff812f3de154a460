import type { Expr } from "../../../program/expression.ts";
import { literalName, type Names, pathName, shapeOf, sourceName } from "./names.ts";

/** A value as a phrase: `total`, 3, the number of items of `lines`. What is worked out otherwise stands as it is written. */
export function termName(expr: Expr, names: Names): string {
  if (expr.kind === "literal") return literalName(expr.value);
  const size = expr.kind === "call" && expr.function === "size" ? expr.args[0] : undefined;
  const counted = size && pathName(size, names);
  if (size !== undefined && counted !== undefined) return `the number of ${sizeUnit(size, names)}s of ${counted}`;
  return pathName(expr, names) ?? sourceName(expr, names);
}

/** What `size` counts in a value, in the singular. */
export function sizeUnit(expr: Expr, names: Names): string {
  switch (shapeOf(expr.type, names)) {
    case "list":
      return "item";
    case "string":
      return "character";
    default:
      return "key";
  }
}
