import type { ModelDeclaration } from "../../program/declaration.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../program/json.ts";
import type { Rule } from "../../program/rule.ts";
import { type Branch, branchesOf, type Condition } from "./branches.ts";
import type { Candidate } from "./candidate.ts";
import { minimize } from "./minimize.ts";
import { readsOfRules } from "./rule-reads.ts";
import type { ValueSource } from "./value-source.ts";
import { variationsOf } from "./variations.ts";

/** How many variations of each starting object are tried. */
const attempts = 400;

/** Most objects to start from, and how many of these are taken from the model. */
const mostStarts = 10;
const mostOfModel = 3;

/** How many variations are tried of what goes another branch: most branches are one change away from another. */
const attemptsNextDoor = 100;

/**
 * Candidates for the branches of a rule that no `known` candidate goes: for each the first variation that goes that way and is
 * valid, or breaks this rule alone, as small as it can be. A branch for which none was found has no candidate.
 */
export function branchCases(
  source: ValueSource,
  model: ModelDeclaration,
  rule: Rule,
  known: readonly Candidate[],
): readonly Candidate[] {
  const branches = branchesOf(rule);
  // What breaks or keeps a single condition is found for the rule as a whole.
  if (branches.length <= 2) return [];
  const isGone = (branch: Branch): boolean => known.some(({ value }) => goes(source, model, rule, branch, value));
  const found = witnesses(
    source,
    model,
    rule,
    branches.filter((branch) => !isGone(branch)),
    known.map(({ value }) => value).filter((value) => isJsonObject(value)),
  );
  return branches.flatMap((branch, index) => {
    const witness = found.get(branch);
    if (witness === undefined) return [];
    const smallest = minimize(witness, (value) => goes(source, model, rule, branch, value));
    const verb = branch.keeps ? "keeps" : "breaks";
    return [{ description: `${verb} the rule ${rule.id} in its branch ${index + 1}`, value: smallest }];
  });
}

function witnesses(
  source: ValueSource,
  model: ModelDeclaration,
  rule: Rule,
  branches: readonly Branch[],
  nextDoor: readonly JsonObject[],
): ReadonlyMap<Branch, JsonObject> {
  const found = new Map<Branch, JsonObject>();
  const open = new Set(branches);
  const reads = readsOfRules(source, [rule]);
  const own = source.objects(model.name).slice(0, mostOfModel);
  const starts = [...own, ...nextDoor];
  // What is found on the way is a start as well.
  for (const [index, start] of starts.entries()) {
    if (index === mostStarts) break;
    for (const candidate of variationsOf(start, reads, index < own.length ? attempts : attemptsNextDoor)) {
      if (open.size === 0) return found;
      const keeps = verdict(source, model, rule, candidate);
      if (keeps === undefined) continue;
      const scopes = scopesOf(source, model, rule, candidate);
      for (const branch of open) {
        if (branch.keeps !== keeps || !scopes.some((scope) => holdAll(source, branch.conditions, scope))) continue;
        found.set(branch, candidate);
        starts.push(candidate);
        open.delete(branch);
      }
    }
  }
  return found;
}

function goes(source: ValueSource, model: ModelDeclaration, rule: Rule, branch: Branch, value: JsonValue): boolean {
  if (verdict(source, model, rule, value) !== branch.keeps) return false;
  return scopesOf(source, model, rule, value).some((scope) => holdAll(source, branch.conditions, scope));
}

/** Whether a value keeps the rule; undefined where something else is wrong with it. */
function verdict(source: ValueSource, model: ModelDeclaration, rule: Rule, value: JsonValue): boolean | undefined {
  if (!source.fits({ kind: "reference", target: model.name }, value)) return undefined;
  const issues = source.interpreter.validate(model.name, value);
  return issues.every((issue) => issue.rule === rule.id) ? issues.length === 0 : undefined;
}

type Scope = ReadonlyMap<string, JsonValue>;

/** The variables that the rule sees: once, or for each element. */
function scopesOf(
  { interpreter }: ValueSource,
  model: ModelDeclaration,
  rule: Rule,
  value: JsonValue,
): readonly Scope[] {
  const self: Scope = new Map([["this", interpreter.normalize(model.name, value)]]);
  if (rule.each === undefined) return [self];
  const list = interpreter.evaluate(rule.each, self);
  const items = "value" in list && isJsonList(list.value) ? list.value : [];
  return items.map((item) => new Map([...self, ["item", item]]));
}

function holdAll(source: ValueSource, conditions: readonly Condition[], scope: Scope): boolean {
  return conditions.every(({ expr, holds }) => isTrue(source, expr, scope) === holds);
}

/** Whether a condition holds. It may not be safe to evaluate where another one guards it, and does not hold then. */
function isTrue({ interpreter }: ValueSource, expr: Condition["expr"], scope: Scope): boolean {
  try {
    const outcome = interpreter.evaluate(expr, scope);
    return "value" in outcome && outcome.value === true;
  } catch {
    return false;
  }
}
