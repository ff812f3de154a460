import type { Catalog } from "../catalog-entry.ts";

/** Faults found while comparing what a spec means with what its targets can say. */
export interface CoverageCodes {
  "rule-not-exact": { readonly rule: string; readonly target: string; readonly reason: string };
}

export const coverageCodes: Catalog<CoverageCodes> = {
  "rule-not-exact": {
    severity: "error",
    message: ({ rule, target, reason }) => `The rule "${rule}" is not in the target "${target}": ${reason}.`,
    explain: `A target carries a rule just as it is meant, or not at all. This one cannot say the rule, for the reason that is told,
and \`specwright coverage --strict\` was asked to let no rule be missing there.

Whoever checks documents by that target alone takes some that break the rule. So either say it in other words that the
target has, such as a constraint of a field or a comparison with a constant:

    must: this.count <= 10          # not: this.count <= this.limit

or ask for other targets with --target, and let the validators of the model package watch over the rest.`,
  },
};
