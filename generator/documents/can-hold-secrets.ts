import type { Declaration } from "../program/declaration.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";

/** Whether a secret can stand anywhere in a document of the type. */
export function canHoldSecrets(program: Program, type: string): boolean {
  const seen = new Set<string>();
  const inType = (expr: TypeExpr): boolean => {
    switch (expr.kind) {
      case "primitive":
        return false;
      case "nullable":
        return inType(expr.inner);
      case "list":
        return inType(expr.element);
      case "map":
        return inType(expr.value);
      case "reference":
        return inDeclaration(program.declarations[expr.target]);
    }
  };
  const inDeclaration = (declaration: Declaration | undefined): boolean => {
    if (declaration === undefined || seen.has(declaration.name)) return false;
    seen.add(declaration.name);
    switch (declaration.kind) {
      case "scalar":
      case "enum":
        return false;
      case "list":
        return inType(declaration.element);
      case "map":
        return inType(declaration.value);
      case "union":
        return declaration.variants.some((variant) => inType(variant.type));
      case "model":
        return declaration.properties.some((property) => property.secret || inType(property.type));
    }
  };
  return inDeclaration(program.declarations[type]);
}
