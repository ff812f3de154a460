import type { Constraint } from "../../program/constraint.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Scope } from "./scope.ts";
import { shapeOf } from "./shape.ts";

/** Constraints of the declared type of a value, then those around it: all are tried together. */
export function constraintsOf(type: TypeExpr, further: readonly Constraint[], scope: Scope): readonly Constraint[] {
  const shape = shapeOf(type, scope.emission.program);
  switch (shape.kind) {
    case "primitive":
    case "list":
    case "map":
      return [...(shape.declaration?.constraints ?? []), ...further];
    default:
      return further;
  }
}
