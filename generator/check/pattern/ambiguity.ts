import { strongComponents } from "../../bind/strong-components.ts";
import { type Automaton, buildAutomaton } from "./automaton.ts";
import { intersects } from "./char-set.ts";
import type { PatternNode } from "./pattern-node.ts";

/**
 * Whether some text can be matched in a number of ways that grows exponentially with its length, as with `(a+)+`. Such a
 * pattern makes a backtracking engine hang. Counts are shortened first: one repetition more or less does not decide it.
 */
export function isExponential(node: PatternNode): boolean {
  const automaton = buildAutomaton(node, ({ min, max }) => {
    const least = Math.min(min, 2);
    return { min: least, max: max === Infinity ? Infinity : least + Math.min(max - min, 1) };
  });
  return hasDoubleEdgeInLoop(automaton) || hasTwoWaysRound(automaton);
}

/**
 * Whether some text can be matched in two ways that differ in the label of a code point. Counts above two are read as
 * `or more`, which can only find too much.
 */
export function hasTwoReadings(node: PatternNode): boolean {
  const { states } = buildAutomaton(node, ({ min, max }) =>
    max <= 2 ? { min, max } : { min: Math.min(min, 2), max: Infinity },
  );
  const size = states.length;
  const seen = new Set<number>([0]);
  const work = [0];
  for (let pair = work.pop(); pair !== undefined; pair = work.pop()) {
    const differs = pair >= size * size;
    const both = differs ? pair - size * size : pair;
    const left = states[Math.floor(both / size)];
    const right = states[both % size];
    if (left === undefined || right === undefined) continue;
    if (differs && left.accepts && right.accepts) return true;
    for (const a of left.next) {
      for (const b of right.next) {
        const toLeft = states[a];
        const toRight = states[b];
        if (toLeft === undefined || toRight === undefined || !intersects(toLeft.set, toRight.set)) continue;
        const next = a * size + b + (differs || toLeft.label !== toRight.label ? size * size : 0);
        if (!seen.has(next)) work.push(next);
        seen.add(next);
      }
    }
  }
  return false;
}

/** Two equal steps in a loop: each round can be made in two ways. */
function hasDoubleEdgeInLoop({ states }: Automaton): boolean {
  const component = new Map<number, number>();
  const next = (state: number): readonly number[] => states[state]?.next ?? [];
  for (const [index, nodes] of strongComponents([0], next).entries())
    for (const node of nodes) component.set(node, index);
  return states.some(({ next: targets }, state) =>
    targets.some(
      (target, place) => targets.indexOf(target) !== place && component.get(target) === component.get(state),
    ),
  );
}

/** Two different ways from a state back to itself over the same text. */
function hasTwoWaysRound({ states }: Automaton): boolean {
  const size = states.length;
  const next = function* (pair: number): Iterable<number> {
    for (const a of states[Math.floor(pair / size)]?.next ?? []) {
      for (const b of states[pair % size]?.next ?? []) {
        const left = states[a];
        const right = states[b];
        if (left !== undefined && right !== undefined && intersects(left.set, right.set)) yield a * size + b;
      }
    }
  };
  const isSame = (pair: number): boolean => Math.floor(pair / size) === pair % size;
  const roots = states.map((_, state) => state * size + state);
  return strongComponents(roots, next).some((pairs) => pairs.some(isSame) && !pairs.every(isSame));
}
