import { objectOf } from "../../interpret/json-kind.ts";
import { mapSecrets } from "../../interpret/secret-values.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import type { TypeExpr } from "../../program/type-expr.ts";

/** The value with every text and number inside a secret property replaced by asterisks: what docs may show. */
export function maskSecrets(value: JsonValue, type: TypeExpr, program: Program): JsonValue {
  return mapSecrets(type, value, program.declarations, (secret) => maskAll(secret.value));
}

function maskAll(value: JsonValue): JsonValue {
  if (isJsonList(value)) return value.map(maskAll);
  if (isJsonObject(value)) return objectOf(Object.entries(value).map(([key, entry]) => [key, maskAll(entry)]));
  return value === null ? null : "***";
}
