/** Any value that JSON can hold. Numbers are finite; text is well-formed. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

/** A JSON object; keys are own properties only. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** Narrows a JSON value to an object, which in JavaScript a list and null look like too. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Narrows a JSON value to a list; `Array.isArray` alone does not narrow a readonly one. */
export function isJsonList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether a value holds nothing: null, a list without elements, an object without keys. */
export function isEmptyValue(value: JsonValue): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}
