import type { Placement } from "./count-ways.ts";
import type { PatternFault } from "./pattern-fault.ts";
import { expandedSize, type PatternNode } from "./pattern-node.ts";
import { type ParsedPattern, parsePatternText } from "./pattern-parser.ts";
import { slownessOf } from "./slowness.ts";

/** A pattern that every target reads alike. */
export interface PortablePattern {
  /** As written, except that `\uXXXX` has become the character itself: not all engines know the escape. */
  readonly text: string;
  /** The same without capture groups, to be put into a larger pattern. */
  readonly uncaptured: string;
  readonly node: PatternNode;
}

/** How large a pattern may be once all counts are written out. */
const maxSize = 2_000;

/**
 * Reads a pattern of the portable subset: what JavaScript under flag `u`, RE2, Python's `re` and JSON Schema understand in
 * the same way, and what every engine answers in time in proportion to the text. It describes the whole text, or, where
 * `anchors` is given, is looked for with these anchors beside it. Returns the first fault otherwise.
 */
export function parsePattern(text: string, anchors?: Placement): PortablePattern | PatternFault {
  const parsed = parsePatternText(text);
  if ("code" in parsed) return parsed;
  if (expandedSize(parsed.node) > maxSize) {
    const problem = `it stands for more than ${maxSize} characters to compare`;
    return { start: 0, end: text.length, code: "pattern-too-large", problem };
  }
  const slowness = slownessOf(text, parsed, placementOf(parsed, anchors));
  if (slowness !== undefined) return slowness;
  return { text: parsed.text, uncaptured: parsed.uncaptured, node: parsed.node };
}

function placementOf({ isBareChoice }: ParsedPattern, anchors: Placement | undefined): Placement {
  if (anchors === undefined) return { fromStart: true, toEnd: true };
  // In ^a|b$ each anchor ties one of the two only, so neither can be counted on.
  const isTiedInPart = isBareChoice && (anchors.fromStart || anchors.toEnd);
  return isTiedInPart ? { fromStart: false, toEnd: true } : anchors;
}
