/** Whole numbers from `min` to `max`, both included. Infinite ends say that nothing is known. */
export interface Interval {
  readonly min: number;
  readonly max: number;
}

/** Every int that Specwright admits: plus and minus 2^53 - 1. */
export const safeIntegers: Interval = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

/** Any number that arithmetic may come to. That it has no ends says that it may be NaN, too. */
export const anyNumber: Interval = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/** How many elements, keys or code points a value can have: no target holds more than 2^32. */
export const sizes: Interval = { min: 0, max: 2 ** 32 };

/** Just this number. */
export function exactly(value: number): Interval {
  return { min: value, max: value };
}

/** Whether every number in it is a safe integer. */
export function isSafe(interval: Interval): boolean {
  return interval.min >= safeIntegers.min && interval.max <= safeIntegers.max;
}

/** The smallest interval around both. */
export function hull(a: Interval, b: Interval): Interval {
  return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
}

/** The smallest interval around all; undefined for none. */
export function hullOf(intervals: readonly Interval[]): Interval | undefined {
  return intervals.reduce<Interval | undefined>((sum, next) => (sum === undefined ? next : hull(sum, next)), undefined);
}

/** Whether a number may be in it. */
export function includes({ min, max }: Interval, value: number): boolean {
  return min <= value && value <= max;
}

/** What is in both; the first one if that is nothing, since a type without values is somebody else's fault. */
export function intersect(a: Interval, b: Interval): Interval {
  const both = { min: Math.max(a.min, b.min), max: Math.min(a.max, b.max) };
  return both.min <= both.max ? both : a;
}

/** Where `-x` lies. */
export function negate({ min, max }: Interval): Interval {
  return { min: 0 - max, max: 0 - min };
}

/** Where numbers lie once their fractions are cut off. */
export function truncate({ min, max }: Interval): Interval {
  return { min: Math.trunc(min) + 0, max: Math.trunc(max) + 0 };
}

/** Where `a operator b` lies for whole numbers. Division cuts towards zero; a divisor is never 0, even if it is in `b`. */
export function combine(operator: "+" | "-" | "*" | "/" | "%", a: Interval, b: Interval): Interval {
  switch (operator) {
    case "+":
      return { min: a.min + b.min, max: a.max + b.max };
    case "-":
      return { min: a.min - b.max, max: a.max - b.min };
    case "*":
      return around([a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max]);
    case "/":
      return around(divisors(b).flatMap((divisor) => [Math.trunc(a.min / divisor), Math.trunc(a.max / divisor)]));
    case "%": {
      const reach = Math.max(Math.abs(b.min), Math.abs(b.max)) - 1;
      return { min: a.min < 0 ? -reach : 0, max: a.max > 0 ? reach : 0 };
    }
  }
}

/** The divisors that take a quotient to its ends: the ends, and what is next to 0. */
function divisors({ min, max }: Interval): readonly number[] {
  return [min, max, -1, 1].filter((value) => value !== 0 && min <= value && value <= max);
}

function around(corners: readonly number[]): Interval {
  return { min: Math.min(...corners), max: Math.max(...corners) };
}
