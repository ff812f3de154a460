import type { Catalog, Reference } from "./catalog.ts";

/** What a catalog demands, by the key of the spec that says so: a sentence for people. */
export interface Demand {
  readonly constraint: string;
  readonly message: string;
}

/** What a reference demands in a catalog. */
export function demandsOfReference({ space, acyclic, maxDepth }: Reference): readonly Demand[] {
  return [
    {
      constraint: "refers_to",
      message: `Key of a member of the key space "${space}", which must be in the same catalog.`,
    },
    ...(acyclic ? [{ constraint: "acyclic", message: "Must not lead back to where it began." }] : []),
    ...(maxDepth === undefined
      ? []
      : [{ constraint: "max_depth", message: `At most ${maxDepth} may follow one another.` }]),
  ];
}

/** What a catalog demands of a property with members: that they have keys of their own, and that what they come to is sound. */
export function demandsOfCatalog(catalog: Catalog | undefined, property: string): readonly Demand[] {
  return [
    ...demandsOfSpaces(catalog?.spaces ?? [], property),
    ...demandsOfResolutions(catalog?.resolutions ?? [], property),
  ];
}

function demandsOfSpaces(spaces: Catalog["spaces"], property: string): readonly Demand[] {
  return spaces.flatMap(({ collections }) => {
    const names = collections.map((collection) => collection.property);
    // The keys of one map differ anyway.
    const isAlone = collections.length === 1 && collections[0]?.key === undefined;
    if (!names.includes(property) || isAlone) return [];
    const places = names.map((name) => JSON.stringify(name)).join(" and ");
    return [{ constraint: "key_space", message: `No two members of ${places} may have the same key.` }];
  });
}

function demandsOfResolutions(resolutions: Catalog["resolutions"], property: string): readonly Demand[] {
  return resolutions
    .filter(({ start }) => start.property === property)
    .map(({ localName }) => ({
      constraint: "resolution",
      message: `All that ${localName} works out must be valid, and every change must be for something that is there.`,
    }));
}
