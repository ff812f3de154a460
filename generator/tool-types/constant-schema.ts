import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";

/** A schema of values that are listed. A list or an object among them is told by its parts, so that none is read as a schema. */
export function constantSchema(values: readonly JsonValue[]): JsonObject {
  const scalars = values.filter((value) => !isCompound(value));
  const compounds = values.filter(isCompound).map(compoundSchema);
  if (compounds.length === 0) return { enum: scalars };
  return { anyOf: [...(scalars.length === 0 ? [] : [{ enum: scalars }]), ...compounds] };
}

function compoundSchema(value: JsonValue): JsonObject {
  if (isJsonList(value)) {
    const items = value.map((item) => constantSchema([item]));
    return { type: "array", ...tuple(items, false) };
  }
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([key, item]) => [key, constantSchema([item])])),
    required: entries.map(([key]) => key),
    additionalProperties: false,
  };
}

function isCompound(value: JsonValue): boolean {
  return typeof value === "object" && value !== null;
}

/** Keywords of a list that begins with all of these; what follows must fit `rest`. In the words of older drafts. */
export function tuple(first: readonly JsonValue[], rest: JsonValue): JsonObject {
  if (first.length === 0) return { items: rest };
  const most = rest === false ? { maxItems: first.length } : {};
  return { items: first, minItems: first.length, ...most, additionalItems: rest };
}
