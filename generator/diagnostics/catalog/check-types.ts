import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults of type expressions, templates and unions. */
export interface TypeCodes {
  "type-syntax": { readonly text: string; readonly problem: string };
  "unknown-type": { readonly name: string };
  "module-not-used": { readonly name: string; readonly module: string };
  "nullable-json": Record<never, never>;
  "thrown-outside-function": Record<never, never>;
  "template-syntax": { readonly problem: string };
  "template-part": { readonly name: string; readonly problem: string };
  "template-ambiguous": { readonly name: string };
  "union-variant": { readonly problem: string };
  "union-overlap": { readonly first: string; readonly second: string; readonly kind: string };
  "endless-type": { readonly name: string; readonly circle: string };
}

export const typeCodes: Catalog<TypeCodes> = {
  "type-syntax": {
    severity: "error",
    message: ({ text, problem }) => `${JSON.stringify(text)} is no type expression: ${problem}.`,
    explain: explanation({
      what: "A type expression is a name, `T?` (a T or null), `list<T>` or `map<T>`, nested as needed.",
      why: "The keys of a map are always texts, so a map names the type of its values only; `T[]` and `A | B` mean something else in other languages and are not read.",
      fix: "Write one of the four forms. A choice between types is declared under a name, with `union`.",
      refused: "type: string[]\ntype: map<string, int>",
      accepted: "type: list<string>\ntype: map<int>",
    }),
  },
  "unknown-type": {
    severity: "error",
    message: ({ name }) => `No type is called "${name}".`,
    hint: ({ name }) => `Declare "${name}" under \`types\`, or name a base type: string, int, number, bool, json.`,
    explain: explanation({
      what: "A type has to be declared in the spec, or be one of those that come with the language: string, int, number, bool, json, json_object, json_schema, date, date_time, uri, email, uuid, semver, decimal.",
      why: "Names are never guessed: a slip of the pen would become a type that accepts anything.",
      fix: "Correct the name, or declare the type.",
    }),
  },
  "module-not-used": {
    severity: "error",
    message: ({ name, module }) => `"${name}" belongs to the module "${module}", which is not in \`uses\`.`,
    explain: explanation({
      what: "A module says under `uses` which other modules it builds on; only their types and functions can be named in it.",
      why: "The list shows at a glance what a module depends on, and keeps modules from growing into one.",
      fix: "Add the module to `uses`, or move the type.",
      accepted:
        "uses: [customer]\ntypes:\n  Order:\n    doc: What a customer buys\n    fields:\n      customer: { type: Customer, doc: Who buys }",
    }),
  },
  "nullable-json": {
    severity: "error",
    message: () => "`json?` says twice that null is allowed.",
    explain: explanation({
      what: "`json` is any JSON value, and null is one.",
      why: "With `?` one could not tell the null that is a value from the null that stands for nothing.",
      fix: "Write `json`. Use `optional: true` where the field may be absent.",
    }),
  },
  "thrown-outside-function": {
    severity: "error",
    message: () => "Only a parameter of a function can have the type `thrown`.",
    hint: () => "Use `json` to hold it, or make it a parameter of a function.",
    explain: explanation({
      what: "`thrown` stands for whatever a program can throw.",
      why: "Such a value has no form in JSON, so no field, list or result can hold it.",
      fix: "Keep what matters of it, say its `message`, in a field of type string.",
    }),
  },
  "template-syntax": {
    severity: "error",
    message: ({ problem }) => `The template cannot be read: ${problem}.`,
    hint: () => "A part is written {name}, with a name in snake_case; [ ] goes around what may be missing.",
    explain: explanation({
      what: "A template is a text with its parts in braces; what stands in square brackets may be missing.",
      why: "Braces and brackets come in pairs, and a part is named in snake_case.",
      fix: "Close what is open. A brace or bracket cannot be a character of the text itself; use `pattern` for such texts.",
      accepted: 'template: "[{server}:]{namespace}/{short_name}"',
    }),
  },
  "template-part": {
    severity: "error",
    message: ({ name, problem }) => `The part "${name}" ${problem}.`,
    hint: ({ name }) => `Describe "${name}" under \`parts\`, and name it in the template as {${name}}.`,
    explain: explanation({
      what: "Every part of a template stands in it once and is described under `parts` by a scalar: a text with a `pattern`, or with a template of its own, and no other constraint, which does not match the empty text.",
      why: "The pattern of the whole is put together from the patterns of the parts; lengths and lists of values could not be kept.",
      fix: "Give the part a scalar with a pattern that says everything.",
    }),
  },
  "template-ambiguous": {
    severity: "error",
    message: ({ name }) => `Some texts fall into the parts of "${name}" in two ways.`,
    explain: explanation({
      what: "A text that fits the template can be taken apart differently, because a text between two parts can also occur inside one of them, or because parts that may be missing look alike.",
      why: "Who reads `name.namespace` must get the same answer in every language.",
      fix: "Separate the parts by a character that none of them can contain.",
      refused: 'template: "{first}-{second}"   # where both may contain hyphens',
    }),
  },
  "union-variant": {
    severity: "error",
    message: ({ problem }) => `This cannot be a variant of the union: ${problem}.`,
    hint: () => "Every variant of a union with a `tag` is a model that fixes the tag to a text of its own.",
    explain: explanation({
      what: "With `tag`, every variant is a model that has the tag as a field with a `fixed` text of its own. Without it, every variant is a type that is never null.",
      why: "A reader must know from the document alone which variant it is looking at.",
      fix: "Give each model the tag field with a different fixed text.",
      accepted:
        "Card:\n  doc: Payment by card\n  fields:\n    kind: { type: string, fixed: card, doc: Tells payments apart }\nPayment:\n  doc: A payment\n  union: [Card, Transfer]\n  tag: kind",
    }),
  },
  "union-overlap": {
    severity: "error",
    message: ({ first, second, kind }) => `Both "${first}" and "${second}" can be ${kind} in JSON.`,
    hint: () => "Take one of them out, or give the variants a `tag` where they are models.",
    explain: explanation({
      what: "The variants of a union without `tag` have to differ in their kind of JSON: text, number, true or false, list, object.",
      why: "Otherwise one would have to try the variants in turn, and an error could not say which was meant.",
      fix: "Use models with a `tag`, or join the types.",
      refused: "union: [int, number]",
      accepted: "union: [string, list<string>]",
    }),
  },
  "endless-type": {
    severity: "error",
    message: ({ name, circle }) => `No value of "${name}" can ever be finished: ${circle}.`,
    hint: () =>
      "Let one of these fields end it: give it a type with ?, make it a list or a map, or mark it `optional: true`.",
    explain: explanation({
      what: "Each value needs another one inside it, through fields that must be there, without end.",
      why: "Documents are finite, so no document could be valid.",
      fix: "Make one field of the circle optional or nullable, or put it into a list, which may be empty.",
      refused: "Node:\n  doc: A node\n  fields:\n    next: { type: Node, doc: The next one }",
      accepted: "Node:\n  doc: A node\n  fields:\n    next: { type: Node?, doc: The next one }",
    }),
  },
};
