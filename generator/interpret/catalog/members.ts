import type { Catalog, Collection } from "../../program/catalog.ts";
import { takenKeyText, takenKeyTextAlone } from "../../program/catalog-messages.ts";
import type { Path } from "../../program/example.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../program/json.ts";
import { reportRelation, type Walk } from "../issue.ts";
import { entryOrNull } from "../json-kind.ts";
import { asText } from "../narrow.ts";
import { tellClue } from "./clue.ts";

/** Something in a catalog that has a key. */
export interface Member {
  readonly space: string;
  readonly key: string;
  /** Where it stands, from the catalog. */
  readonly path: Path;
}

/** The members of a catalog. Of those with the same key the first is meant wherever the key is named. */
export interface Members {
  /** By key; a key space has no entry as long as something in its collections is not well-formed. */
  readonly bySpace: ReadonlyMap<string, ReadonlyMap<string, Member>>;
  /** What stands in a property at an index or under a key; undefined for what is no member, or not the first with its key. */
  at(property: string, step: string | number | undefined): Member | undefined;
}

/** Finds the members of a catalog in normal form, and reports each that has the key of an earlier one. */
export function findMembers(catalog: Catalog, self: JsonObject, sound: ReadonlySet<string>, walk: Walk): Members {
  const bySpace = new Map<string, Map<string, Member>>();
  const byPlace = new Map<string, Map<string | number, Member>>();
  for (const { name: space, collections } of catalog.spaces) {
    const known = new Map<string, Member>();
    if (collections.every(({ property }) => sound.has(property))) bySpace.set(space, known);
    for (const collection of collections.filter(({ property }) => sound.has(property))) {
      const { property } = collection;
      const own = new Map<string | number, Member>();
      byPlace.set(property, own);
      for (const [step, key] of keysIn(collection, entryOrNull(self, property))) {
        const first = known.get(key);
        const member = { space, key, path: [property, step] };
        if (first === undefined) {
          known.set(key, member);
          own.set(step, member);
        } else if (bySpace.has(space)) reportTaken(collection, member, first, walk);
      }
    }
  }
  return { bySpace, at: (property, step) => (step === undefined ? undefined : byPlace.get(property)?.get(step)) };
}

/** The keys in a collection, each with the index or key at which its member stands. */
function keysIn({ key }: Collection, value: JsonValue): readonly (readonly [string | number, string])[] {
  if (key === undefined) return isJsonObject(value) ? Object.keys(value).map((name) => [name, name]) : [];
  return isJsonList(value) ? value.map((element, index) => [index, asText(entryOrNull(element, key))]) : [];
}

function reportTaken({ key: property }: Collection, { space, key, path }: Member, first: Member, walk: Walk): void {
  const firstPath = [...walk.path, ...first.path];
  const message = takenKeyText(space, key, walk.placeOf(firstPath));
  const below = property === undefined ? path : [...path, property];
  const issue = reportRelation(walk, "duplicate", message, below);
  if (issue !== undefined)
    tellClue(issue, {
      sentence: takenKeyTextAlone(space, key),
      related: [
        { path: property === undefined ? firstPath : [...firstPath, property], message: "The first one is here." },
      ],
      candidates: [],
    });
}
