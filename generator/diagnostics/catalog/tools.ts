import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults found while making types of the schemas in documents. */
export interface ToolsCodes {
  "schema-reference": { readonly field: string };
  "schema-circle": { readonly field: string };
  "schemas-missing": { readonly type: string };
  "key-repeated": { readonly key: string; readonly type: string };
  "file-foreign": { readonly path: string };
}

export const toolsCodes: Catalog<ToolsCodes> = {
  "schema-reference": {
    severity: "error",
    message: ({ field }) => `A reference in "${field}" leads to nothing there that types are made of.`,
    hint: () => "Put what it refers to under `$defs` of the same schema.",
    explain: explanation({
      what: "Types are made of what stands in a schema. A `$ref` is followed where it begins with `#` and leads to a schema in the same one, such as `#/$defs/name`, or `#name` where `$anchor` gives that name. What stands under `not`, `if` and other keywords of which types say nothing is not followed.",
      why: "Nothing outside the schema is read, no file and no address: a document must not decide what a build loads.",
      fix: "Put what is referred to under `$defs` of the same schema.",
    }),
  },
  "schema-circle": {
    severity: "error",
    message: ({ field }) => `A reference in "${field}" leads back to itself.`,
    hint: () => "Put a property or a list between: whoever follows it learns nothing about the value.",
    explain: explanation({
      what: "Schemas may contain themselves, as in a tree: a property or an element is a part of the value, and the parts come to an end. A `$ref` that leads back to itself by way of other `$ref`, `allOf`, `anyOf` and `oneOf` alone is about the same value for ever.",
      why: "No validator comes to an end with it, and no type can be made of it.",
      fix: "Refer to a schema that says something, or put a property or a list between.",
    }),
  },
  "schemas-missing": {
    severity: "error",
    message: ({ type }) => `Nothing in a ${type} has a key and carries a JSON Schema.`,
    hint: () => "Name another type with `--type`.",
    explain: explanation({
      what: "Types are made for models with `key` that have a field of the type `json_schema`, wherever they stand in the documents.",
      why: "There would be nothing to write.",
      fix: "Name another type with `--type`.",
    }),
  },
  "key-repeated": {
    severity: "error",
    message: ({ key, type }) => `There are several ${type} with the key ${JSON.stringify(key)}.`,
    hint: () => "Rename one of them.",
    explain: explanation({
      what: "The types are looked up by the key of what carries the schema.",
      why: "Of two with one key, one would be lost.",
      fix: "Rename one of them, or leave its file out.",
    }),
  },
  "file-foreign": {
    severity: "error",
    message: ({ path }) => `"${path}" was not written by this command.`,
    hint: () => "Choose another folder, or move the file away.",
    explain: explanation({
      what: "The command overwrites its own file, which it knows by the first line.",
      why: "Anything else might be somebody's work.",
      fix: "Choose another folder, or move the file out of the way.",
    }),
  },
};
