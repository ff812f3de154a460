import { strongComponents } from "../graph/strong-components.ts";
import type { Path } from "../program/example.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";
import { type Holding, holdings, subschemas } from "./subschemas.ts";

/** A schema in another one. */
export interface Place {
  readonly path: Path;
  readonly schema: JsonValue;
}

/** Where the references in a schema lead. Schemas are known by {@link placeKey}. */
export interface References {
  /** By the schema in which a reference stands: the one that it leads to. */
  readonly targets: ReadonlyMap<string, Place>;
  /** References that lead out of the schema, or nowhere. */
  readonly stray: readonly Path[];
  /** References from which one comes back to them without having learned anything about the value; not among the targets. */
  readonly endless: readonly Path[];
}

/** What a schema in a schema is known by. */
export function placeKey(path: Path): string {
  return JSON.stringify(path);
}

/** Follows every `$ref` of a schema; none of them is read from anywhere else. */
export function findReferences(root: JsonObject): References {
  const places = placesIn(root, [], []);
  const byKey = new Map(places.map((place) => [placeKey(place.path), place]));
  const anchors = new Map(places.flatMap((place) => anchorsOf(place).map((anchor) => [anchor, place])));
  const targets = new Map<string, Place>();
  const stray: Path[] = [];
  for (const [key, { path, schema, base }] of byKey) {
    if (schema["$ref"] === undefined) continue;
    const target = follow(String(schema["$ref"]), base);
    if (target === undefined) stray.push([...path, "$ref"]);
    else targets.set(key, target);
  }
  const endless = endlessIn(byKey, targets);
  for (const key of endless.keys()) targets.delete(key);
  return { targets, stray, endless: [...endless.values()] };

  function follow(reference: string, base: Path): Place | undefined {
    if (/^#(?:\/|$)/u.test(reference)) return schemaAt(root, [...base, ...reference.split("/").slice(1).map(decode)]);
    return reference.startsWith("#") ? anchors.get(anchorKey(base, reference.slice(1))) : undefined;
  }
}

/** A schema that is no boolean, and the schema around it from which references in it are read. */
interface InnerPlace extends Place {
  readonly schema: JsonObject;
  readonly base: Path;
}

function placesIn(schema: JsonValue, path: Path, around: Path): readonly InnerPlace[] {
  if (!isJsonObject(schema)) return [];
  // One with an address of its own is the root of what is inside it.
  const base = typeof schema["$id"] === "string" ? path : around;
  return [
    { path, schema, base },
    ...subschemas(schema, path).flatMap((each) => placesIn(each.schema, each.path, base)),
  ];
}

function anchorsOf({ schema, base }: InnerPlace): readonly string[] {
  const names = [schema["$anchor"], schema["$dynamicAnchor"]];
  return names.flatMap((name) => (typeof name === "string" ? [anchorKey(base, name)] : []));
}

function anchorKey(base: Path, name: string): string {
  return JSON.stringify([base, name]);
}

/** The schema at a pointer, if types are made of that; one in an enum or an example is none. */
function schemaAt(root: JsonObject, pointer: Path): Place | undefined {
  const path: (string | number)[] = [];
  let at: JsonValue = root;
  let holding: Holding = "schema";
  for (const part of pointer) {
    const key: string | number = isJsonList(at) && /^(?:0|[1-9]\d*)$/u.test(String(part)) ? Number(part) : part;
    const held: Holding | undefined = holding === "schema" ? holdings.get(String(key)) : "schema";
    const next = childOf(at, key);
    if (next === undefined || held === undefined) return undefined;
    path.push(key);
    at = next;
    holding = held;
  }
  return holding === "schema" ? { path, schema: at } : undefined;
}

function childOf(value: JsonValue, key: string | number): JsonValue | undefined {
  if (isJsonList(value)) return typeof key === "number" ? value[key] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Paths of references that lead to where they stand, by way of schemas of one and the same value. */
function endlessIn(
  places: ReadonlyMap<string, InnerPlace>,
  targets: ReadonlyMap<string, Place>,
): ReadonlyMap<string, Path> {
  const ofSameValue = (key: string): readonly string[] => {
    const [place, target] = [places.get(key), targets.get(key)];
    const inside = place === undefined ? [] : subschemas(place.schema, place.path);
    const judged: readonly Place[] = inside.filter(({ isOfSameValue }) => isOfSameValue);
    return [...judged, ...(target === undefined ? [] : [target])].map(({ path }) => placeKey(path));
  };
  const circleOf = new Map<string, number>();
  for (const [index, circle] of strongComponents(places.keys(), ofSameValue).entries())
    for (const key of circle) circleOf.set(key, index);
  return new Map(
    [...targets].flatMap(([key, target]) => {
      const path = places.get(key)?.path ?? [];
      return circleOf.get(key) === circleOf.get(placeKey(target.path)) ? [[key, [...path, "$ref"]] as const] : [];
    }),
  );
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return part;
  }
}
