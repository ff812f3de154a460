import type { PatternNode } from "../../../generator/check/pattern/pattern-node.ts";

/** Where a pattern is looked for; see `anchors` of `parsePattern`. */
export interface Anchors {
  readonly fromStart: boolean;
  readonly toEnd: boolean;
}

/**
 * How many code points a plain backtracking engine compares before it has found the pattern or knows that it is not there.
 * Written as textbooks do it: greedy, options in order, no round without a character. Gives up after `most` comparisons.
 */
export function backtrackingSteps(node: PatternNode, text: string, anchors: Anchors, most: number): number {
  const points = Array.from(text, (char) => char.codePointAt(0) ?? 0);
  let steps = 0;
  const match = (at: number, inner: PatternNode, rest: (at: number) => boolean): boolean => {
    if (steps > most) return true;
    steps += 1;
    switch (inner.kind) {
      case "set": {
        const point = points[at];
        return point !== undefined && inner.set.some((range) => range.first <= point && point <= range.last)
          ? rest(at + 1)
          : false;
      }
      case "sequence": {
        const from = (index: number, start: number): boolean => {
          const item = inner.items[index];
          return item === undefined ? rest(start) : match(start, item, (end) => from(index + 1, end));
        };
        return from(0, at);
      }
      case "choice":
        return inner.options.some((option) => match(at, option, rest));
      case "repeat": {
        const round = (count: number, start: number): boolean => {
          const again = (end: number): boolean => (count >= inner.min && end === start ? false : round(count + 1, end));
          return (count < inner.max && match(start, inner.body, again)) || (count >= inner.min && rest(start));
        };
        return round(0, at);
      }
    }
  };
  const lastStart = anchors.fromStart ? 0 : points.length;
  for (let start = 0; start <= lastStart; start += 1) {
    if (match(start, node, (end) => !anchors.toEnd || end === points.length)) break;
  }
  return steps;
}
