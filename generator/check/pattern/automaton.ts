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
  /** States that can be read next; one stands twice where two ways lead there. */
  readonly next: readonly number[];
  /** Whether the text may end here. */
  readonly accepts: boolean;
}

/** How often the body of a repetition is written out; what lies above `max` becomes a loop if `max` is Infinity. */
export type Counts = (repeat: RepeatNode) => { readonly min: number; readonly max: number };

const maxStates = 1000;

/** Builds the position automaton (Glushkov) of a pattern; undefined for one with more than a thousand states. */
export function buildAutomaton(node: PatternNode, counts: Counts): Automaton | undefined {
  if (size(node, counts) > maxStates) return undefined;
  const builder = new Builder(counts);
  const whole = builder.fragment(node);
  builder.connect([0], whole.first);
  const ends = new Set(whole.nullable ? [0, ...whole.last] : whole.last);
  return { states: builder.states.map((state, index) => ({ ...state, accepts: ends.has(index) })) };
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

interface Fragment {
  readonly nullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

const empty: Fragment = { nullable: true, first: [], last: [] };

class Builder {
  readonly states: { set: CharSet; label: number; next: number[] }[] = [{ set: [], label: -1, next: [] }];
  private readonly counts: Counts;

  constructor(counts: Counts) {
    this.counts = counts;
  }

  connect(from: readonly number[], to: readonly number[]): void {
    for (const state of from) this.states[state]?.next.push(...to);
  }

  fragment(node: PatternNode): Fragment {
    switch (node.kind) {
      case "set": {
        const state = this.states.push({ set: node.set, label: node.label, next: [] }) - 1;
        return { nullable: false, first: [state], last: [state] };
      }
      case "sequence":
        return node.items.reduce<Fragment>((before, item) => this.concat(before, this.fragment(item)), empty);
      case "choice":
        return this.choice(node.options.map((option) => this.fragment(option)));
      case "repeat":
        return this.repeat(node);
    }
  }

  private concat(a: Fragment, b: Fragment): Fragment {
    this.connect(a.last, b.first);
    return {
      nullable: a.nullable && b.nullable,
      first: a.nullable ? [...a.first, ...b.first] : a.first,
      last: b.nullable ? [...a.last, ...b.last] : b.last,
    };
  }

  private choice(options: readonly Fragment[]): Fragment {
    return {
      nullable: options.some((option) => option.nullable),
      first: options.flatMap((option) => option.first),
      last: options.flatMap((option) => option.last),
    };
  }

  private repeat(node: RepeatNode): Fragment {
    const { min, max } = this.counts(node);
    let tail = max === Infinity ? this.loop(node) : this.optionalTail(node, max - min);
    // With a loop at the end, the last of the required ones is the loop itself.
    const required = max === Infinity && min > 0 ? min - 1 : min;
    if (max === Infinity && min === 0) tail = { ...tail, nullable: true };
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
    let tail = empty;
    for (let index = 0; index < count; index += 1) {
      tail = { ...this.concat(this.fragment(node.body), tail), nullable: true };
    }
    return tail;
  }
}
