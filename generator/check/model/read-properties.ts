import { child, find, keysOf } from "../../bind/place.ts";
import { isReservedMember } from "../../bind/reserved-names.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { didYouMean, oneOfThese } from "../../diagnostics/suggest.ts";
import type { Property } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Context } from "../context.ts";
import type { Field } from "./field.ts";
import type { AnyModelSyntax, ModelDraft } from "./model-draft.ts";
import { patchProperty } from "./patch-property.ts";
import { readProperty } from "./read-property.ts";

/** The properties of a model: those of its base first, each with what the model says about it, then its own. */
export function readProperties(
  model: TypeSymbol,
  syntax: AnyModelSyntax,
  base: ModelDraft["base"],
  madeTypes: ReadonlyMap<string, TypeExpr>,
  context: Context,
): readonly Property[] {
  const place = find(model.place, "fields");
  const fields = new Map<string, Field>();
  for (const name of place === undefined ? [] : keysOf(place)) {
    const at = child(model.place, "fields", name);
    fields.set(name, { name, model, syntax: syntax.fields?.[name] ?? {}, place: at, madeType: madeTypes.get(name) });
  }
  const inherited = takenFrom(model, syntax, base, context);
  const names = new Set(inherited.map((property) => property.name));
  const properties = [
    ...inherited.map((property) => inherit(property, fields.get(property.name), model, base, context)),
    ...[...fields.values()]
      .filter((field) => !names.has(field.name) && isNewField(field, base, context))
      .map((field) => readProperty(field, undefined, context)),
  ];
  for (const field of fields.values()) checkName(field, context);
  return properties;
}

/** The properties of the base that the model has, in the order of `only` where there is one. */
function takenFrom(
  model: TypeSymbol,
  syntax: AnyModelSyntax,
  base: ModelDraft["base"],
  context: Context,
): readonly Property[] {
  if (base === undefined) return [];
  const { properties } = base.draft;
  const only = "only" in syntax ? syntax.only : undefined;
  if (only === undefined) return properties;
  const names = properties.map((property) => property.name);
  return only.flatMap((name, index) => {
    const property = properties.find((candidate) => candidate.name === name);
    if (property !== undefined) return [property];
    const { span } = child(model.place, "only", index).node;
    const hint = oneOfThese(name, names);
    report(context.sink, "no-such-field", span, { name, type: base.draft.symbol.name }, { hint });
    return [];
  });
}

function inherit(
  property: Property,
  field: Field | undefined,
  model: TypeSymbol,
  base: ModelDraft["base"],
  context: Context,
): Property {
  if (base?.how === "patch_of") return patchProperty(property, field, model, context);
  if (base === undefined || field === undefined) return property;
  return readProperty(field, { property, how: base.how }, context);
}

/** A field that the base lacks is new and needs all that a field needs; a patch cannot have one. */
function isNewField(field: Field, base: ModelDraft["base"], context: Context): boolean {
  const { name, syntax, place } = field;
  if (base?.how !== "patch_of" && syntax.type !== undefined && syntax.doc !== undefined) return true;
  const known = base?.draft.properties.map((property) => property.name) ?? [];
  const stem = name.split(".")[0] ?? name;
  const model = base?.draft.symbol.name ?? field.model.name;
  if (base?.how === "patch_of") {
    report(context.sink, "no-such-field", place.key, { name, type: model }, { hint: oneOfThese(stem, known) });
    return false;
  }
  const missing = syntax.type === undefined ? "type" : "doc";
  report(context.sink, "incomplete-field", place.key, { name, missing, model }, { hint: didYouMean(stem, known) });
  return false;
}

function checkName({ name, syntax, place }: Field, { sink }: Context): void {
  const localName = syntax.as ?? name;
  if (name === "__proto__") report(sink, "reserved-name", place.key, { name, what: "a field" });
  else if (isReservedMember(localName)) {
    const span = syntax.as === undefined ? place.key : child(place, "as").node.span;
    const hint = `Give it another name in code, such as \`as: its_${localName.toLowerCase().replace(/\W/gu, "_")}\`.`;
    report(sink, "reserved-name", span, { name: localName, what: "a field" }, { hint });
  }
}
