import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";

/** A text that is the same for equal values only: keys sorted by code unit, `-0` written as `0`. */
export function canonicalText(value: JsonValue): string {
  if (isJsonList(value)) return `[${value.map(canonicalText).join()}]`;
  if (typeof value === "number") return String(value + 0);
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const entry = value[key];
    if (entry !== undefined) entries.push(`${JSON.stringify(key)}:${canonicalText(entry)}`);
  }
  return `{${entries.join()}}`;
}

/** Deep equality. The order of keys does not count, the order of elements does; `-0` equals `0`. */
export function equalJson(left: JsonValue, right: JsonValue): boolean {
  if (left === right) return true;
  if (isJsonList(left)) return isJsonList(right) && equalLists(left, right);
  return isJsonObject(left) && isJsonObject(right) && equalObjects(left, right);
}

function equalLists(left: readonly JsonValue[], right: readonly JsonValue[]): boolean {
  return left.length === right.length && left.every((element, index) => equalJson(element, right[index] ?? null));
}

function equalObjects(left: JsonObject, right: JsonObject): boolean {
  const keys = Object.keys(left);
  const areEqual = (key: string): boolean =>
    Object.hasOwn(right, key) && equalJson(left[key] ?? null, right[key] ?? null);
  return keys.length === Object.keys(right).length && keys.every(areEqual);
}

/** The first of each group of equal values, in order. */
export function distinctValues<T extends JsonValue>(values: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const known = seen.size;
    return seen.add(canonicalText(value)).size > known;
  });
}

/** What is in long lists, which are looked into again and again. Values in normal form never change. */
const elementsOf = new WeakMap<readonly JsonValue[], ReadonlySet<string>>();

/** Whether an element of the list equals a value. */
export function isElement(value: JsonValue, list: readonly JsonValue[]): boolean {
  if (list.length <= 8) return list.some((element) => equalJson(element, value));
  const text = canonicalText(value);
  return text !== "NaN" && textsOf(list).has(text);
}

function textsOf(list: readonly JsonValue[]): ReadonlySet<string> {
  const known = elementsOf.get(list);
  if (known !== undefined) return known;
  const texts = new Set(list.map(canonicalText));
  elementsOf.set(list, texts);
  return texts;
}
