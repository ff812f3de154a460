import type { ModelDeclaration } from "../program/declaration.ts";
import type { Rule } from "../program/rule.ts";
import { branchCases, type MissingBranch } from "./branch-cases.ts";
import type { Candidate } from "./candidate.ts";
import { ruleCases } from "./rule-cases.ts";
import type { ValueSource } from "./value-source.ts";

/** Documents that show what a rule does, and what none was found for. */
export interface RuleWitnesses {
  readonly cases: readonly Candidate[];
  /** How the rule was broken: on its own, only along with others, or not at all. */
  readonly broken: "alone" | "with others" | "never";
  readonly missing: readonly MissingBranch[];
}

/** Looks for documents that break a rule, that nearly do, and that go each of its branches. */
export function ruleWitnesses(source: ValueSource, model: ModelDeclaration, rule: Rule): RuleWitnesses {
  const known = ruleCases(source, model, rule);
  const whole = source.objects(model.name).map((value) => ({ description: "", value }));
  const { cases, missing } = branchCases(source, model, rule, [...known, ...whole.slice(0, 2)]);
  const [breaking] = known;
  const issues = breaking === undefined ? [] : source.interpreter.validate(model.name, breaking.value);
  const isAlone = issues.every((issue) => issue.rule === rule.id);
  return {
    cases: [...known, ...cases],
    broken: breaking === undefined ? "never" : isAlone ? "alone" : "with others",
    missing,
  };
}
