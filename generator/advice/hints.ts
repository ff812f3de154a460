import { didYouMean, nearest } from "../diagnostics/suggest.ts";
import { clueOf } from "../interpret/catalog/clue.ts";
import { type Issue, isInsideSecret } from "../interpret/issue.ts";
import type { Property } from "../program/declaration.ts";
import type { JsonValue } from "../program/json.ts";
import type { Layout } from "../program/layout.ts";
import { expectedText, quote } from "../program/messages.ts";
import type { Program } from "../program/program.ts";
import type { Rule } from "../program/rule.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { numberHint, sizeHint } from "./bound-hint.ts";
import { constraintsAt, modelAt, placeAt, type TypedPlace } from "./typed-place.ts";
import { wrongTypeHint } from "./wrong-type-hint.ts";

/** What to do about an issue; undefined where its message says all there is to say. `text` is the file's. */
export function hintFor(program: Program, root: TypedPlace, issue: Issue, text: string): string | undefined {
  if (isInsideSecret(issue)) return undefined;
  const place = placeAt(program, root, issue.path);
  const parent = placeAt(program, root, issue.path.slice(0, -1));
  switch (issue.code) {
    case "unknown_key":
      return unknownKeyHint(program, parent, String(issue.path.at(-1)));
    case "missing":
      return missingHint(program, parent, place, String(issue.path.at(-1)));
    case "wrong_type":
      return wrongTypeHint(program, place, text);
    case "not_in_enum":
      return choiceHint(place, enumValues(program, place.type));
    case "unknown_variant":
      return choiceHint(place, tagsOf(parent));
    case "not_allowed":
      return fixedHint(place) ?? choiceHint(place, allowedValues(program, place)) ?? formHint(program, place);
    case "pattern":
      return formHint(program, place);
    case "too_short":
    case "too_long":
    case "too_few":
    case "too_many":
      return sizeHint(program, place);
    case "too_small":
    case "too_big":
    case "not_multiple":
      return numberHint(program, place);
    case "duplicate":
      return "Take it out, or let it differ from the one before.";
    case "unknown_reference":
      return nearestHint(place, clueOf(issue)?.candidates ?? []) ?? "Add what it names to the catalog, or take it out.";
    case "cycle":
      return "Take one of these references out.";
    case "chain_too_long":
      return "Name something that is nearer to the end of the chain.";
    case "rule":
      return ruleHint(findRule(program, root, issue));
    default:
      return undefined;
  }
}

/** The rule that an issue speaks of. */
export function findRule(program: Program, root: TypedPlace, issue: Issue): Rule | undefined {
  if (isInsideSecret(issue)) return undefined;
  const { path, rule: id } = issue;
  for (let length = path.length; length >= 0; length -= 1) {
    const model = modelAt(program, placeAt(program, root, path.slice(0, length)));
    const rule = model?.rules.find((candidate) => candidate.id === id);
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** What was most likely meant: one of the keys, in the layout that is sent, which configuration may have too. */
function unknownKeyHint(program: Program, parent: TypedPlace, key: string): string {
  const { properties = [], layout } = modelAt(program, parent) ?? {};
  if (key === layout?.wrapper) return "Put its keys beside the others, and take it out.";
  const names = properties.map(({ name }) => name);
  const owner = properties.find(({ type }) => namesOf(program, type).includes(key));
  if (owner !== undefined) return `It belongs inside ${quote(owner.name)}.`;
  const suggestion = didYouMean(key, names) ?? spelledOtherwise(key, layout) ?? insideAnother(program, key, properties);
  if (suggestion !== undefined) return suggestion;
  return names.length > 0 && names.length <= maxListed ? `Take it out. The keys are ${list(names)}.` : "Take it out.";
}

/** The property of which the key is a slip in another spelling. */
function spelledOtherwise(key: string, layout: Layout | undefined): string | undefined {
  const ways = (layout?.keys ?? []).filter(({ path, target }) => path.length === 1 && target.length === 1);
  const near = nearest(
    key,
    ways.map(({ path: [way] }) => way),
  );
  const found = ways.find(({ path: [way] }) => way === near);
  return found && `Did you mean ${quote(found.target[0])}?`;
}

function insideAnother(program: Program, key: string, properties: readonly Property[]): string | undefined {
  for (const { name, type } of properties) {
    const near = nearest(key, namesOf(program, type));
    if (near !== undefined) return `Did you mean ${quote(near)} inside ${quote(name)}?`;
  }
  return undefined;
}

/** Names of the properties of a value of that type. */
function namesOf(program: Program, type: TypeExpr): readonly string[] {
  if (type.kind === "nullable") return namesOf(program, type.inner);
  const declaration = type.kind === "reference" ? program.declarations[type.target] : undefined;
  return declaration?.kind === "model" ? declaration.properties.map(({ name }) => name) : [];
}

function missingHint(program: Program, parent: TypedPlace, place: TypedPlace, key: string): string {
  const tags = parent.union?.tag === key ? tagsOf(parent) : [];
  const values = tags.length > 0 ? tags : place.secret ? [] : enumValues(program, place.type);
  if (place.property?.fixed !== undefined) return `Add ${quote(key)}: ${JSON.stringify(place.property.fixed)}.`;
  if (values.length > 0) return `Add ${quote(key)}: one of ${list(values)}.`;
  const type = place.property?.type;
  return type === undefined ? `Add ${quote(key)}.` : `Add ${quote(key)}: ${expectedText(type, program.declarations)}.`;
}

/** The value that was most likely meant, else all that there are. */
function choiceHint({ node, secret }: TypedPlace, values: readonly string[]): string | undefined {
  if (secret) return undefined;
  const near = node?.kind === "scalar" ? didYouMean(String(node.value), values) : undefined;
  if (near !== undefined) return near;
  return values.length > 0 && values.length <= maxListed ? `Write one of ${list(values)}.` : undefined;
}

/** The values that are left where only some are allowed; none where they cannot be counted. */
function allowedValues(program: Program, place: TypedPlace): readonly string[] {
  const constraints = constraintsAt(program, place);
  const only = constraints.find(({ kind }) => kind === "in");
  const values = only !== undefined && "values" in only ? only.values.filter(isText) : enumValues(program, place.type);
  const forbidden = constraints.flatMap((constraint) => (constraint.kind === "not_in" ? constraint.values : []));
  return values.filter((value) => !forbidden.includes(value));
}

function isText(value: JsonValue): value is string {
  return typeof value === "string";
}

function nearestHint({ node, secret }: TypedPlace, values: Iterable<string>): string | undefined {
  return node?.kind === "scalar" && !secret ? didYouMean(String(node.value), values) : undefined;
}

function fixedHint({ property }: TypedPlace): string | undefined {
  if (property?.fixed === undefined) return undefined;
  const only = `Write ${JSON.stringify(property.fixed)}`;
  return property.presence === "required" ? `${only}.` : `${only}, or leave ${quote(property.name)} out.`;
}

/** How a value looks that is allowed; an example of a spec may itself be what is refused. */
function formHint(program: Program, { type, node, secret }: TypedPlace): string | undefined {
  const declaration = type?.kind === "reference" ? program.declarations[type.target] : undefined;
  if (declaration?.kind !== "scalar" || secret) return undefined;
  const found = node?.kind === "scalar" ? node.value : undefined;
  const example = declaration.examples.find(({ value }) => value !== found);
  if (example !== undefined) return `Write it as in ${JSON.stringify(example.value)}.`;
  return declaration.template === undefined ? undefined : `Write it as ${declaration.template.text}.`;
}

function ruleHint(rule: Rule | undefined): string | undefined {
  if (rule === undefined || rule.reads.length === 0) return undefined;
  return rule.reads.length > 4 ? undefined : `Change ${list(rule.reads, "or")}.`;
}

function enumValues(program: Program, type: TypeExpr | undefined): readonly string[] {
  const declaration = type?.kind === "reference" ? program.declarations[type.target] : undefined;
  return declaration?.kind === "enum" ? declaration.members.map(({ name }) => name) : [];
}

function tagsOf({ union }: TypedPlace): readonly string[] {
  return union?.variants.flatMap(({ tag }) => tag ?? []) ?? [];
}

/** Nobody reads a longer list. */
const maxListed = 12;

function list(names: readonly string[], word?: string): string {
  const quoted = names.map(quote);
  if (word === undefined || quoted.length < 2) return quoted.join(", ");
  return `${quoted.slice(0, -1).join(", ")} ${word} ${quoted.at(-1)}`;
}
