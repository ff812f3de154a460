import type {
  Declaration,
  EnumDeclaration,
  ListDeclaration,
  MapDeclaration,
  ModelDeclaration,
  ScalarDeclaration,
  UnionDeclaration,
} from "../../program/declaration.ts";
import { declarationOf } from "../../program/lookup.ts";
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
function declaredShape(declaration: Declaration): Shape {
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
