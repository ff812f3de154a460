import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Values of a type that does not fit. */
export interface CelTypeCodes {
  "type-mismatch": { readonly role: string; readonly expected: string; readonly found: string };
  "mixed-types": { readonly first: string; readonly second: string };
  "incomparable-types": { readonly left: string; readonly right: string };
  "wrong-argument-count": { readonly name: string; readonly expected: string; readonly found: number };
  "rule-too-costly": Record<never, never>;
  "may-fail": { readonly model: string };
  "misleading-order": { readonly type: string };
  "may-overflow": { readonly text: string };
}

export const celTypeCodes: Catalog<CelTypeCodes> = {
  "type-mismatch": {
    severity: "error",
    message: ({ role, expected, found }) => `${role} must be ${expected}, not ${found}.`,
    hint: ({ expected }) => `Write something that is ${expected}.`,
    explain: explanation({
      what: "A part of the expression, or the whole, has another type than its place asks for.",
      why: "CEL never converts by itself; only an int may stand where a number is due.",
      fix: "A rule and its when are bool: end them in a comparison, a has(...) or a macro.",
      refused: "must: size(this.tags)",
      accepted: "must: size(this.tags) > 0",
    }),
  },
  "mixed-types": {
    severity: "error",
    message: ({ first, second }) => `This is ${second}, but what stands before it is ${first}.`,
    hint: ({ first }) => `Write a value that is ${first} in both places.`,
    explain: explanation({
      what: "The elements of a list, the values of a map and the two branches of ? : have one type.",
      why: "Otherwise nobody could say what the list, the map or the result is.",
      fix: "Bring them to one type. Null may stand beside anything, and an int beside a number.",
      refused: "value: \"this.ready ? 'yes' : 0\"",
      accepted: "value: \"this.ready ? 'yes' : 'no'\"",
    }),
  },
  "incomparable-types": {
    severity: "error",
    message: ({ left, right }) => `${left} and ${right} are never equal.`,
    hint: () => "Compare with a value of the same type, or mend the type of the field.",
    explain: explanation({
      what: "The types on the two sides have no value in common.",
      why: "The comparison always comes out the same, so it is a slip.",
      fix: "Compare with a value of the same kind. Texts have quotes, numbers have none.",
      refused: "must: this.timeout != '300'",
      accepted: "must: this.timeout != 300",
    }),
  },
  "wrong-argument-count": {
    severity: "error",
    message: ({ name, expected, found }) => `"${name}" takes ${argumentsText(expected)}, not ${found}.`,
    hint: ({ expected }) => `Give it ${argumentsText(expected)}.`,
    explain: explanation({
      what: "A call has more or fewer arguments than there are parameters.",
      why: "Only parameters at the end that have a default or may be null can be left out.",
      fix: "Give the arguments in the order of the parameters.",
    }),
  },
  "rule-too-costly": {
    severity: "error",
    message: () => "The work for this grows faster than the document.",
    hint: () => "Let it go through one list alone, or give the lists `max_items`.",
    explain: explanation({
      what: "A loop stands inside a loop, or a long text is looked at again for each element, and nothing bounds either.",
      why: "A document of a megabyte could keep a validator busy for minutes.",
      fix: "Declare max_items on one of the lists, or max_length on the text; up to 10,000 counts as a bound. To look for an element in a list, use in, which looks it up.",
      refused: "must: this.edges.all(e, this.nodes.exists(n, n.id == e.from))",
      accepted: "must: this.edges.all(e, e.from in this.nodes.map(n, n.id))",
    }),
  },
  "may-fail": {
    severity: "error",
    message: ({ model }) => `This makes a ${model}, which can be refused.`,
    hint: () => "Work it out from the fields.",
    explain: explanation({
      what: "A constructor, `patched` and a function with `set` make an instance, and the model checks it. Here one of them is used by a rule or a derived property, perhaps by way of a method or a function.",
      why: "A rule has to come to true or false for every document, and a property to a value. An instance that its model refuses is neither.",
      fix: "Read the fields that matter, and compare those. Methods, constructors and functions may make instances: whoever calls them can deal with a refusal.",
      refused: "must: Part.named(this.name).id != 'none'",
      accepted: "must: this.name != 'none'",
    }),
  },
  "misleading-order": {
    severity: "error",
    message: ({ type }) => `Texts are compared character by character, which is not the order of a ${type}.`,
    explain: explanation({
      what: 'A `decimal`, a `semver` or a `date_time` is a text, and texts are ordered by their characters: "10.00" comes before "9.00".',
      why: "The rule would hold for most examples and fail for others.",
      fix: "Declare what is to be compared as a number. A `date` may be compared: its characters are in the order of time.",
      refused: "must: this.price < this.limit      # both decimal",
      accepted: "must: this.price_in_cents < this.limit_in_cents",
    }),
  },
  "may-overflow": {
    severity: "error",
    message: ({ text }) => `"${text}" may lie beyond 2^53 - 1.`,
    explain: explanation({
      what: "The declared bounds of the parts let the result leave the integers that every language holds exactly.",
      why: "A sum that is rounded would make a rule true in one language and false in another.",
      fix: "Declare min and max on the fields. Sizes and literals are bounded by themselves; parameters are not.",
      refused: "must: this.start + this.length <= 100  # both are just int",
      accepted: "start: { type: int, min: 0, max: 1000000, doc: Where it starts }",
    }),
  },
};

function argumentsText(count: string): string {
  return count === "1" ? "1 argument" : `${count} arguments`;
}
