/** Whole numbers below a limit, the same for the same seed. */
export type Random = (limit: number) => number;

/** A source of numbers that look random (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** The text of some pattern over the given characters and classes. It may be one that is refused. */
export function randomPattern(random: Random, atoms: readonly string[], depth: number): string {
  const inner = (): string => randomPattern(random, atoms, depth - 1);
  switch (depth === 0 ? 0 : random(8)) {
    case 0:
    case 1:
      return pick(random, atoms);
    case 2:
    case 3:
      return `${inner()}${inner()}`;
    case 4:
      return `${inner()}${inner()}${inner()}`;
    case 5:
      return `(${inner()}|${inner()})`;
    default:
      return `(?:${inner()})${pick(random, ["*", "+", "?", "{2}", "{1,3}", "{2,}", "*?", "{0,5}"])}`;
  }
}

/** One of a list. */
export function pick<T>(random: Random, from: readonly [T, ...T[]] | readonly T[]): T {
  const found = from[random(from.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}
