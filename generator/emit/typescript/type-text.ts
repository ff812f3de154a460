import { assertNever } from "../../program/assert-never.ts";
import type { Property } from "../../program/declaration.ts";
import { declarationOf } from "../../program/lookup.ts";
import { isShipped } from "../../program/shipped.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { referencesIn } from "../../program/type-walk.ts";
import { enumValues } from "./enum-values.ts";
import { numberLiteral, stringLiteral } from "./primitives.ts";
import type { Scope } from "./scope.ts";

/** Which side of parsing a type is for: what may be sent, or what comes of it. */
export type Side = "wire" | "model";

/** The TypeScript type of a type expression. */
export function typeText(type: TypeExpr, side: Side, scope: Scope): string {
  switch (type.kind) {
    case "primitive":
      return primitiveText(type.name, scope);
    case "nullable":
      return `${typeText(type.inner, side, scope)} | null`;
    case "list": {
      const element = typeText(type.element, side, scope);
      return type.element.kind === "nullable" ? `readonly (${element})[]` : `readonly ${parenthesized(element)}[]`;
    }
    case "map": {
      const value = typeText(type.value, side, scope);
      // An alias must not stand for itself before it is done, as it would in the arguments of `Record`.
      const isCircle = referencesIn(type.value).some((name) => scope.emission.facts.recursive.has(name));
      return isCircle ? `{ readonly [key: string]: ${value} }` : `Readonly<Record<string, ${value}>>`;
    }
    case "reference":
      return referenceText(type.target, side, scope);
    default:
      return assertNever(type);
  }
}

/** The TypeScript type of a property; a fixed value and the members of an enum that are left over narrow it. */
export function propertyTypeText(property: Property, side: Side, scope: Scope): string {
  return propertyTypeParts(property, side, scope).join(" | ");
}

/** The same as the members of a union, where it is one of literals. */
export function propertyTypeParts(property: Property, side: Side, scope: Scope): readonly string[] {
  if (property.fixed !== undefined) return [literalText(property.fixed)];
  const values = enumValues(property, scope.emission.program);
  if (values === undefined) return [typeText(property.type, side, scope)];
  return [...values.map((value) => stringLiteral(value)), ...(property.type.kind === "nullable" ? ["null"] : [])];
}

/** The literal of a scalar. */
export function literalText(value: string | number | boolean | null): string {
  switch (typeof value) {
    case "string":
      return stringLiteral(value);
    case "number":
      return numberLiteral(value);
    default:
      return String(value);
  }
}

/** A list inside a list needs its `readonly` in parentheses. */
function parenthesized(element: string): string {
  return element.startsWith("readonly ") ? `(${element})` : element;
}

function referenceText(name: string, side: Side, scope: Scope): string {
  const declaration = declarationOf(scope.emission.program, name);
  if (declaration.kind === "scalar" && isShipped(declaration)) return baseText(declaration.base);
  // A schema stays the plain JSON that it was.
  if (declaration.kind === "model" && isShipped(declaration)) return scope.runtimeType("JsonObject");
  return side === "wire" ? scope.wireOf(name) : scope.typeOf(name);
}

/** The TypeScript type of the values of a scalar. */
export function baseText(base: "string" | "int" | "number"): string {
  return base === "string" ? "string" : "number";
}

function primitiveText(name: string, scope: Scope): string {
  switch (name) {
    case "string":
    case "int":
    case "number":
      return baseText(name);
    case "bool":
      return "boolean";
    case "json":
      return scope.runtimeType("JsonValue");
    case "json_object":
    case "json_schema":
      return scope.runtimeType("JsonObject");
    case "thrown":
      return scope.runtimeType("Thrown");
    default:
      return "null";
  }
}
