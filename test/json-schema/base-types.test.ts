import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { coverageEntries, emitted, parsed, programOf, strictly } from "./support/schema-files.ts";

const types = `types:
  Color:
    doc: A color.
    enum: { red: Red., green: Green., "null": Odd. }
  Word: { doc: A word., scalar: string, pattern: "[a-z]+", max_length: 5 }
  Free: { doc: Lines., scalar: string, pattern: "[^x]*" }
  Choice: { doc: Some., scalar: string, in: [a, b, c], not_in: [b] }
  Other: { doc: Others., scalar: string, pattern: "[a-z]*", not_in: [no1, ab] }
  Port: { doc: A port., scalar: int, min: 1, max: 65535 }
  Ratio: { doc: A ratio., scalar: number, exclusive_min: 0, exclusive_max: 1 }
  Even: { doc: Even., scalar: int, multiple_of: 2, min: -4 }
  Above: { doc: Above., scalar: int, exclusive_min: 3 }
  Words: { doc: Words., list: Word, min_items: 1, max_items: 2, unique: true }
  Ages: { doc: Ages., map: Port, min_entries: 1, max_entries: 2 }
  Anything: { doc: Lists., list: json, unique: true }
  Short: { doc: Short., union: [string, int, Words, Inner] }
  Letters: { doc: Letters., scalar: string, pattern: "[a-z]+" }
  Version: { doc: A name., scalar: string, template: "{a}[-{b}]", parts: { a: { type: Letters, doc: A }, b: { type: Letters, doc: B } } }
  Inner:
    doc: Inner.
    unknown_keys: ignore
    fields: { a: { type: int, default: 1, doc: A }, next: { type: Inner?, doc: Next } }
  Kept: { doc: Kept., unknown_keys: keep, fields: { a: { type: bool, doc: A } } }
  Left: { doc: Left., fields: { kind: { type: string, fixed: left, doc: Kind }, size: { type: int, default: 0, doc: Size } } }
  Right: { doc: Right., fields: { kind: { type: string, fixed: right, doc: Kind } } }
  Side: { doc: Side., union: [Left, Right], tag: kind }
  Whole:
    doc: Everything.
    fields:
      text: { type: string, min_length: 2, max_length: 3, doc: Text }
      maybe: { type: string?, min_length: 2, pattern: "[a-z]*", doc: Maybe }
      one_of: { type: "string?", in: [a, b], doc: One }
      color: { type: Color?, not_in: [green], doc: Color }
      colors: { type: list<Color?>, default: [], unique: true, doc: Colors }
      word: { type: Word, min_length: 2, optional: true, doc: Word }
      fixed: { type: int, fixed: 7, doc: Fixed }
      flag: { type: bool, fixed: false, doc: Flag }
      count: { type: int?, max: 10, doc: Count }
      port: { type: Port, min: 100, default: 200, doc: Port }
      size: { type: number, min: 0, default: 0.5, doc: Size }
      any: { type: json, default: null, doc: Any }
      object: { type: json_object?, doc: Object }
      schema: { type: json_schema, default: {}, doc: Schema }
      map: { type: map<map<int?>>, default: {}, max_entries: 1, doc: Map }
      inner: { type: Inner, default: {}, doc: Inner }
      side: { type: Side?, doc: Side }
      day: { type: date?, doc: Day }
`;

const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  2,
  3,
  4,
  5,
  -4,
  -6,
  0.5,
  0.999,
  1.5,
  100,
  65535,
  65536,
  9007199254740991,
  9007199254740992,
  -9007199254740992,
  1e300,
  "",
  "a",
  "b",
  "c",
  "ab",
  "abc",
  "abcd",
  "abcdef",
  "a\n",
  "\n",
  "no1",
  "red",
  "green",
  "null",
  "blue",
  "😀",
  "😀😀",
  "abc-de",
  "abc-",
  "A",
  "2024-02-29",
  "2023-02-29",
  [],
  ["a"],
  ["a", "b"],
  ["a", "a"],
  ["a", "b", "c"],
  [null],
  [null, null],
  ["red", null],
  [{ a: 1 }, { a: 1 }],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [0, false],
  [1, "1"],
  [0, -0],
  {},
  { a: 1 },
  { a: 2, b: 3 },
  { a: 1, b: 2, c: 3 },
  { a: "1" },
  { a: null },
  { a: true },
  { a: true, x: [1] },
  { a: 1, next: { a: 2, next: null, z: 1 } },
  { next: { a: "x" } },
  { a: { b: null } },
  { a: { b: 1, c: null }, d: {} },
  { kind: "left" },
  { kind: "left", size: 2 },
  { kind: "right", size: 2 },
  { kind: "right" },
  { kind: "up" },
  { size: 1 },
  { type: "object" },
];

test("schemas of types accept what the interpreter accepts", async () => {
  const program = await programOf(types);
  const files = await emitted(program);
  const { validate } = createInterpreter(program);
  for (const name of Object.keys(program.declarations).filter((name) => /^[A-Z]/u.test(name))) {
    const accepts = strictly(parsed(files, `schemas/${name}.schema.json`));
    for (const value of values) {
      const told = `${name}: ${JSON.stringify(value)}`;
      assert.equal(accepts(value), validate(name, value).length === 0, told);
    }
  }
});

test("schemas of properties accept what the interpreter accepts", async () => {
  const program = await programOf(types);
  const accepts = strictly(parsed(await emitted(program), "schemas/Whole.schema.json"));
  const { validate } = createInterpreter(program);
  const whole = program.declarations["Whole"];
  assert.ok(whole?.kind === "model");
  let accepted = 0;
  for (const { name } of whole.properties) {
    for (const value of values) {
      const document = { text: "ab", [name]: value };
      const isValid = validate("Whole", document).length === 0;
      assert.equal(accepts(document), isValid, JSON.stringify(document));
      if (isValid) accepted += 1;
    }
  }
  assert.ok(accepted > 150, `only ${accepted} documents are valid`);
});

test("constraints that validators get wrong are left out and reported", async () => {
  const program = await programOf(`types:
  Price: { doc: A price., scalar: number, multiple_of: 0.01 }
  Step: { doc: A step., scalar: number, multiple_of: 5 }
  Probe:
    doc: Tried.
    fields: { price: { type: Price, multiple_of: 0.05, doc: Price }, pair: { type: int, multiple_of: 2, doc: Pair } }`);
  const files = await emitted(program);
  const accepts = strictly(parsed(files, "schemas/Probe.schema.json"));
  assert.equal(accepts({ price: 1.15, pair: 4 }), true);
  assert.equal(accepts({ price: 1.15, pair: 3 }), false);
  const text = JSON.stringify(coverageEntries(files, "constraints"));
  for (const type of ["Price", "Step", "Probe"]) {
    assert.match(text, new RegExp(`"type":"${type}".{0,40}"constraint":"multiple_of".{0,60}"exact":false`, "u"));
  }
  assert.match(files.get("schemas/Price.schema.json") ?? "", /Not checked here: .* \(multiple_of\)/u);
});
