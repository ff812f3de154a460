import type { Measured, Race } from "../races/race.ts";

/** What one run of the benchmark measured, by the ids of the races. */
export interface Results {
  /** Of Node, and of the processor, as it calls itself. */
  readonly node: string;
  readonly processor: string;
  readonly measured: Readonly<Record<string, Measured>>;
}

/** Races that have been run, each with what it measured. */
export function runRaces(races: readonly Race[], { measured }: Results): readonly (readonly [Race, Measured])[] {
  return races.flatMap((race) => {
    const found = measured[race.id];
    return found === undefined ? [] : [[race, found] as const];
  });
}
