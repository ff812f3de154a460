import { isJsonList, isJsonObject, type JsonValue } from "../program/json.ts";

/** A text that is the same for equal values only: keys sorted by code unit, `-0` written as `0`. */
export function canonicalText(value: JsonValue): string {
  if (isJsonList(value)) return `[${value.map(canonicalText).join()}]`;
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
  if (typeof left !== "object" || typeof right !== "object") return false;
  return canonicalText(left) === canonicalText(right);
}

/** The first of each group of equal values, in order. */
export function distinctValues<T extends JsonValue>(values: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const known = seen.size;
    return seen.add(canonicalText(value)).size > known;
  });
}
