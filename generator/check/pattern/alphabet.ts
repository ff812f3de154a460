import type { CharSet } from "./char-set.ts";

/** Code points that no set tells apart are one letter. The letters of each set, in ascending order. */
export type Alphabet = ReadonlyMap<CharSet, readonly number[]>;

/**
 * Cuts all code points into letters. `sets` may name a set several times. Undefined where that would take more than `budget`
 * steps.
 */
export function lettersOf(sets: readonly CharSet[], budget: number): Alphabet | undefined {
  const bounds = sets.flatMap((set) => set.flatMap(({ first, last }) => [first, last + 1]));
  const starts = [...new Set(bounds)].sort((a, b) => a - b);
  const ranges = new Map(sets.map((set) => [JSON.stringify(set), set]));
  if (starts.length * ranges.size > budget) return undefined;
  const members = new Map<string, number[]>();
  for (const key of ranges.keys()) members.set(key, []);
  const known = new Set<string>();
  let letter = 0;
  for (const start of starts) {
    const inside = [...ranges].filter(([, set]) => includes(set, start)).map(([key]) => key);
    const signature = inside.join();
    if (inside.length === 0 || known.has(signature)) continue;
    known.add(signature);
    for (const key of inside) members.get(key)?.push(letter);
    letter += 1;
  }
  return new Map(sets.map((set) => [set, members.get(JSON.stringify(set)) ?? []]));
}

function includes(set: CharSet, point: number): boolean {
  return set.some(({ first, last }) => first <= point && point <= last);
}
