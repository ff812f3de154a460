import type { Program } from "./program.ts";
import type { TypeExpr } from "./type-expr.ts";
import { declarationsIn } from "./type-walk.ts";

/** Whether a secret can stand anywhere in a value of the type. */
export function canHoldSecrets({ declarations }: Program, type: TypeExpr): boolean {
  return declarationsIn(type, declarations).some(
    (declaration) => declaration.kind === "model" && declaration.properties.some(({ secret }) => secret),
  );
}
