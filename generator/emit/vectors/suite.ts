import type { Candidate } from "../../witness/candidate.ts";
import type { ValueSource } from "../../witness/value-source.ts";
import type { WithoutCircles } from "../../witness/without-circles.ts";

/** What the makers of cases share. */
export interface Suite {
  readonly source: ValueSource;
  /** Candidates for a model, made once. */
  readonly cases: (model: string) => readonly Candidate[];
  /** Candidates for a model that it refuses, to be put inside other types; none while they are being made. */
  readonly refused: (model: string) => readonly Candidate[];
  /** For walks through types, whose names are told apart by what is looked for. */
  readonly withoutCircles: WithoutCircles;
}
