import assert from "node:assert/strict";
import { test } from "node:test";
import { hostileModel } from "./hostile-model.ts";

const { built } = await hostileModel("hostile-reads");

const values: readonly (readonly [string, object])[] = [
  ["Item", { name: "a", tags: ["t", "u"], data: { x: [1, { y: 2 }] }, bag: { k: 1 }, kind: "b" }],
  ["Tree", { children: [{ children: [] }], leaf: { a: 1 } }],
  ["Open", { name: "a", other: { x: [1] } }],
  ["Names", ["a", "b"]],
  ["Sizes", { a: 1 }],
  ["Shelf", { slots: [{ name: "s", item: { name: "a" } }, { name: "t" }], names: ["n"], sizes: { a: 1 } }],
  ["Side", { kind: "left", n: 1 }],
];

const traps = ["get", "has", "ownKeys", "getOwnPropertyDescriptor", "getPrototypeOf"] as const;

/** Does something each time a value, or something in it, is looked at: `disturb` gets the number of the look, from 1 on. */
function watched(value: object, disturb: (look: number, trap: (typeof traps)[number]) => boolean): object {
  let looks = 0;
  const wrap = (target: object): object => {
    const handler: ProxyHandler<object> = {};
    for (const trap of traps) {
      Reflect.set(handler, trap, (...args: readonly unknown[]) => {
        looks += 1;
        if (disturb(looks, trap)) return undefined;
        const result: unknown = Reflect.apply(Reflect[trap], Reflect, args);
        return trap === "get" && typeof result === "object" && result !== null ? wrap(result) : result;
      });
    }
    return new Proxy(target, handler);
  };
  return wrap(value);
}

/** What all functions of a type make of a value that is made anew for each of them. None may throw anything but a ValidationError. */
function expectNoThrow(type: string, make: () => object, mustBeRefused: boolean): void {
  const model = built.model(type);
  const { success, error, data } = model.safeParse(make());
  if (success) assert.ok(model.is(data) && model.is(JSON.parse(JSON.stringify(data))));
  else assert.ok(error !== undefined && error.issues.length > 0 && !error.message.includes("disturbed"));
  const issues = model.validate(make());
  const isValid = model.is(make());
  if (mustBeRefused) assert.ok(!isValid && !success && issues.length > 0, JSON.stringify(issues));
  for (const parse of [model.parse, model.fromConfig]) {
    try {
      parse(make());
    } catch (thrown) {
      assert.equal(Reflect.get(Object(thrown), "name"), "ValidationError");
    }
  }
}

for (const [type, value] of values) {
  test(`whatever look at a ${type} fails, nothing else is thrown`, () => {
    expectNoThrow(type, () => watched(value, () => false), false);
    for (let nth = 1; nth < 80; nth += 1) {
      const fail = (): never => {
        throw new Error("disturbed");
      };
      expectNoThrow(type, () => watched(value, (look) => look === nth && fail()), false);
      expectNoThrow(type, () => watched(value, (look) => look >= nth && fail()), nth === 1);
      expectNoThrow(type, () => watched(value, (look) => look === nth), false);
    }
  });

  test(`a ${type} that is another one when it is read again is never said to be valid and invalid at once`, () => {
    for (let nth = 1; nth < 40; nth += 1) {
      const make = (): object => watched(value, (look, trap) => look === nth && trap !== "ownKeys");
      const { validate, is } = built.model(type);
      // Looks are counted from the start for each: as `is` judges, so does `validate`.
      assert.equal(validate(make()).length === 0, is(make()), `${nth}`);
    }
  });
}

test("what was refused once and is fine when it is looked at again cannot be read", () => {
  let looks = 0;
  const name = (): unknown => {
    looks += 1;
    return looks === 1 ? 5 : "a";
  };
  const changing = Object.defineProperty({}, "name", { enumerable: true, get: name });
  assert.deepEqual(
    built
      .model("Item")
      .validate(changing)
      .map(({ code, path }) => [code, ...path].join(" ")),
    ["unreadable"],
  );
});

test("nothing is equal to what cannot be looked at, and asking never throws", () => {
  const fail = (): never => assert.fail("disturbed");
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  for (const [type, value] of values) {
    const instance = built.model(type).parse(value);
    if (typeof instance.equals !== "function") continue;
    assert.ok(instance.equals(built.model(type).parse(value)));
    const copy = Object.assign(Object.create(Object.getPrototypeOf(instance)), instance);
    const others = traps.map((trap) => new Proxy(instance, { [trap]: fail }));
    for (const other of [...others, revoked.proxy, copy, new Proxy(instance, {}), null, undefined, fail, Symbol("s")]) {
      assert.equal(instance.equals(other), false);
    }
  }
});
