import type { ModelDeclaration } from "../program/declaration.ts";
import type { Rule } from "../program/rule.ts";
import { type Coverage, createCoverage } from "./coverage.ts";
import type { Explorer } from "./explore.ts";
import { applies, frameOf, outcomes } from "./subject.ts";

/** What is true of one rule, taken alone, in every object whose structure is right. */
export interface RuleFacts {
  readonly rule: Rule;
  readonly coverage: Coverage;
  /** `when` holds in no object. */
  readonly neverApplies: boolean;
  /** Where `when` holds, `must` does, for every element. */
  readonly alwaysHolds: boolean;
  /** Where `when` holds, `must` does not, for no element. */
  readonly neverHolds: boolean;
}

/** The facts about a rule; undefined where there is too much to look at. */
export function ruleFacts(rule: Rule, model: ModelDeclaration, explorer: Explorer): RuleFacts | undefined {
  const coverage = createCoverage();
  const frame = frameOf(model, coverage.witness);
  const seen = { application: false, success: false, failure: false };
  const verdict = explorer.find((judge) => {
    if (!applies(rule, frame, judge)) return false;
    seen.application = true;
    for (const isTrue of outcomes(rule, frame, judge)) {
      if (isTrue) seen.success = true;
      else seen.failure = true;
    }
    return false;
  });
  if (verdict !== "none") return undefined;
  const { application, success, failure } = seen;
  return { rule, coverage, neverApplies: !application, alwaysHolds: !failure, neverHolds: !success };
}
