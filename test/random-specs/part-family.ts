import { type Entries, extras } from "./entries.ts";
import type { SpecWriter } from "./spec-writer.ts";

/** A model, and others that are built on it in each way, all of them with everything that models may have. */
export function partFamily(writer: SpecWriter): Readonly<Record<string, Entries>> {
  const { random } = writer;
  const internal = (): Entries => (random.chance(0.3) ? { internal: true } : {});
  const open = (): Entries => ({ unknown_keys: random.pick(["reject", "ignore", "keep"]) ?? "reject" });
  return {
    Part: part(writer, open()),
    PartPlus: {
      extends: "Part",
      ...open(),
      ...internal(),
      key: "id",
      fields: { note: { type: "string?", max_length: 3, doc: "Note" } },
      derived: { loud: { type: "string", value: "this.tag + '!'", doc: "Loud." } },
      methods: { shorter: { doc: "Shorter.", returns: "bool", value: "size(this.id) < 2" } },
      constructors: { noted: { doc: "Noted.", params: { note: "string" }, set: { id: "'a'", note: "note" } } },
      views: { row: { doc: "Row.", adds: ["note?", "loud"] } },
      ...samples({ id: "a", note: "b" }),
    },
    PartLess: {
      subset_of: "Part",
      only: ["id", "flag"],
      ...open(),
      ...internal(),
      key: "id",
      ...members,
      rules: { short: { must: "size(this.id) < 3 || this.flag", message: "Broken." } },
      ...samples({ id: "a" }),
    },
    PartPatch: {
      patch_of: "Part",
      only: ["id", "flag"],
      unknown_keys: random.pick(["reject", "ignore"]) ?? "reject",
      ...internal(),
      fields: { flag: { doc: "Other flag" } },
      derived: { empty: { type: "bool", value: "this.id == null", doc: "Empty." } },
      methods: members.methods,
      constructors: members.constructors,
      views: { row: { doc: "Row.", shows: ["id?"], omits: ["flag", "empty"] } },
      examples: { none: { value: {} } },
      counterexamples: { odd: { value: { flag: 1 }, because: { flag: "wrong_type" } } },
    },
    Changed: {
      fields: { part: { type: "Part", doc: "Part" }, change: { type: "PartPatch", doc: "Change" } },
      methods: {
        changed: { doc: "Changed.", returns: "Part", value: "this.part.patched(this.change)" },
      },
      rules: {
        still: { must: "this.part.longer(1) || this.change.id != 'b'", message: "Broken.", at: "part.id" },
      },
    },
  };
}

const members = {
  derived: { mark: { type: "bool", value: "this.flag", doc: "Mark." } },
  methods: {
    same: { doc: "Same.", params: { id: { type: "string", doc: "Id" } }, returns: "bool", value: "this.id == id" },
  },
  constructors: {
    named: { doc: "Named.", params: { id: { type: "string", default: "a", doc: "Id" } }, set: { id: "id" } },
  },
  views: { row: { doc: "Row.", shows: ["id", "mark"], omits: ["flag"] } },
} as const;

function samples(value: Entries): Entries {
  return {
    examples: { one: { doc: "One.", value } },
    counterexamples: { none: { doc: "None.", value: {}, because: { id: "missing" } } },
  };
}

function part(writer: SpecWriter, open: Entries): Entries {
  return {
    key: "id",
    ...open,
    fields: {
      id: { type: "string", min_length: 1, max_length: 3, doc: "Key" },
      flag: { type: "bool", default: false, doc: "Flag" },
      "odd-name": { type: "int", default: 1, as: "odd", doc: "Odd", ...extras(writer) },
      token: { type: "string", optional: true, secret: true, doc: "Token" },
    },
    derived: { tag: { type: "string", value: "this.id + '!'", doc: "Tag." } },
    methods: {
      longer: {
        doc: "Longer.",
        params: { by: { type: "int", doc: "By" } },
        returns: "bool",
        value: "size(this.id) > by",
      },
    },
    constructors: members.constructors,
    views: {
      row: {
        doc: "Row.",
        shows: ["id", { show: "flag", value: "!this.flag", when: "this.flag" }],
        omits: ["odd-name", "token", "tag"],
      },
    },
    ...samples({ id: "a", flag: true }),
  };
}
