import { canonicalText } from "./equal.js";
import { fieldValue, recordOf } from "./record.js";

/** Whether no two elements of a list are equal. */
export function isUnique(list: unknown): boolean {
  return !Array.isArray(list) || !repeats(list, undefined, stop);
}

/** Whether no two elements of a list have equal values in a field; those without the field are like no other. */
export function isUniqueBy(list: unknown, field: string): boolean {
  return !Array.isArray(list) || !repeats(list, field, stop);
}

/**
 * Calls `found` with the index of every element that an earlier one equals, until it returns true; whether it did. With `field`,
 * elements are compared by that field.
 */
export function repeats(
  list: readonly unknown[],
  field: string | undefined,
  found: (index: number) => boolean,
): boolean {
  if (list.length < 2 || (list.length <= few && areLeavesThatDiffer(list, field))) return false;
  const leaves = new Set<unknown>();
  const texts = new Set<string>();
  for (let index = 0; index < list.length; index += 1) {
    const key = field === undefined ? list[index] : keyOf(list[index], field);
    if (key === undefined && field !== undefined) continue;
    if (isNew(key, leaves, texts)) continue;
    if (found(index)) return true;
  }
  return false;
}

/** So many values are sooner compared with each other than put in sets. */
const few = 8;

function areLeavesThatDiffer(list: readonly unknown[], field: string | undefined): boolean {
  const seen: unknown[] = [];
  for (let index = 0; index < list.length; index += 1) {
    const key = field === undefined ? list[index] : keyOf(list[index], field);
    if (typeof key === "object" && key !== null) return false;
    if (key === undefined && field !== undefined) continue;
    if (seen.includes(key)) return false;
    seen.push(key);
  }
  return true;
}

/** What an element has in a field; undefined where that is null too. */
function keyOf(element: unknown, field: string): unknown {
  return fieldValue(recordOf(element), field) ?? undefined;
}

function isNew(key: unknown, leaves: Set<unknown>, texts: Set<string>): boolean {
  const before = leaves.size + texts.size;
  if (typeof key === "object" && key !== null) texts.add(canonicalText(key));
  else leaves.add(key);
  return leaves.size + texts.size > before;
}

function stop(): boolean {
  return true;
}
