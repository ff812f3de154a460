import type { JsonObject, JsonValue } from "../../generator/program/json.ts";
import type { Random } from "../support/random.ts";

const dishes = ["a", "b", "c", "d", "__proto__", "constructor"];
const menus = ["m", "n", "o", "p", "q"];
const courses = ["first", "last"];

/** A kitchen whose menus lead to earlier menus, with changes that often fit and sometimes break a rule. */
export function randomKitchen(random: Random): JsonObject {
  const known = dishes.slice(0, 2 + random.below(5));
  const dish = (): string => (random.chance(0.01) ? "nothing" : (random.pick(known) ?? "a"));
  const [plain, special] = [known.filter((_, index) => index % 2 === 0), known.filter((_, index) => index % 2 === 1)];
  return {
    dishes: plain.map((name) => randomDish(random, name)),
    specials: special.map((name) => randomDish(random, name)),
    groups: { g: listOf(random, 3, dish), toString: listOf(random, 2, dish) },
    menus: menus
      .slice(0, 1 + random.below(5))
      .map((name, index) => randomMenu(random, name, menus.slice(0, index), dish)),
  };
}

function randomDish(random: Random, name: string): JsonObject {
  return {
    name,
    price: random.below(random.chance(0.2) ? 70 : 40),
    ...(random.chance(0.6) ? { course: random.pick(courses) ?? null } : {}),
    ...(random.chance(0.5) ? { code: `no-${name}` } : {}),
  };
}

function randomMenu(random: Random, name: string, earlier: readonly string[], dish: () => string): JsonObject {
  const lists: Readonly<Record<string, () => JsonValue>> = {
    choices: () =>
      listOf(random, 2, () => ({ dish: dish(), ...(random.chance(0.3) ? { wish: randomChange(random) } : {}) })),
    own: () => listOf(random, 2, () => (random.chance(0.5) ? {} : { called: dish() })),
    courses: () =>
      listOf(random, 2, () => ({
        of: random.pick([...courses, "never"]) ?? "",
        ...(random.chance(0.3) ? { cheaper_than: random.below(60) } : {}),
        ...(random.chance(0.4) ? { wishes: randomWishes(random, () => `no-${dish()}`) } : {}),
      })),
    groups: () =>
      listOf(random, 2, () => ({
        name: random.pick(["g", "toString"]) ?? "g",
        ...(random.chance(0.2) ? { wishes: randomWishes(random, dish) } : {}),
      })),
    parts: () =>
      earlier.length === 0
        ? []
        : listOf(random, 2, () => ({
            menu: random.pick(earlier) ?? "m",
            ...(random.chance(0.3) ? { wishes: randomWishes(random, dish) } : {}),
          })),
  };
  const chosen = Object.entries(lists).filter(() => random.chance(0.6));
  return { name, ...Object.fromEntries(chosen.map(([key, make]) => [key, make()])) };
}

function randomWishes(random: Random, name: () => string): JsonValue {
  return listOf(random, 2, () => ({ dish: name(), ...(random.chance(0.9) ? { change: randomChange(random) } : {}) }));
}

function randomChange(random: Random): JsonObject {
  return {
    ...(random.chance(0.5) ? { price: random.below(random.chance(0.3) ? 70 : 40) } : {}),
    ...(random.chance(0.4) ? { course: random.pick([...courses, null]) ?? null } : {}),
  };
}

function listOf(random: Random, most: number, make: () => JsonValue): readonly JsonValue[] {
  return Array.from({ length: random.below(most + 1) }, make);
}
