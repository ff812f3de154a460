import { isJsonList, isJsonObject, type JsonValue } from "../../program/json.ts";
import { absent, changed, type Step } from "./edit.ts";

/**
 * Takes keys and elements away for as long as `keeps` says yes. The result is 1-minimal: nothing more can be taken away on its
 * own. `value` itself must satisfy `keeps`.
 */
export function minimize(value: JsonValue, keeps: (candidate: JsonValue) => boolean): JsonValue {
  let smallest = value;
  for (;;) {
    const smaller = pathsOf(smallest, [])
      .map((path) => changed(smallest, path, absent))
      .find(keeps);
    if (smaller === undefined) return smallest;
    smallest = smaller;
  }
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
