import type { Candidate } from "../../witness/candidate.ts";
import type { ValueSource } from "../../witness/value-source.ts";
import type { WithoutCircles } from "../../witness/without-circles.ts";

/** What the makers of cases share. */
export interface Suite {
  readonly source: ValueSource;
  /** Candidates for a model, made once. */
  readonly cases: (model: string) => readonly Candidate[];
  /**
   * Candidates for a model that it refuses, to be put inside other types: one for each property and each way in which it is wrong.
   * None while they are being made.
   */
  readonly faulty: (model: string) => readonly Candidate[];
  /** Lets go of the candidates for a model once its file is made; faulty ones are kept. */
  readonly finish: (model: string) => void;
  /** For walks through types, whose names are told apart by what is looked for. */
  readonly withoutCircles: WithoutCircles;
}
