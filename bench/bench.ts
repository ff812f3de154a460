import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Measured, Race } from "./races/race.ts";
import { races } from "./races.ts";
import { outcomeOf } from "./report/outcome.ts";
import { page } from "./report/page.ts";
import { plot } from "./report/plot.ts";
import type { Results } from "./report/results.ts";

// Runs races, each in a process of its own: [WORD...] [--quick]. Those whose id begins with a word, or all. What they measured
// takes the place of what is in the results for this version of Node; the page and the drawing are made of all results. --quick
// shows figures, and writes nothing.

const args = process.argv.slice(2);
const words = args.filter((word) => !word.startsWith("--"));
const isQuick = args.includes("--quick");
const folder = join("bench", "results");
const path = join(folder, `node-${process.versions.node.split(".")[0]}.json`);
const before = existsSync(path) ? read(path).measured : {};
const chosen = races.filter(({ id }) => words.length === 0 || words.some((word) => id.startsWith(word)));

const found = new Map(chosen.map((race) => [race.id, runAndTell(race)]));
if (!isQuick) {
  const all = races.flatMap(({ id }) => {
    const measured = found.get(id) ?? before[id];
    return measured === undefined ? [] : [[id, measured] as const];
  });
  const processor = cpus()[0]?.model.trim() ?? "an unknown processor";
  const results: Results = { node: process.versions.node, processor, measured: Object.fromEntries(all) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(results, roundedFigure)}\n`);
  writePage();
}

function writePage(): void {
  const [first, ...others] = readdirSync(folder)
    .sort()
    .map((name) => read(join(folder, name)));
  if (first === undefined) return;
  const notes = readFileSync(join("bench", "notes.md"), "utf8");
  writeFileSync(join("generator", "docs", "performance.md"), page(races, first, others, notes));
  writeFileSync(join("generator", "docs", "performance.svg"), plot(races, first));
}

function read(from: string): Results {
  return JSON.parse(readFileSync(from, "utf8"));
}

function runAndTell(race: Race): Measured {
  const measured = runApart(race.id);
  process.stdout.write(`${race.title}\n`);
  for (const claim of race.claims) {
    const outcome = outcomeOf(claim, measured);
    if (outcome === undefined) continue;
    const { what, bar, figure, isMet, against } = outcome;
    const whom = against === undefined ? "" : `: ${against}`;
    process.stdout.write(`  ${isMet ? "met   " : "MISSED"} ${figure} (${bar}) ${what}${whom}\n`);
  }
  return measured;
}

function runApart(id: string): Measured {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const program = join(import.meta.dirname, "run-race.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, id, isQuick ? "0.2" : "1"], {
    encoding: "utf8",
    env,
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`race ${id} ended with ${status}\n${stderr}`);
  return JSON.parse(stdout);
}

function roundedFigure(_: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(4)) : value;
}
