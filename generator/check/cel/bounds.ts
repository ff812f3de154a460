import type { Constraint } from "../../program/constraint.ts";
import type { Property } from "../../program/declaration.ts";
import type { Expr, SelectExpr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { combine, exactly, hull, type Interval, intersect, negate, safeIntegers, sizes } from "./interval.ts";
import type { ExpressionScope } from "./request.ts";
import { elementType, shapeOf } from "./types.ts";

/** Bounds of the variables of macros, by name; those of the request are not known. */
export type VariableBounds = ReadonlyMap<string, Interval>;

/**
 * Where the value of an int expression must lie. Only what validation has made sure of counts: the constraints of properties,
 * sizes and literals. What a caller passes as a parameter may be any int.
 */
export function boundsOf(expr: Expr, variables: VariableBounds, scope: ExpressionScope): Interval {
  const inner = (part: Expr): Interval => boundsOf(part, variables, scope);
  switch (expr.kind) {
    case "literal":
      return typeof expr.value === "number" ? exactly(expr.value) : safeIntegers;
    case "variable":
      return variables.get(expr.name) ?? safeIntegers;
    case "select":
      return memberBounds(expr, scope);
    case "unary":
      return expr.operator === "-" ? negate(inner(expr.operand)) : safeIntegers;
    case "binary":
      switch (expr.operator) {
        case "+":
        case "-":
        case "*":
        case "/":
        case "%":
          return combine(expr.operator, inner(expr.left), inner(expr.right));
        default:
          return safeIntegers;
      }
    case "conditional":
      return hull(inner(expr.then), inner(expr.else));
    case "call":
      return expr.function === "size" ? sizes : safeIntegers;
    default:
      return safeIntegers;
  }
}

/** Where the elements of a list must lie, if they are ints. */
export function elementBounds(range: Expr, variables: VariableBounds, scope: ExpressionScope): Interval {
  switch (range.kind) {
    case "list":
      return (
        range.elements.map((element) => boundsOf(element, variables, scope)).reduce(hullOr, undefined) ?? safeIntegers
      );
    case "select": {
      const element = elementType(range.type, scope);
      return element === undefined || range.of === "derived" ? safeIntegers : typeBounds(element, scope);
    }
    case "macro":
      if (range.macro === "filter") return elementBounds(range.range, variables, scope);
      return range.macro === "map" ? boundsOf(range.body, withVariable(range, variables, scope), scope) : safeIntegers;
    case "conditional":
      return hull(elementBounds(range.then, variables, scope), elementBounds(range.else, variables, scope));
    default:
      return safeIntegers;
  }
}

/** The bounds that hold inside a macro. */
export function withVariable(
  macro: { readonly variable: string; readonly range: Expr },
  variables: VariableBounds,
  scope: ExpressionScope,
): VariableBounds {
  return new Map(variables).set(macro.variable, elementBounds(macro.range, variables, scope));
}

function hullOr(sum: Interval | undefined, next: Interval): Interval {
  return sum === undefined ? next : hull(sum, next);
}

function memberBounds(expr: SelectExpr, scope: ExpressionScope): Interval {
  if (expr.of !== "property" || expr.model === undefined) return safeIntegers;
  const declaration = scope.declarations.get(expr.model);
  if (declaration?.kind === "model") return propertyBounds(declaration.properties, expr.member, scope);
  if (declaration?.kind !== "union") return safeIntegers;
  return (
    declaration.variants
      .map(({ type }) => shapeOf(type, scope))
      .flatMap((shape) => (shape.kind === "model" ? [shape.model.properties] : []))
      .filter((properties) => properties.some((property) => property.name === expr.member))
      .map((properties) => propertyBounds(properties, expr.member, scope))
      .reduce(hullOr, undefined) ?? safeIntegers
  );
}

function propertyBounds(properties: readonly Property[], name: string, scope: ExpressionScope): Interval {
  const property = properties.find((candidate) => candidate.name === name);
  if (property === undefined) return safeIntegers;
  if (typeof property.fixed === "number") return exactly(property.fixed);
  return constrain(typeBounds(property.type, scope), property.constraints);
}

function typeBounds(type: TypeExpr, scope: ExpressionScope): Interval {
  const shape = shapeOf(type, scope);
  if (shape.kind !== "primitive" || shape.declaration?.kind !== "scalar") return safeIntegers;
  return constrain(safeIntegers, shape.declaration.constraints);
}

function constrain(start: Interval, constraints: readonly Constraint[]): Interval {
  return constraints.map(constraintBounds).reduce(intersect, start);
}

function constraintBounds(constraint: Constraint): Interval {
  switch (constraint.kind) {
    case "min":
      return { min: Math.ceil(constraint.value), max: safeIntegers.max };
    case "max":
      return { min: safeIntegers.min, max: Math.floor(constraint.value) };
    case "exclusive_min":
      return { min: Math.floor(constraint.value) + 1, max: safeIntegers.max };
    case "exclusive_max":
      return { min: safeIntegers.min, max: Math.ceil(constraint.value) - 1 };
    case "in": {
      const numbers = constraint.values.filter((value) => typeof value === "number");
      return numbers.map(exactly).reduce(hullOr, undefined) ?? safeIntegers;
    }
    default:
      return safeIntegers;
  }
}
