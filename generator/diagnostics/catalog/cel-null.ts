import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Null where a value is due, and tests for null that decide nothing. */
export interface CelNullCodes {
  "may-be-null": { readonly text: string };
  "always-there": { readonly text: string };
  "never-null": { readonly text: string };
  "has-needs-field": { readonly text: string };
}

export const celNullCodes: Catalog<CelNullCodes> = {
  "may-be-null": {
    severity: "error",
    message: ({ text }) => `"${text}" may be null here.`,
    explain: explanation({
      what: "A value that may be null is used where a value is needed: to read from it, compute with it or pass it on.",
      why: "A rule must always come out as true or false, whatever the data.",
      fix: "Guard it with has(...) and &&, with ? :, or in the when of the rule. Comparing with == needs no guard.",
      refused: "must: this.lifecycle.has_hooks",
      accepted: "must: has(this.lifecycle) && this.lifecycle.has_hooks",
    }),
  },
  "always-there": {
    severity: "error",
    message: ({ text }) => `"${text}" is always there, so has(...) is always true.`,
    explain: explanation({
      what: "The field is required or has a default; in a rule it is never null.",
      why: "A test that always holds guards nothing; more often it was meant to ask for something else.",
      fix: "Leave it out. To ask whether a text, a list or a map has anything in it, compare its size with 0.",
      refused: "must: has(this.tags)",
      accepted: "must: size(this.tags) > 0",
    }),
  },
  "never-null": {
    severity: "error",
    message: ({ text }) => `"${text}" is never null.`,
    explain: explanation({
      what: "Something that cannot be null is compared with null.",
      why: "The comparison always comes out the same, so it is a slip.",
      fix: "Leave it out, or give the field a type with ? if null was meant to be allowed.",
      refused: "must: this.name != null",
    }),
  },
  "has-needs-field": {
    severity: "error",
    message: ({ text }) => `has(...) asks for a field, and "${text}" is none.`,
    explain: explanation({
      what: "CEL gives has(...) a meaning only for a field that is read of something.",
      why: "Evaluators of CEL refuse it for anything else.",
      fix: "Compare a parameter with null.",
      refused: 'value: "has(version) ? version : skill.version"',
      accepted: 'value: "version != null ? version : skill.version"',
    }),
  },
};
