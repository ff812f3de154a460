import type { ModelDeclaration } from "../program/declaration.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";
import type { Rule } from "../program/rule.ts";
import type { Branch, Condition } from "./branches.ts";
import { readsOfRules } from "./rule-reads.ts";
import type { ValueSource } from "./value-source.ts";
import { type Variable, variationsOf } from "./variations.ts";

/** How many variations of each starting object are tried. */
const attempts = 400;

/** Most objects of the model to start from, and most of those that go other branches. */
const mostOfModel = 3;
const mostNextDoor = 7;

/** How many variations are tried of what goes another branch: most branches are one change away from another. */
const attemptsNextDoor = 100;

/** Looks for documents that go the branches of one rule. */
export interface BranchSearch {
  /** Whether a document goes a branch: it is valid, or breaks this rule alone, and every condition comes out as the branch has it. */
  goes(document: JsonValue, branch: Branch): boolean;
  /** Looks for the branches but those that are `known`; `nextDoor` are documents that go others. */
  find(known: ReadonlySet<Branch>, nextDoor: readonly JsonValue[]): FoundBranches;
}

/** Documents by the branch that they go. */
export interface FoundBranches {
  readonly found: ReadonlyMap<Branch, JsonObject>;
  /** Branches that were gone as far as evaluating the rule asks: what stands behind a guard may not come out as the branch has it. */
  readonly nearly: ReadonlySet<Branch>;
}

/** A search for some branches of a rule. */
export function createBranchSearch(
  source: ValueSource,
  model: ModelDeclaration,
  rule: Rule,
  branches: readonly Branch[],
): BranchSearch {
  return {
    goes(document, branch) {
      if (verdict(source, model, rule, document) !== branch.keeps) return false;
      return scopesOf(source, model, rule, document).some((scope) => holdAll(source, branch.conditions, scope));
    },
    find(known, nextDoor) {
      const open = new Set(branches.filter((branch) => !known.has(branch)));
      const hunt: Hunt = { source, model, rule, open, found: new Map(), nearly: new Set() };
      for (const document of nextDoor) tryOut(hunt, document);
      run(hunt, nextDoor);
      return hunt;
    },
  };
}

interface Hunt extends FoundBranches {
  readonly source: ValueSource;
  readonly model: ModelDeclaration;
  readonly rule: Rule;
  /** Branches that are still looked for. */
  readonly open: Set<Branch>;
  readonly found: Map<Branch, JsonObject>;
  readonly nearly: Set<Branch>;
}

/** Tries what the spec shows as it stands, then variations of it. */
function run(hunt: Hunt, nextDoor: readonly JsonValue[]): void {
  const { source, model, rule } = hunt;
  const own = source.objects(model.name);
  for (const shown of [...own, ...model.counterexamples.map(({ value }) => value)]) tryOut(hunt, shown);
  const varied = own.slice(0, mostOfModel);
  const reads = readsOfRules(source, [rule]);
  vary(hunt, varied, reads, attempts);
  vary(hunt, startsNextDoor(hunt, nextDoor), reads, attemptsNextDoor);
}

/** What is found on the way is a start as well. */
function* startsNextDoor({ found }: Hunt, nextDoor: readonly JsonValue[]): Generator<JsonObject> {
  let left = mostNextDoor;
  for (const starts of [nextDoor, found.values()]) {
    for (const start of starts) {
      if (left === 0) return;
      if (!isJsonObject(start)) continue;
      left -= 1;
      yield start;
    }
  }
}

function vary(hunt: Hunt, starts: Iterable<JsonObject>, reads: readonly Variable[], limit: number): void {
  for (const start of starts) {
    for (const candidate of variationsOf(start, reads, limit)) {
      if (hunt.open.size === 0) return;
      tryOut(hunt, candidate);
    }
  }
}

/** Notes the open branches that a candidate goes. */
function tryOut({ source, model, rule, open, found, nearly }: Hunt, candidate: JsonValue): void {
  const keeps = verdict(source, model, rule, candidate);
  if (keeps === undefined || !isJsonObject(candidate)) return;
  const scopes = scopesOf(source, model, rule, candidate);
  for (const branch of open) {
    if (branch.keeps !== keeps) continue;
    const near = scopes.filter((scope) => holdAll(source, branch.conditions, scope, true));
    if (near.length === 0) continue;
    nearly.add(branch);
    if (!near.some((scope) => holdAll(source, branch.conditions, scope))) continue;
    found.set(branch, candidate);
    open.delete(branch);
  }
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

function holdAll(source: ValueSource, conditions: readonly Condition[], scope: Scope, askedOnly = false): boolean {
  return conditions.every(({ expr, holds, isAsked }) => {
    return (askedOnly && !isAsked) || isTrue(source, expr, scope) === holds;
  });
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
