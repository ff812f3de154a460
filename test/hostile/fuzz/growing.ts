import { shop } from "../../typescript/build-model.ts";

/** A document that grows in what a keyword looks at. */
export interface Growing {
  readonly keyword: string;
  readonly type: string;
  /** Whether it is accepted. */
  readonly isValid: boolean;
  readonly document: (size: number) => unknown;
}

/** A type for each keyword that grows with a document. */
export const growingSpec: Readonly<Record<string, string>> = shop(`types:
  Short: { doc: Short., scalar: string, max_length: 10 }
  Long: { doc: Long., scalar: string, min_length: 1 }
  Word: { doc: Word., scalar: string, pattern: "[a-z]+(-[a-z]+)*" }
  Listed: { doc: Listed., scalar: string, in: [a, b] }
  Unlisted: { doc: Unlisted., scalar: string, not_in: [a, b] }
  Made: { doc: Made., scalar: string, template: "[{part}/]{part2}", parts: { part: { type: Word, doc: Part }, part2: { type: Word, doc: Part } } }
  Price: { doc: Price., scalar: number, min: 0, multiple_of: 0.01 }
  Kind: { doc: Kinds., enum: { a: A., b: B. } }
  Left: { doc: Left., fields: { kind: { type: string, fixed: left, doc: Kind } } }
  Right: { doc: Right., fields: { kind: { type: string, fixed: right, doc: Kind } } }
  Side: { doc: A side., union: [Left, Right], tag: kind }
  Either: { doc: Either., union: [bool, int, Word, Left] }
  Item: { doc: An item., key: name, fields: { name: { type: string, doc: Name }, bases: { type: list<string>, default: [], doc: Bases, refers_to: item, acyclic: true, max_depth: 5 } } }
  Catalog:
    doc: A catalog.
    fields: { items: { type: list<Item>, default: [], doc: Items } }
    catalog: { key_spaces: { item: { of: [items], doc: Items by name } } }
  Kept: { doc: Kept., unknown_keys: keep, fields: { a: { type: int, default: 0, doc: A } } }
  Ignored: { doc: Ignored., unknown_keys: ignore, fields: { a: { type: int, default: 0, doc: A } } }
  Strict: { doc: Strict., fields: { a: { type: int, default: 0, aliases: [old], doc: A } } }
  Box:
    doc: Everything that can be long.
    fields:
      short: { type: Short?, doc: Short }
      long: { type: Long?, doc: Long }
      word: { type: Word?, doc: Word }
      listed: { type: Listed?, doc: Listed }
      unlisted: { type: Unlisted?, doc: Unlisted }
      made: { type: Made?, doc: Made }
      secret: { type: string?, secret: true, max_length: 10, doc: Secret }
      prices: { type: list<Price>?, doc: Prices }
      kinds: { type: list<Kind>?, doc: Kinds }
      sides: { type: list<Side>?, doc: Sides }
      eithers: { type: list<Either>?, doc: Eithers }
      few: { type: list<int>?, max_items: 3, doc: Few }
      many: { type: list<int>?, min_items: 1, doc: Many }
      texts: { type: list<string>?, unique: true, doc: Texts }
      lists: { type: list<json>?, unique: true, doc: Lists }
      named: { type: list<Item>?, unique_by: name, doc: Named }
      map: { type: map<int>?, doc: Map }
      small: { type: map<int>?, max_entries: 3, doc: Small }
      data: { type: json, optional: true, doc: Data }
      schema: { type: json_schema?, doc: Schema }
  Ruled:
    doc: Rules over texts and lists.
    fields:
      text: { type: string, default: "", doc: Text }
      list: { type: list<string>, default: [], doc: List }
    rules:
      no_b: { must: "!this.text.contains('bb')", message: No bb. }
      starts: { must: "this.text == '' || this.text.startsWith('a')", message: Starts with a. }
      size: { must: size(this.text) < 1000000000, message: Small. }
      matches: { must: "!this.text.matches('^[0-9]+$')", message: No number. }
      all: { must: "this.list.all(t, t != 'bad')", message: No bad. }
      exists: { must: "!this.list.exists(t, t == 'worse')", message: No worse. }
      inside: { must: "!('worst' in this.list)", message: No worst. }
      each: { each: list, must: size(item) < 1000, message: Short ones. }
`);

const texts = (size: number, text: (index: number) => string): readonly string[] =>
  Array.from({ length: size }, (_, index) => text(index));
const of = (field: string, isValid: boolean, make: (size: number) => unknown, what: string = field): Growing => ({
  keyword: `${what}, ${isValid ? "valid" : "invalid"}`,
  type: "Box",
  isValid,
  document: (size) => ({ [field]: make(size) }),
});
const as = (type: string, isValid: boolean, document: (size: number) => unknown, what: string): Growing => ({
  keyword: `${what}, ${isValid ? "valid" : "invalid"}`,
  type,
  isValid,
  document,
});
const entries = (size: number, value: unknown): object =>
  Object.fromEntries(texts(size, (index) => `k${index}`).map((key) => [key, value]));

/** One for each keyword at least. */
export const growing: readonly Growing[] = [
  of("short", false, (size) => "😀".repeat(size), "max_length"),
  of("long", true, (size) => "😀".repeat(size), "min_length"),
  of("long", false, (size) => `${"a".repeat(size)}\uD800`, "ill-formed text"),
  of("word", true, (size) => `${"a-".repeat(size / 2)}a`, "pattern"),
  of("word", false, (size) => `${"a-".repeat(size / 2)}!`, "pattern"),
  of("listed", false, (size) => "a".repeat(size), "in"),
  of("unlisted", true, (size) => "a".repeat(size), "not_in"),
  of("made", true, (size) => `${"a-".repeat(size / 4)}a/${"a-".repeat(size / 4)}a`, "template"),
  of("made", false, (size) => `${"a-".repeat(size / 4)}a/${"a-".repeat(size / 4)}!`, "template"),
  of("secret", false, (size) => "a".repeat(size), "secret"),
  of("prices", true, (size) => texts(size, String).map((text) => Number(text) / 100), "multiple_of"),
  of("prices", false, (size) => texts(size, () => "").map((_, index) => index + 0.001), "multiple_of and min"),
  of("kinds", true, (size) => texts(size, () => "b"), "enum"),
  of("sides", true, (size) => texts(size, () => "").map(() => ({ kind: "right" })), "union by tag"),
  of("eithers", true, (size) => texts(size, () => "a"), "union by kind"),
  of("few", false, (size) => texts(size, () => "").map((_, index) => index), "max_items"),
  of("many", true, (size) => texts(size, () => "").map((_, index) => index), "min_items"),
  of("many", false, (size) => texts(size, () => "a"), "issues of elements"),
  of("texts", true, (size) => texts(size, String), "unique texts"),
  of("texts", false, (size) => texts(size, () => "a"), "unique texts"),
  of("lists", true, (size) => texts(size, () => "").map((_, index) => ({ a: { b: index }, c: [1] })), "unique objects"),
  of("lists", false, (size) => texts(size, () => "").map(() => ({ a: 1 })), "unique objects"),
  of(
    "lists",
    true,
    (size) => [Object.fromEntries(texts(size, (index) => `k${size - index}`).map((key) => [key, 1])), 1],
    "unique with many keys",
  ),
  of("named", true, (size) => texts(size, String).map((name) => ({ name })), "unique_by"),
  of("map", true, (size) => entries(size, 1), "map"),
  of("small", false, (size) => entries(size, 1), "max_entries"),
  of("data", true, (size) => texts(size, () => "").map(() => ({ a: [1] })), "json"),
  of("data", false, (size) => texts(size, () => "").map(() => ({ a: [undefined] })), "json"),
  of("schema", true, (size) => ({ properties: entries(size, { type: "string" }) }), "json_schema"),
  as("Strict", false, (size) => entries(size, 1), "unknown keys refused"),
  as("Kept", true, (size) => entries(size, 1), "unknown keys kept"),
  as("Ignored", true, (size) => entries(size, 1), "unknown keys ignored"),
  as("Catalog", true, (size) => ({ items: texts(size, String).map((name) => ({ name })) }), "key space"),
  as("Catalog", false, (size) => ({ items: texts(size, () => "a").map((name) => ({ name })) }), "key space"),
  as(
    "Catalog",
    true,
    (size) => ({ items: texts(size, String).map((name) => ({ name, bases: name === "0" ? [] : ["0"] })) }),
    "references",
  ),
  as(
    "Catalog",
    false,
    (size) => ({ items: texts(size, String).map((name, index) => ({ name, bases: [String((index + 1) % size)] })) }),
    "acyclic",
  ),
  as(
    "Catalog",
    false,
    (size) => ({
      items: texts(size, String).map((name, index) => ({ name, bases: index === 0 ? [] : [String(index - 1)] })),
    }),
    "longest chain",
  ),
  as("Ruled", true, (size) => ({ text: `a${"ba".repeat(size / 2)}` }), "rules over a text"),
  as("Ruled", false, (size) => ({ text: "1".repeat(size) }), "rules over a text"),
  as("Ruled", true, (size) => ({ list: texts(size, String) }), "rules over a list"),
  as(
    "Ruled",
    false,
    (size) => ({ list: texts(size, (index) => (index === size - 1 ? "bad" : "a")) }),
    "rules over a list",
  ),
];
