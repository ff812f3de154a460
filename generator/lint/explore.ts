import { createJudge } from "./evaluate/evaluate.ts";
import type { Judge } from "./evaluate/judge.ts";
import type { Tools } from "./tools.ts";
import { type Budget, type Choice, World } from "./world.ts";

/** Worlds that are tried for one question; a question that needs more stays open. */
const maxWorlds = 65_536;

/** Steps of working out that one question may take, all questions about one model or function, and all about a program. */
const steps = { question: 4_000_000, subject: 16_000_000, program: 100_000_000 } as const;

/** `found`: in some world; `none`: all worlds were looked at, and in none; `unknown`: there were too many. */
export type Verdict = "found" | "none" | "unknown";

/** Asks about all worlds there are. */
export interface Explorer {
  readonly tools: Tools;
  /** Goes on to the next world until `test` holds in one. */
  readonly find: (test: (judge: Judge) => boolean) => Verdict;
}

/** Makes an explorer for one model or function after the other. */
export function createExplorers(tools: Tools): () => Explorer {
  const program: Budget = { left: steps.program };
  return () => {
    const subject: Budget = { left: steps.subject };
    return { tools, find: (test) => find(test, tools, [{ left: steps.question }, subject, program]) };
  };
}

function find(test: (judge: Judge) => boolean, tools: Tools, budgets: readonly Budget[]): Verdict {
  let script: readonly Choice[] | undefined = [];
  for (let count = 0; count < maxWorlds; count += 1) {
    const world = new World(tools, script, budgets);
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
