import type { Reference } from "./catalog.ts";
import type { Declaration, ModelDeclaration, Property } from "./declaration.ts";
import type { Program } from "./program.ts";
import { innerTypes, referencesIn } from "./type-walk.ts";

/** A property that refers to members of a catalog. */
export interface ReferringProperty {
  readonly model: string;
  readonly property: Property;
  readonly reference: Reference;
}

/**
 * The properties that refer, of a model with a catalog and of everything in it, each once. A catalog that stands inside another
 * one is a world of its own, and nothing in it counts.
 */
export function referringProperties(
  catalog: ModelDeclaration,
  declarations: Program["declarations"],
): readonly ReferringProperty[] {
  return declarationsInside(catalog, declarations).flatMap((declaration) =>
    declaration.kind === "model"
      ? declaration.properties.flatMap((property) =>
          property.refersTo === undefined ? [] : [{ model: declaration.name, property, reference: property.refersTo }],
        )
      : [],
  );
}

function declarationsInside(catalog: ModelDeclaration, declarations: Program["declarations"]): readonly Declaration[] {
  const names = new Set([catalog.name]);
  const found: Declaration[] = [];
  for (const name of names) {
    const declaration = declarations[name];
    if (declaration === undefined || (name !== catalog.name && isCatalog(declaration))) continue;
    found.push(declaration);
    for (const next of innerTypes(declaration).flatMap(referencesIn)) names.add(next);
  }
  return found;
}

/** Whether a declared type is a catalog that works something out. */
export function hasResolutions(declaration: Declaration): declaration is ModelDeclaration {
  return declaration.kind === "model" && (declaration.catalog?.resolutions.length ?? 0) > 0;
}

/** Whether the members in values of a type are looked up in the values themselves. */
export function isCatalog(declaration: Declaration): boolean {
  return declaration.kind === "model" && declaration.catalog !== undefined;
}

/** The same text for a property in its first model and in those that have it from there: together they make one graph. */
export function graphOf({ origin, name }: Property, { space }: Reference): string {
  return JSON.stringify([origin, name, space]);
}
