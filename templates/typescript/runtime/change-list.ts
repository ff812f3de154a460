import type { Path } from "./issue.js";
import { groupBy } from "./links.js";

/** What parts of a list of changes are called, for paths. */
export interface ChangeNames {
  readonly list: string;
  /** The field that names what a change is for. */
  readonly name: string;
  readonly change: string;
  /** Whether a change may be for nothing. */
  readonly isOpen: boolean;
}

/** A change, and what it is for. */
export interface StatedChange<Change> {
  readonly name: string;
  readonly change: Change | null;
}

/** A change, and where it stands in the catalog. */
export interface TakenChange<Change> {
  readonly change: Change | null;
  readonly path: Path;
}

/** The changes that one element of a catalog states: of several with one name the first counts. */
export class ChangeList<Change> {
  /** What the changes are for, each name once. */
  readonly names: ReadonlySet<string>;
  readonly #stated: ReadonlyMap<string, readonly (StatedChange<Change> & { readonly index: number })[]>;
  readonly #path: Path;
  readonly #fields: ChangeNames;
  readonly #taken = new Set<string>();

  constructor(at: Path, fields: ChangeNames, stated: readonly StatedChange<Change>[]) {
    this.#path = [...at, fields.list];
    this.#fields = fields;
    this.#stated = groupBy(
      stated.map((each, index) => ({ ...each, index })),
      ({ name }) => name,
    );
    this.names = new Set(this.#stated.keys());
  }

  /** The change for a name, if there is one; it counts as taken. */
  take(name: string): TakenChange<Change> | undefined {
    this.#taken.add(name);
    const [first] = this.#stated.get(name) ?? [];
    return first && { change: first.change, path: [...this.#path, first.index, this.#fields.change] };
  }

  /** The changes that nobody took, unless that may be. */
  rest(): readonly { readonly path: Path; readonly name: string }[] {
    if (this.#fields.isOpen) return [];
    return [...this.#stated].flatMap(([name, stated]) =>
      this.#taken.has(name)
        ? []
        : stated.map(({ index }) => ({ path: [...this.#path, index, this.#fields.name], name })),
    );
  }
}
