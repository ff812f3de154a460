import { find, type Place } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/suggest.ts";
import { toJson } from "../../load/to-json.ts";
import type { Property } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { subjectOf } from "../constraint/subject.ts";
import type { Context } from "../context.ts";
import type { ModelDraft } from "../model/model-draft.ts";
import { typeText } from "../type/type-text.ts";

/** Reports a `key` or a `unique_by` that names no field, or one that cannot tell things apart. */
export function checkNamedFields(context: Context): void {
  for (const draft of context.models.values()) {
    checkKey(draft, context);
    for (const property of draft.properties) {
      const place = find(draft.symbol.place, "fields", property.name, "unique_by");
      if (place !== undefined) checkUniqueBy(place, property.type, context);
    }
  }
  for (const { name, place } of context.symbols.types.values()) {
    const declared = context.plain.get(name);
    const stated = find(place, "unique_by");
    if (declared?.kind === "list" && stated !== undefined) checkUniqueBy(stated, declared.element, context, true);
  }
}

function checkKey(draft: ModelDraft, context: Context): void {
  const place = find(draft.symbol.place, "key");
  if (place === undefined) return;
  const name = String(toJson(place.node));
  const property = findField(name, draft, place, context);
  if (property === undefined) return;
  const { kind, text } = subjectOf(property.type, context);
  const isFitting = text === "" || ["string", "int", "enum"].includes(kind);
  const problem = isMissable(property)
    ? "it can be missing"
    : isFitting
      ? undefined
      : "it is no text and no whole number";
  if (problem !== undefined) report(context.sink, "key-not-usable", place.node.span, { name, problem });
}

function checkUniqueBy(place: Place, type: TypeExpr, context: Context, isElement = false): void {
  const element = isElement ? type : elementOf(type, context);
  if (element === undefined) return;
  const name = String(toJson(place.node));
  const draft = element.kind === "reference" ? context.models.get(element.target) : undefined;
  const refuse = (problem: string): void => {
    report(context.sink, "unique-by-field", place.node.span, { name, problem });
  };
  if (draft === undefined) {
    if (element.kind !== "reference" || context.plain.has(element.target)) refuse(`${typeText(element)} is no model`);
    return;
  }
  const property = findField(name, draft, place, context);
  if (property === undefined) return;
  const { kind, text } = subjectOf(property.type, context);
  const isText = text === "" || ["string", "enum"].includes(kind);
  if (isMissable(property)) refuse("it can be missing");
  else if (!isText) refuse("it is no text");
}

function findField(name: string, draft: ModelDraft, place: Place, context: Context): Property | undefined {
  const property = draft.properties.find((candidate) => candidate.name === name);
  if (property === undefined) {
    const names = draft.properties.map((candidate) => candidate.name);
    const type = draft.symbol.name;
    report(context.sink, "no-such-field", place.node.span, { name, type }, { hint: didYouMean(name, names) });
  }
  return property;
}

function isMissable({ presence, type }: Property): boolean {
  return presence === "optional" || type.kind === "nullable";
}

function elementOf(type: TypeExpr, context: Context): TypeExpr | undefined {
  if (type.kind === "nullable") return elementOf(type.inner, context);
  if (type.kind === "list") return type.element;
  const declared = type.kind === "reference" ? context.plain.get(type.target) : undefined;
  return declared?.kind === "list" ? declared.element : undefined;
}
