import assert from "node:assert/strict";
import { test } from "node:test";
import { hostileModel } from "./hostile-model.ts";

const { built, codes } = await hostileModel("hostile-sizes");
const Item = built.model("Item");

test("nesting ends at 64, for trees and for JSON, and circles are nothing but deep", () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  assert.deepEqual(codes({ name: "a", data: nested(63) }), []);
  assert.deepEqual(codes({ name: "a", data: nested(64) }), [["too_deep data", ..."0".repeat(63)].join(" ")]);
  assert.ok(Item.is({ name: "a", data: nested(63) }) && !Item.is({ name: "a", data: nested(64) }));
  const tree = (depth: number, leaf?: object): object => ({
    ...(leaf && { leaf }),
    ...(depth > 0 && { children: [tree(depth - 1, leaf)] }),
  });
  assert.deepEqual(codes(tree(31), "Tree"), []);
  assert.equal(codes(tree(32), "Tree").length, 1);
  assert.equal(codes(tree(31, {}), "Tree").length, 0);
  const Tree = built.model("Tree");
  const deep = Tree.parse(tree(31));
  assert.equal(Tree.safeParse({ children: [deep] }).success, false);
  assert.equal(Tree.is({ children: [deep] }), false);
  assert.deepEqual(
    Tree.validate({ children: [deep] }).map(({ code }) => code),
    ["too_deep"],
  );
  const circle: { children: unknown[] } = { children: [] };
  circle.children.push(circle);
  const data: unknown[] = [];
  data.push(data);
  for (let round = 0; round < 50; round += 1) {
    assert.deepEqual(
      Tree.validate(circle).map(({ code }) => code),
      ["too_deep"],
    );
    assert.deepEqual(
      Item.validate({ name: "a", data }).map(({ code }) => code),
      ["too_deep"],
    );
  }
  let abyss: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) abyss = { children: [abyss] };
  assert.equal(Tree.safeParse(abyss).success, false);
});

test("of a million keys that nobody knows, a hundred are told", () => {
  const keys = Array.from({ length: 1_000_000 }, (_, index) => [`k${index}`, () => 1] as const);
  const value: object = { name: 5, ...Object.fromEntries(keys), count: "x" };
  const issues = Item.validate(value);
  assert.deepEqual(
    [issues.length, issues[0]?.path, issues[1]?.path, issues[2]?.path, issues[99]?.path],
    [100, ["name"], ["count"], ["k0"], ["k97"]],
  );
  assert.equal(Item.safeParse(value).error?.truncated, true);
  const kept = built.model("Open").validate(value);
  assert.deepEqual([kept.length, kept[0]?.path, kept[99]?.path], [100, ["name"], ["k97"]]);
});

test("issues end at a hundred, and long lists are no danger", () => {
  const many = Item.safeParse({ name: "a", tags: new Array(1_000_000).fill(5) });
  assert.equal(many.error?.issues.length, 100);
  assert.equal(many.error?.truncated, true);
  const few = Item.safeParse({ name: "a", tags: new Array(100).fill(5) });
  assert.equal(few.error?.issues.length, 100);
  assert.equal(few.error?.truncated, false);
  assert.deepEqual(codes({ name: "a", tags: Array.from({ length: 200_000 }, (_, index) => `t${index}`) }), []);
  assert.deepEqual(codes({ name: "a", tags: ["x", "y", "x", "x"] }), ["duplicate tags 2", "duplicate tags 3"]);
});

/** Controls, line ends, changes of direction, half a character. */
const unseen =
  "\u0001\u007f\u0080\u0085\u009f\u061c\u200e\u200f\u2028\u2029\u202a\u202e\u2066\u2069\ufeff\ud800\udfff".split("");

test("elements are judged before they are compared, so that nothing is looked into that is no element", () => {
  let looks = 0;
  const look = (): number => {
    looks += 1;
    return 2 ** 32 - 1;
  };
  const { Names, Shelf } = { Names: built.model("Names"), Shelf: built.model("Shelf") };
  for (const element of [
    new Proxy([], { get: look }),
    Object.defineProperty({}, "a", { get: look, enumerable: true }),
  ]) {
    for (const list of [
      [element, "a"],
      ["a", element],
      [element, element],
    ]) {
      assert.equal(Names.is(list), false);
      assert.equal(Names.safeParse(list).success, false);
      assert.equal(Names.validate(list)[0]?.code, "wrong_type");
      assert.equal(Shelf.is({ names: list }), false);
      assert.equal(Item.is({ name: "a", tags: list }), false);
      assert.equal(Item.validate({ name: "a", tags: list })[0]?.code, "wrong_type");
    }
  }
  assert.equal(looks, 0);
});

test("once a hundred issues are known no list is looked at any further, not even for elements that are equal", () => {
  let looks = 0;
  const get = (_: object, key: string | symbol): unknown => {
    looks += 1;
    if (looks > 1000) throw new Error("enough");
    return key === "length" ? 2 ** 32 - 1 : String(key);
  };
  const bag = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`k${index}`, "no number"]));
  assert.equal(built.model("Sack").validate({ bag, tags: new Proxy([], { get }) }).length, 100);
  assert.ok(looks < 100);
});

test("keys in messages are cut and made visible", () => {
  const [issue] = Item.validate({ name: "a", [`\u0000\n${"k".repeat(100)}`]: 1 });
  assert.equal(issue?.message, `"\\u0000\\n${"k".repeat(62)}" is not a key of Item.`);
  for (const character of unseen) {
    const key = `a${character}b`;
    const shown = `"a\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}b"`;
    assert.deepEqual(
      Item.validate({ name: "a", [key]: 1 }).map(({ message }) => message),
      [`${shown} is not a key of Item.`],
    );
    const { error } = built.model("Shelf").safeParse({ sizes: { [key]: "x" } });
    assert.ok(error?.message.includes(`sizes[${shown}]: `), error?.message);
  }
});
