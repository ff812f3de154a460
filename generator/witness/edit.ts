import { setOwn } from "../interpret/json-kind.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";

/** A step to a key or an index; `every` stands for the elements of a list or the values of a map. */
export type Step = string | number | typeof every;

/** Marks, in a path, the elements of a list or the values of a map. */
export const every: unique symbol = Symbol("every");

/** Takes the place of a value to say that there should be none. */
export const absent: unique symbol = Symbol("absent");

/**
 * A copy of a value with another value, or none, at a path. Objects that are missing on the way are made; in a list the first
 * element is changed, and where there is no element, nothing.
 */
export function changed(value: JsonValue, path: readonly Step[], to: JsonValue | typeof absent): JsonValue {
  const [step, ...rest] = path;
  if (step === undefined) return to === absent ? value : to;
  if (isJsonList(value)) {
    const index = typeof step === "number" ? step : 0;
    const element = value[index];
    if (element === undefined) return value;
    if (rest.length === 0 && to === absent) return value.filter((_, place) => place !== index);
    return value.with(index, changed(element, rest, to));
  }
  const object = isJsonObject(value) ? value : {};
  const key = step === every ? Object.keys(object)[0] : String(step);
  if (key === undefined) return value;
  if (rest.length === 0) return to === absent ? without(object, key) : withKey(object, key, to);
  const inner = Object.hasOwn(object, key) ? object[key] : undefined;
  if (inner === undefined && to === absent) return value;
  return withKey(object, key, changed(inner ?? {}, rest, to));
}

/** A copy of an object with a key, which keeps its place or comes last. */
export function withKey(object: JsonObject, key: string, value: JsonValue): JsonObject {
  const copy = { ...object };
  setOwn(copy, key, value);
  return copy;
}

/** A copy of an object without a key. */
export function without(object: JsonObject, key: string): JsonObject {
  const { [key]: _, ...rest } = object;
  return rest;
}
