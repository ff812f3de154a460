import { objectOf } from "../../../interpret/json-kind.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../../program/json.ts";
import { every, type Place } from "./place.ts";

/** Stands for no value. */
export const absent: unique symbol = Symbol("absent");

/** A copy with another value, or none, at a place; `every` is the first element. The same value where the place is not there. */
export function changed(value: JsonValue, [step, ...rest]: Place, to: JsonValue | typeof absent): JsonValue {
  if (step === undefined) return to === absent ? value : to;
  if (isJsonList(value)) {
    const [first, ...others] = value;
    if (step !== every || first === undefined) return value;
    return rest.length === 0 && to === absent ? others : [changed(first, rest, to), ...others];
  }
  if (!isJsonObject(value)) return value;
  const key = step === every ? Object.keys(value)[0] : step;
  if (key === undefined) return value;
  const entries = Object.entries(value).filter(([name]) => name !== key || rest.length > 0 || to !== absent);
  const old = Object.hasOwn(value, key) ? value[key] : undefined;
  if (rest.length === 0 && to === absent) return old === undefined ? value : objectOf(entries);
  if (old === undefined && to === absent) return value;
  return objectOf([...entries, [key, rest.length === 0 && to !== absent ? to : changed(old ?? {}, rest, to)]]);
}

/** What stands at a place; `every` reads the first element. */
export function valueAt(value: JsonValue, [step, ...rest]: Place): JsonValue | typeof absent {
  if (step === undefined) return value;
  if (isJsonList(value)) return value[0] === undefined || step !== every ? absent : valueAt(value[0], rest);
  if (!isJsonObject(value)) return absent;
  const key = step === every ? Object.keys(value)[0] : step;
  const inner = key !== undefined && Object.hasOwn(value, key) ? value[key] : undefined;
  return inner === undefined ? absent : valueAt(inner, rest);
}

/** Takes keys and elements away for as long as `keeps` says yes; larger parts first. */
export function shrunk(value: JsonValue, keeps: (candidate: JsonValue) => boolean): JsonValue {
  const smaller = lessByOne(value).find(keeps);
  return smaller === undefined ? value : shrunk(smaller, keeps);
}

/** Every value that lacks one key or element, here or further in. */
function lessByOne(value: JsonValue): readonly JsonValue[] {
  if (isJsonList(value)) {
    const without = value.map((_, index) => value.filter((_element, place) => place !== index));
    const within = value.flatMap((element, index) => lessByOne(element).map((less) => value.with(index, less)));
    return [...without, ...within];
  }
  if (!isJsonObject(value)) return [];
  const entries = Object.entries(value);
  const without = entries.map((_, index) => objectOf(entries.filter((_entry, place) => place !== index)));
  const within = entries.flatMap(([key, entry], index) =>
    lessByOne(entry).map((less) => objectOf(entries.with(index, [key, less]))),
  );
  return [...without, ...within];
}
