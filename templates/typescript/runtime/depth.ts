import type { Instance } from "./instance.js";
import { hasOwn, isInstance, isSource, type Source } from "./record.js";

/** Lists and objects that may stand inside one another, the outermost included. */
export const maxDepth = 64;

/** Whether an instance may stand at a depth: the lists and objects in it must not be nested too deep there. */
export function fitsDepth(instance: Instance, depth: number): boolean {
  return depth === 0 || isNestedAtMost(instance, depth);
}

function isNestedAtMost(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth >= maxDepth) return false;
  return isSource(value)
    ? areFieldsNestedAtMost(value, depth)
    : !Array.isArray(value) || isListNestedAtMost(value, depth);
}

function isListNestedAtMost(list: readonly unknown[], depth: number): boolean {
  for (let index = 0; index < list.length; index += 1) {
    if (!isNestedAtMost(list[index], depth + 1)) return false;
  }
  return true;
}

function areFieldsNestedAtMost(source: Source, depth: number): boolean {
  for (const key in source) {
    if (!hasOwn(source, key)) continue;
    // Unknown keys that an instance keeps stand beside its fields on the wire.
    const isExtra = key === "extra" && isInstance(source);
    if (!isNestedAtMost(source[key], isExtra ? depth : depth + 1)) return false;
  }
  return true;
}
