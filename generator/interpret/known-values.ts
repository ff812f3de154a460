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
  const sound = new WeakMap<object, Map<string, number>>();
  const normal = new WeakMap<object, Map<string, JsonObject>>();
  const judged = new WeakMap<object, Map<string, readonly Issue[]>>();
  return {
    isSound: (model, object, depth) => (sound.get(object)?.get(model) ?? -1) >= depth,
    noteSound: (model, object, depth) => void notesOf(sound, object).set(model, depth),
    normalForm: (model, object, make) => noted(notesOf(normal, object), model, make),
    issues: (type, value, find) => {
      return typeof value === "object" && value !== null ? noted(notesOf(judged, value), type, find) : find();
    },
  };
}

function notesOf<T>(all: WeakMap<object, Map<string, T>>, object: object): Map<string, T> {
  const known = all.get(object) ?? new Map<string, T>();
  all.set(object, known);
  return known;
}

function noted<T>(notes: Map<string, T>, name: string, make: () => T): T {
  const known = notes.get(name) ?? make();
  notes.set(name, known);
  return known;
}
