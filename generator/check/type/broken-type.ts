import type { TypeExpr } from "../../program/type-expr.ts";
import { referencesIn } from "../../program/type-walk.ts";

/**
 * Stands where a type expression is at fault, so that the fault is told once: it names nothing, and whatever meets it keeps
 * silent. A program with it is never used.
 */
export const brokenType: TypeExpr = { kind: "reference", target: "" };

/** Whether the type is, or holds, one that is at fault. */
export function isBroken(type: TypeExpr): boolean {
  return referencesIn(type).includes("");
}
