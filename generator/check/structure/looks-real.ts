import { isJsonList, isJsonObject, type JsonValue } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import type { PrimitiveName, TypeExpr } from "../../program/type-expr.ts";

type Declarations = Program["declarations"];

/**
 * Whether the value, or some part of it, is of the kind that the type asks for at its place, so that it might be what somebody
 * really keeps there. Constraints are left aside: a password that is too short is a password.
 */
export function looksReal(type: TypeExpr, value: JsonValue, declarations: Declarations): boolean {
  switch (type.kind) {
    case "primitive":
      return hasKind(type.name, value);
    case "nullable":
      return value === null || looksReal(type.inner, value, declarations);
    case "list":
      return isJsonList(value) && someOrNone(value, (element) => looksReal(type.element, element, declarations));
    case "map":
      if (!isJsonObject(value)) return false;
      return someOrNone(Object.values(value), (entry) => looksReal(type.value, entry, declarations));
    case "reference":
      return looksDeclared(type.target, value, declarations);
  }
}

function looksDeclared(name: string, value: JsonValue, declarations: Declarations): boolean {
  const declaration = declarations[name];
  switch (declaration?.kind) {
    case "scalar":
      return hasKind(declaration.base, value);
    case "enum":
      return hasKind("string", value);
    case "list":
      return looksReal({ kind: "list", element: declaration.element }, value, declarations);
    case "map":
      return looksReal({ kind: "map", value: declaration.value }, value, declarations);
    case "union":
      return declaration.variants.some((variant) => looksReal(variant.type, value, declarations));
    case "model":
      if (!isJsonObject(value)) return false;
      return someOrNone(Object.entries(value), ([key, entry]) => {
        const property = declaration.properties.find((candidate) => candidate.name === key);
        // Under a misspelt key may stand what belongs under the right one.
        return property === undefined || looksReal(property.type, entry, declarations);
      });
    case undefined:
      return false;
  }
}

function hasKind(name: PrimitiveName, value: JsonValue): boolean {
  switch (name) {
    case "string":
      return typeof value === "string";
    case "int":
    case "number":
      return typeof value === "number";
    case "bool":
      return typeof value === "boolean";
    case "null":
      return value === null;
    case "json_object":
    case "json_schema":
      return isJsonObject(value);
    case "json":
    case "thrown":
      return true;
  }
}

/** Something empty is of its kind. */
function someOrNone<T>(parts: readonly T[], test: (part: T) => boolean): boolean {
  return parts.length === 0 || parts.some(test);
}
