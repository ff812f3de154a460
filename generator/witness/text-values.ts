import type { Constraint } from "../program/constraint.ts";
import { lengthsOf, matchingText } from "./matching-text.ts";
import { mostCodePoints } from "./size.ts";

/** Plain texts to begin with, where no pattern asks for more. */
const words = ["text", "other", "a", ""] as const;

/** Texts that are likely to satisfy the constraints, the plainest first; whoever asks must try them. At least `count` differ. None where they would be too long. */
export function likelyTexts(constraints: readonly Constraint[], count: number): readonly string[] {
  const patterns = patternsOf(constraints);
  const leastAsked = sizeOf(constraints, "min_length") ?? 0;
  if (leastAsked > mostCodePoints) return [];
  if (patterns.length === 0) {
    const least = leastAsked;
    const most = sizeOf(constraints, "max_length") ?? Number.POSITIVE_INFINITY;
    const numbered = Array.from({ length: count }, (_, index) => `text${index + 2}`);
    const counted = Array.from({ length: Math.min(count, 26) }, (_, index) => String.fromCharCode(97 + index));
    return [...words, ...numbered].map((word) => word.padEnd(least, "x").slice(0, most)).concat(counted);
  }
  const texts: string[] = [];
  for (const pattern of patterns) {
    const { min, max } = lengthsOf(pattern);
    const least = Math.max(min, leastAsked);
    for (let more = 0; more <= 3 && least + more <= max; more += 1) {
      texts.push(...[matchingText(pattern, least + more)].filter((text) => text !== undefined));
    }
    for (let variant = 1; variant <= 2 * count; variant += 1) {
      const length = Math.min(least + (variant % 5), max);
      texts.push(...[matchingText(pattern, length, variant)].filter((text) => text !== undefined));
    }
  }
  return texts;
}

/** A text of exactly so many code points that is likely to satisfy the patterns. */
export function textOfLength(constraints: readonly Constraint[], length: number): string | undefined {
  if (length > mostCodePoints) return undefined;
  const [pattern] = patternsOf(constraints);
  return pattern === undefined ? "x".repeat(length) : matchingText(pattern, length);
}

/** The value of the constraint of a kind that counts, if there is one. */
export function sizeOf(constraints: readonly Constraint[], kind: SizeKind): number | undefined {
  const sizes = constraints.flatMap((constraint) => (constraint.kind === kind ? constraint.value : []));
  if (sizes.length === 0) return undefined;
  return kind.startsWith("min") ? Math.max(...sizes) : Math.min(...sizes);
}

type SizeKind = "min_length" | "max_length" | "min_items" | "max_items" | "min_entries" | "max_entries";

/** The last pattern first: a property narrows what its scalar says. */
function patternsOf(constraints: readonly Constraint[]): readonly string[] {
  return constraints.flatMap((constraint) => (constraint.kind === "pattern" ? constraint.pattern : [])).reverse();
}
