import { child, find, keysOf } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Property } from "../../program/declaration.ts";
import type { Expr } from "../../program/expression.ts";
import { visit } from "../../program/expression-walk.ts";
import { isIssueCode } from "../../program/issue-codes.ts";
import type { Rule } from "../../program/rule.ts";
import { type Surroundings, silently } from "../member/lower-expression.ts";
import { lowerRule, type RuleModel, type RuleSource } from "../member/lower-rule.ts";
import { isNarrower } from "../type/is-narrower.ts";
import type { LoweredModel, LoweredRule } from "./lowered-model.ts";
import type { ModelDraft } from "./model-draft.ts";

/** The rules of a model: inherited ones first, each read anew for this model without telling its faults again. */
export function lowerRules(
  draft: ModelDraft,
  base: LoweredModel | undefined,
  model: RuleModel,
  around: Surroundings,
): readonly LoweredRule[] {
  const inherited = base === undefined ? [] : inheritedRules(draft, base, model, around);
  return [...inherited, ...ownRules(draft, inherited, model, around)];
}

function ownRules(
  draft: ModelDraft,
  inherited: readonly LoweredRule[],
  model: RuleModel,
  around: Surroundings,
): readonly LoweredRule[] {
  const { symbol, syntax } = draft;
  const place = find(symbol.place, "rules");
  return (place === undefined ? [] : keysOf(place)).flatMap((id): readonly LoweredRule[] => {
    const at = child(symbol.place, "rules", id);
    const first = inherited.find((other) => other.rule.id === id);
    if (isIssueCode(id)) report(around.context.sink, "rule-id-is-code", at.key, { id });
    else if (first !== undefined) {
      const related = [{ span: first.rule.span, message: `${first.rule.owner} declares it here.` }];
      report(around.context.sink, "duplicate-rule", at.key, { id, owner: first.rule.owner }, { related });
    }
    const declared = syntax.rules?.[id];
    if (declared === undefined) return [];
    const source = { id, owner: symbol.name, syntax: declared, place: at };
    const rule = lowerRule(source, model, around);
    return rule === undefined ? [] : [{ rule, source }];
  });
}

function inheritedRules(
  draft: ModelDraft,
  base: LoweredModel,
  model: RuleModel,
  around: Surroundings,
): readonly LoweredRule[] {
  switch (draft.base?.how) {
    case "extends":
      return base.rules.map(({ rule, source }) => {
        return { rule: lowerRule(source, model, silently(around)) ?? rule, source };
      });
    case "subset_of":
      return base.rules.flatMap((inherited) => carriedRule(inherited, draft, base, model, around));
    default:
      return [];
  }
}

/** A rule of the whole comes along where it reads nothing that the subset lacks. */
function carriedRule(
  { rule, source }: LoweredRule,
  draft: ModelDraft,
  base: LoweredModel,
  model: RuleModel,
  around: Surroundings,
): readonly LoweredRule[] {
  const properties = new Map(draft.properties.map((property) => [property.name, property]));
  if (!rule.reads.every((name) => properties.has(name)) || usesMembers(rule)) return [];
  const at = rule.at.length === 0 || rule.eachPath.length > 0 || properties.has(String(rule.at[0])) ? rule.at : [];
  const anew = lowerRule(withoutAt(source, at.length > 0), model, silently(around));
  if (anew !== undefined) return [{ rule: { ...anew, at }, source }];
  const changed = rule.reads.filter((name) => !isAsNarrow(name, properties, base.draft, around));
  if (changed.length > 0) {
    const names = changed.map((name) => JSON.stringify(name)).join(", ");
    const span = find(draft.symbol.place, "fields", changed[0] ?? "")?.key ?? draft.symbol.place.key;
    const related = [{ span: rule.span, message: "This is the rule." }];
    report(around.context.sink, "rule-does-not-fit", span, { id: rule.id, owner: rule.owner, names }, { related });
  }
  return [{ rule: { ...rule, at }, source }];
}

function withoutAt(source: RuleSource, keeps: boolean): RuleSource {
  if (keeps || source.syntax.at === undefined || source.place.node.kind !== "map") return source;
  const entries = source.place.node.entries.filter((entry) => entry.key !== "at");
  return { ...source, place: { ...source.place, node: { ...source.place.node, entries } } };
}

function isAsNarrow(
  name: string,
  properties: ReadonlyMap<string, Property>,
  base: ModelDraft,
  { context }: Surroundings,
): boolean {
  const before = base.properties.find((property) => property.name === name);
  const now = properties.get(name);
  if (before === undefined || now === undefined) return false;
  return isNarrower(now.type, before.type, context) && (now.presence !== "optional" || before.presence === "optional");
}

/** Derived properties and methods stay with the whole. */
function usesMembers(rule: Rule): boolean {
  let uses = false;
  const isThis = (expr: Expr | undefined): boolean => expr?.kind === "variable" && expr.name === "this";
  for (const expr of [rule.when, rule.each, rule.must]) {
    if (expr === undefined) continue;
    visit(expr, (part) => {
      if (part.kind === "select" && part.of === "derived" && isThis(part.object)) uses = true;
      if (part.kind === "invoke" && isThis(part.receiver)) uses = true;
      if (part.kind === "invoke" && part.args.some(isThis)) uses = true;
    });
  }
  return uses;
}
