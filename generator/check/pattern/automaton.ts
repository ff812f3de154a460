import type { CharSet } from "./char-set.ts";
import type { PatternNode, RepeatNode } from "./pattern-node.ts";

/**
 * A pattern as states without empty moves. A state is one set of the pattern: being in it means having read a code point of
 * it. State 0 is the start and has read nothing.
 */
export interface Automaton {
  readonly states: readonly State[];
}

export interface State {
  readonly set: CharSet;
  readonly label: number;
  /** States that can be read next, each once, and in how many ways one gets there: a number up to `manyWays`. */
  readonly next: ReadonlyMap<number, number>;
  /** In how many ways the text may end here, up to `manyWays`; 0 where it may not. */
  readonly ends: number;
}

/** How often the body of a repetition is written out; what lies above `max` becomes a loop if `max` is Infinity. */
export type Counts = (repeat: RepeatNode) => { readonly min: number; readonly max: number };

/** Ways are counted up to here; it stands for any larger number. */
const manyWays: number = 1_000;

const maxStates = 2_001;
const maxMoves = 400_000;
/** Lists of states are copied as pieces are put together; that is cheaper than a move, and more frequent. */
const maxCopies = 4_000_000;

/** Every count as it is written. */
export const asWritten: Counts = ({ min, max }) => ({ min, max });

/** Builds the position automaton (Glushkov) of a pattern; undefined for one with too many states, or moves between them. */
export function buildAutomaton(node: PatternNode, counts: Counts): Automaton | undefined {
  if (size(node, counts) >= maxStates) return undefined;
  const builder = new Builder(counts);
  const whole = builder.fragment(node);
  builder.connect([[0, 1]], whole.first);
  if (builder.moves > maxMoves || builder.copies > maxCopies) return undefined;
  const ends = new Map([...whole.last, [0, whole.empty] as const]);
  return { states: builder.states.map((state, index) => ({ ...state, ends: ends.get(index) ?? 0 })) };
}

/** How many sets are written out. */
function size(node: PatternNode, counts: Counts): number {
  switch (node.kind) {
    case "set":
      return 1;
    case "sequence":
      return node.items.reduce((total, item) => total + size(item, counts), 0);
    case "choice":
      return node.options.reduce((total, option) => total + size(option, counts), 0);
    case "repeat": {
      const { min, max } = counts(node);
      return size(node.body, counts) * (max === Infinity ? Math.max(min, 1) : max);
    }
  }
}

/** States, each with a number of ways. */
type Ways = readonly (readonly [state: number, ways: number])[];

/** A piece of the pattern: in how many ways it is empty, where it can begin, and where it can end. */
interface Fragment {
  readonly empty: number;
  readonly first: Ways;
  readonly last: Ways;
}

const nothing: Fragment = { empty: 1, first: [], last: [] };

class Builder {
  readonly states: { set: CharSet; label: number; next: Map<number, number> }[] = [
    { set: [], label: -1, next: new Map() },
  ];
  /** Work done so far; beyond the limits, nothing is put together any more. */
  moves = 0;
  copies = 0;
  private readonly counts: Counts;

  constructor(counts: Counts) {
    this.counts = counts;
  }

  connect(from: Ways, to: Ways): void {
    this.moves += from.length * to.length;
    if (this.moves > maxMoves) return;
    for (const [state, before] of from) {
      const next = this.states[state]?.next;
      for (const [target, after] of to) next?.set(target, capped((next.get(target) ?? 0) + before * after));
    }
  }

  fragment(node: PatternNode): Fragment {
    switch (node.kind) {
      case "set": {
        const state = this.states.push({ set: node.set, label: node.label, next: new Map() }) - 1;
        return { empty: 0, first: [[state, 1]], last: [[state, 1]] };
      }
      case "sequence":
        return node.items.reduce<Fragment>((before, item) => this.concat(before, this.fragment(item)), nothing);
      case "choice":
        return this.choice(node.options.map((option) => this.fragment(option)));
      case "repeat":
        return this.repeat(node);
    }
  }

  private concat(a: Fragment, b: Fragment): Fragment {
    this.connect(a.last, b.first);
    return {
      empty: capped(a.empty * b.empty),
      first: this.joined(a.first, b.first, a.empty),
      last: this.joined(b.last, a.last, b.empty),
    };
  }

  /** The ways of one and, where something else can be empty in `times` ways, those of the other through it. */
  private joined(one: Ways, other: Ways, times: number): Ways {
    if (times === 0) return one;
    this.copies += one.length + other.length;
    if (this.copies > maxCopies) return one;
    return [...one, ...other.map(([state, ways]) => [state, capped(ways * times)] as const)];
  }

  private choice(options: readonly Fragment[]): Fragment {
    return {
      empty: capped(options.reduce((total, option) => total + option.empty, 0)),
      first: options.flatMap((option) => option.first),
      last: options.flatMap((option) => option.last),
    };
  }

  private repeat(node: RepeatNode): Fragment {
    const { min, max } = this.counts(node);
    let tail = max === Infinity ? this.loop(node) : this.optionalTail(node, max - min);
    // With a loop at the end, the last of the required ones is the loop itself.
    const required = max === Infinity && min > 0 ? min - 1 : min;
    if (max === Infinity && min === 0) tail = { ...tail, empty: capped(tail.empty + 1) };
    for (let count = 0; count < required; count += 1) tail = this.concat(this.fragment(node.body), tail);
    return tail;
  }

  private loop(node: RepeatNode): Fragment {
    const body = this.fragment(node.body);
    this.connect(body.last, body.first);
    return body;
  }

  /** `(x(x(x)?)?)?`, which can be read in one way only. */
  private optionalTail(node: RepeatNode, count: number): Fragment {
    let tail = nothing;
    for (let index = 0; index < count; index += 1) {
      const longer = this.concat(this.fragment(node.body), tail);
      tail = { ...longer, empty: capped(longer.empty + 1) };
    }
    return tail;
  }
}

function capped(ways: number): number {
  return Math.min(ways, manyWays);
}
