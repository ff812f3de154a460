import { distance } from "fastest-levenshtein";

/**
 * The candidate nearest to `name`, where it is near enough to be a slip: about one change in three letters, upper and lower
 * case taken for the same. Among equals the first one by code units.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(Math.min(name.length, maxLength) / 3));
  let best: { readonly candidate: string; readonly changes: number } | undefined;
  for (const candidate of [...candidates].sort()) {
    if (candidate === name || Math.abs(candidate.length - name.length) > limit) continue;
    const changes = distance(name.toLowerCase(), candidate.toLowerCase());
    if (changes <= limit && (best === undefined || changes < best.changes)) best = { candidate, changes };
  }
  return best?.candidate;
}

/** The hint `Did you mean "x"?`, or undefined where nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const candidate = nearest(name, candidates);
  return candidate === undefined ? undefined : `Did you mean "${candidate}"?`;
}

/** Longer names allow no more changes. */
const maxLength = 18;
