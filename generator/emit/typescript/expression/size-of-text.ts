import type { Expr } from "../../../program/expression.ts";
import { withoutNull } from "../../../program/nullness.ts";
import { shapeOf } from "../shape.ts";
import type { Environment } from "./environment.ts";

/** Whether the values of an expression are texts. */
export function isText({ type }: Expr, { scope }: Environment): boolean {
  const shape = shapeOf(withoutNull(type), scope.emission.program);
  return shape.kind === "enum" || (shape.kind === "primitive" && shape.name === "string");
}

/** The text whose size is compared with zero; undefined where it is something else that is compared. */
export function emptyText(size: Expr, zero: Expr, env: Environment): Expr | undefined {
  const [text] = size.kind === "call" && size.function === "size" ? size.args : [];
  return text !== undefined && isText(text, env) && zero.kind === "literal" && zero.value === 0 ? text : undefined;
}
