/** JSON as the data of the benchmark is made of it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** An object; its keys have an order, which is part of what is measured. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Whether a value is an object, and no list. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
