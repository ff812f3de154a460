import { child, find, type Place } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Property } from "../../program/declaration.ts";
import { typeText } from "../../program/type-text.ts";
import type { FieldChangeSyntax } from "../../shape/syntax.ts";
import type { Context } from "../context.ts";
import { isNarrower } from "../type/is-narrower.ts";

/** Reports fields of a model that extends another which may hold what the other one forbids. */
export function checkNarrowing(context: Context): void {
  for (const draft of context.models.values()) {
    if (draft.base?.how !== "extends") continue;
    const before = new Map(draft.base.draft.properties.map((property) => [property.name, property]));
    for (const property of draft.properties) {
      const inherited = before.get(property.name);
      const place = find(draft.symbol.place, "fields", property.name);
      if (inherited === undefined || place === undefined) continue;
      checkField(property, inherited, draft.syntax.fields?.[property.name] ?? {}, place, context);
    }
  }
}

function checkField(
  property: Property,
  before: Property,
  syntax: FieldChangeSyntax,
  place: Place,
  context: Context,
): void {
  const { name, type } = property;
  if (!isNarrower(type, before.type, context)) {
    const texts = { name, type: typeText(type), before: typeText(before.type) };
    const related = [{ span: before.span, message: `${before.origin} declares it here.` }];
    const span = find(place, "type")?.node.span ?? place.key;
    report(context.sink, "type-not-narrower", span, texts, { related });
  }
  const isRefixed = syntax.fixed !== undefined && syntax.fixed !== before.fixed;
  const isFreed = isRefixed || syntax.default !== undefined || syntax.optional !== undefined;
  const related = [{ span: before.span, message: "It is declared here." }];
  if (before.fixed !== undefined && isFreed) {
    const stated = (["fixed", "default", "optional"] as const).flatMap((key) => find(place, key) ?? []);
    report(context.sink, "fixed-changed", stated[0]?.node.span ?? place.key, { name }, { related });
  } else if (syntax.optional === true && before.presence !== "optional") {
    report(context.sink, "presence-loosened", child(place, "optional").key, { name }, { related });
  }
}
