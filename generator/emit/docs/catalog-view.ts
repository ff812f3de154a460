import type { Collection } from "../../program/catalog.ts";
import { demandsOfReference } from "../../program/catalog-sentences.ts";
import { referringProperties } from "../../program/catalog-walk.ts";
import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import { code, codeCell, prose, proseCell } from "../markdown.ts";
import type { DocsContext } from "./context.ts";
import { sentence } from "./notes.ts";
import { resolutionTables } from "./resolution-view.ts";
import { table } from "./table.ts";
import type { TableView } from "./view.ts";

/** What a property refers to, a sentence each. */
export function referenceTexts({ refersTo }: Property): readonly string[] {
  return refersTo === undefined ? [] : demandsOfReference(refersTo).map(({ message }) => prose(message));
}

/** What readers of a catalog have to know before its tables. */
export function catalogFacts({ catalog }: ModelDeclaration): readonly string[] {
  if (catalog === undefined) return [];
  return [
    "A catalog: no two members of a key space have the same key, and whatever refers to a member of one names a key that is there. " +
      "JSON Schema cannot say so; the validators check it, as far as the fields concerned are well-formed.",
  ];
}

/** The key spaces of a catalog, and what in it refers to them. */
export function catalogTables(model: ModelDeclaration, context: DocsContext): readonly TableView[] {
  if (model.catalog === undefined) return [];
  const { spaces, lookups, resolutions } = model.catalog;
  const spaceRows = spaces.map((space) => [
    codeCell(space.name),
    space.collections.map(collectionText).join("; "),
    lookups
      .filter(({ properties }) => space.collections.some(({ property }) => properties.includes(property)))
      .map(({ localName }) => codeCell(`${localName}(key)`))
      .join(", "),
    sentence(proseCell(space.doc)),
  ]);
  const referring = referringProperties(model, context.program.declarations);
  const referenceRows = referring.map(({ model: owner, property, reference }) => [
    `${context.linkType({ kind: "reference", target: owner }, model.module)}, ${codeCell(property.name)}`,
    codeCell(reference.space),
    reference.acyclic ? "refused" : "allowed",
    reference.maxDepth === undefined ? "" : String(reference.maxDepth),
  ]);
  const references = {
    title: "References",
    intro:
      "What must name a member of the catalog, whether its references may lead in a circle, and how many may follow one another.",
    table: table(["Field", "Names a", "Circles", "At most"], referenceRows),
  };
  return [
    {
      title: "Key spaces",
      intro: "Where members stand, and which function of an instance finds one by its key, in constant time.",
      table: table(["Key space", "Members", "Found by", "Meaning"], spaceRows),
    },
    ...(referenceRows.length === 0 ? [] : [references]),
    ...resolutions.flatMap((resolution) => resolutionTables(model, resolution, context)),
  ];
}

function collectionText({ property, key }: Collection): string {
  return key === undefined ? `${codeCell(property)}, by key` : `${codeCell(property)}, by ${code(key)}`;
}
