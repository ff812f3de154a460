import { report } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/suggest.ts";
import type { Property } from "../../program/declaration.ts";
import { typeText } from "../../program/type-text.ts";
import { subjectOf } from "../constraint/subject.ts";
import type { Context } from "../context.ts";
import type { ModelDraft } from "../model/model-draft.ts";
import { requireUse } from "../type/resolve-type.ts";
import type { FieldAuthoring, Said } from "./authoring.ts";
import { checkWays } from "./check-ways.ts";
import { nestedModel, pathOf } from "./ways.ts";

/** Reports authoring layouts that name what is not there, that could never be used, or that could be read in two ways. */
export function checkLayouts(context: Context): void {
  for (const draft of context.models.values()) {
    checkHeader(draft, context);
    checkShorthand(draft, context);
    for (const said of draft.authoring.hoists) checkHoist(said, draft, context);
    for (const [name, field] of draft.authoring.fields) checkField(name, field, draft, context);
    checkWays(draft, context);
  }
}

function checkHeader({ authoring: { header }, symbol }: ModelDraft, context: Context): void {
  if (header === undefined || !header.type.isOwn) return;
  const { value: name, span } = header.type;
  const target = context.models.get(name);
  if (target !== undefined) requireUse(name, target.symbol.module, span, context, symbol.module);
  else if (context.symbols.types.has(name)) refuse(header.type, "it is no model", context);
  else {
    const hint = didYouMean(name, [...context.models.keys()]);
    report(context.sink, "unknown-type", span, { name }, { hint });
  }
}

function checkShorthand(draft: ModelDraft, context: Context): void {
  const { shorthand: said } = draft.authoring;
  const property = said && propertyOf(said, draft, context);
  if (said === undefined || property === undefined) return;
  const others = draft.properties.filter(({ name, presence }) => name !== property.name && presence === "required");
  const [other] = others;
  if (!isText(property, context)) refuse(said, "it is no text", context);
  else if (other !== undefined) refuse(said, `"${other.name}" must be there too`, context);
}

function checkHoist(said: Said<string>, draft: ModelDraft, context: Context): void {
  const property = propertyOf(said, draft, context);
  if (property === undefined || !said.isOwn || nestedModel(property.type, context) !== undefined) return;
  refuse(said, `${typeText(property.type)} is no model`, context);
}

function checkField(
  name: string,
  { aliases, keyed, inferred }: FieldAuthoring,
  draft: ModelDraft,
  context: Context,
): void {
  const property = draft.properties.find((candidate) => candidate.name === name);
  if (property === undefined) return;
  for (const alias of aliases) {
    if (pathOf(alias.value) === undefined) refuse(alias, "an alias is a key, or two with a dot between them", context);
  }
  if (keyed !== undefined) checkKeyed(keyed, property, context);
  for (const { from, value } of inferred) {
    const isOther = from.value !== name && propertyOf(from, draft, context) !== undefined;
    if (from.value === name) refuse(from, "a field cannot follow from itself", context);
    else if (isOther && property.presence === "optional") refuse(value, `"${name}" may be absent for good`, context);
  }
}

function checkKeyed({ by }: NonNullable<FieldAuthoring["keyed"]>, property: Property, context: Context): void {
  const element = elementOf(property, context);
  if (element === undefined) {
    refuse(by, `${typeText(property.type)} is no list of a model`, context);
    return;
  }
  const key = propertyOf(by, element, context);
  if (key === undefined) return;
  if (!isText(key, context) || key.presence === "optional" || key.type.kind === "nullable")
    refuse(by, "it is no text that is always there", context);
}

function elementOf({ type }: Property, context: Context): ModelDraft | undefined {
  const inner = type.kind === "nullable" ? type.inner : type;
  if (inner.kind === "list") return nestedModel(inner.element, context);
  const named = inner.kind === "reference" ? context.plain.get(inner.target) : undefined;
  return named?.kind === "list" ? nestedModel(named.element, context) : undefined;
}

function isText({ type }: Property, context: Context): boolean {
  return ["string", "enum"].includes(subjectOf(type, context).kind);
}

/** What is inherited is judged where it was said. */
function propertyOf(said: Said<string>, draft: ModelDraft, context: Context): Property | undefined {
  const found = draft.properties.find(({ name }) => name === said.value);
  if (found !== undefined || !said.isOwn) return found;
  const names = draft.properties.map(({ name }) => name);
  const params = { name: said.value, type: draft.symbol.name };
  report(context.sink, "no-such-field", said.span, params, { hint: didYouMean(said.value, names) });
  return undefined;
}

function refuse({ span, isOwn, value }: Said<unknown>, problem: string, { sink }: Context): void {
  if (isOwn) report(sink, "layout-not-usable", span, { name: String(value), problem });
}
