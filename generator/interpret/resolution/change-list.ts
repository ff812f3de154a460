import type { Path } from "../../program/example.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../program/json.ts";
import type { Changes } from "../../program/resolution.ts";
import { groupBy } from "../catalog/group-by.ts";
import { entryOrNull } from "../json-kind.ts";
import { asObject, asText } from "../narrow.ts";

/** A change, and where it stands in the catalog. */
export interface TakenChange {
  readonly change: JsonValue;
  readonly path: Path;
}

/** The changes that one element states: of several with one name the first counts. */
export class ChangeList {
  readonly #changes: ReadonlyMap<string, readonly (TakenChange & { readonly at: Path })[]>;
  readonly #isOpen: boolean;
  readonly #taken = new Set<string>();

  constructor(changes: Changes | undefined, owner: JsonObject, at: Path) {
    const list = changes === undefined ? [] : objectsIn(owner, changes.list);
    const stated = list.map((each, index) => ({
      name: asText(entryOrNull(each, changes?.name ?? "")),
      change: entryOrNull(each, changes?.change ?? ""),
      path: [...at, changes?.list ?? "", index, changes?.change ?? ""],
      at: [...at, changes?.list ?? "", index, changes?.name ?? ""],
    }));
    this.#changes = groupBy(stated, ({ name }) => name);
    this.#isOpen = changes?.isOpen !== false;
  }

  /** What changes are for, each name once. */
  names(): readonly string[] {
    return [...this.#changes.keys()];
  }

  /** Whether nothing is to be changed. */
  isEmpty(): boolean {
    return this.#changes.size === 0;
  }

  /** The change for a name, if there is one; it counts as taken. */
  take(name: string): TakenChange | undefined {
    this.#taken.add(name);
    return this.#changes.get(name)?.[0];
  }

  /** The changes that nobody took, unless that may be. */
  rest(): readonly { readonly path: Path; readonly name: string }[] {
    if (this.#isOpen) return [];
    return [...this.#changes].flatMap(([name, stated]) =>
      this.#taken.has(name) ? [] : stated.map(({ at }) => ({ path: at, name })),
    );
  }
}

/** The objects in a list property. */
export function objectsIn(object: JsonObject, name: string): readonly JsonObject[] {
  const list = entryOrNull(object, name);
  return isJsonList(list) ? list.filter((each) => isJsonObject(each)).map(asObject) : [];
}
