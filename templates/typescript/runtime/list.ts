import { canonicalText, equalValues } from "./equal.js";
import { own, record } from "./record.js";

// A list that somebody else made is read by index only, as its methods may have been replaced.

/** Whether a condition holds for every element. */
export function every<T>(list: readonly T[], holds: (element: T) => boolean): boolean {
  return !some(list, (element) => !holds(element));
}

/** Whether a condition holds for some element. */
export function some<T>(list: readonly T[], holds: (element: T) => boolean): boolean {
  for (let index = 0; index < list.length; index += 1) {
    const element = list[index];
    if (element !== undefined && holds(element)) return true;
  }
  return false;
}

/** The elements for which a condition holds. */
export function filter<T>(list: readonly T[], holds: (element: T) => boolean): readonly T[] {
  const found: T[] = [];
  some(list, (element) => {
    if (holds(element)) found.push(element);
    return false;
  });
  return found;
}

/** What becomes of every element. */
export function mapList<T, U>(list: readonly T[], change: (element: T) => U): readonly U[] {
  const changed: U[] = [];
  some(list, (element) => {
    changed.push(change(element));
    return false;
  });
  return changed;
}

/** Whether an element of a list equals a value. */
export function isIn(value: unknown, list: readonly unknown[]): boolean {
  return some(list, (element) => equalValues(element, value));
}

/** The first of each group of equal elements, in order. */
export function distinct<T>(list: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return list.filter((element) => {
    const before = seen.size;
    return seen.add(canonicalText(element)).size > before;
  });
}

/** The keys of a map. */
export function keysOf(map: object): readonly string[] {
  return Object.keys(map).filter((key) => Reflect.get(map, key) !== undefined);
}

/** What a map has under a key; null where there is no map, or no such key. */
export function entry<T>(map: Readonly<Record<string, T>> | null | undefined, key: string): T | null {
  return own(map, key) ?? null;
}

/** Whether a map has a key. */
export function hasEntry(map: object, key: string): boolean {
  return own(record(map), key) !== undefined;
}

/** The map with every value replaced. */
export function mapEntries<T, U>(
  map: Readonly<Record<string, T>>,
  change: (value: T) => U,
): Readonly<Record<string, U>> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}
