import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Comparison } from "./compare.ts";

/** One seed and what came of it; null where the spec was refused. */
export interface Finished {
  readonly seed: number;
  readonly result: Comparison | null;
}

/** Results that outlive an interruption, in a file of their own for each build and number of documents. */
export interface Progress {
  readonly known: ReadonlyMap<number, Finished>;
  add(finished: Finished): void;
}

/** Takes up what the same build has found before. */
export function openProgress(documentsPerSpec: number): Progress {
  const folder = "dist/tmp/random-specs";
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `progress-${buildHash()}-${documentsPerSpec}.jsonl`);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  const finished = lines.map((line): Finished => JSON.parse(line));
  const known = new Map(finished.map((each) => [each.seed, each]));
  return {
    known,
    add(each) {
      known.set(each.seed, each);
      appendFileSync(path, `${JSON.stringify(each)}\n`);
    },
  };
}

/** Tells builds apart: other code may come to other results. */
function buildHash(): string {
  const hash = createHash("sha256");
  for (const folder of ["dist/generator", "dist/test/random-specs", "dist/test/support"]) {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 12);
}
