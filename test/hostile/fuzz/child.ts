import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Attacked, isTarget, tryDocument } from "./try-document.ts";

// Tries a stretch of seeds: `child.js FILE FIRST COUNT`. FILE lists packages with documents for their types. Prints a `Report`.

/** What came of a stretch of seeds. */
export interface Report {
  readonly accepted: number;
  readonly faults: readonly string[];
  /** Documents that took more than 50 ms of CPU in each of three runs. */
  readonly slow: readonly string[];
  /** The most that one took, in milliseconds; of those above 50 the least of three runs. */
  readonly slowest: number;
}

/** Documents by type, by the file of the package that has the types. */
export type Arsenal = Readonly<Record<string, Readonly<Record<string, Attacked["documents"]>>>>;

const bar = 50;
const [file = "", first = "0", count = "0"] = process.argv.slice(2);
const attacked = await load(JSON.parse(readFileSync(file, "utf8")));
const before = Reflect.ownKeys(Object.prototype).length + Reflect.ownKeys(Array.prototype).length;
const faults: string[] = [];
const slow: string[] = [];
let [accepted, slowest] = [0, 0];
// Code that nobody has run yet is slow for reasons of its own.
for (let seed = 0; seed < 300; seed += 1) tryDocument(attacked, seed);
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const trial = tryDocument(attacked, seed);
  if (trial.accepted) accepted += 1;
  faults.push(...trial.faults);
  const cpu = trial.cpu <= bar ? trial.cpu : Math.min(...[1, 2].map(() => tryDocument(attacked, seed).cpu), trial.cpu);
  if (cpu > bar) slow.push(`seed ${seed}: ${cpu} ms`);
  slowest = Math.max(slowest, cpu);
}
if (before !== Reflect.ownKeys(Object.prototype).length + Reflect.ownKeys(Array.prototype).length) {
  faults.push(`seeds from ${first}: a prototype is another one`);
}
const report: Report = { accepted, faults, slow, slowest };
process.stdout.write(JSON.stringify(report));

async function load(arsenal: Arsenal): Promise<readonly Attacked[]> {
  const packages = Object.entries(arsenal).map(async ([path, types]) => {
    const exported: object = await import(pathToFileURL(resolve(path)).href);
    return Object.entries(types).map(([name, documents]): Attacked => {
      const model: unknown = Reflect.get(exported, name);
      if (!isTarget(model)) throw new Error(`${path} exports no value ${name}`);
      return { name, model, documents };
    });
  });
  return (await Promise.all(packages)).flat();
}
