import type { Constraint } from "../../program/constraint.ts";
import type { Property } from "../../program/declaration.ts";
import type { JsonValue } from "../../program/json.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { codePointCount } from "./code-points.ts";
import { anyNumber, exactly, hullOf, type Interval, intersect, safeIntegers, sizes } from "./interval.ts";
import type { ExpressionScope } from "./request.ts";
import { shapeOf } from "./types.ts";

/** What is measured: a number itself, or how many code points, elements or keys a value has. */
export type Measure = "value" | "size";

/** Where the values of a property lie; of a union, over all variants that have it. Undefined where there is none. */
export function propertyBounds(
  owner: string,
  name: string,
  measure: Measure,
  scope: ExpressionScope,
): Interval | undefined {
  const declaration = scope.declarations.get(owner);
  const models =
    declaration?.kind === "union"
      ? declaration.variants
          .map(({ type }) => shapeOf(type, scope))
          .flatMap((shape) => (shape.kind === "model" ? [shape.model] : []))
      : declaration?.kind === "model"
        ? [declaration]
        : [];
  const found = models.flatMap(({ properties }) => properties.filter((property) => property.name === name));
  return hullOf(found.map((property) => boundsOfProperty(property, measure, scope)));
}

function boundsOfProperty(property: Property, measure: Measure, scope: ExpressionScope): Interval {
  const fixed = property.fixed === undefined ? undefined : measured(property.fixed, measure);
  return fixed ?? constrain(typeBounds(property.type, measure, scope), property.constraints, measure);
}

/** Where the values of a type lie, by its constraints if it has a name. */
export function typeBounds(type: TypeExpr, measure: Measure, scope: ExpressionScope): Interval {
  const shape = shapeOf(type, scope);
  const start =
    measure === "size" ? sizes : shape.kind === "primitive" && shape.name === "number" ? anyNumber : safeIntegers;
  const own = type.kind === "nullable" ? type.inner : type;
  const declaration = own.kind === "reference" ? scope.declarations.get(own.target) : undefined;
  switch (declaration?.kind) {
    case "scalar":
    case "list":
    case "map":
      return constrain(start, declaration.constraints, measure);
    case "enum":
      return measure === "size"
        ? (hullOf(declaration.members.map(({ name }) => exactly(codePointCount(name)))) ?? start)
        : start;
    default:
      return start;
  }
}

function constrain(start: Interval, constraints: readonly Constraint[], measure: Measure): Interval {
  const isInt = start !== anyNumber;
  return constraints
    .flatMap((constraint) => constraintBounds(constraint, measure, isInt) ?? [])
    .reduce(intersect, start);
}

function constraintBounds(constraint: Constraint, measure: Measure, isInt: boolean): Interval | undefined {
  if (constraint.kind === "in") {
    const found = constraint.values.map((value) => measured(value, measure));
    return found.includes(undefined) ? undefined : hullOf(found.flatMap((each) => each ?? []));
  }
  return measure === "size" ? sizeConstraint(constraint) : numberConstraint(constraint, isInt);
}

function sizeConstraint(constraint: Constraint): Interval | undefined {
  switch (constraint.kind) {
    case "min_length":
    case "min_items":
    case "min_entries":
      return atLeast(constraint.value);
    case "max_length":
    case "max_items":
    case "max_entries":
      return atMost(constraint.value);
    default:
      return undefined;
  }
}

function numberConstraint(constraint: Constraint, isInt: boolean): Interval | undefined {
  switch (constraint.kind) {
    case "min":
      return atLeast(isInt ? Math.ceil(constraint.value) : constraint.value);
    case "max":
      return atMost(isInt ? Math.floor(constraint.value) : constraint.value);
    case "exclusive_min":
      return atLeast(isInt ? Math.floor(constraint.value) + 1 : constraint.value);
    case "exclusive_max":
      return atMost(isInt ? Math.ceil(constraint.value) - 1 : constraint.value);
    default:
      return undefined;
  }
}

function measured(value: JsonValue, measure: Measure): Interval | undefined {
  if (measure === "value") return typeof value === "number" ? exactly(value) : undefined;
  return typeof value === "string" ? exactly(codePointCount(value)) : undefined;
}

function atLeast(min: number): Interval {
  return { min, max: Number.POSITIVE_INFINITY };
}

function atMost(max: number): Interval {
  return { min: Number.NEGATIVE_INFINITY, max };
}
