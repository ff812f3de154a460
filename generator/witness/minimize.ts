import { isJsonList, isJsonObject, type JsonValue } from "../program/json.ts";
import { absent, changed, type Step } from "./edit.ts";

/**
 * Takes keys and elements away for as long as `keeps` says yes. The result is 1-minimal: nothing more can be taken away on its
 * own. `value` itself must satisfy `keeps`. Keys of the value itself that are known to be `needed` are not tried.
 */
export function minimize(
  value: JsonValue,
  keeps: (candidate: JsonValue) => boolean,
  needed: ReadonlySet<string> = new Set(),
): JsonValue {
  let smallest = value;
  for (;;) {
    const before = smallest;
    // Paths are outer before inner and last before first: what was taken away leaves those that follow where they are, or gone.
    for (const path of pathsOf(before, [])) {
      if (path.length === 1 && needed.has(String(path[0]))) continue;
      const smaller = changed(smallest, path, absent);
      if (smaller !== smallest && holds(smallest, path) && keeps(smaller)) smallest = smaller;
    }
    if (smallest === before) return smallest;
  }
}

/** Whether there is something at the path. */
function holds(value: JsonValue, path: readonly Step[]): boolean {
  let inner: JsonValue | undefined = value;
  for (const step of path) {
    if (isJsonList(inner)) inner = inner[Number(step)];
    else if (isJsonObject(inner)) inner = Object.hasOwn(inner, String(step)) ? inner[String(step)] : undefined;
    else return false;
  }
  return inner !== undefined;
}

/** Paths of everything that can be taken away: outer before inner, last before first, so that large parts go early. */
function pathsOf(value: JsonValue, path: readonly Step[]): readonly (readonly Step[])[] {
  if (!isJsonList(value) && !isJsonObject(value)) return [];
  const entries = Object.entries(value).map(([key, entry]) => {
    return { path: [...path, isJsonList(value) ? Number(key) : key], entry };
  });
  return [
    ...entries.map((entry) => entry.path).reverse(),
    ...entries.flatMap(({ path: at, entry }) => pathsOf(entry, at)),
  ];
}
