import type { ModelDeclaration } from "../program/declaration.ts";
import type { Rule } from "../program/rule.ts";
import { createBranchSearch } from "./branch-search.ts";
import { type Branch, branchesOf } from "./branches.ts";
import type { Candidate } from "./candidate.ts";
import { minimize } from "./minimize.ts";
import type { ValueSource } from "./value-source.ts";

/** What the search for the branches of a rule came to. */
export interface BranchCases {
  readonly cases: readonly Candidate[];
  /** Branches for which no document was found, though there may be one. */
  readonly missing: readonly MissingBranch[];
}

/** A branch that no document goes, as far as is known. */
export interface MissingBranch {
  readonly branch: Branch;
  /** Place of the branch among those of its rule, from 1, as the descriptions of candidates have it. */
  readonly place: number;
}

/**
 * Candidates for the branches of a rule that no `known` candidate goes: for each the first variation that goes that way and is
 * valid, or breaks this rule alone, as small as it can be.
 */
export function branchCases(
  source: ValueSource,
  model: ModelDeclaration,
  rule: Rule,
  known: readonly Candidate[],
): BranchCases {
  const branches = branchesOf(rule);
  // What breaks or keeps a single condition is found for the rule as a whole.
  if (branches.length <= 2) return { cases: [], missing: [] };
  const search = createBranchSearch(source, model, rule, branches);
  const documents = known.map(({ value }) => value);
  const isKnown = new Set(branches.filter((branch) => documents.some((document) => search.goes(document, branch))));
  const { found, nearly } = search.find(isKnown, documents);
  const cases: Candidate[] = [];
  const missing: MissingBranch[] = [];
  for (const [index, branch] of branches.entries()) {
    const place = index + 1;
    const witness = found.get(branch);
    if (witness !== undefined) {
      const value = minimize(witness, (smaller) => search.goes(smaller, branch));
      const verb = branch.keeps ? "keeps" : "breaks";
      cases.push({ description: `${verb} the rule ${rule.id} in its branch ${place}`, value });
    } else if (!isKnown.has(branch) && !nearly.has(branch)) missing.push({ branch, place });
  }
  return { cases, missing };
}
