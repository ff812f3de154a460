import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeArsenal } from "./arsenal.ts";
import type { Report } from "./child.ts";
import { fuzzPage, type Growth, isTooMuch, type Line } from "./page.ts";

// `run.js COUNT NODE...`: tries so many documents with each of these programs, and this one where none is named. Writes the page.

const stretch = 20_000;
/** A process that has not come to an end after so many milliseconds never will. */
const patience = 300_000;

const [count = "1000000", ...named] = process.argv.slice(2);
const file = await writeArsenal(60);
const lines = (named.length === 0 ? [process.execPath] : named).map((node) => lineOf(node, Number(count)));
const growths = growthsNow();
writeFileSync("generator/docs/fuzz.md", fuzzPage(lines, growths));
const shortfalls = [
  ...lines.flatMap(({ version, faults, slow, aborts }) =>
    [...faults, ...slow, ...aborts].map((each) => `${version} ${each}`),
  ),
  ...growths.filter(isTooMuch).map(({ keyword, worst }) => `${keyword}: ${worst}`),
];
for (const each of shortfalls.slice(0, 50)) process.stderr.write(`${each}\n`);
process.exitCode = shortfalls.length > 0 ? 1 : 0;

/** In a process whose collector of garbage has room and no threads: what it copies back and forth is no work of the package. */
function growthsNow(): readonly Growth[] {
  const child = fileURLToPath(new URL("growth-child.js", import.meta.url));
  const flags = ["--max-semi-space-size=128", "--single-threaded-gc"];
  return JSON.parse(execFileSync(process.execPath, [...flags, child], { encoding: "utf8" }));
}

function lineOf(node: string, documents: number): Line {
  const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
  const child = fileURLToPath(new URL("child.js", import.meta.url));
  const reports: Report[] = [];
  const aborts: string[] = [];
  for (let first = 0; first < documents; first += stretch) {
    const args = [child, file, String(first), String(Math.min(stretch, documents - first))];
    const { status, signal, stdout, stderr } = spawnSync(node, args, { encoding: "utf8", timeout: patience });
    if (status === 0) reports.push(JSON.parse(stdout));
    else aborts.push(`seeds from ${first}: ${signal ?? status} ${stderr.slice(-500)}`);
  }
  return {
    version,
    documents,
    accepted: reports.reduce((sum, { accepted }) => sum + accepted, 0),
    faults: reports.flatMap(({ faults }) => faults),
    slow: reports.flatMap(({ slow }) => slow),
    slowest: Math.max(...reports.map(({ slowest }) => slowest)),
    aborts,
  };
}
