import { lettersOf } from "./alphabet.ts";
import { type Automaton, asWritten, buildAutomaton, type State } from "./automaton.ts";
import type { PatternNode } from "./pattern-node.ts";

/** In how many ways the beginning of a text may be read: what a backtracking engine may do for each character. */
export const mostWays: number = 256;

/** Where a pattern is looked for. */
export interface Placement {
  /** Whether a match has to begin where the text begins. */
  readonly fromStart: boolean;
  /** Whether a match has to end where the text ends. */
  readonly toEnd: boolean;
}

/** Steps that may still be spent on judging a pattern; whoever spends some takes them off. */
export interface Budget {
  steps: number;
}

/** A set of readers: states, ascending, with how many readers stand in each. */
interface Crowd {
  readonly states: readonly number[];
  readonly counts: readonly number[];
  readonly total: number;
}

/**
 * Whether the beginning of some text can be read in more than `mostWays` ways, whatever follows; `unknown` where finding out
 * would cost more than the budget. One reader for each way goes through the text; of two crowds of readers, one of which has
 * at least as many in every state, only the larger is followed.
 */
export function hasManyWays(node: PatternNode, { fromStart, toEnd }: Placement, budget: Budget): boolean | "unknown" {
  const automaton = buildAutomaton(node, asWritten);
  if (automaton === undefined) return "unknown";
  const read = reader(automaton, fromStart, toEnd, budget);
  if (read === undefined) return "unknown";
  const start: Crowd = { states: [0], counts: [1], total: 1 };
  if (waysToEnd(automaton, start) > mostWays) return true;
  const seen = new Set<string>();
  const kept: Crowd[] = [];
  // Larger crowds are followed first: they are the sooner too large.
  const work: Crowd[][] = [[start]];
  for (let crowd = takeLargest(work); crowd !== undefined; crowd = takeLargest(work)) {
    const smaller = crowd;
    budget.steps -= kept.length;
    if (kept.some((larger) => isWithin(smaller, larger, budget))) continue;
    kept.push(crowd);
    for (const next of read(crowd)) {
      if (next.total > mostWays || waysToEnd(automaton, next) > mostWays) return true;
      const key = `${next.states.join()};${next.counts.join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const like = work[next.total] ?? [];
      like.push(next);
      work[next.total] = like;
    }
    if (budget.steps < 0) return "unknown";
  }
  return false;
}

/** In how many ways the text may end where the readers stand. */
function waysToEnd({ states }: Automaton, crowd: Crowd): number {
  return crowd.states.reduce(
    (total, state, index) => total + (states[state]?.ends ?? 0) * (crowd.counts[index] ?? 0),
    0,
  );
}

function takeLargest(work: Crowd[][]): Crowd | undefined {
  while (work.length > 0) {
    const crowd = work.at(-1)?.pop();
    if (crowd !== undefined) return crowd;
    work.pop();
  }
  return undefined;
}

/** Whether the larger crowd has at least as many readers in every state. */
function isWithin(smaller: Crowd, larger: Crowd, budget: Budget): boolean {
  if (smaller.total > larger.total || smaller.states.length > larger.states.length) return false;
  let at = 0;
  for (const [index, state] of smaller.states.entries()) {
    while ((larger.states[at] ?? Infinity) < state) at += 1;
    budget.steps -= 1;
    if (larger.states[at] !== state || (larger.counts[at] ?? 0) < (smaller.counts[index] ?? 0)) return false;
  }
  return true;
}

/** A function that gives the crowds after one more letter, one for each letter that somebody can read. */
function reader(
  { states }: Automaton,
  fromStart: boolean,
  toEnd: boolean,
  budget: Budget,
): ((crowd: Crowd) => Iterable<Crowd>) | undefined {
  const alphabet = lettersOf(
    states.map(({ set }) => set),
    Math.min(budget.steps, 1_000_000),
  );
  if (alphabet === undefined) return undefined;
  return (crowd) => {
    const byLetter = new Map<number, Map<number, number>>();
    const send = (from: State, readers: number): void => {
      for (const [to, ways] of from.next) {
        const state = states[to];
        // Where a match need not end with the text, one that is found ends the search: nobody has to go back from there.
        if (state === undefined || (state.ends > 0 && !fromStart && !toEnd)) continue;
        sendTo(byLetter, alphabet.get(state.set) ?? [], to, readers * ways, budget);
      }
    };
    for (const [index, state] of crowd.states.entries()) {
      const from = states[state];
      if (from !== undefined) send(from, crowd.counts[index] ?? 0);
    }
    const always: readonly (readonly [number, number])[] = fromStart ? [] : [[0, 1]];
    return [...byLetter.values()].map((readers) => crowdOf([...always, ...readers]));
  };
}

function sendTo(
  byLetter: Map<number, Map<number, number>>,
  letters: readonly number[],
  state: number,
  readers: number,
  budget: Budget,
): void {
  budget.steps -= letters.length + 1;
  if (budget.steps < 0) return;
  for (const letter of letters) {
    const crowd = byLetter.get(letter) ?? new Map<number, number>();
    byLetter.set(letter, crowd.set(state, (crowd.get(state) ?? 0) + readers));
  }
}

function crowdOf(readers: readonly (readonly [state: number, count: number])[]): Crowd {
  const sorted = [...readers].sort(([a], [b]) => a - b);
  return {
    states: sorted.map(([state]) => state),
    counts: sorted.map(([, count]) => count),
    total: sorted.reduce((total, [, count]) => total + count, 0),
  };
}
