import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults of constraints and patterns. */
export interface ConstraintCodes {
  "constraint-on-wrong-type": { readonly facet: string; readonly type: string };
  "constraint-value": { readonly problem: string };
  "no-value-left": { readonly facet: string };
  "constraint-loosened": { readonly facet: string };
  "unique-by-field": { readonly name: string; readonly problem: string };
  "unique-as-written": { readonly type: string; readonly problem: string };
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
    hint: () => "Write a value that the type can have.",
    explain: explanation({
      what: "A constraint compares with a value that the type cannot have.",
      why: "It would let through everything, or nothing.",
      fix: "Write a value of the type: a whole number for an int, a declared value for an enum, a text for a text.",
    }),
  },
  "no-value-left": {
    severity: "error",
    message: ({ facet }) => `With this \`${facet}\`, no value is left that is allowed.`,
    hint: ({ facet }) => `Change \`${facet}\` or what it is at odds with, so that something is left between them.`,
    explain: explanation({
      what: "The constraints of a type and of a field contradict each other, as `min: 5` and `max: 3` do.",
      why: "No document could be valid.",
      fix: "Correct one of them. The constraints of a named type count too.",
    }),
  },
  "constraint-loosened": {
    severity: "error",
    message: ({ facet }) => `This \`${facet}\` allows what the model that is extended forbids.`,
    hint: ({ facet }) => `State a stricter \`${facet}\`, or leave it out to keep the one that is inherited.`,
    explain: explanation({
      what: "In a model that `extends` another, a field may be constrained more, never less.",
      why: "Its instances are instances of the other model too, wherever that one is expected.",
      fix: "Make the constraint at least as strict. `subset_of` makes a model that may differ freely.",
    }),
  },
  "unique-by-field": {
    severity: "error",
    message: ({ name, problem }) => `Elements cannot be told apart by "${name}": ${problem}.`,
    hint: () => "Name a text field of the elements that is required, or null where it is absent.",
    explain: explanation({
      what: "`unique_by` names a field of the elements that is a text without a default. Elements in which it is null or absent are like no other.",
      why: "Documents are compared as they are written, before defaults are filled in. Two elements without the field would be fine and, once the default is written out, would not.",
      fix: "Name a text field that is required, nullable or optional, of the model that the list holds.",
      accepted: "slots: { type: list<Slot>, unique_by: name, doc: The slots }",
    }),
  },
  "unique-as-written": {
    severity: "error",
    message: ({ type, problem }) =>
      `Elements that are a "${type}" cannot be told apart by all that they hold: ${problem}.`,
    explain: explanation({
      what: "`unique` compares elements as they are written. Here they are models, or hold models, with a field that may be left out for its default or for null, or models that drop the keys they do not know.",
      why: "Two elements that are written differently could be the same with defaults filled in. What an instance writes out would be refused when it is read again.",
      fix: "Use `unique_by` with a field that tells the elements apart. A rule compares them with all defaults filled in: size(this.goods.distinct()) == size(this.goods).",
      refused:
        "Item:\n  doc: Something to buy\n  fields: { name: { type: string, doc: Name }, count: { type: int, default: 1, doc: Amount } }\nBasket:\n  doc: What is bought\n  fields: { goods: { type: list<Item>, unique: true, doc: The goods } }",
      accepted: "goods: { type: list<Item>, unique_by: name, doc: The goods }",
    }),
  },
  "pattern-syntax": {
    severity: "error",
    message: ({ problem }) => `The pattern cannot be read: ${problem}.`,
    hint: () => "Put a backslash before a character that stands for itself.",
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
      fix: "Leave the anchors out. To look for something inside, use a rule: this.name.matches('needle').",
    }),
  },
  "pattern-too-large": {
    severity: "error",
    message: ({ problem }) => `The pattern is too large: ${problem}.`,
    explain: explanation({
      what: "Counts may reach 1000, and nested ones multiply. Written out, a pattern has at most 2,000 characters to compare, and it must be simple enough to find out how long it can take.",
      why: "RE2 refuses larger ones, and other engines need much memory for them.",
      fix: "Use `max_length` or `min_length` for long texts.",
    }),
  },
  "pattern-ambiguous": {
    severity: "error",
    message: ({ problem }) => `The pattern can take very long: ${problem}.`,
    explain: explanation({
      what: "The beginning of some text can be read in more than 256 ways: a repetition inside another, two beside each other that take the same characters, or a repeated part that can be empty.",
      why: "Most engines try all ways. Where the number grows with the text, anybody can send a text that takes seconds, or that never ends.",
      fix: "Let each repetition begin or end with a character that what stands beside it cannot be; let no repeated part be empty.",
      refused: 'pattern: "([a-z]+)*"\npattern: "([a-z]+-?)+"\npattern: "[a-z]+[a-z0-9]*"\npattern: "(a?){30}"',
      accepted: 'pattern: "[a-z]*"\npattern: "[a-z]+(-[a-z]+)*"\npattern: "[a-z][a-z0-9]*"\npattern: "a{0,30}"',
    }),
  },
};
