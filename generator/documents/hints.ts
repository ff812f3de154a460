import { didYouMean } from "../diagnostics/suggest.ts";
import { type Issue, isInsideSecret } from "../interpret/issue.ts";
import { expectedText, quote } from "../program/messages.ts";
import type { Program } from "../program/program.ts";
import type { Rule } from "../program/rule.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { modelAt, placeAt, type TypedPlace } from "./typed-place.ts";
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
      return nearestHint(place, enumValues(program, place.type));
    case "unknown_variant":
      return nearestHint(place, tagsOf(parent));
    case "not_allowed":
      return fixedHint(place) ?? formHint(program, place);
    case "pattern":
      return formHint(program, place);
    case "too_short":
    case "too_long":
    case "too_few":
    case "too_many":
      return sizeHint(place);
    case "duplicate":
      return "Take it out, or let it differ from the one before.";
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

function unknownKeyHint(program: Program, parent: TypedPlace, key: string): string {
  const properties = modelAt(program, parent)?.properties ?? [];
  const names = properties.map(({ name }) => name);
  const owner = properties.find(({ type }) => namesOf(program, type).includes(key));
  if (owner !== undefined) return `It belongs inside ${quote(owner.name)}.`;
  const suggestion = didYouMean(key, names);
  if (suggestion !== undefined) return suggestion;
  return names.length > 0 && names.length <= 12 ? `Take it out. The keys are ${list(names)}.` : "Take it out.";
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

function nearestHint({ node, secret }: TypedPlace, values: readonly string[]): string | undefined {
  return node?.kind === "scalar" && !secret ? didYouMean(String(node.value), values) : undefined;
}

function fixedHint({ property }: TypedPlace): string | undefined {
  if (property?.fixed === undefined) return undefined;
  const only = `Write ${JSON.stringify(property.fixed)}`;
  return property.presence === "required" ? `${only}.` : `${only}, or leave ${quote(property.name)} out.`;
}

function formHint(program: Program, { type, secret }: TypedPlace): string | undefined {
  const declaration = type?.kind === "reference" ? program.declarations[type.target] : undefined;
  if (declaration?.kind !== "scalar" || secret) return undefined;
  const [example] = declaration.examples;
  if (example !== undefined) return `Write it as in ${JSON.stringify(example.value)}.`;
  return declaration.template === undefined ? undefined : `Write it as ${declaration.template.text}.`;
}

function sizeHint({ node, secret }: TypedPlace): string | undefined {
  if (node === undefined || secret) return undefined;
  if (node.kind === "list") return `It has ${node.items.length}.`;
  return node.kind === "map" ? `It has ${node.entries.length}.` : `It has ${[...String(node.value)].length}.`;
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

function list(names: readonly string[], word?: string): string {
  const quoted = names.map(quote);
  if (word === undefined || quoted.length < 2) return quoted.join(", ");
  return `${quoted.slice(0, -1).join(", ")} ${word} ${quoted.at(-1)}`;
}
