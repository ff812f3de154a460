import { type DiagnosticSink, type Related, report } from "../diagnostics/diagnostic.ts";
import type { Rule } from "../program/rule.ts";
import type { ModelFacts, PropertyFact } from "./model-facts.ts";
import { reportRules } from "./report-rules.ts";

/** Reports what is true of a model, but for what is as true of the model that it is built on. */
export function reportModel(facts: ModelFacts, base: ModelFacts | undefined, sink: DiagnosticSink): void {
  const refusing = reportRules(facts.rules, sink);
  const told: (readonly Rule[])[] = [...refusing].map((rule) => [rule]);
  if (facts.impossible !== undefined) {
    const isToldAlready = isAmong(facts.impossible, told) || base?.impossible !== undefined;
    if (!isToldAlready) reportImpossible(facts, facts.impossible, sink);
    return;
  }
  reportExcluded(facts, told, sink);
  const isNew = ({ property, reason }: PropertyFact, before: readonly PropertyFact[] | undefined): boolean =>
    !isAmong(reason, told) && before?.some((other) => other.property.name === property.name) !== true;
  for (const fact of facts.required.filter((one) => isNew(one, base?.required))) reportRequired(facts, fact, sink);
  // A rule is the only way to forbid what a model inherits.
  const own = facts.forbidden.filter(({ property }) => property.origin === facts.model.name);
  for (const fact of own.filter((one) => isNew(one, base?.forbidden))) reportForbidden(facts, fact, sink);
}

/** Whether some set of rules that was told of is all that the reason needs. */
function isAmong(reason: readonly Rule[], told: readonly (readonly Rule[])[]): boolean {
  return told.some((rules) => reason.every((rule) => rules.includes(rule)));
}

function reportImpossible({ model }: ModelFacts, reason: readonly Rule[], sink: DiagnosticSink): void {
  const last = reason.findLast((rule) => rule.owner === model.name);
  const others = reason.filter((rule) => rule !== last);
  const params = { model: model.name, rules: namesOf(reason), when: undefined };
  report(sink, "rules-contradict", last?.span ?? model.span, params, { related: relatedRules(others) });
}

/** One rule is told for all whose conditions are excluded by the same rules: the last of them. */
function reportExcluded({ model, excluded }: ModelFacts, told: (readonly Rule[])[], sink: DiagnosticSink): void {
  const bySize = excluded
    .map(({ rule, reason }) => ({ rule, reason, together: [...new Set([...reason, rule])] }))
    .reverse()
    .sort((a, b) => a.together.length - b.together.length);
  for (const { rule, reason, together } of bySize) {
    // Of a rule that alone refuses what it is asked about, that is told; or its `must` says it in so many words.
    if (reason.every((one) => one === rule) || isAmong(reason, told)) continue;
    told.push(together);
    const others = reason.filter((one) => one !== rule);
    const params = { model: model.name, rules: namesOf(reason), when: rule.id };
    report(sink, "rules-contradict", rule.span, params, { related: relatedRules(others) });
  }
}

function reportRequired({ model }: ModelFacts, { property, reason }: PropertyFact, sink: DiagnosticSink): void {
  const { name, presence, type, origin } = property;
  const isNullable = type.kind === "nullable";
  const isOptional = presence === "optional";
  const may = isOptional ? (isNullable ? "be left out or null" : "be left out") : "be null";
  const words = [...(isNullable ? ["`?`"] : []), ...(isOptional ? ["`optional`"] : [])].join(" and ");
  const isOwn = origin === model.name;
  const last = reason.findLast((rule) => rule.owner === model.name);
  const span = isOwn ? property.span : (last?.span ?? model.span);
  const hint = isOwn
    ? `Declare "${name}" without ${words}.`
    : `Name "${name}" under the fields of ${model.name}, with its type and without ${words}.`;
  const params = { name, model: model.name, may, rules: namesOf(reason) };
  report(sink, "field-always-required", span, params, { hint, related: relatedRules(reason) });
}

function reportForbidden({ model }: ModelFacts, { property, reason }: PropertyFact, sink: DiagnosticSink): void {
  const params = { name: property.name, model: model.name, rules: namesOf(reason) };
  report(sink, "field-always-forbidden", property.span, params, { related: relatedRules(reason) });
}

function relatedRules(rules: readonly Rule[]): readonly Related[] {
  return rules.map(({ span, id }) => ({ span, message: `The rule "${id}".` }));
}

function namesOf(rules: readonly Rule[]): readonly string[] {
  return rules.map(({ id }) => id);
}
