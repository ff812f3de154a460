import type { Random } from "../../test/support/random.ts";
import { isObject, type Json } from "./json.ts";

/** What holds any JSON; nobody looks at the order of keys in there. */
const free = new Set(["input_schema", "output_schema", "arguments", "labels", "env", "headers"]);

/** The same with the keys of every object in an order that the dice decide. */
export function shuffled(random: Random, value: Json): Json {
  return reordered(value, (keys) =>
    keys
      .map((key) => ({ key, place: random.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ key }) => key),
  );
}

/** The same with the keys in the order that belongs to a number; 0 leaves them as they are. Equal sets of keys get one order. */
export function ordered(value: Json, order: number): Json {
  if (order === 0) return value;
  const place = (key: string): number => {
    let hash = order * 0x9e3779b1;
    for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
    return (hash ^ (hash >>> 13)) >>> 0;
  };
  return reordered(value, (keys) => [...keys].sort((a, b) => place(a) - place(b)));
}

/** How many sequences of keys the values have at their top. */
export function shapesOf(values: readonly Json[]): number {
  return new Set(values.map((value) => (isObject(value) ? Object.keys(value).join(" ") : ""))).size;
}

function reordered(value: Json, orderOf: (keys: readonly string[]) => readonly string[]): Json {
  if (Array.isArray(value)) return value.map((element) => reordered(element, orderOf));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    orderOf(Object.keys(value)).map((key) => {
      const field = value[key] ?? null;
      return [key, free.has(key) ? field : reordered(field, orderOf)];
    }),
  );
}
