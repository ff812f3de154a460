import type { Path } from "./issue.js";

interface Origin {
  readonly place: Path;
  readonly keys: Map<string | number, Path>;
}

/** The lists and objects that were made of configuration, and where in it they and their parts were found. */
export class Origins {
  readonly #origins = new WeakMap<object, Origin>();

  /** Remembers a list or an object that was made, and the place of what it was made of. */
  start(made: object, place: Path): void {
    this.#origins.set(made, { place, keys: new Map() });
  }

  /** Says where what stands under a key was found, where that is not under the same key. */
  place(made: object, key: string | number, place: Path): void {
    this.#origins.get(made)?.keys.set(key, place);
  }

  /** Whether an object was made, so that it may still be changed. */
  isMade(value: unknown): value is Record<string, unknown> {
    return this.#of(value) !== undefined && !Array.isArray(value);
  }

  /** The place of what stands at `path` inside something that was made of what stands at `start`. */
  find(made: unknown, start: Path, path: Path): Path {
    let at = made;
    let place = this.#of(at)?.place ?? start;
    for (const step of path) {
      place = this.#of(at)?.keys.get(step) ?? [...place, step];
      at = typeof at === "object" && at !== null ? Reflect.get(at, step) : undefined;
      place = this.#of(at)?.place ?? place;
    }
    return place;
  }

  #of(value: unknown): Origin | undefined {
    return typeof value === "object" && value !== null ? this.#origins.get(value) : undefined;
  }
}
