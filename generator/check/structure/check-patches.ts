import { find } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Property } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import type { Context } from "../context.ts";
import { basesOf, type ModelDraft } from "../model/model-draft.ts";
import { isNarrower } from "../type/is-narrower.ts";

/** Reports fields of patches whose values could not stand in the model that is changed. */
export function checkPatches(context: Context): void {
  for (const patch of context.models.values()) {
    if (patch.base?.how !== "patch_of") continue;
    const before = new Map(patch.base.draft.properties.map((property) => [property.name, property]));
    for (const property of patch.properties) {
      const changed = before.get(property.name);
      if (changed !== undefined) checkField(property, changed, patch, context);
    }
  }
}

function checkField(property: Property, changed: Property, patch: ModelDraft, context: Context): void {
  const { name, type } = property;
  const place = find(patch.symbol.place, "fields", name, "type");
  const model = modelOf(changed.type, context);
  if (model === undefined) {
    if (place === undefined || isNarrower(type, changed.type, context)) return;
    const texts = { name, type: typeText(type), before: typeText(changed.type) };
    const related = [{ span: changed.span, message: `${changed.origin} declares it here.` }];
    report(context.sink, "type-not-narrower", place.node.span, texts, { related });
    return;
  }
  const fits = type.kind !== "nullable" || changed.type.kind === "nullable";
  if (fits && isPatchOf(type, model, context)) return;
  const target = model.symbol.name;
  const hint = `Declare a type with \`patch_of: ${target}\` and give it to the field under \`fields\`.`;
  report(
    context.sink,
    "patch-needs-patch",
    place?.node.span ?? patch.symbol.place.key,
    { name, model: target },
    { hint },
  );
}

/** A patch of a base will do: what it changes is there. */
function isPatchOf(type: TypeExpr, model: ModelDraft, context: Context): boolean {
  const patch = modelOf(type, context);
  if (patch === undefined)
    return type.kind !== "nullable" && type.kind === "reference" && !context.plain.has(type.target);
  const changed = patch.base?.how === "patch_of" ? patch.base.draft : undefined;
  return changed !== undefined && [model, ...basesOf(model)].some((one) => one.symbol.name === changed.symbol.name);
}

function modelOf(type: TypeExpr, context: Context): ModelDraft | undefined {
  if (type.kind === "nullable") return modelOf(type.inner, context);
  return type.kind === "reference" ? context.models.get(type.target) : undefined;
}
