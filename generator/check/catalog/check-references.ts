import { find } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/suggest.ts";
import { referringProperties } from "../../program/catalog-walk.ts";
import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import type { Program } from "../../program/program.ts";
import { declarationsIn } from "../../program/type-walk.ts";
import type { Context } from "../context.ts";

/**
 * Reports catalogs with something in them that refers to a key space which they do not have, and references that stand in something
 * secret: messages would show them.
 */
export function checkReferences({ declarations }: Program, context: Context): void {
  for (const declaration of Object.values(declarations)) {
    if (declaration.kind !== "model") continue;
    checkCatalog(declaration, declarations, context);
    for (const property of declaration.properties) if (property.secret) checkSecret(property, declarations, context);
  }
}

function checkSecret({ name, type, span }: Property, declarations: Program["declarations"], context: Context): void {
  for (const inner of declarationsIn(type, declarations)) {
    const referring = inner.kind === "model" ? inner.properties.filter(({ refersTo }) => refersTo !== undefined) : [];
    for (const property of referring) {
      const problem = `"${name}", in which it stands, is secret`;
      const related = [{ span: property.span, message: `"${property.name}" is declared here.` }];
      report(context.sink, "reference-not-usable", span, { name: property.name, problem }, { related });
    }
  }
}

function checkCatalog(model: ModelDeclaration, declarations: Program["declarations"], context: Context): void {
  if (model.catalog === undefined) return;
  const spaces = model.catalog.spaces.map(({ name }) => name);
  const place = context.models.get(model.name)?.symbol.place;
  const span = (place && find(place, "catalog", "key_spaces")?.key) ?? model.span;
  for (const { model: owner, property, reference } of referringProperties(model, declarations)) {
    if (spaces.includes(reference.space)) continue;
    const field = `${owner}.${property.name}`;
    const params = { space: reference.space, catalog: model.name, field };
    const related = [{ span: property.span, message: `"${field}" is declared here.` }];
    report(context.sink, "no-such-key-space", span, params, { hint: didYouMean(reference.space, spaces), related });
  }
}
