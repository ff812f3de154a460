import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createJudge } from "./judge.ts";
import { injectionPage } from "./page.ts";
import { slots } from "./slots.ts";
import { type Tally, tally } from "./tally.ts";

// Tries every payload in every slot, and writes the page. A process for each slot, as a process never lets go of modules that it loaded.

const [name] = process.argv.slice(2);
if (name === undefined) {
  const tallies = slots.map((slot): Tally => {
    const output = execFileSync(process.execPath, [fileURLToPath(import.meta.url), slot.name], { encoding: "utf8" });
    return JSON.parse(output);
  });
  const faults = tallies.flatMap((each) => each.faults);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  writeFileSync("generator/docs/injection.md", injectionPage(tallies));
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  const slot = slots.find((each) => each.name === name);
  if (slot === undefined) throw new Error(`no slot is called ${name}`);
  process.stdout.write(JSON.stringify(await tally(createJudge(`injection-${slots.indexOf(slot)}`), slot)));
}
