import { isExponential } from "./ambiguity.ts";
import type { PatternFault } from "./pattern-fault.ts";
import { expandedSize, type PatternNode } from "./pattern-node.ts";
import { parsePatternText } from "./pattern-parser.ts";

/** A pattern that every target reads alike. */
export interface PortablePattern {
  /** As written, except that `\uXXXX` has become the character itself: not all engines know the escape. */
  readonly text: string;
  /** The same without capture groups, to be put into a larger pattern. */
  readonly uncaptured: string;
  readonly node: PatternNode;
}

/** How large a pattern may be once all counts are written out. */
const maxSize = 10_000;

/**
 * Reads a pattern of the portable subset: what JavaScript under flag `u`, RE2, Python's `re` and JSON Schema understand in
 * the same way, and what no engine can be made to hang with. Returns the first fault otherwise.
 */
export function parsePattern(text: string): PortablePattern | PatternFault {
  const parsed = parsePatternText(text);
  if ("code" in parsed) return parsed;
  const whole = { start: 0, end: text.length };
  if (expandedSize(parsed.node) > maxSize) {
    return { ...whole, code: "pattern-too-large", problem: `it stands for more than ${maxSize} characters to compare` };
  }
  for (const loop of parsed.loops) {
    const verdict = isExponential(loop.node);
    if (verdict !== false) return loopFault(text, loop, verdict);
  }
  return parsed;
}

function loopFault(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  verdict: true | "unknown",
): PatternFault {
  const loop = JSON.stringify(text.slice(start, end));
  if (verdict === "unknown") {
    const problem = "a repetition in it is too involved to find out whether it can make an engine hang";
    return { code: "pattern-too-large", start, end, problem, hint: "Repeat something simpler." };
  }
  const hint = "Let each repetition begin or end with a character that the rest of it cannot be.";
  return { code: "pattern-ambiguous", start, end, problem: `${loop} can match one text in very many ways`, hint };
}
