import { strongComponents } from "../../bind/strong-components.ts";
import { type Automaton, buildAutomaton, type State } from "./automaton.ts";
import { intersects } from "./char-set.ts";
import type { PatternNode } from "./pattern-node.ts";

/** How many steps of two readers side by side are tried before a pattern is given up as too involved. */
const budget = 2_000_000;

/**
 * Whether some text can be matched in a number of ways that grows exponentially with its length, as with `(a+)+`. Such a
 * pattern makes a backtracking engine hang. Counts are shortened first: one repetition more or less does not decide it.
 * `unknown` where finding out would take too long.
 */
export function isExponential(node: PatternNode): boolean | "unknown" {
  const automaton = buildAutomaton(node, ({ min, max }) => {
    const least = Math.min(min, 2);
    return { min: least, max: max === Infinity ? Infinity : least + Math.min(max - min, 1) };
  });
  if (automaton === undefined) return "unknown";
  return hasDoubleEdgeInLoop(automaton) || hasTwoWaysRound(automaton);
}

/**
 * Whether some text can be matched in two ways that differ in the label of a code point. Counts above two are read as
 * `or more`, which can only find too much; so can giving up on a pattern that is too involved.
 */
export function hasTwoReadings(node: PatternNode): boolean {
  const automaton = buildAutomaton(node, ({ min, max }) => {
    return max <= 2 ? { min, max } : { min: Math.min(min, 2), max: Infinity };
  });
  if (automaton === undefined) return true;
  const { states } = automaton;
  const size = states.length;
  const seen = new Set<number>([0]);
  const work = [0];
  let steps = 0;
  for (let pair = work.pop(); pair !== undefined; pair = work.pop()) {
    const differs = pair >= size * size;
    const both = differs ? pair - size * size : pair;
    const left = states[Math.floor(both / size)];
    const right = states[both % size];
    if (left === undefined || right === undefined) continue;
    if (differs && left.accepts && right.accepts) return true;
    steps += left.next.length * right.next.length;
    if (steps > budget) return true;
    for (const [a, b] of sharedSteps(states, left, right)) {
      const isApart = differs || states[a]?.label !== states[b]?.label;
      const next = a * size + b + (isApart ? size * size : 0);
      if (!seen.has(next)) work.push(next);
      seen.add(next);
    }
  }
  return false;
}

/** The pairs of states that two readers can go on to over the same code point. */
function* sharedSteps(states: readonly State[], left: State, right: State): Iterable<readonly [number, number]> {
  for (const a of left.next) {
    for (const b of right.next) {
      const toLeft = states[a];
      const toRight = states[b];
      if (toLeft !== undefined && toRight !== undefined && intersects(toLeft.set, toRight.set)) yield [a, b];
    }
  }
}

/** Two equal steps in a loop: each round can be made in two ways. */
function hasDoubleEdgeInLoop({ states }: Automaton): boolean {
  const component = new Map<number, number>();
  const next = (state: number): readonly number[] => states[state]?.next ?? [];
  for (const [index, nodes] of strongComponents([0], next).entries()) {
    for (const node of nodes) component.set(node, index);
  }
  return states.some(({ next: targets }, state) => {
    const seen = new Set<number>();
    return targets.some((target) => {
      const isTwin = seen.has(target);
      seen.add(target);
      return isTwin && component.get(target) === component.get(state);
    });
  });
}

/** Two different ways from a state back to itself over the same text. */
function hasTwoWaysRound({ states }: Automaton): boolean | "unknown" {
  const size = states.length;
  let steps = 0;
  const next = function* (pair: number): Iterable<number> {
    const left = states[Math.floor(pair / size)];
    const right = states[pair % size];
    if (left === undefined || right === undefined || steps > budget) return;
    steps += left.next.length * right.next.length;
    for (const [a, b] of sharedSteps(states, left, right)) yield a * size + b;
  };
  const isSame = (pair: number): boolean => Math.floor(pair / size) === pair % size;
  const roots = states.map((_, state) => state * size + state);
  const isFound = strongComponents(roots, next).some((pairs) => pairs.some(isSame) && !pairs.every(isSame));
  return isFound || (steps > budget && "unknown");
}
