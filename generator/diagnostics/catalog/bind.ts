import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults found while collecting names. */
export interface BindCodes {
  "duplicate-module": { readonly name: string };
  "module-file-name": { readonly name: string; readonly file: string };
  "unknown-module": { readonly name: string };
  "module-uses-itself": { readonly name: string };
  "module-circle": { readonly circle: string };
  "unused-module": { readonly name: string };
  "duplicate-type": { readonly name: string };
  "duplicate-function": { readonly name: string; readonly localName: string };
  "names-alike": { readonly name: string; readonly other: string };
  /** `what` says what cannot have the name: `a type`, `a field`. */
  "reserved-name": { readonly name: string; readonly what: string };
}

export const bindCodes: Catalog<BindCodes> = {
  "duplicate-module": {
    severity: "error",
    message: ({ name }) => `Two files declare the module "${name}".`,
    hint: () => "Rename one of the two files and its module, or put both into one file.",
    explain: explanation({
      what: "The name after `module:` is the name of the file and of its page in the docs, so only one file can have it.",
      why: "Otherwise one of the two would overwrite the other.",
      fix: "Rename one of the files and its module, or put both into one file.",
    }),
  },
  "module-file-name": {
    severity: "error",
    message: ({ name, file }) => `The module "${name}" stands in the file "${file}".`,
    explain: explanation({
      what: "A module is called like its file without `.yaml`.",
      why: "Who reads `uses: [billing]` must know which file to open.",
      fix: "Rename the file or the module.",
      accepted: "# billing.yaml\nspecwright: 1\nmodule: billing",
    }),
  },
  "unknown-module": {
    severity: "error",
    message: ({ name }) => `No module is called "${name}".`,
    hint: ({ name }) => `Add the file ${name}.yaml, or take the name out.`,
    explain: explanation({
      what: "`uses` lists modules of the same spec folder whose types may be named here.",
      why: "A name that leads nowhere is most often a slip of the pen.",
      fix: "Correct the name, or add the file.",
    }),
  },
  "module-uses-itself": {
    severity: "error",
    message: ({ name }) => `"${name}" uses itself.`,
    hint: () => "Take it out: the types of a module can always be named in it.",
    explain: explanation({
      what: "The types of a module can always be named inside it.",
      why: "Listing the module under its own `uses` says nothing.",
      fix: "Remove the name from `uses`.",
    }),
  },
  "module-circle": {
    severity: "error",
    message: ({ circle }) => `Modules use each other in a circle: ${circle}.`,
    hint: () => "Move the types that both sides need into a module of their own.",
    explain: explanation({
      what: "Following `uses` from module to module leads back to where it began.",
      why: "Modules are read, documented and generated one after the other, each after those it uses; a circle has no first one.",
      fix: "Move the types that both sides need into a module of their own, or join the modules. Types of one module may refer to each other freely.",
      refused: "# order.yaml\nuses: [customer]\n# customer.yaml\nuses: [order]",
    }),
  },
  "unused-module": {
    severity: "warning",
    message: ({ name }) => `Nothing of the module "${name}" is used here.`,
    hint: ({ name }) => `Take \`${name}\` out of \`uses\`.`,
    explain: explanation({
      what: "A module is listed under `uses`, but neither a type expression nor an expression names anything in it.",
      why: "The list tells readers what a module depends on; it should be true.",
      fix: "Remove the name from `uses`.",
    }),
  },
  "duplicate-type": {
    severity: "error",
    message: ({ name }) => `"${name}" is declared twice.`,
    hint: () => "Rename one of the two.",
    explain: explanation({
      what: "Two types have the same name, in one module or in two.",
      why: "All types end up in one package, and a name is never written with its module in front.",
      fix: "Rename one of them.",
    }),
  },
  "duplicate-function": {
    severity: "error",
    message: ({ name, localName }) =>
      `A function that TypeScript calls "${localName}" is declared already; this is "${name}".`,
    hint: () => "Rename one of the two.",
    explain: explanation({
      what: "Two functions have the same name, or names that become the same once they are written in camel case.",
      why: "All functions end up in one package.",
      fix: "Rename one of them.",
      refused: "functions:\n  map_error_1: ...\n  map_error1: ...",
    }),
  },
  "names-alike": {
    severity: "error",
    message: ({ name, other }) => `"${name}" differs from "${other}" only in upper and lower case.`,
    hint: () => "Rename one of the two, or name the same type in both places.",
    explain: explanation({
      what: "Two types have names that differ only in the case of letters.",
      why: "People mix them up, and file systems that ignore case would store one file for both.",
      fix: "Rename one of them.",
    }),
  },
  "reserved-name": {
    severity: "error",
    message: ({ name, what }) => `"${name}" cannot be the name of ${what}.`,
    hint: () => "Choose another name.",
    explain: explanation({
      what: "The name is taken: by the generated package (`ValidationError`), by TypeScript (`Promise`), by what every instance or every model has (`toJSON`, `parse`), or by a word of the language.",
      why: "Generated code that hides such a name would not compile, or would do something else than its reader expects.",
      fix: "Choose another name. A field keeps its name on the wire if `as` gives it another one in code; only `__proto__` is refused even so.",
      refused: "fields:\n  equals: { type: bool, doc: Whether both sides weigh the same }",
      accepted: "fields:\n  equals: { type: bool, as: is_equal, doc: Whether both sides weigh the same }",
    }),
  },
};
