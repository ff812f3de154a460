import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDiskHost } from "../../generator/host/disk-host.ts";
import { createRandom } from "../support/random.ts";
import { write } from "../support/write-fixture.ts";
import { differing, filesIn, largeOutputs, torn } from "./outputs-on-disk.ts";

/** What came of writing to a disk that got full. */
export interface FullDiskResult {
  /** Runs that found no space. */
  readonly refused: number;
  readonly faults: readonly string[];
}

/** Writes to a small disk in memory with ever less space. Undefined where the machine lets nobody mount one: it takes Linux and root. */
export async function fillDisk(folder: string, count: number, seed: number): Promise<FullDiskResult | undefined> {
  mkdirSync(folder, { recursive: true });
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=4m", "none", folder]).status !== 0) return undefined;
  try {
    return await fill(folder, count, seed);
  } finally {
    spawnSync("umount", [folder]);
  }
}

async function fill(folder: string, count: number, seed: number): Promise<FullDiskResult> {
  const random = createRandom(seed);
  const host = createDiskHost(folder);
  const filler = join(folder, "filler");
  const faults: string[] = [];
  let refused = 0;
  for (let round = 0; round < count; round += 1) {
    const [before, after, later] = [0, 1, 2].map((version) => largeOutputs(round * 3 + version));
    if (before === undefined || after === undefined || later === undefined) throw new Error("three versions");
    faults.push(...(await write(host, before)).faults);
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail - random.below(70)) * bsize));
    const told = (await write(host, after)).faults;
    if (told.length > 0) refused += 1;
    faults.push(...told.filter((fault) => !fault.startsWith("write-failed")));
    const found = filesIn(join(folder, "out"), true);
    const temporary = Object.keys(found).filter((path) => path.endsWith(".tmp"));
    faults.push(...temporary.map((path) => `${path} is left, round ${round}`));
    faults.push(...torn(filesIn(join(folder, "out")), before, after).map((path) => `${path} is torn, round ${round}`));
    rmSync(filler);
    faults.push(...(await write(host, later)).faults);
    const { length } = differing(filesIn(join(folder, "out"), true), later);
    if (length > 0) faults.push(`${length} files are not repaired, round ${round}`);
  }
  return { refused, faults };
}
