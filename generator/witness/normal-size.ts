import type { Declaration, Property } from "../program/declaration.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../program/json.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";

/** Most nodes of a normal form; rules read values in that form. */
const mostNodes = 1_500;

/** Says whether a value stays within bounds with every default written out. The value need not be valid. */
export type FitsInNormalForm = (type: TypeExpr, value: JsonValue) => boolean;

/** Defaults can multiply: a field with the default `{}` of a model with two such fields, and so on. They are counted, not made. */
export function createFitsInNormalForm(program: Program): FitsInNormalForm {
  const defaults = new Map<Property, number>();
  const size = (type: TypeExpr, value: JsonValue): number => {
    switch (type.kind) {
      case "nullable":
        return size(type.inner, value);
      case "list":
        return isJsonList(value) ? 1 + sum(value, (element) => size(type.element, element)) : 1;
      case "map":
        return isJsonObject(value) ? 1 + sum(Object.values(value), (entry) => size(type.value, entry)) : 1;
      case "primitive":
        return 1;
      case "reference":
        return declaredSize(program.declarations[type.target], value);
    }
  };
  const declaredSize = (declaration: Declaration | undefined, value: JsonValue): number => {
    switch (declaration?.kind) {
      case "list":
        return size({ kind: "list", element: declaration.element }, value);
      case "map":
        return size({ kind: "map", value: declaration.value }, value);
      case "union": {
        const tag = declaration.tag !== undefined && isJsonObject(value) ? value[declaration.tag] : undefined;
        const variants = declaration.variants.filter((variant) => tag === undefined || variant.tag === tag);
        return Math.max(1, ...variants.map((variant) => size(variant.type, value)));
      }
      case "model":
        return isJsonObject(value) ? 1 + sum(declaration.properties, (property) => propertySize(property, value)) : 1;
      default:
        return 1;
    }
  };
  const propertySize = (property: Property, object: Readonly<Record<string, JsonValue>>): number => {
    const given = Object.hasOwn(object, property.name) ? object[property.name] : undefined;
    if (given !== undefined) return size(property.type, given);
    const { default: fallback } = property;
    if (fallback === undefined) return 1;
    const known = defaults.get(property);
    if (known !== undefined) return known;
    // Until it is known, a default that leads back to itself counts for nothing.
    defaults.set(property, 0);
    const counted = size(property.type, fallback);
    defaults.set(property, counted);
    return counted;
  };
  return (type, value) => size(type, value) <= mostNodes;
}

function sum<T>(items: readonly T[], sizeOf: (item: T) => number): number {
  return items.reduce((total, item) => total + sizeOf(item), 0);
}
