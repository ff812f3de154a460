import type { Path } from "../../program/example.ts";

/** The lists and objects that were made of configuration, and where in it they and their parts were found. */
export interface Origins {
  /** Remembers a list or an object that was made, and the place of what it was made of. */
  readonly start: (made: object, place: Path) => void;
  /** Says where what stands under a key was found, where that is not under the same key. */
  readonly place: (made: object, key: string | number, place: Path) => void;
  /** Whether an object was made, so that it may still be changed. */
  readonly isMade: (value: unknown) => value is Record<string, unknown>;
  /** The place of what stands at `path` inside something that was made of what stands at `start`. */
  readonly find: (made: unknown, start: Path, path: Path) => Path;
}

interface Origin {
  readonly place: Path;
  readonly keys: Map<string | number, Path>;
}

/** Remembers where things were found, for one reading of configuration. */
export function createOrigins(): Origins {
  const origins = new WeakMap<object, Origin>();
  const originOf = (value: unknown): Origin | undefined =>
    typeof value === "object" && value !== null ? origins.get(value) : undefined;
  return {
    start: (made, place) => {
      origins.set(made, { place, keys: new Map() });
    },
    place: (made, key, place) => {
      origins.get(made)?.keys.set(key, place);
    },
    isMade: (value): value is Record<string, unknown> => originOf(value) !== undefined && !Array.isArray(value),
    find: (made, start, path) => {
      let at = made;
      let place = originOf(at)?.place ?? start;
      for (const step of path) {
        place = originOf(at)?.keys.get(step) ?? [...place, step];
        at = typeof at === "object" && at !== null ? Reflect.get(at, step) : undefined;
        place = originOf(at)?.place ?? place;
      }
      return place;
    },
  };
}
