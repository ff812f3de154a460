import type { JsonValue } from "../../../generator/program/json.ts";
import type { Stage } from "./rule-table.ts";

// Models that rules are tried on. Small, so that every combination of values can be tried.

const colors = `  Color:
    doc: A color.
    enum: { red: Red., green: Green., blue: Blue. }`;

const inner = `  Inner:
    doc: A part.
    fields:
      flag: { type: bool, default: true, doc: Flag }
      color: { type: Color?, doc: Color }
      count: { type: int, default: 3, doc: Count }
      tags: { type: list<string>, default: [], doc: Tags }`;

export const scalars: Stage = {
  types: colors,
  fields: `      "on": { type: bool, default: true, doc: Flag }
      may: { type: bool?, doc: Flag }
      hue: { type: Color, default: green, doc: Color }
      tint: { type: Color, optional: true, doc: Color }
      text: { type: string?, doc: Text }`,
  values: {
    on: [true, false],
    may: [true, false, null],
    hue: ["red", "green", "blue"],
    tint: ["red", "blue", null],
    text: ["red", "x", "", null],
  },
};

export const numbers: Stage = {
  fields: `      count: { type: int, default: 3, doc: Count }
      size: { type: number?, doc: Size }`,
  values: {
    count: [-4, -1, 0, 1, 2, 3, 4, 1.0, 2.5, 9007199254740991, 9007199254740992, "3"],
    size: [-0.5, 0, 1, 1.5, 2, 1e300, null],
  },
};

export const texts: Stage = {
  fields: `      text: { type: string, default: "abc", doc: Text }
      more: { type: string?, doc: More }`,
  values: {
    text: [
      "",
      "a",
      "ab",
      "abc",
      "cab",
      "ABC",
      "xaBC",
      "AbC\n",
      "a.c",
      "a-c",
      "\\n",
      "abc\n",
      "a\nb",
      "😀",
      "😀😀",
      "e\u0301",
      "[x]",
      "a|b",
      "(a)*",
    ],
    more: ["", "abc", "x", null],
  },
};

export const lists: Stage = {
  types: colors,
  fields: `      names: { type: list<string>, default: [], max_items: 9, doc: Names }
      maybe: { type: list<int?>?, max_items: 9, doc: Maybe }
      hues: { type: list<Color>, default: [red], max_items: 9, doc: Hues }
      hue: { type: Color, default: red, doc: Hue }`,
  values: {
    names: [[], ["a"], ["red"], ["a", "b"], ["a", "a"], ["b", "green", "a"]],
    maybe: [[], [1], [null], [2, null], [1, 1], null],
    hues: [[], ["red"], ["green", "red"], ["blue", "blue"]],
    hue: ["green", "red"],
  },
};

export const maps: Stage = {
  types: colors,
  fields: `      ages: { type: map<int>, default: {}, doc: Ages }
      marks: { type: map<string?>?, doc: Marks }
      free: { type: json_object, default: { a: 1 }, doc: Free }
      hue: { type: Color, default: red, doc: Hue }`,
  values: {
    ages: [{}, { a: 1 }, { a: 2, b: 1 }, { red: 7 }, { constructor: 1 }, JSON.parse('{"__proto__": 1}')],
    marks: [{}, { a: "x" }, { a: null }, { b: "x", c: null }, null],
    free: [{}, { a: null }, { a: "x" }, { b: [1] }],
    hue: ["green", "red"],
  },
};

export const nested: Stage = {
  types: `${colors}\n${inner}`,
  fields: `      part: { type: Inner, default: { color: red }, doc: Part }
      maybe: { type: Inner?, doc: Maybe }
      parts: { type: list<Inner>, default: [], doc: Parts }`,
  values: {
    part: [
      {},
      { flag: false },
      { color: "red" },
      { color: null, count: 1 },
      { flag: true, color: "blue", tags: ["a"] },
    ],
    maybe: [{}, { flag: false, tags: ["a"] }, { color: "red", count: 9 }, null],
    parts: [
      [],
      [{}],
      [{ flag: false }],
      [{ color: "red" }, { flag: false }],
      [{ tags: ["a"] }, { count: 0, tags: ["b"] }],
    ],
  },
};

const anything: readonly JsonValue[] = [null, true, 0, "passed", ["passed"], [null], { passed: true }];

/** A JSON Schema in a field: keywords of their own type, and of any other, with which the document is refused. */
export const schemas: Stage = {
  fields: `      shape: { type: json_schema?, doc: Shape }
      sure: { type: json_schema, default: { type: object, required: [a] }, doc: Sure }`,
  values: {
    shape: [
      null,
      {},
      { type: "object" },
      { type: ["null", "object"], minLength: 2 },
      { type: null, minLength: "2", uniqueItems: true },
      ...anything.map((value) => ({ required: value, items: value })),
      ...anything.map((value) => ({ properties: { passed: value } })),
      ...anything.map((value) => ({ properties: value, allOf: value })),
      ...["boolean", "string", null, ["boolean"]].map((type) => ({ properties: { passed: { type } } })),
      { items: { type: "string" }, allOf: [{ type: "string" }, { title: "x" }] },
      { items: { items: { type: "string" } }, allOf: [{ type: "string" }], enum: ["a", null] },
      { title: "x", enum: ["a", 1], uniqueItems: false, minLength: 0, allOf: [true, { type: 1 }] },
      { title: "x" },
      { title: "xy", enum: [], uniqueItems: true, minLength: 0, allOf: [true, {}], required: [], items: true },
      { required: ["passed"], items: false, properties: {} },
      { required: ["a", "passed"], items: { items: true }, properties: { passed: true } },
      ...["boolean", "string", ["boolean"]].map((type) => ({
        type,
        items: { type },
        properties: { passed: { type } },
      })),
      { properties: { other: true, passed: {} }, allOf: [{ type: ["string"] }], minLength: 1 },
    ],
    sure: [
      {},
      { type: 1 },
      { type: "string" },
      { required: ["b"] },
      { required: ["b", "a"], title: "abc" },
      { title: "b" },
    ],
  },
};

/** A union with a tag and one without, in fields. */
export const unions: Stage = {
  types: `  Card:
    doc: A card.
    unknown_keys: ignore
    fields:
      kind: { type: string, fixed: card, doc: Kind }
      amount: { type: int, default: 1, doc: Amount }
      number: { type: string, doc: Number }
  Cash:
    doc: Money.
    unknown_keys: ignore
    fields:
      kind: { type: string, fixed: cash, doc: Kind }
      amount: { type: int?, doc: Amount }
      coins: { type: bool, default: true, doc: Coins }
  Payment:
    doc: How it is paid.
    union: [Card, Cash]
    tag: kind
  Short:
    doc: A text or a card.
    union: [string, Card]`,
  fields: `      paid: { type: Payment, doc: Paid }
      maybe: { type: Payment?, doc: Maybe }
      short: { type: Short, default: "x", doc: Short }`,
  values: {
    paid: [
      { kind: "card", number: "1" },
      { kind: "card", number: "2", amount: 2, coins: 7 },
      { kind: "cash" },
      { kind: "cash", amount: 1, coins: false, number: "1" },
      { kind: "cash", amount: null },
      { kind: "none" },
      {},
    ],
    maybe: [{ kind: "card", number: "1" }, { kind: "cash", coins: false }, null],
    short: ["y", { kind: "card", number: "1" }, { kind: "card", number: "2", amount: 5 }, { kind: "cash" }, 1],
  },
};

/** Members, so that rules can call and read what is not on the wire. */
export const members: Stage = {
  types: `${colors}
  Part:
    doc: A part.
    fields:
      on: { type: bool, default: false, doc: Flag }
      hue: { type: Color, default: red, doc: Hue }
      name: { type: string?, doc: Name }
    derived:
      named: { type: bool, value: has(this.name), doc: Named }
      label: { type: string, value: "has(this.name) ? this.name : 'none'", doc: Label }
    methods:
      allows:
        doc: Whether the other one may be used.
        params: { other: Part, strict: { type: bool, default: false } }
        returns: bool
        value: "!(this.on && other.on) && (!strict || this.hue == other.hue)"`.replace(" on: {", ' "on": {'),
  fields: `      part: { type: Part, default: {}, doc: Part }
      parts: { type: list<Part>, default: [], max_items: 9, doc: Parts }
      hue: { type: Color, default: red, doc: Hue }`,
  members: `    derived:
      all_named: { type: bool, value: "this.parts.all(p, p.named)", doc: All }
      chosen: { type: list<Part>, value: "this.parts.filter(p, p.on)", doc: Chosen }
      chosen_count: { type: int, value: size(this.chosen), doc: Count }`,
  functions: `functions:
  warm:
    doc: Whether it is warm.
    params: { color: Color }
    returns: bool
    value: color == 'red'
  shade:
    doc: How it looks in the dark.
    params: { color: Color, lit: bool }
    returns: Color
    table:
      columns: { color: color == cell, lit: lit == cell }
      rows:
        - { color: red, lit: true, give: green }
        - { lit: true, give: red }
        - { give: blue }`,
  values: {
    part: [{}, { on: true }, { hue: "blue", name: "x" }, { name: "red", on: true }],
    parts: [
      [],
      [{}],
      [{ on: true, name: "x" }],
      [{ name: "y" }, { on: true, hue: "blue" }],
      [{ on: true }, { on: true }],
    ],
    hue: ["green", "red", "blue"],
  },
};
