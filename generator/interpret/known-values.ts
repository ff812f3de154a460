import type { JsonObject } from "../program/json.ts";
import type { Issue } from "./issue.ts";

/** What was found out about objects that never change: searches try thousands of values that have most of their parts in common. */
export interface KnownValues {
  /** Whether nothing is wrong with an object of a model that stands in `depth` others. */
  isSound(model: string, object: object, depth: number): boolean;
  noteSound(model: string, object: object, depth: number): void;
  /** The normal form of an object of a model, made where it is not known. */
  normalForm(model: string, object: object, make: () => JsonObject): JsonObject;
  /** The issues of a whole value of a declared type, found where they are not known. */
  issues(type: string, value: unknown, find: () => readonly Issue[]): readonly Issue[];
}

/** Nothing is known yet. What is noted of an object goes with it. */
export function createKnownValues(): KnownValues {
  const sound = createNotes<number>();
  const normal = createNotes<JsonObject>();
  const judged = createNotes<readonly Issue[]>();
  return {
    isSound: (model, object, depth) => (sound(model).get(object) ?? -1) >= depth,
    noteSound: (model, object, depth) => void sound(model).set(object, depth),
    normalForm: (model, object, make) => noted(normal(model), object, make),
    issues: (type, value, find) => {
      return typeof value === "object" && value !== null ? noted(judged(type), value, find) : find();
    },
  };
}

/** Notes on objects, apart for each name. */
function createNotes<T>(): (name: string) => WeakMap<object, T> {
  const all = new Map<string, WeakMap<object, T>>();
  return (name) => {
    const known = all.get(name);
    if (known !== undefined) return known;
    const made = new WeakMap<object, T>();
    all.set(name, made);
    return made;
  };
}

function noted<T>(notes: WeakMap<object, T>, object: object, make: () => T): T {
  const known = notes.get(object);
  if (known !== undefined) return known;
  const made = make();
  notes.set(object, made);
  return made;
}
