import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import type { Context } from "../context.ts";
import { basesOf } from "../model/model-draft.ts";
import { isBroken } from "./broken-type.ts";

/**
 * Whether every value of `type` is a value of `wider`, as far as their declarations tell; constraints are left aside, and a
 * broken type gets the benefit of the doubt.
 */
export function isNarrower(type: TypeExpr, wider: TypeExpr, context: Context): boolean {
  if (typeText(type) === typeText(wider) || isBroken(type) || isBroken(wider)) return true;
  if (isPrimitive(wider, "json")) return true;
  if (wider.kind === "nullable") return isNarrower(type.kind === "nullable" ? type.inner : type, wider.inner, context);
  if (type.kind === "nullable") return false;
  if (type.kind === "list" && wider.kind === "list") return isNarrower(type.element, wider.element, context);
  if (type.kind === "map" && wider.kind === "map") return isNarrower(type.value, wider.value, context);
  if (isPrimitive(wider, "number") && isPrimitive(type, "int")) return true;
  if (isPrimitive(wider, "json_object")) return isObject(type, context);
  if (wider.kind === "reference" && isVariant(type, wider.target, context)) return true;
  return type.kind === "reference" && isDeclaredNarrower(type.target, wider, context);
}

function isDeclaredNarrower(name: string, wider: TypeExpr, context: Context): boolean {
  const target = wider.kind === "reference" ? wider.target : undefined;
  const draft = context.models.get(name);
  if (draft !== undefined) return basesOf(draft).some((base) => base.symbol.name === target);
  const declared = context.plain.get(name);
  switch (declared?.kind) {
    case "scalar":
      return isPrimitive(wider, declared.base) || (declared.base === "int" && isPrimitive(wider, "number"));
    case "enum": {
      const other = target === undefined ? undefined : context.plain.get(target);
      if (other?.kind !== "enum") return isPrimitive(wider, "string");
      const names = new Set(other.members.map((member) => member.name));
      return declared.members.every((member) => names.has(member.name));
    }
    case "list":
      return wider.kind === "list" && isNarrower(declared.element, wider.element, context);
    case "map":
      return wider.kind === "map" && isNarrower(declared.value, wider.value, context);
    case "union":
      return declared.variants.every((variant) => isNarrower(variant.type, wider, context));
    default:
      return false;
  }
}

function isVariant(type: TypeExpr, name: string, context: Context): boolean {
  const union = context.plain.get(name);
  return union?.kind === "union" && union.variants.some((variant) => isNarrower(type, variant.type, context));
}

function isObject(type: TypeExpr, context: Context): boolean {
  if (type.kind === "map") return true;
  if (type.kind === "primitive") return type.name === "json_schema";
  if (type.kind !== "reference") return false;
  return context.models.has(type.target) || context.plain.get(type.target)?.kind === "map";
}

function isPrimitive(type: TypeExpr, name: string): boolean {
  return type.kind === "primitive" && type.name === name;
}
