/** Any value that JSON can hold. Numbers are finite; text is well-formed. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

/** A JSON object. Only its own keys count. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}
