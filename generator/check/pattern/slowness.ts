import { type Budget, hasManyWays, mostWays, type Placement } from "./count-ways.ts";
import type { PatternFault } from "./pattern-fault.ts";
import { matchesEmpty, type PatternNode } from "./pattern-node.ts";
import type { ParsedPattern, PatternPart } from "./pattern-parser.ts";

/** Steps for one pattern: less than half a second. */
const steps = 4_000_000;

/** Where a match begins and ends with the text. */
const whole: Placement = { fromStart: true, toEnd: true };

/**
 * The fault of a pattern that may take longer than in proportion to the text, or of which that cannot be found out in time.
 * `text` is the pattern as it was parsed. The fault stands at the repetitions to blame.
 */
export function slownessOf(text: string, parsed: ParsedPattern, placement: Placement): PatternFault | undefined {
  const empty = parsed.parts.find(isRepeatedEmptiness);
  if (empty !== undefined) return emptyFault(text, empty);
  const budget: Budget = { steps };
  const alone = hasManyWays(parsed.node, whole, budget);
  if (alone === "unknown") return unknownFault(text);
  if (alone) return manyFault(text, guiltyPart(text, parsed, whole, budget));
  if (placement.fromStart) return undefined;
  const searched = hasManyWays(parsed.node, placement, budget);
  if (searched === "unknown") return unknownFault(text);
  return searched ? searchFault(text, guiltyPart(text, parsed, { fromStart: false, toEnd: true }, budget)) : undefined;
}

/** Whether a pattern that was put together out of accepted ones, to describe a whole text, may be slow, or is too involved to tell. */
export function isSlow(node: PatternNode): boolean {
  return hasManyWays(node, whole, { steps }) !== false;
}

function isRepeatedEmptiness({ node }: PatternPart): boolean {
  return node.kind === "repeat" && node.max > 1 && matchesEmpty(node.body);
}

/** The smallest part with too many ways of its own: a repetition, or neighbours in a sequence. */
function guiltyPart(text: string, { parts, node }: ParsedPattern, placement: Placement, budget: Budget): PatternPart {
  const isGuilty = (candidate: PatternNode): boolean => hasManyWays(candidate, placement, budget) === true;
  for (const part of parts) {
    if (budget.steps < 0) break;
    if (!isGuilty(part.node)) continue;
    return part.items === undefined ? part : narrowed(part.items, isGuilty);
  }
  return { node, start: 0, end: text.length };
}

/** The fewest neighbours that are guilty together: the first end at which they are, then the last beginning. */
function narrowed(items: readonly PatternPart[], isGuilty: (node: PatternNode) => boolean): PatternPart {
  const sequence = (from: number, to: number): PatternNode => {
    return { kind: "sequence", items: items.slice(from, to).map(({ node }) => node) };
  };
  const end = smallest(1, items.length, (to) => isGuilty(sequence(0, to)));
  const begin = smallest(1, end, (from) => !isGuilty(sequence(from, end))) - 1;
  const start = items[begin]?.start ?? 0;
  return { node: sequence(begin, end), start, end: items[end - 1]?.end ?? start };
}

/** The smallest number in a range for which something holds that holds for all after it, too; else the last of the range. */
function smallest(first: number, last: number, holds: (value: number) => boolean): number {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function manyFault(text: string, { start, end }: PatternPart): PatternFault {
  const problem = `${quoted(text, start, end)} can match one text in very many ways`;
  const hint = "Let each repetition begin or end with a character that what stands beside it cannot be.";
  return { code: "pattern-ambiguous", start, end, problem, hint };
}

function searchFault(text: string, { start, end }: PatternPart): PatternFault {
  const problem = `a search begins at every character, and from each ${quoted(text, start, end)} may run far`;
  const hint = "Put ^ in front, or let what is searched for begin with a character that it repeats nowhere.";
  return { code: "pattern-ambiguous", start, end, problem, hint };
}

function emptyFault(text: string, { start, end }: PatternPart): PatternFault {
  const problem = `${quoted(text, start, end)} repeats something that can be empty, in very many ways`;
  const hint = "Let one round match at least one character: write a{0,30}, not (a?){30}.";
  return { code: "pattern-ambiguous", start, end, problem, hint };
}

function unknownFault(text: string): PatternFault {
  const problem = `it is too involved to find out whether it can be read in more than ${mostWays} ways`;
  return { code: "pattern-too-large", start: 0, end: text.length, problem, hint: "Repeat something simpler." };
}

function quoted(text: string, start: number, end: number): string {
  return JSON.stringify(text.slice(start, end));
}
