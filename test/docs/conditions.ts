import type { JsonObject } from "../../generator/program/json.ts";
import type { Random } from "../support/random.ts";

/** Random conditions about a \`Thing\` of \`sentence-model.ts\`, made of the atoms with every connective. */
export function randomCondition(random: Random, atoms: readonly string[], depth: number): string {
  const inner = (): string => `(${randomCondition(random, atoms, depth - 1)})`;
  if (depth === 0 || random.below(4) === 0) return pick(random, atoms);
  switch (random.below(8)) {
    case 0:
      return `!${inner()}`;
    case 1:
    case 2:
      return `${inner()} && ${inner()}`;
    case 3:
    case 4:
      return `${inner()} || ${inner()}`;
    case 5:
      return `${inner()} ${pick(random, ["==", "!="])} ${inner()}`;
    case 6:
      return `${inner()} ? ${inner()} : ${pick(random, [inner(), "true", "false"])}`;
    default:
      return `[${inner()}, ${inner()}].${pick(random, ["all", "exists", "exists_one"])}(x, x)`;
  }
}

/** A random valid \`Thing\` whose values are near to what conditions in tests compare with. */
export function randomThing(random: Random): JsonObject {
  const bool = (): boolean => random.below(2) === 0;
  const text = (): string => pick(random, ["a", "b", "ab", ""]);
  const part = (): JsonObject => ({
    name: text(),
    size: random.below(4),
    flag: bool(),
    ...(bool() ? { note: text() } : {}),
  });
  const some = <T>(make: () => T): readonly T[] => Array.from({ length: random.below(4) }, make);
  return {
    flag: bool(),
    other: bool(),
    name: text(),
    prefix: text(),
    item: text(),
    color: pick(random, ["red", "green", "blue", "none"]),
    count: random.below(5),
    total: random.below(5),
    ratio: random.below(5) / 2,
    tags: some(text),
    more: some(text),
    parts: some(part),
    inner: part(),
    labels: bool() ? { a: text() } : { tier: text(), "a b": "x" },
    ...(bool() ? { maybe: bool() } : {}),
    ...(bool() ? { server: text() } : {}),
    ...(bool() ? { nick: text() } : {}),
    ...(bool() ? { note: text() } : {}),
    ...(bool() ? { schema: bool() ? { type: "object", required: ["passed"] } : { required: "x" } } : {}),
  };
}

function pick(random: Random, texts: readonly string[]): string {
  return random.pick(texts) ?? "";
}
