import { isRecord } from "./record.ts";

/** What a package exports, and how it is asked. */
export interface Exported {
  readonly [name: string]: unknown;
}

/** A place of a spec that holds a text. */
export interface Slot {
  readonly name: string;
  /** Text that stands there where another slot is tried. */
  readonly usual: string;
  /** A harmless text of the same make, where the code follows the make of a text. */
  readonly twin?: (text: string) => string;
  /** How the text is written there; in double quotes where left out. */
  readonly write?: (text: string) => string;
  /** What the running package has in its place; absent where only people see it. */
  readonly read?: (model: Exported, text: string) => unknown;
}

/** A text in the double quotes of YAML, with everything that cannot be seen written as an escape. */
export function quoted(text: string): string {
  return JSON.stringify(text).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{E0000}-\u{10FFFF}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
      .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/** A text as a literal of CEL. */
function celText(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const plain = (name: string, read?: Slot["read"]): Slot => ({ name, usual: `usual ${name}`, ...(read && { read }) });
const call = (target: unknown, name: string, ...args: readonly unknown[]): unknown => {
  const found: unknown = isRecord(target) ? target[name] : undefined;
  return typeof found === "function" ? found.apply(target, args) : undefined;
};
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
const thing = (model: Exported, value: object = {}): unknown => call(model["Thing"], "parse", { trip: "ok", ...value });

/** A pattern that takes line ends and letters beyond ASCII where another one does. */
const pattern = (text: string): string =>
  `harmless${text.includes("\n") ? "\n" : " "}${/^[ -~\n]*$/u.test(text) ? "words" : "w\u00F6rds"}`;
/** A path of as many keys. */
const path = (text: string): string =>
  text
    .split(".")
    .map((key) => (/^[A-Za-z_]\w*$/u.test(key) ? "harmless" : "harmless words"))
    .join(".");
/** The value at the end of a path of keys. */
const nested = (keys: string, value: unknown): unknown =>
  keys.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);

/** Every place that is tried. Names of slots stand as `«name»` in the spec. */
export const slots: readonly Slot[] = [
  { name: "package name", usual: "odd-model" },
  plain("package description"),
  { name: "licence", usual: "MIT" },
  plain("licence text"),
  { name: "schema base", usual: "https://example.com/" },
  { name: "module", usual: "odd", twin: (text) => `${text.slice(0, 1)}x` },
  plain("title"),
  plain("module doc"),
  { name: "comment", usual: "plain words", write: (text) => text },
  { name: "type name", usual: "Plain" },
  plain("type doc"),
  plain("enum doc"),
  plain("enum value", ({ Kind }) => Object.values(Object(Kind))[0]),
  plain("enum value doc"),
  plain("deprecated"),
  plain("since"),
  { name: "type expression", usual: "int" },
  { name: "pattern", usual: "[a-z]+", twin: pattern },
  plain("in", (model, text) => at(thing(model, { listed: text }), "listed")),
  plain("not_in"),
  {
    name: "template",
    usual: "plain:",
    twin: (text) => (text === "" ? "" : pattern(text)),
    write: (text) => quoted(`${text}{part}`),
  },
  plain("field name"),
  plain("field name with another one in code", (model) => Object.keys(Object(call(thing(model), "toJSON")))[1]),
  { name: "name in code", usual: "odd" },
  plain("field doc"),
  plain("default", (model) => at(thing(model), "said")),
  plain("default inside JSON", (model) => at(thing(model), "data", "a", 0)),
  plain("key of a default", (model) => Object.keys(Object(at(thing(model), "bag")))[0]),
  plain("fixed", (model) => at(thing(model), "always")),
  plain("tag", (model, text) => at(call(model["Side"], "parse", { kind: text }), "kind")),
  {
    ...plain("alias", (model, text) => at(call(model["Thing"], "fromConfig", nested(text, text)), "trip")),
    twin: path,
  },
  plain("wrapper", (model, text) => {
    const made = call(model["Thing"], "fromConfig", { [text]: { trip: "wrapped" } });
    return at(made, "trip") === "wrapped" ? text : "";
  }),
  plain("default of a parameter", (model) => call(thing(model), "says")),
  plain("doc of a parameter"),
  { ...plain("text in CEL", (model) => at(thing(model), "quote")), write: (text) => quoted(celText(text)) },
  { name: "CEL", usual: "this.trip != ''" },
  { name: "key in CEL", usual: "trip", write: (text) => quoted(`this[${celText(text)}] != ''`) },
  { name: "rule", usual: "plain", read: (model) => at(call(model["Thing"], "validate", { trip: "no" }), 0, "rule") },
  plain("message", (model) => at(call(model["Thing"], "validate", { trip: "no" }), 0, "message")),
  plain("rule doc"),
  { name: "example", usual: "plain" },
  plain("example doc"),
  plain("value of an example"),
  plain("value of a counterexample"),
  { name: "key space", usual: "plain" },
  plain("doc of a key space"),
  { name: "function", usual: "plain" },
  plain("cell of a table", ({ decide }) => (typeof decide === "function" ? decide("x") : undefined)),
];

const project = `specwright: 1
package:
  name: «package name»
  version: 1.0.0
  license: «licence»
  description: «package description»
  schema_base: «schema base»
  license_text: «licence text»
`;

const module = `# «comment»
specwright: 1
module: «module»
title: «title»
doc: «module doc»
types:
  Kind:
    doc: «enum doc»
    enum: { «enum value»: «enum value doc», other: { doc: Other., deprecated: «deprecated», since: «since» } }
  Worded: { doc: Worded., scalar: string, pattern: «pattern» }
  Listed: { doc: Listed., scalar: string, in: [«in», b] }
  Unlisted: { doc: Unlisted., scalar: string, not_in: [«not_in», b] }
  Part: { doc: Part., scalar: string, pattern: "[0-9]+" }
  Made: { doc: Made., scalar: string, template: «template», parts: { part: { type: Part, doc: Part } } }
  «type name»: { doc: «type doc», fields: { a: { type: «type expression», optional: true, doc: A } } }
  Left: { doc: Left., fields: { kind: { type: string, fixed: «tag», doc: Kind } } }
  Right: { doc: Right., fields: { kind: { type: string, fixed: right one, doc: Kind } } }
  Side: { doc: Side., union: [Left, Right], tag: kind }
  Thing:
    doc: Thing.
    authoring: { wrapper: «wrapper» }
    fields:
      trip: { type: string, doc: «field doc», aliases: [«alias»] }
      «field name with another one in code»: { type: string?, as: other, doc: Other }
      "named in code": { type: string?, as: «name in code», doc: Named }
      «field name»: { type: string?, doc: Plain }
      said: { type: string, default: «default», doc: Said }
      data: { type: json, default: { a: [«default inside JSON»] }, doc: Data }
      bag: { type: map<int>, default: { «key of a default»: 1 }, doc: Bag }
      always: { type: string, fixed: «fixed», doc: Always }
      listed: { type: Listed?, doc: Listed }
      worded: { type: Worded?, doc: Worded }
      made: { type: Made?, doc: Made }
    rules:
      «rule»: { must: this.trip != 'no', message: «message», doc: «rule doc» }
      raw: { must: «CEL», message: Raw. }
      keyed: { must: «key in CEL», message: Keyed. }
    derived: { quote: { type: string, value: «text in CEL», doc: Quote } }
    methods:
      says:
        doc: Says.
        params: { what: { type: string, default: «default of a parameter», doc: «doc of a parameter» } }
        returns: string
        value: what
    examples: { «example»: { doc: «example doc», value: { trip: ok, said: «value of an example» } } }
    counterexamples: { wrong: { value: { trip: 1, said: «value of a counterexample» }, because: { trip: wrong_type } } }
  Item: { doc: Item., key: name, fields: { name: { type: string, doc: Name } } }
  Library:
    doc: Library.
    fields: { items: { type: list<Item>, default: [], doc: Items } }
    catalog: { key_spaces: { «key space»: { of: [items], doc: «doc of a key space» } } }
functions:
  «function»: { doc: Plain., params: { size: { type: int, doc: Size } }, returns: int, value: size }
  decide:
    doc: Decides.
    params: { name: { type: string, doc: Name } }
    returns: string
    table: { columns: { name: name == cell }, rows: [{ name: x, give: «cell of a table» }, { give: b }] }
`;

/** The spec with a text in a slot, and the usual one in all others. */
export function specWith(slot: Slot, text: string): Readonly<Record<string, string>> {
  const fill = (template: string): string =>
    slots.reduce((filled, each) => {
      const { name, usual, write = quoted } = each;
      return filled.replaceAll(`«${name}»`, () => write(each.name === slot.name ? text : usual));
    }, template);
  // The name of a module is that of its file.
  const file = slot.name === "module" ? `${text}.yaml` : "odd.yaml";
  return { "specwright.yaml": fill(project), [file]: fill(module) };
}
