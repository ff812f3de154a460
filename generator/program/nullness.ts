import type { NullableType, TypeExpr } from "./type-expr.ts";

/** The type or null; the same type where null is in it already. */
export function nullable(type: TypeExpr): TypeExpr {
  return mayBeNull(type) ? type : { kind: "nullable", inner: type };
}

/** The type without null. */
export function withoutNull(type: TypeExpr): Exclude<TypeExpr, NullableType> {
  return type.kind === "nullable" ? withoutNull(type.inner) : type;
}

/** Whether null is among the values of the type. */
export function mayBeNull(type: TypeExpr): boolean {
  return type.kind === "nullable" || (type.kind === "primitive" && (type.name === "json" || type.name === "null"));
}
