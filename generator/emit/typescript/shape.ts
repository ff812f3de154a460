import type {
  Declaration,
  EnumDeclaration,
  ListDeclaration,
  MapDeclaration,
  ModelDeclaration,
  ScalarDeclaration,
  UnionDeclaration,
} from "../../program/declaration.ts";
import type { Program } from "../../program/program.ts";
import type { PrimitiveName, TypeExpr } from "../../program/type-expr.ts";

/** What a type comes down to once names are looked up; null is left aside. */
export type Shape =
  | { readonly kind: "primitive"; readonly name: PrimitiveName; readonly declaration?: ScalarDeclaration }
  | { readonly kind: "enum"; readonly declaration: EnumDeclaration }
  | { readonly kind: "list"; readonly element: TypeExpr; readonly declaration?: ListDeclaration }
  | { readonly kind: "map"; readonly value: TypeExpr; readonly declaration?: MapDeclaration }
  | { readonly kind: "model"; readonly declaration: ModelDeclaration }
  | { readonly kind: "union"; readonly declaration: UnionDeclaration };

/** Looks a type up. */
export function shapeOf(type: TypeExpr, program: Program): Shape {
  switch (type.kind) {
    case "primitive":
    case "list":
    case "map":
      return type;
    case "nullable":
      return shapeOf(type.inner, program);
    case "reference":
      return declaredShape(declarationOf(program, type.target));
  }
}

/** What a declared name stands for. */
export function declaredShape(declaration: Declaration): Shape {
  switch (declaration.kind) {
    case "scalar":
      return { kind: "primitive", name: declaration.base, declaration };
    case "list":
      return { kind: "list", element: declaration.element, declaration };
    case "map":
      return { kind: "map", value: declaration.value, declaration };
    case "enum":
      return { kind: "enum", declaration };
    case "model":
      return { kind: "model", declaration };
    case "union":
      return { kind: "union", declaration };
  }
}

/** The declaration of a name that the checker has resolved. */
export function declarationOf(program: Program, name: string): Declaration {
  const declaration = Object.hasOwn(program.declarations, name) ? program.declarations[name] : undefined;
  if (declaration === undefined) throw new Error(`"${name}" is not declared`);
  return declaration;
}

/** The model of a name that the checker knows to be one. */
export function modelOf(program: Program, name: string): ModelDeclaration {
  const declaration = declarationOf(program, name);
  if (declaration.kind !== "model") throw new Error(`"${name}" is no model`);
  return declaration;
}

/** Whether null is among the values of a type. */
export function mayBeNull(type: TypeExpr): boolean {
  return type.kind === "nullable" || (type.kind === "primitive" && (type.name === "json" || type.name === "null"));
}

/** The type without null. */
export function withoutNull(type: TypeExpr): TypeExpr {
  return type.kind === "nullable" ? withoutNull(type.inner) : type;
}

/** Types that stand directly in a declaration: of properties, elements, values, variants. */
export function innerTypes(declaration: Declaration): readonly TypeExpr[] {
  switch (declaration.kind) {
    case "scalar":
    case "enum":
      return [];
    case "list":
      return [declaration.element];
    case "map":
      return [declaration.value];
    case "model":
      return declaration.properties.map((property) => property.type);
    case "union":
      return declaration.variants.map((variant) => variant.type);
  }
}

/** Names of the declared types in a type. */
export function referencesIn(type: TypeExpr): readonly string[] {
  switch (type.kind) {
    case "primitive":
      return [];
    case "list":
      return referencesIn(type.element);
    case "map":
      return referencesIn(type.value);
    case "nullable":
      return referencesIn(type.inner);
    case "reference":
      return [type.target];
  }
}
