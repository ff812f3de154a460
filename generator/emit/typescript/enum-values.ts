import type { Constraint } from "../../program/constraint.ts";
import type { EnumDeclaration, Property } from "../../program/declaration.ts";
import type { JsonValue } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import { shapeOf } from "./shape.ts";

/** The only values that constraints of a property list. */
export function listedValues({ constraints }: Property): readonly JsonValue[] | undefined {
  const [listed] = constraints.flatMap((each) => (each.kind === "in" ? [each.values] : []));
  return listed?.filter((value) => constraints.every((each) => admits(each, value)));
}

/** The members of an enum that a property may have, where constraints leave out some. */
export function enumValues({ type, constraints }: Property, program: Program): readonly string[] | undefined {
  const shape = shapeOf(type, program);
  if (shape.kind !== "enum" || !constraints.some(narrows)) return undefined;
  return memberNames(shape.declaration).filter((name) => constraints.every((each) => admits(each, name)));
}

/** Values of an enum in spec order. */
export function memberNames(declaration: EnumDeclaration): readonly string[] {
  return declaration.members.map((member) => member.name);
}

function narrows({ kind }: Constraint): boolean {
  return kind === "in" || kind === "not_in";
}

/** Whether a list of values that are allowed, or are not, lets a value pass; so does any other constraint. */
export function admits(constraint: Constraint, value: JsonValue): boolean {
  if (constraint.kind === "in") return constraint.values.includes(value);
  return constraint.kind !== "not_in" || !constraint.values.includes(value);
}
