import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { printSchema } from "../../generator/json-schema/print.ts";
import { schemaOf } from "../../generator/json-schema/schema-of.ts";
import { buildModel, shop } from "./build-model.ts";

// Wherever a list or map stands in what can be nested without end, its functions have to know how deep.

/** Types of fields, each with a sound value and one that is not. */
const shapes = {
  Names: ["Names", ["a"], [1]],
  Counts: ["Counts", [1, -0], [1.5]],
  Kinds: ["Kinds", ["x"], ["z"]],
  Codes: ["Codes", ["c1"], ["?"]],
  Blobs: ["Blobs", [1], []],
  BlobsInside: ["Blobs", [{ a: [] }], []],
  Leaves: ["Leaves", [{}], [{ b: 1 }]],
  Sides: ["Sides", [{ kind: "left", tags: ["t"] }], [{ kind: "up" }]],
  Rows: ["Rows", [[1]], [["a"]]],
  Grid: ["Grid", [[1], []], [1]],
  Maybes: ["Maybes", [null, "a"], [[]]],
  NameMap: ["NameMap", { a: "a" }, { a: 1 }],
  LeafMap: ["LeafMap", { a: {} }, { a: [] }],
  GridMap: ["GridMap", { a: [[1]] }, { a: [1] }],
  plainList: ["list<string>", ["a"], [1]],
  plainMap: ["map<int>", { a: 1 }, { a: "a" }],
  listOfList: ["list<list<int>>", [[1]], [1]],
  listOfNamed: ["list<Names>", [["a"]], [[1]]],
  mapOfNullable: ["map<Names?>", { a: null, b: ["a"] }, { b: [1] }],
  listOfSelf: ["list<Tree>", [{}], [1]],
  mapOfSelf: ["map<Tree>", { a: {} }, { a: 1 }],
  listOfJson: ["list<json>", [[1]], {}],
  nullableList: ["list<bool>", [true], ["a"]],
  Nest: ["Nest", [[]], [1]],
  NestMap: ["NestMap", { a: {} }, { a: 1 }],
  Any: ["Any", ["a", ["b"]], [1]],
  AnyMap: ["Any", { a: ["b"], b: "b" }, { a: 1 }],
  Loose: ["Loose", ["a"], [1]],
  Pair: ["Pair", { left: [[]] }, { left: 1 }],
} as const satisfies Record<string, readonly [string, unknown, unknown]>;

const fields = Object.entries(shapes).map(([name, [type]]) => `      ${name}: { type: "${type}?", doc: A field }`);

const { program, model } = await buildModel(
  "named-list-depth",
  shop(`types:
  Kind: { doc: Kinds., enum: { x: X., y: Y. } }
  Code: { doc: A code., scalar: string, pattern: "[a-z0-9]+" }
  Leaf: { doc: A leaf., fields: { tags: { type: Names, default: [], doc: Tags } } }
  Left: { doc: Left., fields: { kind: { type: string, fixed: left, doc: Kind }, tags: { type: list<string>, default: [], doc: Tags } } }
  Right: { doc: Right., fields: { kind: { type: string, fixed: right, doc: Kind } } }
  Side: { doc: A side., union: [Left, Right], tag: kind }
  Names: { doc: Names., list: string }
  Counts: { doc: Counts., list: int, max_items: 3 }
  Kinds: { doc: Kinds., list: Kind }
  Codes: { doc: Codes., list: Code, unique: true }
  Blobs: { doc: Blobs., list: json, min_items: 1 }
  Leaves: { doc: Leaves., list: Leaf }
  Sides: { doc: Sides., list: Side }
  Rows: { doc: Rows., list: list<int> }
  Row: { doc: A row., list: int }
  Grid: { doc: A grid., list: Row }
  Maybes: { doc: Maybes., list: "string?" }
  NameMap: { doc: Names., map: string }
  LeafMap: { doc: Leaves., map: Leaf, max_entries: 2 }
  GridMap: { doc: Grids., map: Grid }
  Nest: { doc: Nests., list: Nest }
  NestMap: { doc: Nests., map: NestMap }
  Any: { doc: A text or more., union: [string, AnyList, AnyMap] }
  AnyList: { doc: A list., list: Any }
  AnyMap: { doc: A map., map: Any }
  Loose: { doc: Loose., union: [int, string, list<string>, NameMap] }
  Pair:
    doc: A pair.
    fields:
      left: { type: Nest, default: [], doc: Left }
      names: { type: Names, default: [a], doc: Names }
      plain: { type: map<string>, default: { k: v }, doc: Plain }
      leaf: { type: Leaf, default: {}, doc: Leaf }
  Tree:
    doc: A tree.
    fields:
      next: { type: "Tree?", doc: Next }
${fields.join("\n")}
`),
);
const interpreter = createInterpreter(program);
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const schema = (type: string): ((value: unknown) => boolean) =>
  ajv.compile(JSON.parse(printSchema(schemaOf(program, type, { draft: "draft-2020-12" }))));
const schemas = new Map(["Tree", "Nest", "NestMap", "Any"].map((type) => [type, schema(type)]));

/** The codes of the issues, on which all judges agree, but for the depth, which no schema can say. */
function codes(type: string, value: unknown): readonly string[] {
  const issues = model(type).validate(value);
  assert.deepEqual(issues, interpreter.validate(type, value));
  assert.equal(model(type).is(value), issues.length === 0);
  const { success, data } = model(type).safeParse(value);
  assert.equal(success, issues.length === 0);
  const isSound = schemas.get(type)?.(value);
  if (issues.every(({ code }) => code !== "too_deep")) assert.equal(isSound, issues.length === 0);
  if (data !== undefined) {
    const normal: unknown = JSON.parse(JSON.stringify(data));
    assert.ok(model(type).is(normal));
    assert.deepEqual(JSON.parse(JSON.stringify(model(type).parse(normal))), normal);
  }
  return issues.map(({ code }) => code);
}

/** So many objects, each in the one before; the innermost is the given one. */
function nested(value: unknown, depth: number, around: (inner: unknown) => unknown): unknown {
  let result = value;
  for (let level = 1; level < depth; level += 1) result = around(result);
  return result;
}

/** How many lists and objects stand inside one another in a value. */
function height(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(height));
}

for (const [name, [type, good, bad]] of Object.entries(shapes)) {
  test(`${type} in the field ${name} ends at 64 like everything else`, () => {
    // What defaults add is part of the value too.
    const added = height(JSON.parse(JSON.stringify(model("Tree").parse({ [name]: good })))) - 1;
    for (let depth = 58; depth <= 66; depth += 1) {
      const tree = (value: unknown): unknown => nested({ [name]: value }, depth, (next) => ({ next }));
      const found = codes("Tree", tree(good));
      assert.equal(found.length === 0, depth + added <= 64, `${depth} ${found.join()}`);
      assert.ok(found.every((code) => code === "too_deep") && schemas.get("Tree")?.(tree(good)) === true);
      assert.ok(depth > 64 ? codes("Tree", tree(bad))[0] === "too_deep" : codes("Tree", tree(bad)).length > 0);
    }
  });
}

test("lists, maps and unions that hold themselves end at 64", () => {
  for (let depth = 62; depth <= 66; depth += 1) {
    const expected = depth <= 64 ? [] : ["too_deep"];
    assert.deepEqual(
      codes(
        "Nest",
        nested([], depth, (inner) => [inner]),
      ),
      expected,
    );
    assert.deepEqual(
      codes(
        "NestMap",
        nested({}, depth, (inner) => ({ inner })),
      ),
      expected,
    );
    assert.deepEqual(
      codes(
        "Any",
        nested(["a"], depth, (inner) => [inner]),
      ),
      expected,
    );
    assert.deepEqual(
      codes(
        "Any",
        nested({ a: "a" }, depth, (inner) => ["a", inner]),
      ),
      expected,
    );
  }
});

test("the default of an absent field counts as if it had been written, since the normal form has it", () => {
  const tree = (depth: number, value: object): unknown => nested(value, depth, (next) => ({ next }));
  assert.deepEqual(codes("Tree", tree(61, { Pair: {} })), []);
  assert.deepEqual(
    interpreter.validate("Tree", tree(62, { Pair: {} })).map(({ code, path }) => [code, ...path.slice(61)].join(" ")),
    ["too_deep Pair leaf tags"],
  );
  assert.deepEqual(codes("Tree", tree(62, { Pair: {} })), ["too_deep"]);
  assert.deepEqual(codes("Tree", tree(63, { Pair: {} })), ["too_deep", "too_deep", "too_deep", "too_deep"]);
});

test("types that build on one another end at 64 too, although none leads back to itself", async () => {
  const numbers = Array.from({ length: 68 }, (_, index) => index);
  const type = (index: number): string => {
    if (index === 67) return "{ doc: A type., list: string }";
    const next = `T${index + 1}`;
    if (index % 3 === 0) return `{ doc: A type., list: ${next} }`;
    if (index % 3 === 1) return `{ doc: A type., map: ${next} }`;
    return `{ doc: A type., fields: { next: { type: ${next}, doc: Next } } }`;
  };
  const tall = await buildModel(
    "tall",
    shop(`types:\n${numbers.map((each) => `  T${each}: ${type(each)}\n`).join("")}`),
  );
  const judge = createInterpreter(tall.program);
  for (const index of [0, 1, 2, 3, 4, 5, 6]) {
    const value = numbers
      .slice(index, -1)
      .reduceRight<unknown>((inner, each) => (each % 3 === 0 ? [inner] : { next: inner }), []);
    const issues = tall.model(`T${index}`).validate(value);
    assert.deepEqual(issues, judge.validate(`T${index}`, value));
    assert.deepEqual(
      issues.map(({ code }) => code),
      index < 4 ? ["too_deep"] : [],
    );
    assert.equal(tall.model(`T${index}`).is(value), index >= 4);
    assert.equal(tall.model(`T${index}`).safeParse(value).success, index >= 4);
  }
});
