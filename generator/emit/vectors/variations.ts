import { isJsonObject, type JsonObject, type JsonValue } from "../../program/json.ts";
import { type absent, changed, type Step } from "./edit.ts";

/** A place that is worth changing, and what to put there. */
export interface Variable {
  readonly path: readonly Step[];
  readonly values: readonly (JsonValue | typeof absent)[];
}

/** Most places changed at once. */
const mostChanges = 4;

/**
 * The first that is accepted of: the object itself, the object with one place changed, with two, and so on. Gives up after
 * `limit` objects.
 */
export function findVariation(
  object: JsonObject,
  variables: readonly Variable[],
  limit: number,
  accepts: (candidate: JsonObject) => boolean,
): JsonObject | undefined {
  let left = limit;
  for (let count = 0; count <= Math.min(mostChanges, variables.length); count += 1) {
    for (const candidate of withChanges(object, variables, count)) {
      if (left === 0) return undefined;
      left -= 1;
      if (isJsonObject(candidate) && accepts(candidate)) return candidate;
    }
  }
  return undefined;
}

function* withChanges(value: JsonValue, variables: readonly Variable[], count: number): Generator<JsonValue> {
  if (count === 0) {
    yield value;
    return;
  }
  for (const [index, { path, values }] of variables.entries()) {
    for (const to of values) {
      const next = changed(value, path, to);
      if (next !== value) yield* withChanges(next, variables.slice(index + 1), count - 1);
    }
  }
}
