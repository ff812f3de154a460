import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults of constraints and patterns. */
export interface ConstraintCodes {
  "constraint-on-wrong-type": { readonly facet: string; readonly type: string };
  "constraint-value": { readonly problem: string };
  "no-value-left": { readonly facet: string };
  "constraint-loosened": { readonly facet: string };
  "unique-by-field": { readonly name: string; readonly problem: string };
  "pattern-syntax": { readonly problem: string };
  "pattern-not-portable": { readonly problem: string };
  "pattern-anchored": { readonly problem: string };
  "pattern-too-large": { readonly problem: string };
  "pattern-ambiguous": { readonly problem: string };
}

export const constraintCodes: Catalog<ConstraintCodes> = {
  "constraint-on-wrong-type": {
    severity: "error",
    message: ({ facet, type }) => `\`${facet}\` cannot restrict "${type}".`,
    explain: explanation({
      what: "Numbers take `min`, `max`, `exclusive_min`, `exclusive_max` and `multiple_of`; texts `min_length`, `max_length` and `pattern`; lists `min_items`, `max_items`, `unique` and `unique_by`; maps `min_entries` and `max_entries`; texts, numbers and enums `in` and `not_in`.",
      why: "A constraint that never applies looks like a promise and is none.",
      fix: "Use the constraint that fits the type. Elements of a list and keys get theirs from a named type.",
      refused: "tags: { type: list<string>, max_length: 20, doc: Labels }",
      accepted: "Tag:\n  doc: A label\n  scalar: string\n  max_length: 20",
    }),
  },
  "constraint-value": {
    severity: "error",
    message: ({ problem }) => `The constraint makes no sense: ${problem}.`,
    explain: explanation({
      what: "A constraint compares with a value that the type cannot have.",
      why: "It would let through everything, or nothing.",
      fix: "Write a value of the type: a whole number for an int, a declared value for an enum, a text for a text.",
    }),
  },
  "no-value-left": {
    severity: "error",
    message: ({ facet }) => `With this \`${facet}\`, no value is left that is allowed.`,
    explain: explanation({
      what: "The constraints of a type and of a field contradict each other, as `min: 5` and `max: 3` do.",
      why: "No document could be valid.",
      fix: "Correct one of them. The constraints of a named type count too.",
    }),
  },
  "constraint-loosened": {
    severity: "error",
    message: ({ facet }) => `This \`${facet}\` allows what the model that is extended forbids.`,
    explain: explanation({
      what: "In a model that `extends` another, a field may be constrained more, never less.",
      why: "Its instances are instances of the other model too, wherever that one is expected.",
      fix: "Make the constraint at least as strict. `subset_of` makes a model that may differ freely.",
    }),
  },
  "unique-by-field": {
    severity: "error",
    message: ({ name, problem }) => `Elements cannot be told apart by "${name}": ${problem}.`,
    explain: explanation({
      what: "`unique_by` names a field of the elements that is a text and always there.",
      why: "What is null or absent, or a list, does not tell elements apart in the same way in every language.",
      fix: "Name a required text field of the model that the list holds.",
      accepted: "slots: { type: list<Slot>, unique_by: name, doc: The slots }",
    }),
  },
  "pattern-syntax": {
    severity: "error",
    message: ({ problem }) => `The pattern cannot be read: ${problem}.`,
    explain: explanation({
      what: "A pattern is a regular expression.",
      why: "It has to compile in every language that a spec is turned into.",
      fix: "Escape characters that mean something else: \\. \\( \\[ \\{ \\* \\+ \\? \\| \\\\.",
    }),
  },
  "pattern-not-portable": {
    severity: "error",
    message: ({ problem }) => `The pattern would not mean the same everywhere: ${problem}.`,
    explain: explanation({
      what: "Patterns are written in the part of the syntax that JavaScript, RE2, Python and JSON Schema read alike: characters, classes such as [A-Za-z], groups, | and counts.",
      why: "A document must not be valid in one language and refused in another.",
      fix: "Write out what is meant: [0-9] for \\d, [^\\n] for a dot, [Aa] for a letter in either case. What cannot be said so can often be said by `not_in` or by a rule.",
    }),
  },
  "pattern-anchored": {
    severity: "error",
    message: ({ problem }) => `The pattern describes the whole text anyway: ${problem}.`,
    explain: explanation({
      what: "A pattern has to match from the first character to the last; `^` and `$` are put around it.",
      why: "With anchors in it, half of all patterns would have them and half would lack them by mistake.",
      fix: "Leave the anchors out. To look for something inside, say what may stand around it: [a-z]*needle[a-z]*.",
    }),
  },
  "pattern-too-large": {
    severity: "error",
    message: ({ problem }) => `The pattern is too large: ${problem}.`,
    explain: explanation({
      what: "Counts may reach 1000, and nested ones multiply.",
      why: "RE2 refuses larger ones, and other engines need much memory for them.",
      fix: "Use `max_length` or `min_length` for long texts.",
    }),
  },
  "pattern-ambiguous": {
    severity: "error",
    message: ({ problem }) => `The pattern can take very long: ${problem}.`,
    explain: explanation({
      what: "A repetition inside a repetition lets one text be matched in a number of ways that doubles with each character.",
      why: "An engine that tries them all hangs on a text of forty characters, which anybody can send.",
      fix: "Say it without the inner repetition, or let each round begin with a character that cannot end one.",
      refused: 'pattern: "([a-z]+)*"\npattern: "([a-z]+-?)+"',
      accepted: 'pattern: "[a-z]*"\npattern: "[a-z]+(-[a-z]+)*"',
    }),
  },
};
