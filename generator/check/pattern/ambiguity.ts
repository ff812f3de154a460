import { buildAutomaton, type State } from "./automaton.ts";
import { intersects } from "./char-set.ts";
import type { PatternNode } from "./pattern-node.ts";

/** How many steps of two readers side by side are tried before a pattern is given up as too involved. */
const budget = 2_000_000;

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
    if (differs && left.ends > 0 && right.ends > 0) return true;
    steps += left.next.size * right.next.size;
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
  for (const a of left.next.keys()) {
    for (const b of right.next.keys()) {
      const toLeft = states[a];
      const toRight = states[b];
      if (toLeft !== undefined && toRight !== undefined && intersects(toLeft.set, toRight.set)) yield [a, b];
    }
  }
}
