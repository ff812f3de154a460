import type { UnionDeclaration } from "../../program/declaration.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../program/json.ts";
import type { TypeExpr } from "../../program/type-expr.ts";

/** The variant that a list or an object is read as; undefined where none is meant, and for other values. */
export function variantOf(union: UnionDeclaration, value: JsonValue): TypeExpr | undefined {
  if (union.tag !== undefined) {
    const tag = isJsonObject(value) && Object.hasOwn(value, union.tag) ? value[union.tag] : undefined;
    return union.variants.find((variant) => variant.tag === tag)?.type;
  }
  const kind = isJsonList(value) ? "list" : isJsonObject(value) ? "object" : undefined;
  return union.variants.find((variant) => variant.jsonKinds.some((candidate) => candidate === kind))?.type;
}
