import type { EnumDeclaration, ScalarDeclaration, UnionDeclaration } from "../../program/declaration.ts";
import type { PrimitiveName, PrimitiveType, TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import type { DeclaredModel, ExpressionScope } from "./request.ts";

/** What a type comes down to once names are looked up; null is left aside. */
export type Shape =
  | {
      readonly kind: "primitive";
      readonly name: PrimitiveName;
      readonly declaration: ScalarDeclaration | EnumDeclaration | undefined;
    }
  | { readonly kind: "list"; readonly element: TypeExpr }
  | { readonly kind: "map"; readonly value: TypeExpr }
  | { readonly kind: "model"; readonly model: DeclaredModel }
  | { readonly kind: "union"; readonly union: UnionDeclaration }
  | { readonly kind: "undeclared" };

/** The primitive type of that name. */
export function primitive(name: PrimitiveName): PrimitiveType {
  return { kind: "primitive", name };
}

export const boolType: TypeExpr = primitive("bool");
export const stringType: TypeExpr = primitive("string");
export const intType: TypeExpr = primitive("int");
export const numberType: TypeExpr = primitive("number");
export const nullType: TypeExpr = primitive("null");
export const jsonType: TypeExpr = primitive("json");

/** Whether two types are written the same. */
export function sameType(a: TypeExpr, b: TypeExpr): boolean {
  return typeText(a) === typeText(b);
}

/** Looks the type up. A reference to a scalar or an enum becomes its primitive, one to a named list or map its parts. */
export function shapeOf(type: TypeExpr, scope: ExpressionScope): Shape {
  switch (type.kind) {
    case "primitive":
      return { kind: "primitive", name: type.name, declaration: undefined };
    case "list":
    case "map":
      return type;
    case "nullable":
      return shapeOf(type.inner, scope);
    case "reference":
      return declaredShape(type.target, scope);
  }
}

function declaredShape(name: string, scope: ExpressionScope): Shape {
  const declaration = scope.declarations.get(name);
  switch (declaration?.kind) {
    case "scalar":
      return { kind: "primitive", name: declaration.base, declaration };
    case "enum":
      return { kind: "primitive", name: "string", declaration };
    case "list":
      return { kind: "list", element: declaration.element };
    case "map":
      return { kind: "map", value: declaration.value };
    case "model":
      return { kind: "model", model: declaration };
    case "union":
      return { kind: "union", union: declaration };
    case undefined:
      return { kind: "undeclared" };
  }
}

/** Name of the primitive that the type comes down to; undefined for lists, maps, models and unions. */
export function primitiveName(type: TypeExpr, scope: ExpressionScope): PrimitiveName | undefined {
  const shape = shapeOf(type, scope);
  return shape.kind === "primitive" ? shape.name : undefined;
}

/** Whether the type, null aside, is `int` or `number`. */
export function isNumeric(type: TypeExpr, scope: ExpressionScope): boolean {
  const name = primitiveName(type, scope);
  return name === "int" || name === "number";
}

/** Type of the elements, null aside; undefined for what is no list. */
export function elementType(type: TypeExpr, scope: ExpressionScope): TypeExpr | undefined {
  const shape = shapeOf(type, scope);
  return shape.kind === "list" ? shape.element : undefined;
}

/** Type of the entries, null aside; undefined for what is no map. A `json_object` is a map of `json`. */
export function entryType(type: TypeExpr, scope: ExpressionScope): TypeExpr | undefined {
  const shape = shapeOf(type, scope);
  if (shape.kind === "map") return shape.value;
  return shape.kind === "primitive" && shape.name === "json_object" ? jsonType : undefined;
}

/** The enum that the type is, null aside. */
export function enumOf(type: TypeExpr, scope: ExpressionScope): EnumDeclaration | undefined {
  const shape = shapeOf(type, scope);
  return shape.kind === "primitive" && shape.declaration?.kind === "enum" ? shape.declaration : undefined;
}
