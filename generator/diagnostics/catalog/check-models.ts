import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults of models and of how they build on each other. */
export interface ModelCodes {
  "not-a-model": { readonly name: string; readonly key: string };
  "base-circle": { readonly circle: string };
  "base-chain-too-long": { readonly limit: number };
  "incomplete-field": { readonly name: string; readonly missing: string; readonly model: string };
  "no-such-field": { readonly name: string; readonly type: string };
  "type-not-narrower": { readonly name: string; readonly type: string; readonly before: string };
  "fixed-changed": { readonly name: string };
  "presence-loosened": { readonly name: string };
  "not-a-nested-model": { readonly field: string; readonly type: string };
  "made-name-taken": { readonly name: string; readonly field: string };
  "patch-needs-patch": { readonly name: string; readonly model: string };
  "patch-with-value": { readonly name: string; readonly key: string };
  "secret-with-value": { readonly name: string; readonly key: string };
  "secret-in-example": {
    readonly what: "example" | "counterexample";
    readonly type: string;
    readonly example: string;
    readonly at: string;
  };
  "local-name-taken": { readonly name: string; readonly localName: string };
  "key-not-usable": { readonly name: string; readonly problem: string };
  "endless-default": { readonly circle: string };
}

export const modelCodes: Catalog<ModelCodes> = {
  "not-a-model": {
    severity: "error",
    message: ({ name, key }) => `\`${key}\` needs a model, and "${name}" is none.`,
    hint: () => "Name a type that has `fields`, or that builds on one.",
    explain: explanation({
      what: "`extends`, `subset_of` and `patch_of` build on a type with fields.",
      why: "Scalars, enums, lists, maps and unions have nothing to inherit.",
      fix: "Name a model. A scalar that is tighter than another is a scalar of its own.",
    }),
  },
  "base-circle": {
    severity: "error",
    message: ({ circle }) => `Models build on each other in a circle: ${circle}.`,
    hint: () => "Break the circle: put what both need into a model of its own.",
    explain: explanation({
      what: "Following `extends`, `subset_of` and `patch_of` leads back to where it began.",
      why: "Neither model could be worked out before the other.",
      fix: "Break the circle: put what both need into a model of its own.",
    }),
  },
  "base-chain-too-long": {
    severity: "error",
    message: ({ limit }) => `More than ${limit} models are built one upon the other.`,
    hint: () => "Build on a model further up, or declare the fields anew.",
    explain: explanation({
      what: "`extends`, `subset_of` and `patch_of` may follow each other, but not without end.",
      why: "Nobody can read such a model, and each level repeats everything before it in every output.",
      fix: "Build on a model further up, or declare the fields anew.",
    }),
  },
  "incomplete-field": {
    severity: "error",
    message: ({ name, missing, model }) =>
      `"${name}" needs \`${missing}\`: it is no field of ${model} that could be changed.`,
    hint: ({ missing }) => `Add \`${missing}\` to make it a new field, or correct its name.`,
    explain: explanation({
      what: "In a model that builds on another, a field that the other one has says only what changes. Any other field is new and needs a `type` and a `doc`.",
      why: "A misspelt name would otherwise become a second field, and the first would keep what was to be changed.",
      fix: "Correct the name, or give the new field its type and doc.",
    }),
  },
  "no-such-field": {
    severity: "error",
    message: ({ name, type }) => `"${type}" has no field "${name}".`,
    hint: ({ type }) => `Correct the name, or declare the field in "${type}".`,
    explain: explanation({
      what: "A name in `only`, `omits`, `shows`, `set`, `at`, `key`, `tag` or `unique_by` is no field of the model in question.",
      why: "It would be passed over without a word.",
      fix: "Correct the name. Paths such as `a.b` go from a model to the fields of the model in it.",
    }),
  },
  "type-not-narrower": {
    severity: "error",
    message: ({ name, type, before }) => `"${name}" may not become "${type}", which allows more than "${before}".`,
    hint: ({ before }) => `Keep "${before}", or name a type whose every value is one of those.`,
    explain: explanation({
      what: "In a model that `extends` another, and in a patch, a field may get a narrower type: without null, a scalar of the same base, a model that extends the old one, an enum with some of the values.",
      why: "Instances of the one are instances of the other, and what a patch holds has to fit into what it changes.",
      fix: "Choose a narrower type, or use `subset_of`, which makes a model that may differ freely.",
      refused: "fields:\n  count: { type: string }   # was: int",
    }),
  },
  "fixed-changed": {
    severity: "error",
    message: ({ name }) => `"${name}" is fixed to another value by the model that is extended.`,
    hint: () => "Take `fixed` out: the value is inherited.",
    explain: explanation({
      what: "A field with a `fixed` value has that value in every model that extends it, and needs no default.",
      why: "Its instances are instances of the other model too.",
      fix: "Remove the change, or do not fix the field in the model that is extended.",
    }),
  },
  "presence-loosened": {
    severity: "error",
    message: ({ name }) => `"${name}" is always there in the model that is extended and cannot become optional.`,
    hint: () => "Take `optional` out.",
    explain: explanation({
      what: "In a model that `extends` another, an optional field may become required, not the other way round.",
      why: "Who reads an instance as one of the other model counts on the field.",
      fix: "Remove `optional`, or use `subset_of`, which makes a model that may differ freely.",
    }),
  },
  "not-a-nested-model": {
    severity: "error",
    message: ({ field, type }) => `A dotted name reaches into a model, and "${field}" is a "${type}".`,
    hint: () => "Declare a model for it, and give the field that type.",
    explain: explanation({
      what: "`capability.read_only: { fixed: true }` tightens a field of the model that the field `capability` holds.",
      why: "Elements of lists and entries of maps are not reached that way, since each would need its own type.",
      fix: "Declare a model that extends the element's, and give the field a list of it.",
    }),
  },
  "made-name-taken": {
    severity: "error",
    message: ({ name, field }) => `Tightening "${field}" makes a model called "${name}", and there is one already.`,
    explain: explanation({
      what: "Dotted fields give rise to a model called like the model and the field together.",
      why: "The docs, the schemas and the code need a name for the tightened model.",
      fix: "Rename the other type, or write the tightened model yourself and name it as the type of the field.",
    }),
  },
  "patch-needs-patch": {
    severity: "error",
    message: ({ name, model }) => `In a patch, "${name}" needs a patch of "${model}" as its type.`,
    explain: explanation({
      what: "A patch holds changes. A field that holds a model is changed by changes to that model, which are a type of their own.",
      why: "With the whole model in the patch, what is left out would read as its default and undo what stood there.",
      fix: "Declare a type with `patch_of`, and name it as the type of the field.",
      accepted:
        "ToolPatch:\n  doc: Changes to a tool\n  patch_of: Tool\n  fields:\n    capability: { type: CapabilityPatch }",
    }),
  },
  "patch-with-value": {
    severity: "error",
    message: ({ name, key }) => `A patch has no \`${key}\`: "${name}" stays as it is where the patch does not name it.`,
    hint: ({ key }) => `Take \`${key}\` out.`,
    explain: explanation({
      what: "All fields of a patch are optional, and an absent one changes nothing.",
      why: "With a default, every patch would change the field.",
      fix: "Remove the value.",
    }),
  },
  "secret-with-value": {
    severity: "error",
    message: ({ name, key }) => `"${name}" is secret and cannot have a \`${key}\` value.`,
    hint: ({ key }) => `Take \`${key}\` out: whoever uses the model gives the value.`,
    explain: explanation({
      what: "A secret field has no default and no fixed value; an empty list or object is allowed. The default of a field that holds a model, or of a parameter, has no secrets in it either.",
      why: "Defaults are printed in code, in schemas and in docs.",
      fix: "Remove the value, or make the field optional.",
    }),
  },
  "secret-in-example": {
    severity: "error",
    message: ({ what, type, example, at }) => `The ${what} "${example}" of ${type} shows a secret: ${at}.`,
    hint: () => "Leave the secret field out of the value.",
    explain: explanation({
      what: "An example or a counterexample has a value in a field that is `secret: true`. Null, an empty text, list or object, and in a counterexample a value of the wrong type, are fine.",
      why: "Examples of both kinds are printed in docs and handed out as vectors. Real passwords get into specs that way, and one that is too short is a password all the same.",
      fix: "Leave the field out, or empty. To show that a value of the wrong type is refused, write one that nobody could mistake for a secret, such as a number for a text.",
    }),
  },
  "local-name-taken": {
    severity: "error",
    message: ({ name, localName }) => `"${name}" would be called "${localName}" in code, like something else here.`,
    hint: () => "Rename one of them; a field can have another name in code with `as`.",
    explain: explanation({
      what: "Fields, derived properties, methods and views of one model are members of one object, and constructors of another. Methods, views and constructors are written in camel case there.",
      why: "Two members cannot have one name.",
      fix: "Rename one; a field can be given another name in code with `as`.",
    }),
  },
  "key-not-usable": {
    severity: "error",
    message: ({ name, problem }) => `"${name}" cannot be the key: ${problem}.`,
    hint: () => "Name a required field whose type is a text or an int.",
    explain: explanation({
      what: "`key` names the field by which others refer to an instance: a text or a whole number that is always there.",
      why: "What is null or absent refers to nothing.",
      fix: "Name such a field, or leave `key` out.",
    }),
  },
  "endless-default": {
    severity: "error",
    message: ({ circle }) => `Filling in defaults would never end: ${circle}.`,
    hint: () => "Give one of them a type with ?, or another default.",
    explain: explanation({
      what: "The default of a field leaves out fields whose defaults in turn leave out the first, as `{}` in a model that contains itself does.",
      why: "In normal form every default is written out, and this one has no end.",
      fix: "Make one of the fields nullable without a default, or optional.",
      refused:
        "Folder:\n  doc: A folder\n  fields:\n    trash: { type: Folder, default: {}, doc: Where deleted files go }",
    }),
  },
};
