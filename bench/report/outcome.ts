import { type Claim, fastestPeer, type Measured, specwright } from "../races/race.ts";
import { fastest, median, ratio } from "../races/statistics.ts";

/** What a claim came to. */
export interface Outcome {
  readonly what: string;
  /** The bar, such as `8x or more`. */
  readonly bar: string;
  /** The figure, such as `9.1x`. */
  readonly figure: string;
  readonly isMet: boolean;
  /** Whom it was held against, where that was not known before. */
  readonly against?: string;
}

/** Holds what was measured against a claim; undefined where somebody who belongs to it did not take part. */
export function outcomeOf(claim: Claim, { rounds, beside }: Measured): Outcome | undefined {
  const { what, by, atLeast, atMost } = claim;
  const isOpen = claim.of === fastestPeer;
  const of = isOpen ? fastest(rounds, [specwright, ...beside]) : claim.of;
  if (of === undefined || !(of in rounds) || (by !== undefined && !(by in rounds))) return undefined;
  const figure = by === undefined ? median(rounds[of] ?? []) : ratio(rounds, of, by);
  const sign = by === undefined ? "" : "x";
  return {
    what,
    bar: atLeast === undefined ? `${atMost}${sign} at most` : `${atLeast}${sign} or more`,
    figure: `${shortened(figure)}${sign}`,
    isMet: figure >= (atLeast ?? Number.NEGATIVE_INFINITY) && figure <= (atMost ?? Number.POSITIVE_INFINITY),
    ...(isOpen ? { against: of } : {}),
  };
}

/** A figure with as many digits as say something. */
export function shortened(figure: number): string {
  if (figure >= 100) return Math.round(figure).toLocaleString("en");
  return figure.toFixed(figure >= 10 ? 1 : 2);
}
