import type { Property } from "../../../program/declaration.ts";
import { mayBeNull, withoutNull } from "../../../program/nullness.ts";
import type { Program } from "../../../program/program.ts";
import { enumValues, memberNames } from "../enum-values.ts";
import { shapeOf } from "../shape.ts";

/** The state of a property as far as rules are followed: its value, null where it is absent, or any value that is not told from others. */
export type State = string | number | boolean | null | typeof present;

/** Stands for all values of a property of which only the presence is looked at. */
export const present: unique symbol = Symbol("present");

/** The states of some properties at once, by the name of the property. */
export type Row = ReadonlyMap<string, State>;

/** The states that a property can have by its type alone; none where null is a value of its own beside absence. */
export function statesOf(property: Property, program: Program): readonly State[] {
  if (property.fixed !== undefined) return [property.fixed];
  if (hasNullAmongValues(property, program)) return [];
  const values = valuesOf(property, program) ?? [present];
  return mayBeAbsent(property) ? [...values, null] : values;
}

/** Whether a property reads as null where it is absent. */
export function mayBeAbsent({ presence, type, fixed }: Property): boolean {
  return fixed === undefined && (presence === "optional" || mayBeNull(type));
}

/** Whether the values of a property are listed one by one in its type, so that a test of them can tell of other properties. */
export function isListed(property: Property, program: Program): boolean {
  return property.fixed !== undefined || valuesOf(property, program) !== undefined;
}

function valuesOf(property: Property, program: Program): readonly State[] | undefined {
  const shape = shapeOf(property.type, program);
  if (shape.kind === "enum") return enumValues(property, program) ?? memberNames(shape.declaration);
  return shape.kind === "primitive" && shape.name === "bool" ? [true, false] : undefined;
}

/** The type of any JSON value has null in it, and no name for the rest; the same goes for a union with such a variant. */
function hasNullAmongValues({ type }: Property, program: Program): boolean {
  const shape = shapeOf(type, program);
  if (shape.kind === "union") return shape.declaration.variants.some(({ jsonKinds }) => jsonKinds.includes("null"));
  return mayBeNull(withoutNull(type));
}
