import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults found while comparing a document with the meta-schema. */
export interface ShapeCodes {
  "unknown-key": { readonly key: string; readonly of: string };
  "missing-key": { readonly key: string; readonly of: string };
  "wrong-type": { readonly expected: string; readonly found: string };
  "invalid-value": { readonly found: string; readonly expected: string };
  "empty-value": { readonly what: "text" | "list" | "map" };
  "repeated-value": { readonly found: string };
  /** `as` has its article: `a type name`. */
  "bad-name": { readonly name: string; readonly as: string };
  "keys-exclude": { readonly key: string; readonly other: string };
  "kind-missing": { readonly kinds: readonly string[] };
  "text-cut-by-comment": { readonly key: string };
}

export const shapeCodes: Catalog<ShapeCodes> = {
  "unknown-key": {
    severity: "error",
    message: ({ key, of }) => `"${key}" is not a key of ${of}.`,
    explain: explanation({
      what: "The key means nothing in this place.",
      why: "A key that is passed over without a word is a declaration lost.",
      fix: "Correct the spelling, move the key to where it belongs, or delete it.",
      refused: "timeout: { type: int, doc: Seconds, minimum: 1 }",
      accepted: "timeout: { type: int, doc: Seconds, min: 1 }",
    }),
  },
  "missing-key": {
    severity: "error",
    message: ({ key, of }) => `"${key}" is missing in ${of}.`,
    hint: ({ key }) => `Add \`${key}:\`.`,
    explain: explanation({
      what: "A key that must be there is not.",
      why: "Nothing is guessed: a type without documentation or a rule without a message would show in every output.",
      fix: "Add the key.",
      refused: "timeout: { type: int }",
      accepted: "timeout: { type: int, doc: Seconds that a call may take }",
    }),
  },
  "wrong-type": {
    severity: "error",
    message: ({ expected, found }) => `Expected ${expected}, found ${found}.`,
    hint: ({ expected }) => `Write ${expected}.`,
    explain: explanation({
      what: "The value is of another kind than this place needs: a number where a text is due, a text where a map is due.",
      why: "Values are never converted; a version 1.10 would become 1.1.",
      fix: "Write a value of the kind that is named; put texts that look like numbers in quotes.",
      refused: "since: 1.10",
      accepted: 'since: "1.10"',
    }),
  },
  "invalid-value": {
    severity: "error",
    message: ({ found, expected }) => `Expected ${expected}, found ${found}.`,
    hint: ({ expected }) => `Write ${expected}.`,
    explain: explanation({
      what: "The value is of the right kind, but not one of those that are allowed.",
      why: "Marks such as `optional` have the one value true: what is not wanted is left out, so that there is one way to say it.",
      fix: "Use one of the values that are named.",
      refused: "unknown_keys: refuse",
      accepted: "unknown_keys: reject",
    }),
  },
  "empty-value": {
    severity: "error",
    message: ({ what }) => `This ${what} is empty.`,
    hint: ({ what }) => `Fill the ${what}, or leave the key out.`,
    explain: explanation({
      what: "A text, list or map is empty.",
      why: "It would say nothing, so it is more likely a slip.",
      fix: "Fill it, or leave the key out.",
      refused: "uses: []",
    }),
  },
  "repeated-value": {
    severity: "error",
    message: ({ found }) => `${found} stands twice in this list.`,
    hint: () => "Correct or delete one of the two.",
    explain: explanation({
      what: "A list names the same thing twice.",
      why: "The second time adds nothing, so another name was meant.",
      fix: "Correct or delete one of the two.",
      refused: "uses: [names, names]",
    }),
  },
  "bad-name": {
    severity: "error",
    message: ({ name, as }) => `"${name}" cannot be used as ${as}.`,
    explain: explanation({
      what: "The name breaks the form that names of its kind have: types are PascalCase, modules are kebab-case, rules, members and examples are snake_case, and fields have any name of at most 64 visible characters.",
      why: "Names end up in code, file names and addresses, and one form for each kind keeps them free of collisions.",
      fix: "Rename it.",
      refused: "types:\n  tool_name: { scalar: string, doc: Name of a tool. }",
      accepted: "types:\n  ToolName: { scalar: string, doc: Name of a tool. }",
    }),
  },
  "keys-exclude": {
    severity: "error",
    message: ({ key, other }) => `"${key}" cannot stand beside "${other}".`,
    hint: ({ key, other }) => `Take one of them out, \`${key}\` or \`${other}\`.`,
    explain: explanation({
      what: "Two keys contradict each other.",
      why: "An optional field stays absent, so it has no default; a fixed value is its own default; a secret must not be written in a spec.",
      fix: "Keep the one that says what you mean.",
      refused: "note: { type: string, doc: A remark, optional: true, default: none }",
      accepted: "note: { type: string, doc: A remark, optional: true }",
    }),
  },
  "kind-missing": {
    severity: "error",
    message: ({ kinds }) => `Nothing tells what kind of type this is: one of ${kinds.join(", ")} is needed.`,
    hint: () => "Add `fields` for a model, `scalar` for a text or a number, `enum` for a choice.",
    explain: explanation({
      what: "The kind of a type is told by the key that is there: scalar, enum, fields and so on.",
      why: "Without it there is nothing to generate.",
      fix: "Add the key, or correct its spelling.",
      refused: "Tool: { doc: One operation., field: { name: { type: string, doc: Its name. } } }",
      accepted: "Tool: { doc: One operation., fields: { name: { type: string, doc: Its name. } } }",
    }),
  },
  "text-cut-by-comment": {
    severity: "warning",
    message: ({ key }) => `YAML reads this as a comment: it is not part of "${key}".`,
    hint: () => "Put the text in quotes, or the comment on a line of its own.",
    explain: explanation({
      what: "A space and # end a text without quotes, and the rest of the line is a comment.",
      why: "Where prose or an expression stands, the rest was more likely meant as text.",
      fix: "Put the text in quotes, or move the comment to a line of its own.",
      refused: "doc: See issue #12 for the reasons.",
      accepted: 'doc: "See issue #12 for the reasons."',
    }),
  },
};
