/** What was measured of several contestants in the same rounds: a figure a round for each. */
export type Rounds = Readonly<Record<string, readonly number[]>>;

/** The middle one of some figures; between two of them where their number is even. NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * How many times the figure of one contestant is that of another: the median over the rounds, so that what slows a whole round
 * down does not count. NaN where one of them was not measured.
 */
export function ratio(rounds: Rounds, of: string, to: string): number {
  const below = rounds[to] ?? [];
  return median((rounds[of] ?? []).flatMap((figure, round) => figure / (below[round] ?? Number.NaN)));
}

/** The one with the smallest median among those that are not left out; undefined where nobody is left. */
export function fastest(rounds: Rounds, except: readonly string[]): string | undefined {
  return Object.keys(rounds)
    .filter((name) => !except.includes(name))
    .sort((a, b) => median(rounds[a] ?? []) - median(rounds[b] ?? []))[0];
}

/** The rounds of several runs, one after the other. Who is missing in one of them is left out. */
export function joined(runs: readonly Rounds[]): Rounds {
  const [first = {}, ...rest] = runs;
  return Object.fromEntries(
    Object.keys(first)
      .filter((name) => rest.every((run) => name in run))
      .map((name) => [name, runs.flatMap((run) => run[name] ?? [])]),
  );
}
