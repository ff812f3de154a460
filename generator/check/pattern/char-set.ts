/** Code points, as ranges in ascending order that neither touch nor overlap. */
export type CharSet = readonly CharRange[];

/** Both ends are included. */
export interface CharRange {
  readonly first: number;
  readonly last: number;
}

const lastCodePoint = 0x10ffff;

/** Brings ranges in any order, overlapping or not, into the form of a set. */
export function charSet(ranges: readonly CharRange[]): CharSet {
  const sorted = [...ranges].sort((a, b) => a.first - b.first);
  const set: { first: number; last: number }[] = [];
  for (const { first, last } of sorted) {
    const previous = set.at(-1);
    if (previous !== undefined && first <= previous.last + 1) previous.last = Math.max(previous.last, last);
    else set.push({ first, last });
  }
  return set;
}

/** Every code point that is not in the set. */
export function complement(set: CharSet): CharSet {
  const ranges: CharRange[] = [];
  let next = 0;
  for (const { first, last } of set) {
    if (first > next) ranges.push({ first: next, last: first - 1 });
    next = last + 1;
  }
  if (next <= lastCodePoint) ranges.push({ first: next, last: lastCodePoint });
  return ranges;
}

/** Whether some code point is in both sets. */
export function intersects(a: CharSet, b: CharSet): boolean {
  let i = 0;
  let j = 0;
  for (;;) {
    const left = a[i];
    const right = b[j];
    if (left === undefined || right === undefined) return false;
    if (left.last < right.first) i += 1;
    else if (right.last < left.first) j += 1;
    else return true;
  }
}
