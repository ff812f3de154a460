import { canonicalText, equalValues } from "./equal.js";
import { isInstance, ownValue, recordOf } from "./record.js";

/** Whether an element of a list equals a value. */
export function isIn(value: unknown, list: readonly unknown[]): boolean {
  return list.some((element) => equalValues(element, value));
}

/** A function that tells whether an element of the list equals a value; many questions cost no more than one look at the list. */
export function lookup(list: readonly unknown[]): (value: unknown) => boolean {
  if (list.length <= 8) return (value) => isIn(value, list);
  let groups: Map<unknown, unknown[]> | undefined;
  return (value) => {
    groups ??= groupsOf(list);
    return isIn(value, groups.get(hashOf(value)) ?? []);
  };
}

function groupsOf(list: readonly unknown[]): Map<unknown, unknown[]> {
  const groups = new Map<unknown, unknown[]>();
  for (const element of list) {
    const hash = hashOf(element);
    const group = groups.get(hash);
    if (group === undefined) groups.set(hash, [element]);
    else if (!isIn(element, group)) group.push(element);
  }
  return groups;
}

/** The same for equal values: a text, a number, a bool or null is its own. */
function hashOf(value: unknown): unknown {
  return typeof value === "object" && value !== null ? canonicalText(value) : value;
}

/** The first of each group of equal elements, in order. */
export function distinctValues<T>(list: readonly T[]): readonly T[] {
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

/** How many keys a map has. */
export function sizeOf(map: object): number {
  return keysOf(map).length;
}

/** What a map has under a key; null where there is no map, or no such key. */
export function entryOf<T>(map: Readonly<Record<string, T>> | null | undefined, key: string): T | null {
  return ownValue(map, key) ?? null;
}

/** Whether a map has a key. */
export function hasEntry(map: object, key: string): boolean {
  return ownValue(recordOf(map), key) !== undefined;
}

/** The map with every value replaced. */
export function mapEntries<T, U>(
  map: Readonly<Record<string, T>>,
  change: (value: T) => U,
): Readonly<Record<string, U>> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}

/** The normal form of a value as plain data: instances in it become plain objects. */
export function plainData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainData);
  if (typeof value !== "object" || value === null) return value;
  if (isInstance(value)) return value.toJSON();
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plainData(entry)]));
}
