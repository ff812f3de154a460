import { type ChildProcess, fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Comparison } from "./compare.ts";
import { totalsOf } from "./page.ts";
import { type Finished, openProgress } from "./progress.ts";

// The comparison at full length: `node dist/test/random-specs/run.js [SPECS] [DOCUMENTS] [PROCESSES]`. Writes its figures into a
// page. What was found before an interruption is taken up again. Ends with 1 where anybody disagrees or something is never tried.

const specs = Number(process.argv[2] ?? 500);
const documentsPerSpec = Number(process.argv[3] ?? 2000);
const processes = Number(process.argv[4] ?? 2);

/** A process keeps the modules of every spec that it has loaded, so it is replaced now and then. */
const seedsPerProcess = 40;

const firstSeed = 1000;
const progress = openProgress(documentsPerSpec);
let next = firstSeed;

await Promise.all(Array.from({ length: processes }, work));
// Processes finish in any order; what counts are the first seeds.
const results: (Comparison | undefined)[] = [];
for (let seed = firstSeed; seed < next; seed += 1) results.push(progress.known.get(seed)?.result ?? undefined);
const totals = totalsOf(results, `node dist/test/random-specs/run.js ${specs} ${documentsPerSpec}`);
writeFileSync("generator/docs/random-specs.md", totals.page);
const missing = [...totals.uses].filter(([, count]) => count === 0).map(([feature]) => `never tried: ${feature}`);
const isPoor = totals.accepted * 4 < totals.documents;
const wrong = [
  ...totals.disagreements,
  ...missing,
  ...(isPoor ? ["less than a quarter of the documents is valid"] : []),
];
for (const line of wrong.slice(0, 50)) process.stdout.write(`${line}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;

/** Has processes compare one seed after the other until there are enough. */
async function work(): Promise<void> {
  for (let seed = takeSeed(); seed !== undefined; ) {
    const worker = fork(join(import.meta.dirname, "worker.js"), [String(documentsPerSpec)]);
    for (let count = 0; count < seedsPerProcess && seed !== undefined; count += 1) {
      progress.add(await compareIn(worker, seed));
      if (progress.known.size % 10 === 0) process.stderr.write(`${progress.known.size} specs\n`);
      seed = takeSeed();
    }
    worker.disconnect();
  }
}

function compareIn(worker: ChildProcess, seed: number): Promise<Finished> {
  return new Promise((done, fail) => {
    const ended = (): void => fail(new Error(`the process with seed ${seed} ended`));
    worker.once("exit", ended);
    worker.once("message", (finished: Finished) => {
      worker.off("exit", ended);
      done(finished);
    });
    worker.send(seed);
  });
}

/** The next seed that nobody has taken; undefined where enough are, unless one of them turns out to be refused. */
function takeSeed(): number | undefined {
  while (progress.known.has(next)) next += 1;
  const refused = [...progress.known.values()].filter(({ seed, result }) => seed < next && result === null).length;
  if (next - firstSeed - refused >= specs) return undefined;
  next += 1;
  return next - 1;
}
