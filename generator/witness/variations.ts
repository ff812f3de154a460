import { isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";
import { type absent, changed, type Step } from "./edit.ts";

/** A place that is worth changing, and what to put there. */
export interface Variable {
  readonly path: readonly Step[];
  readonly values: readonly (JsonValue | typeof absent)[];
}

/** Most places changed at once. */
const mostChanges = 4;

/** The first that is accepted of `variationsOf`. */
export function findVariation(
  object: JsonObject,
  variables: readonly Variable[],
  limit: number,
  accepts: (candidate: JsonObject) => boolean,
): JsonObject | undefined {
  for (const candidate of variationsOf(object, variables, limit)) if (accepts(candidate)) return candidate;
  return undefined;
}

/** The object itself, the object with one place changed, with two, and so on; at most `limit` of them. */
export function* variationsOf(
  object: JsonObject,
  variables: readonly Variable[],
  limit: number,
): Generator<JsonObject> {
  let left = limit;
  for (let count = 0; count <= Math.min(mostChanges, variables.length); count += 1) {
    for (const candidate of withChanges(object, variables, count)) {
      if (left === 0) return;
      left -= 1;
      if (isJsonObject(candidate)) yield candidate;
    }
  }
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
