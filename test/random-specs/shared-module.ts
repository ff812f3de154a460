import { type Entries, extras, type Json, oneOf, someOf } from "./entries.ts";
import { partFamily } from "./part-family.ts";
import { condition } from "./random-rule.ts";
import type { RandomField, SpecWriter } from "./spec-writer.ts";

/** Fields of `Base` as rules may read them. */
export const baseFields: readonly RandomField[] = [
  { name: "small", kind: "small", mayBeNull: false },
  { name: "rate", kind: "number", mayBeNull: true },
  { name: "text", kind: "string", mayBeNull: true },
  { name: "list", kind: "strings", mayBeNull: true },
  { name: "counts", kind: "map", mayBeNull: true },
  { name: "name", kind: "name", mayBeNull: true },
];

/** The module that the others of a random spec use: a type of every kind, and functions, with random bounds and extras. */
export function sharedModule(writer: SpecWriter): string {
  const { random } = writer;
  const types: Readonly<Record<string, Entries>> = {
    Color: {
      enum: { red: "Red.", green: { doc: "Green.", ...extras(writer) }, blue: "Blue." },
      examples: ["red"],
      counterexamples: ["pink"],
    },
    Word: { scalar: "string", pattern: "[a-c]+", max_length: 3, examples: ["ab"], counterexamples: ["abcd", ""] },
    Piece: { scalar: "string", pattern: "[a-c]+" },
    Amount: { scalar: "int", ...someOf(writer, numberBounds) },
    Share: {
      scalar: "number",
      ...someOf(writer, { min: 0, max: 3, exclusive_min: -1, exclusive_max: 4, in: [0.5, 2] }),
    },
    Mark: { scalar: "string", ...someOf(writer, { min_length: 1, in: ["a", "ab"], not_in: ["ba"], pattern: "[ab]+" }) },
    Words: {
      list: "string",
      max_items: 3,
      examples: { one: { value: ["a"] } },
      counterexamples: oddity(["a", "a", "a", "a"], "too_many"),
    },
    Few: { list: "int", ...someOf(writer, { min_items: 1, unique: true, max_items: 2 }) },
    Counts: {
      map: "int",
      max_entries: 3,
      examples: { one: { doc: "One.", value: { a: 1 } } },
      counterexamples: oddity([], "wrong_type"),
    },
    Many: { map: "bool", ...someOf(writer, { min_entries: 1, max_entries: 2 }), internal: true },
    Name: {
      scalar: "string",
      template: "[{server}:]{word}",
      parts: { server: { type: "Piece", doc: "Where" }, word: { type: "Piece", doc: "What" } },
      ...someOf(writer, { min_length: 1, max_length: 5, not_in: ["c"], in: ["a", "b:a", "ab"] }),
      examples: ["a"],
      counterexamples: ["A"],
    },
    ...partFamily(writer),
    ...hidden,
    Parts: { list: "Part", ...(random.chance(0.5) ? { unique_by: "id" } : {}), max_items: 3 },
    Either: {
      union: ["string", "Words"],
      examples: { text: { value: "a" } },
      counterexamples: oddity(5, "wrong_type"),
    },
    Base: base(writer),
    Tight: tight(writer),
    Trim: trim(writer),
    Patch: patch(writer),
  };
  const documented = Object.entries(types).map(([name, type]) => [
    name,
    { doc: "Shared.", ...type, ...extras(writer) },
  ]);
  const module = { specwright: 1, module: "shared", title: "Shared", doc: "For others.", unknown_keys: "reject" };
  return `${JSON.stringify({ ...module, types: Object.fromEntries(documented), functions }, undefined, 1)}\n`;
}

const numberBounds: Entries = {
  min: 0,
  max: 9,
  exclusive_min: -1,
  exclusive_max: 8,
  multiple_of: 2,
  in: [0, 2, 4],
  not_in: [6],
};
const listBounds: Entries = { min_items: 1, unique: true };
const sizes: Entries = { min_length: 1, max_length: 3, pattern: "[a-c]*", in: ["a", "ab", "abc"], not_in: ["b"] };

/** Types of every kind that no file shows. */
const hidden: Readonly<Record<string, Entries>> = {
  HiddenInt: { scalar: "int", internal: true },
  HiddenName: {
    scalar: "string",
    template: "{word}",
    parts: { word: { type: "Piece", doc: "Word" } },
    internal: true,
  },
  HiddenEnum: { enum: { a: "A.", b: "B." }, internal: true },
  HiddenModel: { fields: { a: { type: "HiddenEnum", doc: "A" } }, internal: true },
  HiddenList: { list: "HiddenInt", internal: true },
  HiddenUnion: { union: ["HiddenInt", "HiddenName"], internal: true },
};

function oddity(value: Json, because: string): Entries {
  return { odd: { doc: "Odd.", value, because: { ".": because } } };
}

function base(writer: SpecWriter): Entries {
  return {
    fields: {
      small: { type: "int", min: 0, max: 9, doc: "Small" },
      rate: { type: "number", optional: true, doc: "Rate" },
      text: { type: "string?", doc: "Text" },
      list: { type: "list<string>", optional: true, doc: "List" },
      parts: { type: "Parts", optional: true, doc: "Parts" },
      counts: { type: "map<int>", optional: true, doc: "Counts" },
      name: { type: "Name?", doc: "Name" },
      part: { type: "Part", doc: "Part" },
      bag: { type: "json_object", default: {}, doc: "Bag" },
      few: { type: "Few?", doc: "Few" },
      many: { type: "Many?", doc: "Many" },
      either: { type: "Either?", doc: "Either" },
      rank: { type: "Color", default: "red", doc: "Rank" },
    },
    rules: {
      any: { must: condition(writer, baseFields, "this", 1), message: "Broken.", doc: "Some rule.", at: "small" },
      called: { must: calls(writer), message: "Broken." },
    },
  };
}

/** What a spec declares and a rule calls. */
function calls({ use, either }: SpecWriter): string {
  return either(
    () => use("function", "is_big(this.small) || this.part.flag"),
    () => use("function table", "rank_of(this.rank) < 2 || this.small > 2"),
    () => use("function of a model", "is_flagged(this.part) || this.small > 1"),
    () => use("function table of a model", "rank_of_part(this.part) < 2 || this.small > 2"),
    () => use("method", "!this.part.longer(1) || this.small > 0"),
    () => use("derived", "this.part.tag != 'ab!'"),
  );
}

function tight(writer: SpecWriter): Entries {
  const { random } = writer;
  return {
    extends: "Base",
    fields: {
      small: random.chance(0.2) ? { fixed: 2 } : oneOf(writer, { ...numberBounds, min: 1, max: 5 }),
      rate: oneOf(writer, { exclusive_max: 10, min: 0 }),
      text: random.chance(0.3) ? { type: "Word?" } : oneOf(writer, sizes),
      list: oneOf(writer, { ...listBounds, max_items: 2 }),
      parts: oneOf(writer, { unique_by: "id", max_items: 2 }),
      counts: oneOf(writer, { min_entries: 1, max_entries: 2 }),
      "part.flag": { fixed: true },
    },
    rules: { more: { must: condition(writer, baseFields, "this", 1), message: "Broken." } },
  };
}

/** Fields that no rule reads may change freely. */
function trim(writer: SpecWriter): Entries {
  const { random } = writer;
  return {
    subset_of: "Base",
    only: ["small", "few", "bag", "either", "many"],
    fields: {
      few: { type: "Few", as: "some", doc: "Other", ...extras(writer) },
      bag: { type: "json_object", optional: true, secret: true },
      either: random.chance(0.5) ? { type: "Either?", default: "a" } : { type: "Words?" },
    },
  };
}

function patch(writer: SpecWriter): Entries {
  return {
    patch_of: "Base",
    only: ["small", "text", "counts", "rank"],
    methods: {
      applied: {
        doc: "Applied.",
        params: { to: { type: "Base", doc: "To" } },
        returns: "int",
        value: "to.patched(this).small",
      },
    },
    rules: {
      some: {
        must: condition(writer, [{ name: "small", kind: "int", mayBeNull: true }], "this", 1),
        message: "Broken.",
      },
    },
  };
}

const functions: Entries = {
  is_big: {
    doc: "Big.",
    params: { n: { type: "int", doc: "N" } },
    returns: "bool",
    value: "n > 3",
    examples: { big: { doc: "Big.", given: { n: 4 }, gives: true } },
  },
  rank_of: {
    doc: "Rank.",
    internal: true,
    params: { color: { type: "Color", doc: "Color" } },
    returns: "int",
    table: { columns: { is: "color == cell" }, rows: [{ is: "red", give: 1 }, { is: "green", give: 2 }, { give: 3 }] },
  },
  is_flagged: {
    doc: "Flagged.",
    params: { part: { type: "Part", doc: "Part" } },
    returns: "bool",
    value: "part.flag || part.longer(2)",
  },
  rank_of_part: {
    doc: "Rank of a part.",
    params: { part: { type: "Part", doc: "Part" } },
    returns: "int",
    table: { columns: { is: "part.id == cell" }, rows: [{ is: "a", give: 1 }, { give: 3 }] },
  },
  made: { doc: "Made.", params: { n: { type: "int", doc: "N" } }, returns: "Part", set: { id: "'a'", flag: "n > 2" } },
};
