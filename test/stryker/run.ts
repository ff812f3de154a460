import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { writeSection } from "../support/page-section.ts";
import { equivalents } from "./equivalents.ts";
import { type Mutant, mutantsIn, type StrykerReport } from "./report.ts";
import { readScores, scoresSection } from "./scores.ts";
import { filesOf, type Slice, slices, testsOf } from "./slices.ts";

// Has Stryker change the compiled generator: `node dist/test/stryker/run.js SLICE...`, every slice without arguments. Takes what the
// last run found for what has not changed since. Writes rows of a page, and ends with 1 where too little is noticed.

const folder = resolve("dist/tmp/stryker");
const page = "generator/docs/mutation-scores.md";
const wanted = process.argv.slice(2);
install();
for (const slice of slices.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const mutants = mutantsIn(run(slice));
  const survivors = mutants.filter(({ isKilled }) => !isKilled);
  const isEquivalent = (mutant: Mutant): boolean =>
    equivalents.some(({ why: _, ...known }) =>
      isDeepStrictEqual(known, { file: mutant.file, find: mutant.find, replace: mutant.replace }),
    );
  const open = survivors.filter((mutant) => !isEquivalent(mutant));
  for (const { file, line, find, replace } of open) process.stdout.write(`${file}:${line} ${find} -> ${replace}\n`);
  const equal = survivors.length - open.length;
  const score = { slice: slice.name, mutants: mutants.length, equivalent: equal, survived: open.length };
  writeSection(page, "stryker", scoresSection([...readScores(page), score]));
  const percentage = (100 * (mutants.length - survivors.length)) / (mutants.length - equal);
  process.stdout.write(`${slice.name}: ${percentage.toFixed(1)} % of ${mutants.length - equal}\n`);
  if (percentage < slice.least) process.exitCode = 1;
}

function install(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", "package-lock.json"])
    copyFileSync(join("test/stryker", name), join(folder, name));
  execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
}

function run(slice: Slice): StrykerReport {
  const config = join(folder, `${slice.name}.json`);
  const report = join(folder, `${slice.name}-report.json`);
  const options = {
    mutate: filesOf(slice),
    testRunner: "tap",
    tap: { testFiles: testsOf(slice) },
    plugins: ["@stryker-mutator/tap-runner"],
    // Stryker would rewrite it with the compiler that it finds, and only knows older ones.
    tsconfigFile: "none.json",
    coverageAnalysis: "perTest",
    concurrency: 1,
    incremental: true,
    incrementalFile: join(folder, `${slice.name}-incremental.json`),
    reporters: ["json", "progress-append-only"],
    jsonReporter: { fileName: report },
    tempDirName: join("dist/tmp/stryker", slice.name),
    ignorePatterns: ["/dist/tmp", "/bench"],
    disableTypeChecks: false,
    timeoutMS: 10_000,
  };
  writeFileSync(config, JSON.stringify(options));
  const stryker = join(folder, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const { status } = spawnSync(process.execPath, [stryker, "run", config], { stdio: "inherit" });
  if (status !== 0) throw new Error(`Stryker ended with ${status}`);
  return JSON.parse(readFileSync(report, "utf8"));
}
