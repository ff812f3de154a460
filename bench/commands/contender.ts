import { rmSync } from "node:fs";
import type { Rounds } from "../statistics.ts";
import { type Command, type Usage, usageOf } from "./usage-of.ts";

/** A program that takes part. */
export interface Contender {
  readonly name: string;
  readonly command: Command;
  /** What is deleted before each run, so that nothing is there already. */
  readonly output?: string;
}

/** Runs all in every round, in an order that turns around, and gives one figure of each run. */
export function takeTurns(contenders: readonly Contender[], rounds: number, read: (usage: Usage) => number): Rounds {
  const figures = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      if (contender.output !== undefined) rmSync(contender.output, { recursive: true, force: true });
      figures.get(contender.name)?.push(read(usageOf(contender.command)));
    }
  }
  return Object.fromEntries(figures);
}
