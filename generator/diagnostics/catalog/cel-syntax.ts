import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults in the text of an expression, and CEL that is out of the subset. */
export interface CelSyntaxCodes {
  "cel-syntax": { readonly detail: string };
  "cel-too-large": { readonly limit: string };
  "cel-unsupported": { readonly what: string };
  "cel-unsafe-integer": Record<never, never>;
  "out-of-range": { readonly text: string };
  "conversion-refused": { readonly name: string };
  "may-be-zero": { readonly operator: string; readonly text: string };
  "literal-needed": { readonly what: string };
  "empty-separator": Record<never, never>;
  "match-pattern": { readonly pattern: string; readonly problem: string };
  "repeated-key": { readonly key: string };
}

export const celSyntaxCodes: Catalog<CelSyntaxCodes> = {
  "cel-syntax": {
    severity: "error",
    message: ({ detail }) => `This is no CEL expression: ${detail}.`,
    hint: () => "Look for an operator, a bracket or a quote that is missing or too many.",
    explain: explanation({
      what: "The text does not follow the grammar of CEL, the Common Expression Language.",
      why: "Rules, derived properties, methods and tables are written in it.",
      fix: "Compare with ==, join conditions with && and ||, turn one round with !, and put texts in quotes.",
      refused: "must: this.source = mcp and has(this.mcp_server)",
      accepted: "must: this.source == 'mcp' && has(this.mcp_server)",
    }),
  },
  "cel-too-large": {
    severity: "error",
    message: ({ limit }) => `The expression is larger than ${limit}.`,
    explain: explanation({
      what: "An expression has at most 4,096 characters, 32 levels of nesting and 500 parts.",
      why: "Nobody reads a longer one, and every target has to carry it.",
      fix: "Name parts of it as derived properties or functions, or make several rules of it.",
    }),
  },
  "cel-unsupported": {
    severity: "error",
    message: ({ what }) => `Specwright does not take ${what} in CEL.`,
    hint: () => "Say it with what the language has: `specwright explain cel-unsupported` lists it.",
    explain: explanation({
      what: "The parser knows this piece of CEL, but JSON has nothing that it could stand for.",
      why: "A rule must mean the same in TypeScript, in JSON Schema and in any other language.",
      fix: "Use texts, ints, numbers, booleans, lists and maps.",
      refused: "value: b'abc'",
      accepted: "value: \"'abc'\"",
    }),
  },
  "cel-unsafe-integer": {
    severity: "error",
    message: () => "The integer lies beyond 2^53 - 1.",
    hint: () => "Write an integer from -9007199254740991 to 9007199254740991, or a number with a point.",
    explain: explanation({
      what: "Ints go from -(2^53 - 1) to 2^53 - 1.",
      why: "Larger ones cannot be held exactly by JavaScript and by many JSON parsers.",
      fix: "Choose a smaller number, or hold the value as a text.",
    }),
  },
  "out-of-range": {
    severity: "error",
    message: ({ text }) => `"${text}" may reach beyond what is there.`,
    explain: explanation({
      what: "A place in a list or a text is not sure to be one: the list or the text may be too short.",
      why: "A rule must always come out as true or false; a place that is not there would be an error instead.",
      fix: "Declare min_items or min_length, guard with a comparison of the size, or ask about all elements with a macro.",
      refused: "must: this.tags[0] == 'first'",
      accepted: "must: size(this.tags) > 0 && this.tags[0] == 'first'",
    }),
  },
  "conversion-refused": {
    severity: "error",
    message: ({ name }) => `The conversion "${name}" can fail.`,
    explain: explanation({
      what: "A conversion is taken where it cannot fail: string of a text, an int or a bool; int of a number within bounds; double of an int; and int, double and bool of a text that is written out.",
      why: "Any other could fail, or come out differently from one language to another.",
      fix: "Declare the property with the type that you need. Ints and numbers can be compared as they are.",
      refused: "must: int(this.port) > 1024",
      accepted: "port: { type: int, min: 1025, doc: Port to listen on }",
    }),
  },
  "may-be-zero": {
    severity: "error",
    message: ({ operator, text }) => `"${text}" cannot stand after "${operator}", since it may be 0.`,
    explain: explanation({
      what: "An int after / or % is not sure to differ from 0.",
      why: "Division by zero is an error in CEL, and a rule must never fail.",
      fix: "Declare bounds that leave 0 out, or guard it.",
      refused: "must: this.used / this.total < 2",
      accepted: "must: this.total > 0 && this.used / this.total < 2",
    }),
  },
  "literal-needed": {
    severity: "error",
    message: ({ what }) => `${what} must be written out as a text.`,
    explain: explanation({
      what: "The pattern of matches, the separator of split and the keys of a map are literal texts.",
      why: "They are checked when you generate; one that came from data could be wrong, or slow, at run time.",
      fix: "Write the text itself, in quotes.",
      refused: "must: this.name.matches(this.pattern)",
      accepted: "must: this.name.matches('^[a-z]+$')",
    }),
  },
  "empty-separator": {
    severity: "error",
    message: () => "A text cannot be split at nothing.",
    hint: () => "Name the text between the pieces, as in: split(', ')",
    explain: explanation({
      what: "The separator of split has at least one character.",
      why: "Languages disagree on the characters that an empty one would cut between.",
      fix: "Name the separator. To count characters, use size(...).",
    }),
  },
  "match-pattern": {
    severity: "error",
    message: ({ pattern, problem }) => `In the pattern ${JSON.stringify(pattern)}, ${problem}.`,
    explain: explanation({
      what: "The pattern of matches is out of the portable subset of regular expressions.",
      why: "JavaScript, RE2, Python and JSON Schema must find the same texts, and none may be made to hang.",
      fix: "Use characters, classes, groups, | and counts. A first ^ and a last $ tie the pattern to the whole text; without ^ a search begins at every character, so a repetition had better not come first.",
      refused: "must: this.name.matches('(?i)^tool')",
      accepted: "must: this.name.matches('^[Tt][Oo][Oo][Ll]')",
    }),
  },
  "repeated-key": {
    severity: "error",
    message: ({ key }) => `The key ${JSON.stringify(key)} stands twice in the map.`,
    hint: () => "Delete or rename one of the two.",
    explain: explanation({
      what: "Each key of a map literal stands once.",
      why: "One of the two values would be lost without a word.",
      fix: "Take one of them out, or give it another name.",
      refused: "value: \"{'a': 1, 'a': 2}\"",
    }),
  },
};
