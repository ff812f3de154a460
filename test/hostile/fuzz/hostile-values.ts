import type { Random } from "../../support/random.ts";

/** Makes a value that means harm. A new one each time: some are another one each time they are read. */
type Maker = (random: Random) => unknown;

const thrower = (): never => {
  throw new Error("trap");
};

const revoked = (target: object): unknown => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

const withGetter = (key: string, get: () => unknown, base: object = {}): object =>
  Object.defineProperty(base, key, { enumerable: true, get });

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

const circle = (): unknown => {
  const list: unknown[] = [];
  list.push(list, { list });
  return list;
};

/** Depths around the limit, and one that would end a process that follows it. */
const depths = [60, 63, 64, 65, 70, 5000, 20_000];
const lengths = [0, 1, 2, 99, 100, 101, 1000, 10_000];

const keys = [
  ...["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "then", "toJSON", "length"],
  ...["__defineGetter__", "", "0", "-1", "a/b~c", "\u0000", "\u202E", "\uD800", "😀", "extra", "with", "kind", "name"],
];

/** A key that somebody may trip over. */
export function hostileKey(random: Random): string {
  return random.chance(0.1) ? `k${random.below(1e6)}`.repeat(1 + random.below(40)) : (random.pick(keys) ?? "");
}

/** Parts of which texts are made: those that patterns, escapes and counts stumble over. */
const pieces = [
  "a",
  "a-",
  "1.",
  "/",
  "@",
  " ",
  "\n",
  "\u2028",
  "\\",
  '"',
  "😀",
  "e\u0301",
  "\uD800",
  "\u0000",
  "..",
  "aA0_-",
];

const makers: readonly Maker[] = [
  (random) =>
    random.pick([
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      -0,
      2 ** 53,
      -(2 ** 53) - 2,
      1e308,
      5e-324,
      0.1 + 0.2,
    ]),
  (random) => random.pick([10n, Symbol("s"), Symbol.iterator, thrower, class {}, async () => 1]),
  (random) =>
    random.pick([
      new Date(0),
      new Date(Number.NaN),
      /a/u,
      new Map([[1, 2]]),
      new Set([1]),
      new WeakMap(),
      Promise.resolve(1),
    ]),
  (random) =>
    random.pick([
      new Number(1),
      new String("a"),
      new Boolean(true),
      new Error("e"),
      new Uint8Array(8),
      new ArrayBuffer(8),
    ]),
  (random) => (random.pick(pieces) ?? "").repeat(random.pick(lengths) ?? 0),
  (random) => Array.from({ length: random.below(200) }, () => random.pick(pieces)).join(""),
  () =>
    new Proxy(
      {},
      { get: thrower, has: thrower, ownKeys: thrower, getPrototypeOf: thrower, getOwnPropertyDescriptor: thrower },
    ),
  () => new Proxy([], { get: thrower }),
  () => new Proxy([1, 2, 3], { get: (target, key) => (key === "length" ? 2 ** 32 - 1 : Reflect.get(target, key)) }),
  () => new Proxy({ a: 1 }, { ownKeys: () => ["a", "b", "__proto__"], getOwnPropertyDescriptor: () => undefined }),
  (random) => revoked(random.chance(0.5) ? {} : []),
  (random) => withGetter(hostileKey(random), thrower),
  (random) => withGetter(hostileKey(random), () => (random.chance(0.5) ? "a" : nested(70, (inner) => [inner]))),
  () => ({ toJSON: thrower, toString: thrower, valueOf: thrower, [Symbol.toPrimitive]: thrower }),
  () => Object.defineProperty([1, 2], "1", { enumerable: true, get: thrower }),
  () => Object.assign([1, 2], { extra: 1, "-1": 2 }),
  () => Object.setPrototypeOf([1], null),
  () => Object.setPrototypeOf({ a: 1 }, new Proxy({}, { get: thrower, has: thrower, getPrototypeOf: thrower })),
  () => Object.create({ name: "inherited", kind: "inherited" }),
  () => Object.assign(Object.create(null), { a: 1 }),
  () => JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}'),
  (random) => new Array(random.pick(lengths) ?? 0),
  () => Object.assign(new Array(3), { 0: 1 }),
  () => ({ length: 3, 0: "a", 1: "b", 2: "c" }),
  (random) =>
    Array.from({ length: random.pick(lengths) ?? 0 }, (_, index) => ({ name: `n${index % 50}`, a: { b: index } })),
  (random) => Array.from({ length: random.pick(lengths) ?? 0 }, (_, index) => index),
  (random) => Object.fromEntries(Array.from({ length: random.pick(lengths) ?? 0 }, (_, index) => [`k${index}`, index])),
  (random) => nested(random.pick(depths) ?? 0, (inner) => [inner]),
  (random) => nested(random.pick(depths) ?? 0, (inner) => ({ children: [inner], next: inner === 1 ? {} : 1 })),
  (random) => nested(random.pick(depths) ?? 0, (inner) => ({ properties: { a: inner }, items: 1 })),
  (random) => nested(random.pick(depths) ?? 0, (inner) => ({ [hostileKey(random)]: inner })),
  circle,
];

/** A value that means harm. */
export function hostileValue(random: Random): unknown {
  return random.pick(makers)?.(random);
}
