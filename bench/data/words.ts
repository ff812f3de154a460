import type { Random } from "../../test/support/random.ts";
import type { Json, JsonObject } from "./json.ts";

const verbs = ["count", "list", "read", "write", "merge", "open", "close", "find", "sort", "send", "check", "build"];
const nouns = ["files", "lines", "issues", "pages", "tables", "branches", "letters", "users", "images", "reports"];
const groups = ["local", "team", "git", "docs", "devops", "core", "data", "mail"];
const kinds = ["string", "integer", "number", "boolean", "array", "object"];

/** An element of a list that has one. */
export function oneOf<T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T {
  const found = random.pick(list);
  if (found === undefined) throw new Error("nothing to choose from");
  return found;
}

/** A verb and a noun, such as `count-files`. */
export function shortName(random: Random): string {
  return `${oneOf(random, verbs)}-${oneOf(random, nouns)}`;
}

/** A name with a namespace, and now and then with a server. */
export function fullName(random: Random): string {
  const name = `${oneOf(random, groups)}/${shortName(random)}`;
  return random.chance(0.1) ? `dev:${name}` : name;
}

/** A sentence of some words. */
export function sentence(random: Random): string {
  const words = Array.from({ length: 3 + random.below(9) }, () => oneOf(random, random.chance(0.4) ? verbs : nouns));
  return `Can ${words.join(" ")}.`;
}

/** A JSON Schema of an object with some properties, as tools carry it. */
export function jsonSchema(random: Random): JsonObject {
  const properties = Object.fromEntries(
    Array.from({ length: 1 + random.below(5) }, () => [oneOf(random, nouns), property(random)]),
  );
  const required = Object.keys(properties).filter(() => random.chance(0.5));
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
}

function property(random: Random): Json {
  const type = oneOf(random, kinds);
  if (type === "array") return { type, items: { type: oneOf(random, kinds) } };
  return random.chance(0.5) ? { type, description: sentence(random) } : { type };
}

/** An object of those fields that the dice let through; `chance` is the probability of each. */
export function some(random: Random, chance: number, fields: Readonly<Record<string, () => Json>>): JsonObject {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(() => random.chance(chance))
      .map(([key, make]) => [key, make()]),
  );
}
