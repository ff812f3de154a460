import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { hostileModel } from "./hostile-model.ts";

const { built, codes } = await hostileModel("hostile-values");
const Item = built.model("Item");

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
  assert.ok(Object.is(built.model("Zero").parse({ n: -0 })["n"], 0));
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
