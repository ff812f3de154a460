import type { Rounds } from "./statistics.ts";

/** What is held against what, and how it must come out. */
export interface Claim {
  /** What is claimed, as the page says it. */
  readonly what: string;
  /** Whose figure is divided; `fastest peer` is the one with the smallest median among those that compete. */
  readonly of: string;
  /** By whose; absent where the figure itself has a bar. */
  readonly by?: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What one race has measured. */
export interface Measured {
  readonly rounds: Rounds;
  /** Those that are shown, but are no peers. */
  readonly beside: readonly string[];
}

/** Contestants that do the same work in one process, turn by turn, and what is claimed of them. */
export interface Race {
  /** Names the race on the command line. */
  readonly id: string;
  readonly title: string;
  readonly unit: "ns" | "ms" | "MiB" | "kB";
  readonly claims: readonly Claim[];
  /** Runs it; `effort` is 1 for a full run, and less for a quick look. */
  run(effort: number): Measured | Promise<Measured>;
}

/** The name of what is compared with all others. */
export const specwright = "specwright";

/** In a claim, whoever is fastest. */
export const fastestPeer = "fastest peer";
