import { isJsonList, isJsonObject, type JsonValue } from "../program/json.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { type Declarations, kindOf } from "./rules/kinds.ts";

/** Whether a value of the type holds something in a secret property. Such a value is never printed. */
export function showsSecret(value: JsonValue, type: TypeExpr, declarations: Declarations): boolean {
  const kind = kindOf(type, declarations);
  switch (kind.kind) {
    case "list":
      return isJsonList(value) && value.some((element) => showsSecret(element, kind.element, declarations));
    case "map":
      return isJsonObject(value) && Object.values(value).some((entry) => showsSecret(entry, kind.value, declarations));
    case "union":
      return kind.union.variants.some((variant) => showsSecret(value, variant.type, declarations));
    case "model":
      if (!isJsonObject(value)) return false;
      return kind.model.properties.some((property) => {
        const held = Object.hasOwn(value, property.name) ? value[property.name] : undefined;
        if (held === undefined) return false;
        return property.secret ? !isEmpty(held) : showsSecret(held, property.type, declarations);
      });
    default:
      return false;
  }
}

function isEmpty(value: JsonValue): boolean {
  if (isJsonList(value)) return value.length === 0;
  return value === null || (isJsonObject(value) && Object.keys(value).length === 0);
}
