import type { JsonValue } from "../../../generator/program/json.ts";
import type { Random } from "../../support/random.ts";

/** A random document of the model that random rules are about: mostly valid, with little in it. */
export function randomProbe(random: Random): JsonValue {
  return made(
    random,
    {
      sure: bool,
      may: orNull(bool),
      hue,
      tint: hue,
      text,
      more: orNull(text),
      count,
      size: orNull(() => random.pick([0, 1.5, 2]) ?? 0),
      names: listOf(text),
      counts: orNull(listOf(orNull(count))),
      ages: mapOf(count),
      notes: orNull(mapOf(orNull(text))),
      part: (inner) => part(inner, 1),
      sub: orNull((inner) => part(inner, 1)),
      parts: listOf((inner) => part(inner, 1)),
      deep: orNull(listOf((inner) => part(inner, 0))),
      paid,
      shape: orNull((inner) => schema(inner, 2)),
    },
    ["hue", "count"],
  );
}

type Maker = (random: Random) => JsonValue;

const bool: Maker = (random) => random.chance(0.5);
const hue: Maker = (random) => random.pick(["red", "green", "blue"]) ?? "red";
const text: Maker = (random) => random.pick(["", "a", "ab", "x", "card"]) ?? "";
const count: Maker = (random) => random.below(4) - 1;

function orNull(maker: Maker): Maker {
  return (random) => (random.chance(0.3) ? null : maker(random));
}

function listOf(maker: Maker): Maker {
  return (random) => Array.from({ length: random.below(4) }, () => maker(random));
}

function mapOf(maker: Maker): Maker {
  return (random) => made(random, { a: maker, b: maker, passed: maker }, []);
}

function part(random: Random, depth: number): JsonValue {
  const next: Maker = depth > 0 ? (inner) => part(inner, depth - 1) : () => ({});
  return made(random, { flag: bool, color: orNull(hue), count, tags: listOf(text), next }, []);
}

function paid(random: Random): JsonValue {
  return random.chance(0.5)
    ? { kind: "card", number: text(random), ...(random.chance(0.5) ? { amount: count(random) } : {}) }
    : made(random, { kind: () => "cash", amount: orNull(count), coins: bool }, ["kind"]);
}

function schema(random: Random, depth: number): JsonValue {
  const inner: Maker = (next) => (depth > 0 && next.chance(0.8) ? schema(next, depth - 1) : next.chance(0.5));
  const free =
    (maker: Maker): Maker =>
    (next) =>
      next.chance(0.02) ? (next.pick([null, 1, true, "a", [1], {}]) ?? null) : maker(next);
  const makers = {
    title: free(text),
    uniqueItems: free(bool),
    minLength: free((next) => next.below(4)),
    items: free(inner),
    properties: free(mapOf(free(inner))),
  };
  return made(random, makers, []);
}

function made(random: Random, makers: Readonly<Record<string, Maker>>, always: readonly string[]): JsonValue {
  const entries = Object.entries(makers).filter(([name]) => always.includes(name) || random.chance(0.6));
  return Object.fromEntries(entries.map(([name, maker]) => [name, maker(random)]));
}
