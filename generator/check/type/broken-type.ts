import type { TypeExpr } from "../../program/type-expr.ts";

/**
 * Stands where a type expression is at fault, so that the fault is told once: it names nothing, and whatever meets it keeps
 * silent. A program with it is never used.
 */
export const brokenType: TypeExpr = { kind: "reference", target: "" };

/** Whether the type is, or holds, one that is at fault. */
export function isBroken(type: TypeExpr): boolean {
  switch (type.kind) {
    case "primitive":
      return false;
    case "list":
      return isBroken(type.element);
    case "map":
      return isBroken(type.value);
    case "nullable":
      return isBroken(type.inner);
    case "reference":
      return type.target === "";
  }
}
