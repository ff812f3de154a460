import { distance } from "fastest-levenshtein";

/**
 * The candidate nearest to `name`, where it is near enough to be a slip: about one change in three letters, upper and lower
 * case taken for the same and two that changed places for one change; else one that is a beginning of the other. Among equals the first one by code units.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(Math.min(name.length, maxLength) / 3));
  let best: { readonly candidate: string; readonly changes: number } | undefined;
  for (const candidate of [...candidates].sort()) {
    if (candidate === name || Math.abs(candidate.length - name.length) > limit) continue;
    const changes = changesBetween(name.toLowerCase(), candidate.toLowerCase());
    if (changes <= limit && (best === undefined || changes < best.changes)) best = { candidate, changes };
  }
  return best?.candidate ?? [...candidates].sort().find((candidate) => areAbbreviated(name, candidate));
}

/** The hint `Did you mean "x"?`, or undefined where nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const candidate = nearest(name, candidates);
  return candidate === undefined ? undefined : `Did you mean "${candidate}"?`;
}

/** The same, else what there is to choose from; undefined where that is nothing. */
export function oneOfThese(name: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  if (all.length === 0) return undefined;
  return didYouMean(name, all) ?? `There ${all.length === 1 ? "is" : "are"} ${someOf(all)}.`;
}

/** A few names for a hint, in order: `"a", "b", ...`. */
export function someOf(names: Iterable<string>): string {
  const all = [...names];
  const shown = all.slice(0, 12).map((name) => JSON.stringify(name));
  return [...shown, ...(all.length > shown.length ? ["..."] : [])].join(", ");
}

/** Two letters that changed places are one slip. */
function changesBetween(a: string, b: string): number {
  const first = a.split("").findIndex((letter, index) => letter !== b[index]);
  const swapped = `${a.slice(0, first)}${a.charAt(first + 1)}${a.charAt(first)}${a.slice(first + 2)}`;
  return first >= 0 && swapped === b ? 1 : distance(a, b);
}

function areAbbreviated(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 3 && short.length < long.length && long.startsWith(short);
}

/** Longer names allow no more changes. */
const maxLength = 18;
