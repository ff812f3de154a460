import type { Constraint } from "../../program/constraint.ts";
import type { Property } from "../../program/declaration.ts";
import { and, type Code, differs, primary } from "./code.ts";
import { triedInOrder, violation } from "./constraint.ts";
import type { Field } from "./fields.ts";
import type { Scope } from "./scope.ts";
import { shapeOf } from "./shape.ts";
import { isNotCode } from "./type-functions.ts";
import { literalText } from "./type-text.ts";

/** The condition under which the value of a property is not valid, rules aside. `depth` is that of what the object holds. */
export function propertyFault({ property, raw, hint }: Field, depth: string, scope: Scope): Code {
  const value = primary(raw);
  if (property.fixed !== undefined) return differs(value, primary(literalText(property.fixed)));
  const further = violations(property, property.constraints, value, hint, scope);
  const fault = isNotCode(property.type, { text: raw, depth }, scope, further);
  return property.presence === "optional" ? and(differs(value, primary("undefined")), fault) : fault;
}

/** The conditions under which a value of the type of a property breaks constraints. */
export function violations(
  property: Property,
  constraints: readonly Constraint[],
  value: Code,
  hint: string,
  scope: Scope,
): readonly Code[] {
  const isEnum = shapeOf(property.type, scope.emission.program).kind === "enum";
  return triedInOrder(constraints).map((constraint) => violation(constraint, { value, hint, isEnum }, scope));
}
