import type { Catalog } from "../../program/catalog.ts";
import { unknownReferenceText } from "../../program/catalog-messages.ts";
import { graphOf, referringProperties } from "../../program/catalog-walk.ts";
import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Context } from "../context.ts";
import { reportRelation, type Walk } from "../issue.ts";
import type { UnknownObject } from "../json-kind.ts";
import { normalizeProperties } from "../normalize.ts";
import { tellClue } from "./clue.ts";
import { groupBy } from "./group-by.ts";
import { checkLinks, type Link } from "./links.ts";
import { findMembers } from "./members.ts";
import { findReferences } from "./references.ts";

/**
 * Reports what is wrong between the members of a catalog: keys that are taken, references to nothing, then for each acyclic reference
 * circles and chains. `sound` names the properties without structural fault: what is in the others is not looked at, and nobody is
 * looked up in a key space that one of them belongs to.
 */
export function checkCatalog(
  context: Context,
  model: ModelDeclaration,
  object: UnknownObject,
  sound: ReadonlySet<string>,
  walk: Walk,
): void {
  if (model.catalog === undefined) return;
  const properties = model.properties.filter(({ name }) => sound.has(name));
  const self = normalizeProperties(context, properties, object);
  const members = findMembers(model.catalog, self, sound, walk);
  const found: (Link & { readonly graph: string })[] = [];
  for (const { space, key, graph, path, from } of findReferences(context, model, self, members)) {
    const known = members.bySpace.get(space);
    const to = known?.get(key);
    if (known !== undefined && to === undefined) {
      const issue = reportRelation(
        walk,
        "unknown_reference",
        unknownReferenceText(space, key, collectionsOf(model.catalog, space)),
        path,
      );
      if (issue !== undefined) tellClue(issue, { related: [], candidates: known.keys() });
    } else if (to !== undefined && from !== undefined) {
      found.push({ graph, from, to, path });
    }
  }
  const links = groupBy(found, ({ graph }) => graph);
  for (const [graph, maxDepth] of acyclicGraphs(context, model)) checkLinks(links.get(graph) ?? [], maxDepth, walk);
}

/** Names of the properties that the members of a key space are in. */
function collectionsOf({ spaces }: Catalog, space: string): readonly string[] {
  return spaces.find(({ name }) => name === space)?.collections.map(({ property }) => property) ?? [];
}

/** The graphs that must be acyclic, each with the longest chain that it may have. */
function acyclicGraphs(context: Context, model: ModelDeclaration): ReadonlyMap<string, number | undefined> {
  const graphs = new Map<string, number | undefined>();
  for (const { property, reference } of referringProperties(model, context.declarations)) {
    if (!reference.acyclic) continue;
    const graph = graphOf(property, reference);
    const limits = [graphs.get(graph), reference.maxDepth].filter((limit) => limit !== undefined);
    graphs.set(graph, limits.length === 0 ? undefined : Math.min(...limits));
  }
  return graphs;
}
