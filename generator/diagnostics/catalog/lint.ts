import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** What `specwright lint` finds. `rules` are ids of rules that together are the reason. */
export interface LintCodes {
  "rule-always-true": { readonly id: string };
  "rule-always-false": { readonly id: string; readonly where: "anywhere" | "when" | "each" };
  "rules-contradict": {
    readonly model: string;
    readonly rules: readonly string[];
    /** Id of the rule whose condition is meant; undefined where no value at all is left. */
    readonly when: string | undefined;
  };
  "field-always-required": {
    readonly name: string;
    readonly model: string;
    readonly may: string;
    readonly rules: readonly string[];
  };
  "field-always-forbidden": { readonly name: string; readonly model: string; readonly rules: readonly string[] };
  "unreachable-branch": { readonly what: "when" | "part" | "row" };
  "condition-never-decides": { readonly what: "when" | "part"; readonly outcome: "true" | "false" };
}

export const lintCodes: Catalog<LintCodes> = {
  "rule-always-true": {
    severity: "warning",
    message: ({ id }) => `The rule "${id}" refuses nothing: its \`must\` is always true.`,
    hint: () => "Correct the rule, or remove it.",
    explain: explanation({
      what: "Whatever a value is, as far as types and constraints allow it, `must` holds for it wherever the rule asks.",
      why: "A rule is there to refuse something. One that cannot was most often meant to ask for something else, or says what a constraint says already.",
      fix: "Correct the rule, or remove it. Rules that a model inherits are looked at only where they were written.",
      refused: "count: { type: int, min: 1, doc: How many }\n...\nmust: this.count > 0",
      accepted: "count: { type: int, min: 0, doc: How many }\n...\nwhen: this.kind == 'box'\nmust: this.count > 0",
    }),
  },
  "rule-always-false": {
    severity: "warning",
    message: ({ id, where }) => `The rule "${id}" refuses ${refusals[where]}: its \`must\` is never true.`,
    hint: ({ where }) =>
      where === "when"
        ? "Correct it. To forbid what `when` says, turn that round in `must` and leave `when` out."
        : "Correct it, or remove the rule.",
    explain: explanation({
      what: "No value, as far as types and constraints allow it, makes `must` true. Without `when`, no value of the model is valid; with `when`, no value for which it holds; with `each`, only an empty list.",
      why: "The parts of `must` exclude each other, or a constraint excludes what it asks for.",
      fix: "Correct the rule. To forbid what `when` says, turn it round: `must: !(...)`, without `when`.",
      refused: "must: this.kind == 'box' && this.kind == 'bag'",
      accepted: "must: this.kind == 'box' || this.kind == 'bag'",
    }),
  },
  "rules-contradict": {
    severity: "warning",
    message: ({ model, rules, when }) =>
      when === undefined
        ? `No value of ${model} is valid: ${andOf(rules)} ${rules.length === 1 ? "refuses" : "together refuse"} all of them.`
        : `No valid ${model} meets the \`when\` of "${when}": ${andOf(rules)} ${rules.length === 1 ? "refuses" : "together refuse"} every value that does.`,
    hint: () => "Decide which of the rules is right, and change or remove another.",
    explain: explanation({
      what: "There are rules that no value can keep together: no value at all, or none for which the `when` of a rule holds.",
      why: "What one rule asks for, another forbids. Whoever writes such a document goes from one fault to the other and back.",
      fix: "Decide which of the rules is right. The rules that are named are the whole reason: with any of them gone, this warning is too.",
      refused:
        "gift_has_a_note:\n  when: this.gift\n  must: has(this.note)\n...\nnotes_are_for_customers:\n  when: this.gift\n  must: this.note == null",
    }),
  },
  "field-always-required": {
    severity: "warning",
    message: ({ name, model, may, rules }) =>
      `"${name}" may ${may} by its declaration, but in no valid ${model}: ${andOf(rules)} ${rules.length === 1 ? "refuses" : "refuse"} that.`,
    hint: () => "Say in the declaration that it is always there.",
    explain: explanation({
      what: "The rules of the model refuse every value in which the field is null or left out.",
      why: "Who reads the type, the schema or the docs sees a field that may be missing, and writes code for a case that does not come up.",
      fix: "Say in the declaration that the field is always there: a type without `?`, no `optional`. Most often the rule can go then.",
      refused: "note: { type: string?, doc: A note }\n...\nmust: has(this.note)",
      accepted: "note: { type: string, doc: A note }",
    }),
  },
  "field-always-forbidden": {
    severity: "warning",
    message: ({ name, model, rules }) =>
      `"${name}" is null or left out in every valid ${model}: ${andOf(rules)} ${rules.length === 1 ? "refuses" : "refuse"} anything else.`,
    hint: () => "Correct the rules, or remove the field.",
    explain: explanation({
      what: "The rules of the model refuse every value in which the field is there.",
      why: "A field that nobody can use is a field that the rules were not meant to forbid, or one that was to be removed.",
      fix: "Correct the rules, or remove the field. In a model that builds on another, a rule may forbid what is inherited: that is no fault.",
      refused: "note: { type: string?, doc: A note }\n...\nmust: this.note == null",
    }),
  },
  "unreachable-branch": {
    severity: "warning",
    message: ({ what }) => unreached[what],
    hint: () => "Correct the condition, or remove what is behind it.",
    explain: explanation({
      what: "A condition never holds, or never fails, so what stands behind it is never looked at: the `must` of a rule whose `when` is always false, a branch of `? :`, the right side of `&&` or `||`, a row of a decision table behind rows that take everything.",
      why: "What was written there has no effect, and whoever wrote it believes that it has.",
      fix: "Correct the condition, or remove what is behind it. The last row of a table, which catches what is left, may have nothing left to catch.",
      refused: "when: this.kind == 'box' && this.kind == 'bag'\nmust: has(this.size)",
      accepted: "when: this.kind == 'box' || this.kind == 'bag'\nmust: has(this.size)",
    }),
  },
  "condition-never-decides": {
    severity: "warning",
    message: ({ what, outcome }) =>
      what === "when"
        ? `This \`when\` is always ${outcome}: the rule holds everywhere.`
        : `This part is always ${outcome} here, so it makes no difference.`,
    hint: () => "Correct it, or leave it out.",
    explain: explanation({
      what: "A side of `&&` is true whenever it is reached, a side of `||` is false, or a `when` always holds.",
      why: "The result is the same without it. It was meant to ask for something else, or something else in the spec has made it needless.",
      fix: "Correct it, or leave it out. Tests that guard a nullable are not reported where the guard may be needed.",
      refused: "count: { type: int, min: 1, doc: How many }\n...\nwhen: this.count > 0 && this.kind == 'box'",
      accepted: "when: this.kind == 'box'",
    }),
  },
};

const refusals = {
  anywhere: "every value",
  when: "every value that meets its `when`",
  each: "every element",
} as const;

const unreached = {
  when: "This `when` is never true, so the rule asks for nothing.",
  part: "This is never reached: what stands before it has always decided.",
  row: "This row never applies: the rows before it take everything that it would.",
} as const;

/** `"a"`, `"a" and "b"`, `"a", "b" and "c"`. */
function andOf(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.at(-1) ?? "";
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(", ")} and ${last}`;
}
