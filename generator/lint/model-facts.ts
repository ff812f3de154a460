import type { ModelDeclaration, Property } from "../program/declaration.ts";
import type { Rule } from "../program/rule.ts";
import { contradiction, groupsOf } from "./core.ts";
import { mayBeNull, withoutNull } from "./domain/domain.ts";
import { propertyDomain } from "./domain/type-domain.ts";
import type { Judge } from "./evaluate/judge.ts";
import type { Explorer } from "./explore.ts";
import { type RuleFacts, ruleFacts } from "./rule-facts.ts";
import { applies, frameOf, isNull } from "./subject.ts";
import type { Tools } from "./tools.ts";

/** What is true of a model. Each list of rules is a reason: these rules together, and none that could be left out. */
export interface ModelFacts {
  readonly model: ModelDeclaration;
  /** Of the rules that the model declares itself; of those about which too much would have to be looked at, nothing. */
  readonly rules: readonly RuleFacts[];
  /** Why no object is valid; undefined where one may be. The other lists are empty then. */
  readonly impossible: readonly Rule[] | undefined;
  /** Rules of the model itself whose `when` holds in no valid object, though it does in others. */
  readonly excluded: readonly { readonly rule: Rule; readonly reason: readonly Rule[] }[];
  /** Properties that may be null or absent by their type, and are in no valid object. */
  readonly required: readonly PropertyFact[];
  /** Properties that are null or absent in every valid object, though not by their type. */
  readonly forbidden: readonly PropertyFact[];
}

export interface PropertyFact {
  readonly property: Property;
  readonly reason: readonly Rule[];
}

/** The facts about a model; none where a property of it can have no value at all. */
export function modelFacts(model: ModelDeclaration, explorer: Explorer): ModelFacts {
  const nothing = { model, rules: [], impossible: undefined, excluded: [], required: [], forbidden: [] };
  if (model.rules.length === 0 || model.properties.some((property) => hasNoValue(property, explorer.tools))) {
    return nothing;
  }
  const rules = model.rules
    .filter((rule) => rule.owner === model.name)
    .flatMap((rule) => ruleFacts(rule, model, explorer) ?? []);
  const impossible = groupsOf(model.rules)
    .map((group) => contradiction({ reads: readsOf(group), test: () => true }, group, model, explorer))
    .find((reason) => reason !== undefined);
  if (impossible !== undefined) return { ...nothing, rules, impossible };
  return {
    ...nothing,
    rules,
    excluded: rules.flatMap((facts) => exclusion(facts, model, explorer)),
    required: propertyFacts(model, true, explorer),
    forbidden: propertyFacts(model, false, explorer),
  };
}

function hasNoValue(property: Property, tools: Tools): boolean {
  const domain = propertyDomain(property, tools);
  return domain.kind === "listed" && domain.values.length === 0;
}

function readsOf(rules: readonly Rule[]): readonly string[] {
  return [...new Set(rules.flatMap((rule) => rule.reads))];
}

function exclusion({ rule, neverApplies }: RuleFacts, model: ModelDeclaration, explorer: Explorer) {
  if (rule.when === undefined || neverApplies) return [];
  const frame = frameOf(model);
  const condition = { reads: rule.reads, test: (judge: Judge) => applies(rule, frame, judge) };
  const reason = contradiction(condition, model.rules, model, explorer);
  return reason === undefined ? [] : [{ rule, reason }];
}

function propertyFacts(model: ModelDeclaration, isRequired: boolean, explorer: Explorer): readonly PropertyFact[] {
  return model.properties.flatMap((property) => {
    const domain = propertyDomain(property, explorer.tools);
    const values = withoutNull(domain);
    const isOpen = mayBeNull(domain) && (values.kind !== "listed" || values.values.length > 0);
    if (!isOpen || !model.rules.some((rule) => rule.reads.includes(property.name))) return [];
    const condition = {
      reads: [property.name],
      test: (judge: Judge) => isNull(property, judge) === isRequired,
    };
    const reason = contradiction(condition, model.rules, model, explorer);
    return reason === undefined ? [] : [{ property, reason }];
  });
}
