import { isJsonList, isJsonObject, type JsonValue } from "../../../generator/program/json.ts";
import type { Random } from "../../support/random.ts";
import { hostileKey, hostileValue } from "./hostile-values.ts";

/** A document with something in it that means harm, in about two places; sometimes nothing else. */
export function hostileDocument(base: JsonValue, random: Random): unknown {
  if (random.chance(0.05)) return hostileValue(random);
  return damaged(base, random, 2 / sizeOf(base));
}

function sizeOf(value: JsonValue): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((size, inner) => size + sizeOf(inner), 1);
}

/** A copy in which each value is another one with that probability. */
function damaged(value: JsonValue, random: Random, chance: number): unknown {
  if (random.chance(chance)) return hostileValue(random);
  if (isJsonList(value)) return value.map((inner) => damaged(inner, random, chance));
  if (!isJsonObject(value)) return value;
  const copy = {};
  for (const [key, inner] of Object.entries(value)) define(copy, key, damaged(inner, random, chance));
  if (random.chance(chance)) define(copy, hostileKey(random), hostileValue(random));
  return copy;
}

/** An own property whatever it is called. */
function define(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
}

const tokens = [
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  '"',
  "\\u",
  "\\",
  "null",
  "-",
  "1e999",
  "0.",
  "\u0000",
  "\uD800",
  "\uFEFF",
  "//",
];

/** JSON text with some of its letters gone, doubled or others; or a text that is nothing but one token. */
export function hostileText(base: JsonValue, random: Random): string {
  if (random.chance(0.05)) return (random.pick(tokens) ?? "").repeat(random.pick([1, 100, 10_000]) ?? 1);
  let text = JSON.stringify(base);
  for (let count = random.below(4); count > 0; count -= 1) {
    const place = random.below(text.length + 1);
    const piece = random.chance(0.3) ? text.slice(place, place + random.below(40)) : (random.pick(tokens) ?? "");
    text = text.slice(0, place) + piece + text.slice(place + random.below(6));
  }
  return text;
}
