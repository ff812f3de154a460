import type { Path } from "../../program/example.ts";
import { isJsonList, type JsonObject, type JsonValue } from "../../program/json.ts";
import type { Targets } from "../../program/resolution.ts";
import { groupBy } from "../catalog/group-by.ts";
import type { Context } from "../context.ts";
import { evaluate, type Scope } from "../evaluate.ts";
import { entryOrNull } from "../json-kind.ts";

/** A member of the catalog, and where it stands there. */
export interface FoundTarget {
  readonly value: JsonValue;
  readonly path: Path;
}

/** What an element stands for. */
export interface FoundTargets {
  readonly targets: readonly FoundTarget[];
  /** Whether there is anything at all, even if none of it counts. */
  readonly isKnown: boolean;
}

/** Finds what the element `item` stands for; `scope` has the names that expressions read. */
export type TargetFinder = (targets: Targets, item: JsonObject, scope: Scope) => FoundTargets;

/** Finds targets in a catalog in normal form. Each list is looked through once, whoever asks. */
export function createTargetFinder(context: Context, catalog: JsonObject): TargetFinder {
  const indexes = new Map<string, ReadonlyMap<JsonValue, readonly FoundTarget[]>>();
  const indexOf = (list: string, property: string): ReadonlyMap<JsonValue, readonly FoundTarget[]> => {
    const name = JSON.stringify([list, property]);
    const known = indexes.get(name);
    if (known !== undefined) return known;
    const elements = entryOrNull(catalog, list);
    const found = (isJsonList(elements) ? elements : []).map((value, at) => ({ value, path: [list, at] }));
    const index = groupBy(found, ({ value }) => entryOrNull(value, property));
    indexes.set(name, index);
    return index;
  };
  return (targets, item, scope) => {
    if (targets.kind === "match") {
      const all = indexOf(targets.list, targets.property).get(evaluate(context, targets.value, scope)) ?? [];
      const { when } = targets;
      const counts = ({ value }: FoundTarget): boolean =>
        when === undefined || evaluate(context, when, new Map([...scope, ["target", value]])) === true;
      return { targets: all.filter(counts), isKnown: all.length > 0 };
    }
    const named = entryOrNull(item, targets.property);
    const keys = textsIn(
      targets.by === undefined ? named : entryOrNull(entryOrNull(catalog, targets.by), String(named)),
    );
    const found = keys.flatMap((key) =>
      targets.lists.flatMap(({ property, key: keyName }) => indexOf(property, keyName).get(key)?.slice(0, 1) ?? []),
    );
    return { targets: found, isKnown: found.length > 0 };
  };
}

/** The texts in a value, one after the other. */
function textsIn(value: JsonValue): readonly string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(textsIn);
}
