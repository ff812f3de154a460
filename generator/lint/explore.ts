import { createJudge } from "./evaluate/evaluate.ts";
import type { Judge } from "./evaluate/judge.ts";
import type { Tools } from "./tools.ts";
import { type Choice, type Effort, World } from "./world.ts";

/** Worlds that are tried for one question; a question that needs more stays open. */
export const maxWorlds: number = 65_536;

/** Steps of working out that one question may take, and all questions about one model or function together. */
const maxSteps = 400_000;
const maxTotalSteps = 6_000_000;

/** `found`: in some world; `none`: all worlds were looked at, and in none; `unknown`: there were too many. */
export type Verdict = "found" | "none" | "unknown";

/** Asks about all worlds there are. */
export interface Explorer {
  readonly tools: Tools;
  /** Goes on to the next world until `test` holds in one. */
  readonly find: (test: (judge: Judge) => boolean) => Verdict;
}

/** An explorer with steps of its own to spend. */
export function createExplorer(tools: Tools): Explorer {
  const total = { left: maxTotalSteps };
  return { tools, find: (test) => find(test, tools, { question: maxSteps, total }) };
}

function find(test: (judge: Judge) => boolean, tools: Tools, effort: Effort): Verdict {
  let script: readonly Choice[] | undefined = [];
  for (let count = 0; count < maxWorlds; count += 1) {
    const world = new World(tools, script, effort);
    const holds = test(createJudge(world));
    if (world.isGivenUp) return "unknown";
    if (holds) return "found";
    script = following(world.choices);
    if (script === undefined) return "none";
  }
  return "unknown";
}

/** The choices that lead to the next world: the last one that can go another way does. */
function following(choices: readonly Choice[]): readonly Choice[] | undefined {
  const last = choices.findLastIndex(({ taken, of }) => taken + 1 < of);
  const choice = choices[last];
  return choice && [...choices.slice(0, last), { ...choice, taken: choice.taken + 1 }];
}
