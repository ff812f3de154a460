import type { CatalogFields, CatalogPlan, KeySpace, Member } from "./catalog-plan.js";
import { takenText, unknownText } from "./catalog-text.js";
import { Issues } from "./issues.js";
import { type Link, reportLinks } from "./links.js";
import { recordOf, type Source } from "./record.js";
import { findReferences } from "./references.js";
import { fieldOf } from "./wire-value.js";

/** Whether all keys differ, everything that is referred to is there, and nothing leads in a circle or too far. */
export function isConsistent(plan: CatalogPlan, fields: CatalogFields): boolean {
  const issues = new Issues();
  checkCatalog(plan, fields, issues);
  return issues.list.length === 0;
}

/** Notes what is wrong between the members of a catalog. What is in a field that is not sound is not looked at, nor looked up. */
export function checkCatalog(plan: CatalogPlan, fields: CatalogFields, issues: Issues): void {
  const bySpace = new Map<string, ReadonlyMap<string, Member>>();
  const byPlace = new Map<string, ReadonlyMap<string | number, Member>>();
  for (const space of plan.spaces) findMembers(space, fields, bySpace, byPlace, issues);
  const links = plan.references.map((): Link[] => []);
  findReferences(plan, fields, (reference, key, path) => {
    const { space = "", acyclic = false } = plan.references[reference] ?? {};
    const known = bySpace.get(space);
    const to = known?.get(key);
    if (known !== undefined && to === undefined) {
      issues.relation("unknown_reference", path, unknownText(space, key, fieldsOf(plan, space)));
    }
    if (!acyclic || to === undefined) return;
    const [field = "", step = ""] = path;
    const from = byPlace.get(String(field))?.get(step);
    if (from !== undefined) links[reference]?.push({ from, to, path: [...path] });
  });
  for (const [index, { acyclic, maxDepth }] of plan.references.entries()) {
    if (acyclic) reportLinks(links[index] ?? [], maxDepth, issues);
  }
}

/** Names of the fields that the members of a key space are in. */
function fieldsOf({ spaces }: CatalogPlan, space: string): readonly string[] {
  return spaces.find(({ name }) => name === space)?.collections.map(({ field }) => field) ?? [];
}

/** Of members with the same key the first is meant wherever the key is named. */
function findMembers(
  { name: space, collections }: KeySpace,
  fields: CatalogFields,
  bySpace: Map<string, ReadonlyMap<string, Member>>,
  byPlace: Map<string, ReadonlyMap<string | number, Member>>,
  issues: Issues,
): void {
  const known = new Map<string, Member>();
  const isWhole = collections.every(({ field }) => fields[field] !== undefined);
  if (isWhole) bySpace.set(space, known);
  for (const { field, key: property } of collections) {
    const own = new Map<string | number, Member>();
    byPlace.set(field, own);
    for (const [step, key] of keysIn(fields[field], property)) {
      const first = known.get(key);
      const path = [field, step];
      if (first === undefined) {
        const member = { space, key, path };
        known.set(key, member);
        own.set(step, member);
      } else if (isWhole) {
        const below = property === undefined ? path : [...path, property];
        issues.relation("duplicate", below, takenText(space, key, issues.placeOf([...issues.path, ...first.path])));
      }
    }
  }
}

function keysIn(value: unknown, property: string | undefined): readonly (readonly [string | number, string])[] {
  if (property === undefined) return definedKeys(recordOf(value)).map((name) => [name, name]);
  const keys: (readonly [number, string])[] = [];
  if (!Array.isArray(value)) return keys;
  for (let index = 0; index < value.length; index += 1) {
    const key = fieldOf(value[index], property);
    if (typeof key === "string") keys.push([index, key]);
  }
  return keys;
}

/** The keys of an object that have a value. */
function definedKeys(source: Source | undefined): readonly string[] {
  return source === undefined ? [] : Object.keys(source).filter((key) => source[key] !== undefined);
}

/** The members that some texts name: one, or those in lists and maps. */
export function foundIn<T>(members: ReadonlyMap<string, T>, named: unknown): readonly T[] {
  if (typeof named === "string") {
    const member = members.get(named);
    return member === undefined ? [] : [member];
  }
  return typeof named === "object" && named !== null
    ? Object.values(named).flatMap((inner) => foundIn(members, inner))
    : [];
}

/** The members of lists by their key; of two with the same the first. */
export function byKey<T>(
  property: string,
  ...lists: readonly (readonly T[] | null | undefined)[]
): ReadonlyMap<string, T> {
  const members = new Map<string, T>();
  for (const member of lists.flatMap((list) => list ?? [])) {
    const key = fieldOf(member, property);
    if (typeof key === "string" && !members.has(key)) members.set(key, member);
  }
  return members;
}
