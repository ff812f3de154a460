import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { grouped, writeSection } from "../support/page-section.ts";
import { fillDisk } from "./full-disk.ts";
import { killAtRandom, raceAtRandom } from "./kills.ts";
import { randomSequence } from "./sequence.ts";

// What can happen to files while they are written, at full length: `node dist/test/files/run.js`. Writes its part of a page, and
// ends with 1 where a file is torn, touched or not repaired.

const counts = { sequences: 1000, kills: 200, races: 50, fillings: 50 };
const faults: string[] = [];
const root = mkdtempSync(join(tmpdir(), "specwright-"));
try {
  let [steps, finished] = [0, 0];
  for (let seed = 1000; seed < 1000 + counts.sequences; seed += 1) {
    const result = await randomSequence(seed);
    steps += result.steps.length;
    finished += result.finished;
    faults.push(...result.faults);
  }
  const kills = await killAtRandom(join(root, "kills"), counts.kills, 1);
  const races = await raceAtRandom(join(root, "races"), counts.races);
  const fillings = await fillDisk(join(root, "full"), counts.fillings, 1);
  faults.push(...kills.faults, ...races, ...(fillings?.faults ?? []));
  if (kills.killed < counts.kills) faults.push(`only ${kills.killed} processes were killed`);
  process.stdout.write(`${kills.midway} of ${kills.killed} kills fell between the first file and the last\n`);
  if (fillings === undefined) process.stdout.write("no small disk can be mounted here: its row is left out\n");
  else process.stdout.write(`${fillings.refused} of ${counts.fillings} runs found the disk full\n`);
  const rows = [
    ["sequences of edits and runs", counts.sequences, `${grouped(steps)} steps; ${grouped(finished)} runs finished`],
    ["processes killed at a random moment", kills.killed, "every file old or new; the next run repairs"],
    ["pairs of processes that write at once", counts.races, "the files of one of them, whole"],
    ...(fillings === undefined
      ? []
      : [["runs while a disk gets full", counts.fillings, "told; every file old or new; the next run repairs"]]),
  ];
  const lines = rows.map(([what, count, outcome]) => `| ${what} | ${grouped(Number(count))} | ${outcome} |`);
  const page = [
    `Made by \`node dist/test/files/run.js\`. Files touched, torn or not repaired: ${faults.length}.`,
    "",
    "| what | how often | what comes of it |",
    "| --- | --- | --- |",
    ...lines,
    "",
  ];
  writeSection("generator/docs/robustness.md", "files", page.join("\n"));
} finally {
  rmSync(root, { recursive: true, force: true });
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
