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
  /** References from which one comes back to them without having learned anything about the value. */
  readonly endless: readonly Path[];
}

/** What a schema in a schema is known by. */
export function placeKey(path: Path): string {
  return JSON.stringify(path);
}

/** Follows every `$ref` of a schema; none of them is read from anywhere else. */
export function findReferences(root: JsonObject): References {
  const targets = new Map<string, Place>();
  const stray: Path[] = [];
  const owners = new Map<string, Path>();
  /** By schema: those that judge the same value. */
  const sameValue = new Map<string, string[]>();
  visit({ path: [], schema: root }, { path: [], schema: root });
  for (const [key, { path }] of targets) sameValue.get(key)?.push(placeKey(path));
  const endless = circles(sameValue).flatMap((circle) => [...circle].flatMap((key) => endlessAt(key, circle)));
  return { targets, stray, endless };

  /** The reference of a schema that goes round in a circle; types are then made as if it were not there. */
  function endlessAt(key: string, circle: ReadonlySet<string>): readonly Path[] {
    const [owner, target] = [owners.get(key), targets.get(key)];
    if (owner === undefined || target === undefined || !circle.has(placeKey(target.path))) return [];
    targets.delete(key);
    return [[...owner, "$ref"]];
  }

  function visit({ path, schema }: Place, resource: Place): void {
    if (!isJsonObject(schema)) return;
    const key = placeKey(path);
    // A schema with an address of its own is what references inside it are read from.
    const base = typeof schema["$id"] === "string" ? { path, schema } : resource;
    const inside = subschemas(schema, path);
    sameValue.set(
      key,
      inside.filter(({ isOfSameValue }) => isOfSameValue).map((each) => placeKey(each.path)),
    );
    if (schema["$ref"] !== undefined) {
      const target = follow(schema["$ref"], base);
      owners.set(key, path);
      if (target === undefined) stray.push([...path, "$ref"]);
      else targets.set(key, target);
    }
    for (const each of inside) visit(each, base);
  }
}

/** The schema that a reference leads to, if types are made of that; one in an enum or an example is none. */
function follow(reference: JsonValue, { path: start, schema }: Place): Place | undefined {
  if (typeof reference !== "string" || !/^#(?:\/|$)/u.test(reference)) return undefined;
  const path = [...start];
  let at: JsonValue | undefined = schema;
  let holding: Holding = "schema";
  for (const part of reference.split("/").slice(1)) {
    const key = decode(part);
    if (isJsonList(at)) at = /^(?:0|[1-9]\d*)$/u.test(key) ? at[Number(key)] : undefined;
    else at = isJsonObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
    const held: Holding | undefined = holding === "schema" ? holdings.get(key) : "schema";
    if (at === undefined || held === undefined) return undefined;
    path.push(holding === "list" ? Number(key) : key);
    holding = held;
  }
  return holding === "schema" && at !== undefined ? { path, schema: at } : undefined;
}

/** Nodes from which edges lead back to them, together with those on the way. */
function circles(edges: ReadonlyMap<string, readonly string[]>): readonly ReadonlySet<string>[] {
  const next = (node: string): readonly string[] => edges.get(node) ?? [];
  return strongComponents(edges.keys(), next)
    .filter(([first = "", ...others]) => others.length > 0 || next(first).includes(first))
    .map((nodes) => new Set(nodes));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return part;
  }
}
