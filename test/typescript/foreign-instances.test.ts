import assert from "node:assert/strict";
import { test } from "node:test";
import { type AnyInstance, buildModel, shop } from "./build-model.ts";

// An instance stands for what it says on the wire, also where its fields have other names in code, and whatever model it is of.

const built = await buildModel(
  "foreign-instances",
  shop(`types:
  Left:
    doc: Left.
    fields:
      kind: { type: string, fixed: left, as: kind_, doc: Kind }
      "n": { type: int, as: m, doc: En }
      m: { type: int, default: 9, as: "n", doc: Em }
  Right:
    doc: Right.
    fields:
      kind: { type: string, fixed: right, as: kind_, doc: Kind }
      "n": { type: int, default: 7, doc: En }
  Side: { doc: A side., union: [Left, Right], tag: kind }
  Pair: { doc: A pair., fields: { "n": { type: int, doc: En }, m: { type: int, default: 0, doc: Em } } }
  Swapped: { doc: Swapped., fields: { "n": { type: int, as: m, doc: En }, m: { type: int, as: "n", doc: Em } } }
  Kept: { doc: Kept., unknown_keys: keep, fields: { m: { type: int, doc: Em } } }
  Holder:
    doc: A holder.
    fields:
      side: { type: Side?, doc: Side }
      pair: { type: Pair?, doc: Pair }
      pairs: { type: list<Pair>, default: [], doc: Pairs }
      lefts: { type: list<Named>, default: [], unique_by: name, doc: Named }
    rules:
      left_big: { when: "has(this.side) && this.side.kind == 'left'", must: "this.side['n'] > 3", message: Left. }
      right_small: { when: "has(this.side) && this.side.kind == 'right'", must: "this.side['n'] < 9", message: Right. }
      pair_ordered: { when: has(this.pair), must: "this.pair['n'] > this.pair.m", message: Pair. }
      each_ordered: { each: pairs, must: "item['n'] > item.m", message: Pairs. }
  Named: { doc: Named., fields: { name: { type: string, as: its_name, doc: Name } } }
  Node: { doc: A node., unknown_keys: keep, fields: { next: { type: Node?, doc: Next } } }
`),
);
const make = (type: string, value: unknown): AnyInstance => built.model(type).parse(value);
const left = (n: number): AnyInstance => make("Left", { kind: "left", n });
const right = (n?: number): AnyInstance => make("Right", { kind: "right", n });

/** Whether everything says the same of a value with instances in it and of the same value as plain data. */
function agree(value: object, type: string = "Holder"): boolean {
  const model = built.model(type);
  const plain: unknown = JSON.parse(JSON.stringify(value));
  const issues = model.validate(plain);
  assert.deepEqual(model.validate(value), issues);
  assert.equal(model.is(value), issues.length === 0);
  const { success, data } = model.safeParse(value);
  assert.equal(success, issues.length === 0);
  if (success) assert.ok(data?.equals(model.parse(plain)));
  return success;
}

test("the tag of a union is found under the name that an instance has for it", () => {
  assert.deepEqual(
    [left(5), left(2), right(5), right(9), right()].map((side) => agree({ side })),
    [true, false, true, false, true],
  );
  assert.ok(agree(left(1), "Side") && agree(right(), "Side"));
});

test("instances of other models are read by the names of the wire, in rules too", () => {
  for (const [value, expected] of [
    [make("Pair", { n: 2, m: 1 }), true],
    [make("Pair", { n: 1, m: 2 }), false],
    [make("Swapped", { n: 2, m: 1 }), true],
    [make("Swapped", { n: 1, m: 2 }), false],
    [make("Kept", { n: 2, m: 1 }), true],
    [make("Kept", { n: 1, m: 2 }), false],
    [make("Kept", { m: 2 }), false],
  ] as const) {
    assert.equal(agree({ pair: value }), expected);
    assert.equal(agree({ pairs: [{ n: 1 }, value] }), expected);
  }
});

test("unique_by finds a field under its name on the wire", () => {
  const named = (name: string): AnyInstance => make("Named", { name });
  assert.equal(agree({ lefts: [named("a"), named("b"), { name: "c" }] }), true);
  assert.equal(agree({ lefts: [named("a"), { name: "b" }, named("b")] }), false);
});

test("kept keys count for the depth as they stand on the wire", () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  for (const depth of [61, 62, 63]) {
    const node = built.model("Node").safeParse({ data: nested(depth) }).data ?? {};
    assert.equal(agree({ next: node }, "Node"), depth <= 62, `${depth}`);
  }
});
