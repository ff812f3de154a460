import { distinctValues } from "../interpret/canonical.ts";
import type { Constraint } from "../program/constraint.ts";
import type { JsonValue } from "../program/json.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { listOfSize } from "./collection-values.ts";
import { textOfLength } from "./text-values.ts";
import type { ValueSource } from "./value-source.ts";

/** Most values that are tried at one place. */
const most = 16;

/** Valid values for a place that expressions read: the usual ones, and those that have to do with literals in the expressions. */
export function interestingValues(
  source: ValueSource,
  type: TypeExpr,
  constraints: readonly Constraint[],
  literals: readonly (string | number)[],
): readonly JsonValue[] {
  const numbers = literals.filter((literal) => typeof literal === "number");
  const near = [...new Set(numbers.flatMap((number) => [number - 1, number, number + 1]))];
  const sizes = near.filter((size) => Number.isInteger(size) && size >= 0 && size <= 20);
  const candidates = [
    ...literals,
    ...near,
    ...(literals.length > 0 ? [[...literals]] : []),
    ...sizes.flatMap((size) => textOfLength(constraints, size) ?? []),
    ...sizes.flatMap((size) => listsOf(source, type, constraints, size)),
  ];
  const valid = candidates.filter((value) => source.interpreter.validateType(type, constraints, value).length === 0);
  return distinctValues([...source.values(type, constraints), ...valid]).slice(0, most);
}

function listsOf(
  source: ValueSource,
  type: TypeExpr,
  constraints: readonly Constraint[],
  size: number,
): readonly JsonValue[] {
  switch (type.kind) {
    case "nullable":
      return listsOf(source, type.inner, constraints, size);
    case "list":
      return [listOfSize(source, type.element, constraints, size)].filter((list) => list !== undefined);
    case "reference": {
      const declaration = source.program.declarations[type.target];
      if (declaration?.kind !== "list") return [];
      const list: TypeExpr = { kind: "list", element: declaration.element };
      return listsOf(source, list, [...declaration.constraints, ...constraints], size);
    }
    default:
      return [];
  }
}
