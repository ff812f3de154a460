import type { Rounds } from "./statistics.ts";

/** Something that is timed. */
export interface Task {
  readonly name: string;
  /** Does all of it once. */
  run(): void;
  /** How many operations that is. */
  readonly operations: number;
}

const warmUps = 10;
const idle = new Int32Array(new SharedArrayBuffer(4));

/** Lets the compiler finish, which works beside the program and gets little of a busy machine. */
function rest(): void {
  Atomics.wait(idle, 0, 0, 30);
}

/**
 * Runs all tasks in every round, in an order that moves on and turns around, so that nobody always comes after the same
 * neighbour. Gives nanoseconds of processor time an operation, by name. The time of a slice is in milliseconds.
 */
export function interleave(tasks: readonly Task[], rounds: number, slice: number): Rounds {
  const figures = new Map<string, number[]>(tasks.map(({ name }) => [name, []]));
  for (let round = 0; round < warmUps; round += 1) {
    for (const task of tasks) {
      timed(task, slice);
      rest();
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    const start = round % tasks.length;
    const order = [...tasks.slice(start), ...tasks.slice(0, start)];
    for (const task of round % 2 === 0 ? order : order.reverse()) {
      timed(task, slice / 4);
      figures.get(task.name)?.push(timed(task, slice));
    }
  }
  return Object.fromEntries(figures);
}

function timed(task: Task, slice: number): number {
  const start = process.cpuUsage();
  let passes = 0;
  let spent = 0;
  do {
    task.run();
    passes += 1;
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  } while (spent < slice * 1000);
  return (spent * 1000) / (passes * task.operations);
}
