import { join, resolve } from "node:path";
import { installRuntimes } from "../runtimes/programs.ts";
import { writeSection } from "../support/page-section.ts";
import { allCircumstances } from "./circumstances.ts";
import { generateIn } from "./generate-in.ts";

// Generates the model package in all circumstances: `node dist/test/determinism/run.js`. Fetches the lines of Node from npm first.
// Writes its part of a page, and ends with 1 where there is more than one hash.

const runtimes = installRuntimes(resolve("dist/tmp/runtimes"));
const hashes = new Map<string, string>();
for (const [index, circumstances] of allCircumstances.entries()) {
  const [program] = runtimes.find(({ name }) => name === circumstances.node)?.command ?? [];
  if (program === undefined) throw new Error(`no ${circumstances.node}`);
  const hash = generateIn(join(resolve("dist/tmp/determinism"), `run ${index % 7}`), circumstances, program);
  if (!hashes.has(hash)) process.stdout.write(`${hash}: ${JSON.stringify(circumstances)}\n`);
  hashes.set(hash, JSON.stringify(circumstances));
}
const count = (pick: keyof (typeof allCircumstances)[number]): number =>
  new Set(allCircumstances.map((each) => each[pick])).size;
const page = [
  "Made by `node dist/test/determinism/run.js`.",
  "",
  "| locales | time zones | line ends | lines of Node | orders of folders | runs | hashes |",
  "| --- | --- | --- | --- | --- | --- | --- |",
  `| ${count("locale")} | ${count("timeZone")} | ${count("lineEnd")} | ${count("node")} | ${count("order")} | ${allCircumstances.length} | ${hashes.size} |`,
  "",
];
writeSection("generator/docs/robustness.md", "determinism", page.join("\n"));
process.exitCode = hashes.size === 1 ? 0 : 1;
