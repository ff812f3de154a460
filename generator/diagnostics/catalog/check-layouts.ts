import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults of authoring layouts. */
export interface LayoutCodes {
  "layout-key-taken": { readonly key: string; readonly first: string; readonly second: string };
  "layout-not-usable": { readonly name: string; readonly problem: string };
}

export const layoutCodes: Catalog<LayoutCodes> = {
  "layout-key-taken": {
    severity: "error",
    message: ({ key, first, second }) =>
      `In configuration, "${key.replace("\n", ".")}" would mean ${first} and ${second}.`,
    hint: () => "Choose another alias, or do not hoist what gets in the way.",
    explain: explanation({
      what: "Names of fields, their aliases, their spellings in camelCase, the fields of what is hoisted, the wrapper and the header are all keys of one object in configuration.",
      why: "A key that could be read in two ways would lose what somebody wrote under it.",
      fix: "Choose another alias, or do not hoist the field whose own fields get in the way.",
      refused: "fields:\n  name: { type: string, doc: Name }\n  title: { type: string, doc: Title, aliases: [name] }",
      accepted:
        "fields:\n  name: { type: string, doc: Name }\n  title: { type: string, doc: Title, aliases: [heading] }",
    }),
  },
  "layout-not-usable": {
    severity: "error",
    message: ({ name, problem }) => `Nobody could write it this way in configuration ("${name}"): ${problem}.`,
    hint: () => "Name a field of the right kind, or leave the layout out.",
    explain: explanation({
      what: "A shorthand is a text field beside which nothing is required; what is hoisted is a model; what is keyed is a list of a model with a text field that its keys give; a header is a model; an alias is a key, or two keys with a dot between them.",
      why: "Any other layout could never be read, or would always be refused.",
      fix: "Name a field of the right kind, or leave the layout out.",
    }),
  },
};
