import { hull, type Interval, intersect } from "./interval.ts";

/** What is known at one place of an expression, by the names that `pathOf` gives. */
export interface Facts {
  /** What is not null; and, by `nonZero`, what is not 0. */
  readonly there: ReadonlySet<string>;
  /** Where numbers lie. */
  readonly bounds: ReadonlyMap<string, Interval>;
}

/** Nothing is known. */
export const noFacts: Facts = { there: new Set(), bounds: new Map() };

/** How `Facts.there` names that a number is not 0. */
export function nonZero(path: string): string {
  return `${path} != 0`;
}

/** These paths are not null. */
export function factsOf(paths: Iterable<string>): Facts {
  return { there: new Set(paths), bounds: new Map() };
}

/** This number lies within these bounds. */
export function boundsFact(path: string | undefined, interval: Interval): Facts {
  return path === undefined ? noFacts : { there: new Set(), bounds: new Map([[path, interval]]) };
}

/** What is known where both hold. */
export function bothFacts(a: Facts, b: Facts): Facts;
/** The same; undefined stands for a case that never comes. */
export function bothFacts(a: Facts | undefined, b: Facts | undefined): Facts | undefined;
/** The same for either. */
export function bothFacts(a: Facts | undefined, b: Facts | undefined): Facts | undefined {
  if (a === undefined || b === undefined) return undefined;
  if (isEmpty(a)) return b;
  if (isEmpty(b)) return a;
  const bounds = new Map(a.bounds);
  for (const [path, interval] of b.bounds) {
    const known = bounds.get(path);
    bounds.set(path, known === undefined ? interval : intersect(known, interval));
  }
  return { there: new Set([...a.there, ...b.there]), bounds };
}

/** What is known where one of the two holds. */
export function eitherFacts(a: Facts | undefined, b: Facts | undefined): Facts | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const bounds = new Map<string, Interval>();
  for (const [path, interval] of a.bounds) {
    const other = b.bounds.get(path);
    if (other !== undefined) bounds.set(path, hull(interval, other));
  }
  return { there: new Set([...a.there].filter((path) => b.there.has(path))), bounds };
}

/** Whether nothing is known. */
function isEmpty({ there, bounds }: Facts): boolean {
  return there.size === 0 && bounds.size === 0;
}
