import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Faults of rules, views, constructors, functions and tables. */
export interface MemberCodes {
  "path-syntax": { readonly path: string };
  "rule-id-is-code": { readonly id: string };
  "duplicate-rule": { readonly id: string; readonly owner: string };
  "each-needs-list": { readonly path: string };
  "rule-does-not-fit": { readonly id: string; readonly owner: string; readonly names: string };
  "constant-model": { readonly name: string };
  "field-not-set": { readonly names: string; readonly model: string };
  "set-needs-model": { readonly type: string };
  "nothing-to-add-to": { readonly name: string };
  "shown-twice": { readonly name: string };
  "shown-never-null": { readonly name: string };
  "view-forgets": { readonly name: string; readonly names: string; readonly model: string };
  "no-such-column": { readonly name: string };
  "column-without-cell": { readonly name: string };
  "table-has-gap": Record<never, never>;
  "row-never-reached": Record<never, never>;
  "call-circle": { readonly circle: string };
}

export const memberCodes: Catalog<MemberCodes> = {
  "path-syntax": {
    severity: "error",
    message: ({ path }) => `${JSON.stringify(path)} is no path.`,
    explain: explanation({
      what: "A path is made of names, dots and indexes in brackets: `items[0].name`. A name with other characters stands in brackets and quotes.",
      why: "It has to be plain which key or element is meant.",
      fix: "Write it in that form; `.` is the value itself.",
    }),
  },
  "rule-id-is-code": {
    severity: "error",
    message: ({ id }) => `"${id}" is the code of an issue and cannot be the id of a rule.`,
    hint: ({ id }) => `Say what the rule demands, as in: ${id}_when_needed`,
    explain: explanation({
      what: "Rules are told apart by their id, other faults of a document by codes such as `missing` or `too_long`.",
      why: "Counterexamples name either under `because`; one word must not mean both.",
      fix: "Call the rule by what it demands, such as `end_after_start`.",
    }),
  },
  "duplicate-rule": {
    severity: "error",
    message: ({ id, owner }) => `"${id}" is a rule of ${owner} already.`,
    hint: () => "Choose another id. An inherited rule holds anyway and is not written again.",
    explain: explanation({
      what: "A model has a rule of that id by inheritance.",
      why: "Rules add up; none replaces another, so that an instance keeps all the rules of the models that its model extends.",
      fix: "Choose another id.",
    }),
  },
  "each-needs-list": {
    severity: "error",
    message: ({ path }) => `\`each\` needs a list that is there, and "${path}" is none.`,
    hint: ({ path }) =>
      `Name a field that is a list and never null, or take \`each\` out and read \`this.${path}\` in \`must\`.`,
    explain: explanation({
      what: "A rule with `each` holds for every element of a list.",
      why: "Where the list may be null, there is nothing to go through.",
      fix: "Name a list. Where it may be null, say in `when` that it is there.",
      accepted: "when: has(this.lines)\neach: lines\nmust: item.amount > 0",
    }),
  },
  "rule-does-not-fit": {
    severity: "error",
    message: ({ id, owner, names }) => `The rule "${id}" of ${owner} cannot be read with the changed ${names}.`,
    hint: () => "Let the field keep what the rule reads, or leave it out of `only`, and the rule goes with it.",
    explain: explanation({
      what: "A subset takes along every rule that reads only its own fields, and this one no longer makes sense because a field has another type.",
      why: "A rule that is dropped in silence is a promise that nobody keeps.",
      fix: "Keep the type of the field, or leave it out of `only` and declare a field of another name.",
    }),
  },
  "constant-model": {
    severity: "error",
    message: ({ name }) => `"${name}" holds a model and cannot be set to a constant.`,
    explain: explanation({
      what: "In `set`, what is no text is a constant, and a model is made by its constructors.",
      why: "A constant object would have no defaults filled in and no members.",
      fix: "Call a constructor or a function that returns the model, or leave the field to its default.",
    }),
  },
  "field-not-set": {
    severity: "error",
    message: ({ names, model }) => `A "${model}" needs ${names}, which is not set.`,
    hint: () => "Set it here, or give it a default.",
    explain: explanation({
      what: "`set` gives values to the fields of a new instance; the rest take their defaults.",
      why: "A field without a default has to be set, or the instance would never be valid.",
      fix: "Set the field, or give it a default.",
    }),
  },
  "set-needs-model": {
    severity: "error",
    message: ({ type }) => `\`set\` makes a model, and this function returns "${type}".`,
    hint: () => "Use `value` with an expression, or let it return a model.",
    explain: explanation({
      what: "A function with `set` makes an instance of the model under `returns`.",
      why: "Other types have no fields to set.",
      fix: "Return a model, or use `value` with an expression.",
    }),
  },
  "nothing-to-add-to": {
    severity: "error",
    message: ({ name }) => `There is no inherited view "${name}" to add to.`,
    explain: explanation({
      what: "`adds` appends entries to the view of that name of the model that is extended.",
      why: "Without such a view it is not known what comes first.",
      fix: "Use `shows`, or correct the name of the view.",
    }),
  },
  "shown-twice": {
    severity: "error",
    message: ({ name }) => `The view shows "${name}" twice.`,
    hint: () => "Take one of them out.",
    explain: explanation({
      what: "A view makes an object, and two of its entries have one key.",
      why: "An object has every key once.",
      fix: "Remove one entry, or give it another key: `{ show: other, value: ... }`.",
    }),
  },
  "shown-never-null": {
    severity: "error",
    message: ({ name }) => `"${name}" is never null, so it is never left out.`,
    explain: explanation({
      what: "In a view, a question mark behind a name leaves the entry out where the value is null.",
      why: "Here it would promise something that never happens.",
      fix: "Remove the question mark. To leave out an empty list, write a condition: `{ show: tags, when: size(this.tags) > 0 }`.",
    }),
  },
  "view-forgets": {
    severity: "error",
    message: ({ name, names, model }) => `The view "${name}" of ${model} says nothing about ${names}.`,
    explain: explanation({
      what: "Every field and every derived property of a model is shown by each of its views, or listed under `omits`.",
      why: "A field that is added later would otherwise be missing from the output, and nobody would notice.",
      fix: "Show it, or list it under `omits`.",
    }),
  },
  "no-such-column": {
    severity: "error",
    message: ({ name }) => `The table has no column "${name}".`,
    explain: explanation({
      what: "A row has cells for the columns of its table, and `give`.",
      why: "A cell of a misspelt column would not be looked at, and the row would apply too often.",
      fix: "Correct the name, or add the column.",
    }),
  },
  "column-without-cell": {
    severity: "error",
    message: ({ name }) => `The column "${name}" does not look at \`cell\`.`,
    hint: ({ name }) => `Compare with what the row says, as in: ${name} == cell`,
    explain: explanation({
      what: "A column is a condition that compares something with the cell of a row, called `cell`.",
      why: "Without it, the column says the same in every row, whatever stands in its cells.",
      fix: "Compare with `cell`.",
      accepted: "columns:\n  kind: kind_of(error) == cell",
    }),
  },
  "table-has-gap": {
    severity: "error",
    message: () => "The last row of a table has `give` alone.",
    explain: explanation({
      what: "The first row whose cells all hold gives the result; the last row has no cells and catches what is left.",
      why: "Otherwise there would be inputs without a result.",
      fix: "Add a last row with `give` alone.",
    }),
  },
  "row-never-reached": {
    severity: "error",
    message: () => "This row is never reached: a row before it applies to everything that it applies to.",
    hint: () => "Move it before the row that hides it, or delete it.",
    explain: explanation({
      what: "An earlier row has no cell that this row lacks, and the cells that it has are the same.",
      why: "Rows are tried in order, so that this one never gives the result.",
      fix: "Put it before the other, or remove it.",
    }),
  },
  "call-circle": {
    severity: "error",
    message: ({ circle }) => `This needs its own result: ${circle}.`,
    hint: () => "Work one of them out of the fields alone.",
    explain: explanation({
      what: "A derived property, method, constructor or function calls itself, directly or by way of others.",
      why: "Whether it ever ends would depend on the data. Expressions in a spec always end.",
      fix: "Break the circle.",
    }),
  },
};
