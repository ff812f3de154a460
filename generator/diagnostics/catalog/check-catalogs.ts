import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults of references, and of catalogs in which they are looked up. */
export interface CatalogCodes {
  "reference-not-usable": { readonly name: string; readonly problem: string };
  "reference-incomplete": { readonly key: string; readonly needs: string };
  "collection-not-usable": { readonly name: string; readonly problem: string };
  "resolution-not-usable": { readonly name: string; readonly problem: string };
  "failure-not-usable": { readonly name: string; readonly problem: string };
  "no-such-key-space": { readonly space: string; readonly catalog: string; readonly field: string };
}

export const catalogCodes: Catalog<CatalogCodes> = {
  "reference-not-usable": {
    severity: "error",
    message: ({ name, problem }) => `"${name}" cannot refer to something: ${problem}.`,
    hint: () => "Give it a type that holds texts, or leave `refers_to` out.",
    explain: explanation({
      what: "`refers_to` says that a field holds keys: a text, or texts in lists and maps. It cannot hold anything else, and it cannot be secret.",
      why: "Keys are texts, and messages about what is missing name them.",
      fix: "Give the field such a type, or leave `refers_to` out.",
      refused: "related: { type: int, refers_to: article, doc: Number of the article }",
      accepted: "related: { type: list<string>, refers_to: article, doc: Numbers of the articles }",
    }),
  },
  "reference-incomplete": {
    severity: "error",
    message: ({ key, needs }) => `\`${key}\` makes sense only together with \`${needs}\`.`,
    hint: ({ key, needs }) => `Add \`${needs}\`, or take \`${key}\` out.`,
    explain: explanation({
      what: "`acyclic` is about the references of a field, and `max_depth` about references that cannot lead in a circle.",
      why: "Without references there is nothing to follow, and a circle has no end that could be counted.",
      fix: "Add what is missing, or take the key out.",
      accepted: "part_of: { type: string?, refers_to: area, acyclic: true, max_depth: 4, doc: The area around it }",
    }),
  },
  "collection-not-usable": {
    severity: "error",
    message: ({ name, problem }) => `"${name}" cannot be looked up by key: ${problem}.`,
    hint: () => "Name a list of a model with a `key`, or a map.",
    explain: explanation({
      what: "A key space is made of fields that hold things with keys: lists of a model whose `key` is a text, lists of a union of models with the same `key`, or maps.",
      why: "Each thing must be found by one text, which messages may show.",
      fix: "Name such a field under `of`, or give the model a `key`.",
      accepted:
        "Shop:\n  doc: Everything that is sold\n  fields:\n    articles: { type: list<Article>, doc: The articles }\n  catalog:\n    key_spaces:\n      article: { of: [articles], doc: Articles have a number }",
    }),
  },
  "resolution-not-usable": {
    severity: "error",
    message: ({ name, problem }) => `A resolution cannot use "${name}": ${problem}.`,
    hint: () => "Name a field of the form that is needed, or give it that form.",
    explain: explanation({
      what: "A resolution follows a list of members, by a reference that must be `acyclic`, and makes entries of lists of members and of what these lists refer to or match.",
      why: "Each of the names in it stands for a field of a certain form, without which nothing could be worked out.",
      fix: "Name such a field, or give the field the form that is missing.",
    }),
  },
  "failure-not-usable": {
    severity: "error",
    message: ({ name, problem }) => `"${name}" cannot be thrown or caught: ${problem}.`,
    hint: () => "Give the model a text `message`, and the class a name of its own.",
    explain: explanation({
      what: "`thrown_as` gives a model a class of errors, whose message is the model's field `message`. `throws` names such a class, and a function that `unwraps` a parameter of type `thrown` returns such a model.",
      why: "An error has to say something, and a caught one can only be taken for what it carries.",
      fix: "Give the model a text `message`, the class a name of its own, or the function another type.",
    }),
  },
  "no-such-key-space": {
    severity: "error",
    message: ({ space, catalog, field }) =>
      `The catalog ${catalog} has no key space "${space}", which "${field}" refers to.`,
    explain: explanation({
      what: "Something in a catalog refers to a key space that the catalog does not declare.",
      why: "Nobody could check the reference. Other models may hold it without a catalog; then it tells people what is meant.",
      fix: "Declare the key space, correct its name, or take the reference out.",
    }),
  },
};
