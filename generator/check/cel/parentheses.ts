import { opaqueTokens } from "./opaque-tokens.ts";
import type { Range } from "./syntax.ts";

/**
 * Widens ranges of a text until every parenthesis in them has its partner: the parser leaves those around an operand out, so
 * that `(a) == b` would begin at `a`, and only one of the two be in the range.
 */
export function balancer(text: string): (range: Range) => Range {
  const pairs = parentheses(text);
  return ({ start, end }) => {
    const range = { start, end };
    for (const { open, close } of pairs) {
      if (open < range.start && close >= range.start && close < range.end) range.start = open;
      if (close >= range.end && open >= range.start && open < range.end) range.end = close + 1;
    }
    return range;
  };
}

/** The pairs, each after those inside it. */
function parentheses(text: string): readonly { readonly open: number; readonly close: number }[] {
  const plain = text.replace(opaqueTokens, (token) => " ".repeat(token.length));
  const pairs: { readonly open: number; readonly close: number }[] = [];
  const waiting: number[] = [];
  for (const { 0: mark, index } of plain.matchAll(/[()]/gu)) {
    const open = mark === "(" ? waiting.push(index) && undefined : waiting.pop();
    if (open !== undefined) pairs.push({ open, close: index });
  }
  return pairs;
}
