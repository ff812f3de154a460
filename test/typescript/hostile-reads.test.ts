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

  test(`a ${type} that changes while it is read is accepted only if it is valid by the answers that it gave`, () => {
    const { validate, is, safeParse } = built.model(type);
    const accepts = [is, (each: unknown) => validate(each).length === 0, (each: unknown) => safeParse(each).success];
    for (let nth = 1; nth < 80; nth += 1) {
      for (const accept of accepts) {
        const { changing, asAnswered } = changed(value, nth);
        assert.ok(!accept(changing) || is(asAnswered()), `${nth}: ${JSON.stringify(asAnswered())}`);
      }
    }
  });
}

/** A value that does not answer the `nth` look, and what it is by the answers that it gave. Lists keep their length. */
function changed(value: object, nth: number): { readonly changing: object; readonly asAnswered: () => unknown } {
  let looks = 0;
  const isAnswered = (): boolean => {
    looks += 1;
    return looks !== nth;
  };
  const wrapped = new Map<object, ReturnType<typeof changed>>();
  const wrap = (target: object): ReturnType<typeof changed> => {
    const known = wrapped.get(target);
    if (known !== undefined) return known;
    const answers = new Map<PropertyKey, () => unknown>();
    const asked = new Map<PropertyKey, number>();
    const changing = new Proxy(target, {
      get: (_, key) => {
        const part: unknown = key === "length" || isAnswered() ? Reflect.get(target, key) : undefined;
        const isLeaf = typeof part !== "object" || part === null;
        const inner = isLeaf ? { changing: part, asAnswered: () => part } : wrap(part);
        if (part !== undefined) answers.set(key, inner.asAnswered);
        return inner.changing;
      },
      getOwnPropertyDescriptor: (_, key) => {
        asked.set(key, (asked.get(key) ?? 0) + 1);
        if (isAnswered()) return Reflect.getOwnPropertyDescriptor(target, key);
        // The first time by the loop over all keys, the second time by the loop's body.
        if (asked.get(key) === 1 || asked.get(key) === 2) answers.delete(key);
        return undefined;
      },
    });
    const part = (key: string): unknown => answers.get(key)?.();
    const fields = (): object => Object.fromEntries(Object.keys(target).map((key) => [key, part(key)]));
    const elements = (): unknown => Array.from({ length: Number(part("length") ?? 0) }, (_, index) => part(`${index}`));
    const result = { changing, asAnswered: Array.isArray(target) ? elements : fields };
    wrapped.set(target, result);
    return result;
  };
  return wrap(value);
}

test("what changes after it was read is judged as it was, and what was refused and is fine when its faults are told cannot be read", () => {
  const changing = (): object => {
    let looks = 0;
    const name = (): unknown => {
      looks += 1;
      return looks === 1 ? 5 : "a";
    };
    return Object.defineProperty({}, "name", { enumerable: true, get: name });
  };
  const { validate, safeParse } = built.model("Item");
  const codes = (issues: ReturnType<typeof validate> = []): readonly string[] =>
    issues.map(({ code, path }) => [code, ...path].join(" "));
  assert.deepEqual(codes(validate(changing())), ["wrong_type name"]);
  assert.deepEqual(codes(safeParse(changing()).error?.issues), ["unreadable"]);
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
