import { isInstance, recordOf } from "./record.js";

/**
 * Deep equality of values in normal form: the order of elements counts, the order of keys does not, `-0` equals `0`. Instances are
 * equal to instances of the same model only.
 */
export function equalValues(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left)) return Array.isArray(right) && equalLists(left, right);
  return !Array.isArray(right) && modelOf(left) === modelOf(right) && equalFields(left, right);
}

/** A text that is the same for equal values only: keys sorted by code unit, `-0` written as `0`. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  const source = recordOf(value);
  if (source === undefined) return typeof value === "number" ? String(value + 0) : (JSON.stringify(value) ?? "null");
  const entries: string[] = [];
  for (const key of Object.keys(source).sort()) {
    if (source[key] !== undefined) entries.push(`${JSON.stringify(key)}:${canonicalText(source[key])}`);
  }
  return `{${entries.join()}}`;
}

function equalLists(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((element, index) => equalValues(element, right[index]));
}

function equalFields(left: object, right: object): boolean {
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && equalValues(Reflect.get(left, key), Reflect.get(right, key)))
  );
}

function modelOf(value: object): unknown {
  return isInstance(value) ? Object.getPrototypeOf(value) : undefined;
}
