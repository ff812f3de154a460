import { child, find, keysOf, type Place } from "../../bind/place.ts";
import { toJson } from "../../load/to-json.ts";
import type { Catalog, Collection, KeySpace, Lookup } from "../../program/catalog.ts";
import type { Context } from "../context.ts";
import { basesOf, type ModelDraft } from "../model/model-draft.ts";
import { findField } from "../structure/find-field.ts";
import { collectionOf } from "./collection-of.ts";

/** Reads what models that hold members say about them; a model that extends another is a catalog like that one. */
export function declareCatalogs(context: Context): void {
  for (const [name, draft] of context.models) {
    const stating = catalogStatement(draft);
    if (stating === undefined) continue;
    // What is inherited has been judged where it is stated.
    const around = stating === draft ? context : { ...context, sink: { diagnostics: [] } };
    context.catalogs.set(name, readCatalog(child(stating.symbol.place, "catalog", "key_spaces"), draft, around));
  }
}

/** The model that says what is in a catalog: it itself, or one that it extends. */
export function catalogStatement(draft: ModelDraft): ModelDraft | undefined {
  return [draft, ...basesOf(draft)].find(({ symbol }) => find(symbol.place, "catalog") !== undefined);
}

function readCatalog(place: Place, draft: ModelDraft, context: Context): Catalog {
  const taken = new Map<string, string>();
  const lookups = new Map<string, Lookup>();
  const spaces = keysOf(place).map((name): KeySpace => {
    const at = child(place, name);
    const of = child(at, "of");
    const collections = (of.node.kind === "list" ? of.node.items : []).flatMap((_, index) => {
      return readCollection(child(of, index), name, taken, lookups, draft, context);
    });
    return { name, doc: String(toJson(child(at, "doc").node)), collections, span: at.key };
  });
  // Their expressions are read once all models are known.
  return { spaces, lookups: [...lookups.values()], resolutions: [] };
}

function readCollection(
  place: Place,
  space: string,
  taken: Map<string, string>,
  lookups: Map<string, Lookup>,
  draft: ModelDraft,
  context: Context,
): readonly Collection[] {
  const property = findField(String(toJson(place.node)), draft, place, context);
  const found = property && collectionOf(property, place, space, taken, context);
  if (property === undefined || found === undefined) return [];
  const { name } = property;
  taken.set(name, space);
  if (found.key === undefined) return [{ property: name }];
  const known = lookups.get(found.lookup)?.properties ?? [];
  lookups.set(found.lookup, {
    localName: found.element.charAt(0).toLowerCase() + found.element.slice(1),
    element: found.element,
    key: found.key,
    properties: [...known, name],
  });
  return [{ property: name, key: found.key }];
}
