import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { buildModel, shop } from "./build-model.ts";

const built = await buildModel(
  "hostile-values",
  shop(`types:
  Item:
    doc: An item.
    fields:
      name: { type: string, max_length: 10, pattern: "[a-z]*", doc: Name }
      count: { type: int, default: 0, doc: Count }
      step: { type: number, multiple_of: 0.01, default: 0, doc: Step }
      tags: { type: list<string>, default: [], unique: true, doc: Tags }
      data: { type: json, default: null, doc: Data }
      bag: { type: map<int>, default: {}, doc: Bag }
      kind: { type: Kind, default: a, doc: Kind }
      toString: { type: string, optional: true, doc: Same name as a method }
  Kind: { doc: Kinds., enum: { a: A., b: B. } }
  Tree:
    doc: A tree.
    fields:
      children: { type: list<Tree>, default: [], doc: Children }
      leaf: { type: Leaf?, doc: Leaf }
  Leaf: { doc: A leaf., fields: { a: { type: int, default: 0, doc: A } } }
  Open: { doc: Open., unknown_keys: keep, fields: { name: { type: string, doc: Name }, count: { type: int, default: 0, doc: Count } } }
  Names: { doc: Names., list: string, min_items: 1, max_items: 2, unique: true }
  Sizes: { doc: Sizes., map: int, max_entries: 2 }
  Slot: { doc: A slot., fields: { name: { type: string, doc: Name }, item: { type: Item?, doc: Item } } }
  Shelf:
    doc: A shelf.
    fields:
      slots: { type: list<Slot>, default: [], unique_by: name, max_items: 3, doc: Slots }
      names: { type: Names?, doc: Names }
      sizes: { type: Sizes?, doc: Sizes }
  Left: { doc: Left., fields: { kind: { type: string, fixed: left, doc: Kind }, n: { type: int, doc: En } } }
  Right: { doc: Right., fields: { kind: { type: string, fixed: right, doc: Kind } } }
  Side: { doc: A side., union: [Left, Right], tag: kind }
`),
);
const Item = built.model("Item");
const codes = (value: unknown, type = "Item"): readonly string[] =>
  built
    .model(type)
    .validate(value)
    .map(({ code, path }) => [code, ...path].join(" "));

test("keys of the prototype are no keys, and __proto__ is one like any other", () => {
  assert.deepEqual(codes(JSON.parse('{"name":"a","__proto__":{"isAdmin":true}}')), ["unknown_key __proto__"]);
  assert.deepEqual(codes(Object.create({ name: "a" })), ["wrong_type"]);
  assert.deepEqual(codes({ name: "a", kind: "toString" }), ["not_in_enum kind"]);
  assert.deepEqual(codes({ name: "a", kind: "__proto__" }), ["not_in_enum kind"]);
  assert.deepEqual(codes({ kind: "__proto__" }, "Side"), ["unknown_variant kind"]);
  assert.deepEqual(codes({ kind: "hasOwnProperty" }, "Side"), ["unknown_variant kind"]);
  const item = Item.parse(
    JSON.parse('{"name":"a","data":{"__proto__":{"x":1}},"bag":{"__proto__":1,"constructor":2}}'),
  );
  assert.equal(Reflect.get(Object(item["data"]), "x"), undefined);
  assert.equal(JSON.stringify(item["data"]), '{"__proto__":{"x":1}}');
  assert.equal(JSON.stringify(item["bag"]), '{"__proto__":1,"constructor":2}');
  assert.ok(!Object.hasOwn(item, "toString"));
  assert.equal(item["toString"], undefined);
  assert.equal(String(item).startsWith("Item {"), true);
});

test("a polluted prototype changes nothing", () => {
  const polluting = ["name", "extra", "count", "kind", "n"];
  const before = JSON.stringify([codes({}), Item.parse({ name: "a" }), codes({ name: "a", x: 1 })]);
  for (const key of polluting) Reflect.set(Object.prototype, key, 7);
  try {
    assert.equal(JSON.stringify([codes({}), Item.parse({ name: "a" }), codes({ name: "a", x: 1 })]), before);
    assert.equal(Item.is({}), false);
    assert.deepEqual(codes({ kind: "right" }, "Side"), []);
  } finally {
    for (const key of polluting) Reflect.deleteProperty(Object.prototype, key);
  }
});

test("only plain objects and real lists are objects and lists", () => {
  class Foreign {
    name = "a";
  }
  for (const value of [new Foreign(), new Map(), new Date(0), /a/u, new Number(1), [], Promise.resolve(), () => 1]) {
    assert.deepEqual(codes(value), ["wrong_type"]);
    assert.equal(Item.is(value), false);
  }
  for (const tags of [{ length: 1, 0: "a" }, new Uint8Array(1), "a", new Set(["a"])]) {
    assert.deepEqual(codes({ name: "a", tags }), ["wrong_type tags"]);
  }
  assert.deepEqual(codes({ name: "a", tags: new Array(1) }), ["wrong_type tags 0"]);
  assert.deepEqual(codes(Object.assign(Object.create(null), { name: "a" })), []);
  assert.deepEqual(codes(vm.runInNewContext('({ name: "a", data: { x: [1] }, tags: ["b"] })')), []);
  assert.deepEqual(codes({ name: "a", [Symbol.iterator]: 1 }), []);
  const hidden = Object.defineProperty({ name: "a" }, "count", { value: "x", enumerable: false });
  assert.deepEqual(codes(hidden), []);
  assert.deepEqual(codes({ name: "a", count: undefined, nonsense: undefined }), []);
});

test("numbers are those of JSON", () => {
  for (const count of [Number.NaN, Number.POSITIVE_INFINITY, 1n, new Number(1), "1", 1.5]) {
    assert.deepEqual(codes({ name: "a", count }), ["wrong_type count"]);
  }
  assert.deepEqual(codes({ name: "a", count: 2 ** 53 }), ["too_big count"]);
  assert.deepEqual(codes({ name: "a", count: -1e308 }), ["too_small count"]);
  assert.ok(Object.is(Item.parse({ name: "a", count: -0 })["count"], 0));
  for (const step of [0.07, 1.13, 19.99, 4.35, 143.48, 1e308, 0]) assert.deepEqual(codes({ name: "a", step }), []);
  assert.deepEqual(codes({ name: "a", step: 1.0000000000000002 }), ["not_multiple step"]);
});

test("texts are well-formed, count code points, and are measured before they are matched", () => {
  assert.deepEqual(codes({ name: "\ud800" }), ["wrong_type name"]);
  assert.deepEqual(codes({ name: "😀".repeat(10) }), ["pattern name"]);
  assert.deepEqual(codes({ name: "😀".repeat(11) }), ["too_long name"]);
  assert.deepEqual(codes({ name: "a".repeat(10_000_000) }), ["too_long name"]);
  assert.deepEqual(codes({ name: "a\n" }), ["pattern name"]);
});

test("what throws when it is read is unreadable, and nothing is thrown", () => {
  const thrower = {
    get name(): string {
      throw new Error("secret of the getter");
    },
  };
  const proxy = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("no");
      },
    },
  );
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  for (const value of [
    thrower,
    proxy,
    revoked.proxy,
    { name: "a", data: [thrower] },
    { name: "a", tags: [proxy, revoked.proxy] },
  ]) {
    assert.equal(Item.is(value), false);
    const { success, error } = Item.safeParse(value);
    assert.equal(success, false);
    assert.ok(error !== undefined && !error.message.includes("secret"));
    assert.ok(["unreadable", "wrong_type"].includes(Item.validate(value).at(-1)?.code ?? ""));
    assert.throws(() => Item.parse(value), { name: "ValidationError" });
  }
  assert.deepEqual(
    Item.validate({ name: "a", data: [thrower] }).map(({ path }) => path),
    [["data", 0]],
  );
});

test("a value that changes while it is read is either parsed as it was read once, or refused", () => {
  let reads = 0;
  const changing = Object.defineProperty({}, "name", {
    enumerable: true,
    get: () => {
      reads += 1;
      return reads % 2 === 1 ? "ok" : 5;
    },
  });
  const { success, data } = Item.safeParse(changing);
  if (success) assert.equal(data?.["name"], "ok");
  reads = 1;
  assert.equal(Item.safeParse(changing).success, false);
});

test("a list that changes while it is read is judged by what was made of it", () => {
  const Shelf = built.model("Shelf");
  const slot = (...names: readonly string[]): object => {
    let reads = 0;
    const get = (): string | undefined => names[Math.min(reads++, names.length - 1)];
    return Object.defineProperty({}, "name", { enumerable: true, get });
  };
  const list = (lengths: readonly number[], element: (index: number, read: number) => unknown): unknown => {
    const reads = new Map<string | symbol, number>();
    return new Proxy([], {
      get: (_, key) => {
        const read = reads.get(key) ?? 0;
        reads.set(key, read + 1);
        return key === "length" ? lengths[Math.min(read, lengths.length - 1)] : element(Number(key), read);
      },
    });
  };
  for (const first of [1, 2, 3, 4]) {
    // The second slot has the name of the first when it is read for the `first` time, and another one before and after.
    const others = ["b", "c", "d", "e"];
    const names = others.map((name, index) => (index + 1 === first ? "a" : name));
    expectSound("Shelf", { slots: [{ name: "a" }, slot(...names)] });
  }
  for (const lengths of [
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 2],
    [2, 2, 3],
    [2, 2, 2, 3],
    [1, 1, 1, 1, 3],
    [0, 0, 3],
    [3, 0],
  ]) {
    expectSound(
      "Names",
      list(lengths, (index) => `n${index}`),
    );
    expectSound(
      "Names",
      list(lengths, (index, read) => (read === 0 ? "same" : `n${index}`)),
    );
    expectSound("Shelf", { names: list(lengths, (index, read) => (read === 1 ? "same" : `n${index}`)) });
    expectSound("Shelf", { slots: list([4, ...lengths], (index) => ({ name: `s${index}` })) });
  }
  for (const keys of [
    ["a", "b"],
    ["a", "b", "c"],
  ]) {
    let reads = 0;
    const sizes = new Proxy(
      {},
      {
        ownKeys: () => (reads++ === 0 ? ["a"] : keys),
        get: () => 1,
        getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true, writable: true }),
      },
    );
    expectSound("Sizes", sizes);
  }
  assert.equal(Shelf.safeParse({ slots: [{ name: "a" }, slot("a")] }).success, false);
});

/** What `parse` lets pass is valid, however its source behaved. */
function expectSound(type: string, value: unknown): void {
  const { success, data } = built.model(type).safeParse(value);
  if (success) assert.deepEqual(codes(JSON.parse(JSON.stringify(data)), type), []);
}

test("what only looks like an instance is an object like any other", () => {
  const item = Item.parse({ name: "a", data: { x: [1] }, tags: ["t"] });
  const prototype: object = Object.getPrototypeOf(item);
  const copy = (changes: object): object => Object.assign(Object.create(prototype), item, changes);
  const named = Object.setPrototypeOf({ name: "a", count: -0.5 }, prototype);
  const inherited = Object.create(item, { count: { value: "x", enumerable: true } });
  for (const [value, expected] of [
    [copy({ count: 0.5 }), ["wrong_type count"]],
    [copy({ tags: ["t", "t"] }), ["duplicate tags 1"]],
    [copy({ extra: 1 }), ["unknown_key extra"]],
    [named, ["wrong_type count"]],
    [inherited, ["missing name", "wrong_type count"]],
    [Object.create(prototype), ["missing name"]],
    [Object.setPrototypeOf([], prototype), ["wrong_type"]],
  ] as const) {
    assert.deepEqual(codes(value), expected);
    assert.equal(Item.is(value), false);
    assert.throws(() => Item.parse(value), { name: "ValidationError" });
    const slot = { name: "s", item: value };
    assert.equal(built.model("Slot").is(slot), false);
    assert.equal(built.model("Slot").safeParse(slot).success, false);
    assert.deepEqual(
      codes(slot, "Slot"),
      expected.map((each) => each.replace(/(?= |$)/u, " item")),
    );
  }
  const tags = ["t"];
  const sound = copy({ tags });
  const parsed = Item.parse(sound);
  assert.notEqual(parsed, sound);
  assert.ok(Object.isFrozen(parsed) && Object.isFrozen(parsed["tags"]));
  tags.push("t");
  assert.deepEqual(parsed["tags"], ["t"]);
  assert.ok(parsed.equals(item) && !item.equals(copy({})));
  const proxy = Item.parse(new Proxy(item, {}));
  assert.ok(proxy !== item && proxy.equals(item));
  const Class: unknown = Reflect.get(item, "constructor");
  assert.ok(typeof Class === "function");
  for (const args of [[], ["a", 0.5, 0, [], null, {}, "a", undefined], [Symbol("maker"), "a", 0.5]]) {
    assert.throws(() => Reflect.construct(Class, args), TypeError);
    assert.throws(() => Reflect.construct(Class, args, Object), TypeError);
    assert.throws(() => Reflect.construct(Object.getPrototypeOf(Class), args, Class), TypeError);
  }
});

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

test("a million keys that nobody knows are not looked at one by one", () => {
  const keys = Array.from({ length: 1_000_000 }, (_, index) => [`k${index}`, () => 1] as const);
  const value: object = { name: 5, ...Object.fromEntries(keys), count: "x" };
  const before = process.cpuUsage();
  const issues = Item.validate(value);
  const { user } = process.cpuUsage(before);
  assert.deepEqual(
    [issues.length, issues[0]?.path, issues[1]?.path, issues[2]?.path, issues[99]?.path],
    [100, ["name"], ["count"], ["k0"], ["k97"]],
  );
  assert.equal(Item.safeParse(value).error?.truncated, true);
  const kept = built.model("Open").validate(value);
  assert.deepEqual([kept.length, kept[0]?.path, kept[99]?.path], [100, ["name"], ["k97"]]);

  assert.ok(user < 1_500_000, `${user} microseconds`);
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
