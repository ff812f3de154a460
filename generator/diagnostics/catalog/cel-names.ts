import type { Catalog } from "../catalog-entry.ts";
import { explanation } from "../explanation.ts";

/** Names in an expression that mean nothing, or something else. */
export interface CelNameCodes {
  "unknown-variable": { readonly name: string };
  "unknown-field": { readonly name: string; readonly type: string };
  "unknown-function": { readonly name: string };
  "unknown-method": { readonly name: string; readonly type: string };
  "unknown-constructor": { readonly name: string; readonly model: string };
  "unknown-enum-member": { readonly value: string; readonly name: string };
  "dashed-name": { readonly name: string };
  "shadowed-name": { readonly name: string };
  "macro-variable": Record<never, never>;
}

export const celNameCodes: Catalog<CelNameCodes> = {
  "unknown-variable": {
    severity: "error",
    message: ({ name }) => `"${name}" is not known here.`,
    explain: explanation({
      what: "An expression can read this, its parameters, the item of a rule with each, and the variables of its macros.",
      why: "A slip in a name would otherwise make a rule that never fires.",
      fix: "Fields are read from this; a constant text has quotes of its own.",
      refused: "must: source == mcp",
      accepted: "must: this.source == 'mcp'",
    }),
  },
  "unknown-field": {
    severity: "error",
    message: ({ name, type }) => `"${type}" has no field "${name}".`,
    explain: explanation({
      what: "The field or derived property that is read here is not declared by the type.",
      why: "It would always read as nothing, and the rule would be worthless.",
      fix: "Mend the name. A name with a dash or a dollar sign is read as this['a-b']; a json value cannot be looked into.",
      refused: "must: has(this.mcp_sever)",
      accepted: "must: has(this.mcp_server)",
    }),
  },
  "unknown-function": {
    severity: "error",
    message: ({ name }) => `There is no function "${name}".`,
    explain: explanation({
      what: "A function is one that the spec declares under functions, or has, size, string, int, double or bool.",
      why: "Every target must be able to carry out the call.",
      fix: "Mend the name, or call it on a value where it is a method: this.name.startsWith('a').",
    }),
  },
  "unknown-method": {
    severity: "error",
    message: ({ name, type }) => `"${type}" has no method "${name}".`,
    explain: explanation({
      what: "The value has no method of that name, declared or built in.",
      why: "Texts have startsWith endsWith contains matches find indexOf lastIndexOf charAt substring replace split lowerAscii upperAscii trim size; lists have size join distinct; maps have size; both have the macros all exists exists_one filter map.",
      fix: "Mend the name. Whether a list holds a value is asked with in.",
      refused: "must: this.tags.contains('a')",
      accepted: "must: \"'a' in this.tags\"",
    }),
  },
  "unknown-constructor": {
    severity: "error",
    message: ({ name, model }) => `"${model}" has no constructor "${name}".`,
    explain: explanation({
      what: "A call on the name of a model makes an instance with one of its constructors.",
      why: "A model is made in no other way inside an expression.",
      fix: "Mend the name, or declare the constructor.",
      accepted: "capability_summary: SkillCapabilitySummary.from_entries(resolved)",
    }),
  },
  "unknown-enum-member": {
    severity: "error",
    message: ({ value, name }) => `"${value}" is no member of "${name}".`,
    explain: explanation({
      what: "A literal text stands where only the members of an enum, or the tags of a union, can be.",
      why: "A comparison with anything else never holds, so it is a slip.",
      fix: "Write one of the members.",
      refused: "when: this.source == 'MCP'",
      accepted: "when: this.source == 'mcp'",
    }),
  },
  "dashed-name": {
    severity: "error",
    message: ({ name }) => `This subtracts; it does not read the field "${name}".`,
    explain: explanation({
      what: "A dash between names is a minus sign, and the type has a field of the whole name.",
      why: "A field whose name is no plain word can only be read by its text.",
      fix: "Write the name in quotes and brackets.",
      refused: "must: has(this.content-type)",
      accepted: "must: this['content-type'] != null",
    }),
  },
  "shadowed-name": {
    severity: "error",
    message: ({ name }) => `"${name}" hides the name that is there already.`,
    explain: explanation({
      what: "The variable of a macro has the name of a parameter, of this, or of a macro around it.",
      why: "Readers would have to find out which of the two is meant.",
      fix: "Choose another name.",
      refused: "value: item.all(item, item != '')",
      accepted: "value: items.all(item, item != '')",
    }),
  },
  "macro-variable": {
    severity: "error",
    message: () => "The first argument of a macro is a new name for one element.",
    explain: explanation({
      what: "A macro such as all or map names the element, and then says something of it.",
      why: "Without a name nothing could be said.",
      fix: "Write a name in snake_case that means nothing else there.",
      refused: "must: this.tags.all(this.name, this.name != '')",
      accepted: "must: this.tags.all(tag, tag != '')",
    }),
  },
};
