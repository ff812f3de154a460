import type { JsonObject, JsonValue } from "../../../generator/program/json.ts";
import type { Program } from "../../../generator/program/program.ts";
import { checkSpec } from "../../support/check-spec.ts";
import type { Random } from "../../support/random.ts";

/** A model with a property of every kind that expressions can read. Lists are short, so that loops may stand in loops. */
const spec = `specwright: 1
module: world
title: World
doc: What random expressions are about.
types:
  Mode:
    doc: One of few words.
    enum: { a: First, bc: Second, "\u{1f600}": Third }
  Label: { scalar: string, max_length: 12, doc: A short text }
  Item:
    doc: A part.
    fields:
      name: { type: string, max_length: 12, doc: Name }
      size: { type: int, min: 0, max: 50, doc: Size }
      note: { type: Label?, doc: Note }
      open: { type: bool, default: false, doc: Whether it is open }
  Circle:
    doc: A round shape.
    fields:
      kind: { type: string, fixed: circle, doc: Kind }
      radius: { type: int, min: 1, max: 9, doc: Radius }
  Square:
    doc: A square shape.
    fields:
      kind: { type: string, fixed: square, doc: Kind }
      side: { type: number, min: 0, max: 9, doc: Side }
  Shape: { union: [Circle, Square], tag: kind, doc: A shape }
  World:
    doc: All of it.
    fields:
      text: { type: string, max_length: 20, doc: A text }
      title: { type: string, min_length: 2, max_length: 20, doc: A text that is not empty }
      maybe: { type: Label?, doc: A text or null }
      mode: { type: Mode, doc: One of few }
      other_mode: { type: Mode?, doc: One of few or null }
      tags: { type: list<Label>, max_items: 4, default: [], doc: Texts }
      names: { type: list<Label>, min_items: 1, max_items: 4, doc: At least one text }
      nums: { type: list<int>, max_items: 4, default: [1, 2], doc: Whole numbers }
      reals: { type: list<number>, max_items: 4, default: [], doc: Numbers }
      count: { type: int, min: -100, max: 100, default: 7, doc: A whole number }
      small: { type: int, min: 1, max: 9, doc: A whole number above zero }
      ratio: { type: number, min: -1000, max: 1000, doc: A number }
      rate: { type: number?, doc: A number or null }
      flag: { type: bool, doc: True or false }
      choice: { type: bool?, doc: "True, false or null" }
      labels: { type: map<Label>, max_entries: 4, default: {}, doc: Texts by key }
      limits: { type: map<int>, max_entries: 4, default: {}, doc: Whole numbers by key }
      items: { type: list<Item>, max_items: 3, default: [], doc: Parts }
      inner: { type: Item, doc: A part }
      outer: { type: Item?, doc: A part or null }
      any: { type: json, doc: Anything }
      schema: { type: json_schema?, doc: A schema }
      shape: { type: Shape, doc: A shape }
      x-key: { type: Label, optional: true, doc: A text that may be absent }
`;

/** The program of the model, called World. */
export function worldProgram(): Program {
  const { program, full } = checkSpec({ "world.yaml": spec });
  if (program === undefined) throw new Error(full.map(({ message }) => message).join("\n"));
  return program;
}

const words = [
  "",
  "a",
  "b",
  "bc",
  "a/b",
  "A b",
  " a ",
  "\u00e9\u{1f600}",
  "\u{1f600}",
  "aa",
  "ab-ba",
  "z9",
  "true",
  "\u00a0x",
];

/** A random document that the model accepts. What has a default may be left out. */
export function randomWorld(random: Random): JsonObject {
  const word = (): string => random.pick(words) ?? "";
  const whole = (min: number, max: number): number => min + random.below(max - min + 1);
  const some = <T extends JsonValue>(make: () => T, least: number, most: number): T[] =>
    Array.from({ length: whole(least, most) }, make);
  const orNull = (make: () => JsonValue): JsonValue => (random.chance(0.35) ? null : make());
  const real = (): number => random.pick([0, 0.5, -1.25, 3, 10, 99.9, -7, 1, 2]) ?? 0;
  const map = (make: () => JsonValue): JsonObject =>
    Object.fromEntries(
      some(() => random.pick(["a", "b", "a b", "\u{1f600}"]) ?? "a", 0, 3).map((key) => [key, make()]),
    );
  const item = (): JsonObject => ({
    name: word(),
    size: whole(0, 50),
    note: orNull(word),
    ...(random.chance(0.5) ? { open: random.chance(0.6) } : {}),
  });
  const mode = (): string => random.pick(["a", "bc", "\u{1f600}"]) ?? "a";
  const schema = (): JsonObject => ({
    ...(random.chance(0.6) ? { type: random.pick<JsonValue>(["object", "string", ["null"]]) ?? null } : {}),
    ...(random.chance(0.5) ? { required: [...new Set(some(word, 0, 2))] } : {}),
    ...(random.chance(0.5) ? { minLength: whole(0, 3), title: word(), uniqueItems: random.chance(0.5) } : {}),
    ...(random.chance(0.4) ? { properties: { a: { type: "string" }, b: {} } } : {}),
  });
  const anything = (): JsonValue =>
    random.pick<() => JsonValue>([word, real, () => null, () => true, () => some(word, 0, 2), () => map(real)])?.() ??
    null;
  const all: JsonObject = {
    text: word(),
    title: random.pick(["ab", "bc", "a/b", "\u{1f600}\u{1f600}b", " ab ", "key:val", "AbC"]) ?? "ab",
    maybe: orNull(word),
    mode: mode(),
    other_mode: orNull(mode),
    tags: some(word, 0, 4),
    names: some(word, 1, 4),
    nums: some(() => whole(-3, 6), 0, 4),
    reals: some(real, 0, 3),
    count: whole(-100, 100),
    small: whole(1, 9),
    ratio: real(),
    rate: orNull(real),
    flag: random.chance(0.5),
    choice: orNull(() => random.chance(0.5)),
    labels: map(word),
    limits: map(() => whole(-2, 5)),
    items: some(item, 0, 3),
    inner: item(),
    outer: orNull(item),
    any: anything(),
    schema: orNull(schema),
    shape: random.chance(0.5)
      ? { kind: "circle", radius: whole(1, 9) }
      : { kind: "square", side: Math.abs(real()) % 9 },
  };
  const left = new Set(
    [
      "maybe",
      "other_mode",
      "tags",
      "nums",
      "reals",
      "count",
      "rate",
      "choice",
      "labels",
      "limits",
      "items",
      "outer",
      "schema",
    ].filter(() => random.chance(0.1)),
  );
  const kept = Object.entries(all).filter(([name]) => !left.has(name));
  return Object.fromEntries([...kept, ...(random.chance(0.6) ? [["x-key", word()] as const] : [])]);
}
