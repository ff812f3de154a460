import type { TypeExpr } from "../../program/type-expr.ts";
import { boolType, jsonType, numberType, primitive, stringType } from "./types.ts";

const schema: TypeExpr = primitive("json_schema");
const list = (element: TypeExpr): TypeExpr => ({ kind: "list", element });
const map = (value: TypeExpr): TypeExpr => ({ kind: "map", value });

/**
 * What a rule reads under each keyword of a JSON Schema, null aside. `type` is json since it is a text or a list of texts.
 * Subschemas may be true or false, which read as null under a keyword.
 */
export const keywordTypes: ReadonlyMap<string, TypeExpr> = new Map([
  ...named(stringType, "$schema $id $ref $anchor $dynamicRef $dynamicAnchor $comment title description format pattern"),
  ...named(stringType, "contentEncoding contentMediaType"),
  ...named(jsonType, "type const default"),
  ...named(list(jsonType), "enum examples required"),
  ...named(boolType, "uniqueItems deprecated readOnly writeOnly"),
  ...named(numberType, "multipleOf minimum maximum exclusiveMinimum exclusiveMaximum"),
  ...named(numberType, "minLength maxLength minItems maxItems minContains maxContains minProperties maxProperties"),
  ...named(schema, "items contains additionalProperties propertyNames unevaluatedItems unevaluatedProperties"),
  ...named(schema, "not if then else contentSchema"),
  ...named(list(schema), "allOf anyOf oneOf prefixItems"),
  ...named(map(schema), "properties patternProperties $defs definitions dependentSchemas"),
  ...named(map(list(jsonType)), "dependentRequired"),
]);

function named(type: TypeExpr, names: string): (readonly [string, TypeExpr])[] {
  return names.split(" ").map((name) => [name, type] as const);
}
