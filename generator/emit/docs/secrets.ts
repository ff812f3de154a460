import { isJsonList, isJsonObject, type JsonValue } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import type { TypeExpr } from "../../program/type-expr.ts";

/** The value with every text and number inside a secret property replaced by asterisks: what docs may show. */
export function maskSecrets(value: JsonValue, type: TypeExpr, program: Program): JsonValue {
  switch (type.kind) {
    case "nullable":
      return maskSecrets(value, type.inner, program);
    case "list":
      return isJsonList(value) ? value.map((element) => maskSecrets(element, type.element, program)) : value;
    case "map":
      return isJsonObject(value) ? mapValues(value, (entry) => maskSecrets(entry, type.value, program)) : value;
    case "reference":
      return maskDeclared(value, type.target, program);
    default:
      return value;
  }
}

function maskDeclared(value: JsonValue, name: string, program: Program): JsonValue {
  const declaration = program.declarations[name];
  switch (declaration?.kind) {
    case "model":
      if (!isJsonObject(value)) return value;
      return mapValues(value, (entry, key) => {
        const property = declaration.properties.find((candidate) => candidate.name === key);
        if (property === undefined) return entry;
        return property.secret ? maskAll(entry) : maskSecrets(entry, property.type, program);
      });
    case "union":
      return declaration.variants.reduce((masked, variant) => maskSecrets(masked, variant.type, program), value);
    case "list":
      return maskSecrets(value, { kind: "list", element: declaration.element }, program);
    case "map":
      return maskSecrets(value, { kind: "map", value: declaration.value }, program);
    default:
      return value;
  }
}

function maskAll(value: JsonValue): JsonValue {
  if (isJsonList(value)) return value.map(maskAll);
  if (isJsonObject(value)) return mapValues(value, maskAll);
  return value === null ? null : "***";
}

function mapValues(
  value: { readonly [key: string]: JsonValue },
  change: (entry: JsonValue, key: string) => JsonValue,
): JsonValue {
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(entry, key)]));
}
