import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createDiskHost } from "../../generator/host/disk-host.ts";
import { createRandom } from "../support/random.ts";
import { write } from "../support/write-fixture.ts";
import { differing, filesIn, largeOutputs, torn } from "./outputs-on-disk.ts";

/** What came of killing processes that write. */
export interface KillsResult {
  /** Processes that died before they were done. */
  readonly killed: number;
  /** Those of them that had written something by then. */
  readonly midway: number;
  readonly faults: readonly string[];
}

const writer = join(import.meta.dirname, "killed-writer.js");

/** Kills a process at a random moment, `count` times, and lets a run in this process repair what it left. `folder` is emptied. */
export async function killAtRandom(folder: string, count: number, seed: number): Promise<KillsResult> {
  const random = createRandom(seed);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const host = createDiskHost(folder);
  const faults: string[] = [];
  let [killed, midway, version, longest] = [0, 0, 1, 60];
  await write(host, largeOutputs(0));
  for (let attempt = 0; killed < count && attempt < count * 5; attempt += 1) {
    const before = largeOutputs(version - 1);
    const after = largeOutputs(version);
    const wasKilled = await killOne([folder, String(version)], random.next() * longest);
    // The moments are to fall into the time that writing takes, however fast the machine is.
    longest = Math.max(5, longest * (wasKilled ? 1.05 : 0.8));
    const found = filesIn(join(folder, "out"));
    faults.push(...torn(found, before, after).map((path) => `${path} is torn, kill ${attempt}`));
    const isNew = Object.keys(found).some((path) => after[path] !== before[path] && found[path] === after[path]);
    const isOld = Object.keys(before).some((path) => after[path] !== before[path] && found[path] === before[path]);
    if (wasKilled) killed += 1;
    if (wasKilled && isNew && isOld) midway += 1;
    const repaired = largeOutputs(version + 1);
    faults.push(...(await write(host, repaired)).faults);
    const { length } = differing(filesIn(join(folder, "out"), true), repaired);
    if (length > 0) faults.push(`${length} files are not repaired, kill ${attempt}`);
    version += 2;
  }
  return { killed, midway, faults };
}

/** Lets two processes write at once, `count` times: one version has to be there whole in the end, or the next run makes it so. */
export async function raceAtRandom(folder: string, count: number): Promise<readonly string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const faults: string[] = [];
  for (let round = 0; round < count; round += 1) {
    const versions = [round * 2, round * 2 + 1];
    const said = await Promise.all(versions.map((version) => run([folder, String(version)])));
    const odd = said.filter((text) => !/^ready\n(?:done|output-locked [^\n]*)\n$/u.test(text));
    faults.push(...odd.map((text) => `${JSON.stringify(text)}, race ${round}`));
    if (said.every((text) => text.includes("output-locked"))) faults.push(`nobody wrote, race ${round}`);
    const found = filesIn(join(folder, "out"), true);
    const isWhole = versions.some((version) => differing(found, largeOutputs(version)).length === 0);
    if (!isWhole) faults.push(`a mixture of two, race ${round}`);
  }
  return faults;
}

/** Starts a writer and kills it some milliseconds after it began to write; whether that was before it was done. */
async function killOne(args: readonly string[], milliseconds: number): Promise<boolean> {
  const child = spawn(process.execPath, [writer, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<string | null>((end) => child.on("exit", (_, signal) => end(signal)));
  await new Promise((begin) => child.stdout.once("data", begin));
  await setTimeout(milliseconds);
  child.kill("SIGKILL");
  return (await ended) === "SIGKILL";
}

async function run(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [writer, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const chunk of child.stdout) said += String(chunk);
  return said;
}
