import type { ModelDeclaration, Property } from "../../../generator/program/declaration.ts";
import type { JsonObject, JsonValue } from "../../../generator/program/json.ts";

/** Every document of a model whose properties have few values: each absent, null and every value, as far as its structure allows. */
export function everyDocument(
  model: ModelDeclaration,
  isValid: (property: Property, value: JsonValue) => boolean,
): readonly JsonObject[] {
  let documents: readonly JsonObject[] = [{}];
  for (const property of model.properties) {
    const values = candidates.filter((value) => isValid(property, value));
    documents = documents.flatMap((document) => [
      ...(property.presence === "required" ? [] : [document]),
      ...values.map((value) => ({ ...document, [property.name]: value })),
    ]);
  }
  return documents;
}

const candidates: readonly JsonValue[] = [null, true, false, "a", "b", "c", 0, 1, 2, 3];
