import { writeFileSync } from "node:fs";
import { corpusPrograms, corpusRules } from "./corpus.ts";
import { corpusPage } from "./corpus-page.ts";
import { tryRules } from "./differential.ts";

// Tries every rule of the corpus at length and writes the page about it. Takes a minute or two.

const objects = 2000;
const programs = await corpusPrograms();
const trials = [...programs.values()].map((program) => tryRules(program, objects, 1));
const faults = trials.flatMap((trial) => trial.faults);
const onesided = trials.flatMap((trial) => trial.onesided);
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (onesided.length > 0) process.stderr.write(`always met or always broken: ${onesided.join(", ")}\n`);
writeFileSync(
  "generator/docs/rule-corpus.md",
  corpusPage(corpusRules(programs), {
    objects,
    met: sum(trials.map(({ met }) => met)),
    broken: sum(trials.map(({ broken }) => broken)),
    disagreements: faults.length,
  }),
);
if (faults.length + onesided.length > 0) process.exitCode = 1;
