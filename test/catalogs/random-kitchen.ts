import type { JsonObject, JsonValue } from "../../generator/program/json.ts";
import type { Random } from "../support/random.ts";

/** A document for the type Kitchen: most have the right structure, and what is in them names each other at random. */
export function randomKitchen(random: Random, depth: number = 0): JsonValue {
  const size = 1 + random.below(8);
  const made: string[] = [];
  // Half of the catalogs name only what stands before: there are chains in them, and no circles.
  const isOrdered = random.chance(0.5);
  const any = (): JsonValue => names[random.below(size)] ?? "a";
  const earlier = (): JsonValue => made.at(-2 - random.below(2)) ?? "a";
  const name = (): JsonValue => (random.chance(0.004) ? 7 : isOrdered ? earlier() : any());
  const fresh = freshNames(random, made);
  return some(random, {
    things: () => listOf(random, size, () => randomThing(random, fresh, name)),
    others: () => (random.chance(0.2) ? null : listOf(random, 3, () => randomBasic(random, fresh, name))),
    boxes: () => listOf(random, 4, () => randomBox(random, fresh, name, depth)),
    small: () => listOf(random, 4, () => randomBox(random, fresh, name, depth)),
    places: () => entriesOf(random, 3, () => random.pick(["oven", "pan", null]) ?? null),
    favourite: () => random.pick(["x", "y", "toString"]) ?? "x",
    rows: () => entriesOf(random, 2, () => listOf(random, 2, () => randomStep(random, name, 0))),
    "not known": () => ({ kept: true }),
  });
}

const names: readonly string[] = ["a", "b", "c", "d", "__proto__", "constructor", "g -> h", "😀".repeat(70)];

type Make = () => JsonValue;

/** Names that are mostly new, so that many catalogs have no key twice. */
function freshNames(random: Random, made: string[]): Make {
  return () => {
    const known = random.chance(0.05) ? random.pick(made) : undefined;
    const name = known ?? names[made.length] ?? `n${made.length}`;
    made.push(name);
    return name;
  };
}

function randomThing(random: Random, fresh: Make, name: Make): JsonValue {
  if (random.chance(0.6)) return randomBasic(random, fresh, name);
  return {
    kind: "fine",
    name: fresh(),
    ...some(random, {
      near: () => entriesOf(random, 2, () => listOf(random, 2, name)),
      more: () =>
        random.chance(0.5) ? randomStep(random, name, 0) : listOf(random, 2, () => randomStep(random, name, 0)),
    }),
  };
}

function randomBasic(random: Random, fresh: Make, name: Make): JsonObject {
  return {
    kind: "basic",
    name: fresh(),
    ...some(random, {
      needs: () => listOf(random, 2, name),
      step: () => (random.chance(0.5) ? null : randomStep(random, name, 0)),
    }),
  };
}

function randomStep(random: Random, name: Make, depth: number): JsonValue {
  return some(random, {
    uses: name,
    steps: () => (depth > 2 ? [] : listOf(random, 2, () => randomStep(random, name, depth + 1))),
  });
}

function randomBox(random: Random, fresh: Make, name: Make, depth: number): JsonValue {
  return {
    name: fresh(),
    ...some(random, { next: name, inside: () => (depth > 0 ? null : randomKitchen(random, depth + 1)) }),
  };
}

function some(random: Random, makers: Readonly<Record<string, Make>>): JsonObject {
  const chosen = Object.entries(makers).filter(() => random.chance(0.5));
  return Object.fromEntries(chosen.map(([key, make]) => [key, make()]));
}

function listOf(random: Random, most: number, make: Make): readonly JsonValue[] {
  return Array.from({ length: random.below(most + 1) }, make);
}

function entriesOf(random: Random, most: number, make: Make): JsonObject {
  return Object.fromEntries(
    listOf(random, most, () => random.pick(["x", "y", "toString"]) ?? "x").map((key) => [key, make()]),
  );
}
