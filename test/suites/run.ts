import { writeSection } from "../support/page-section.ts";
import { longest, runSuites, suitesTable } from "./report.ts";

// Reads the suites of YAML and JSON texts, with a look at the clock: `node dist/test/suites/run.js`. Writes its part of a page, and
// ends with 1 where a text is not read as it has to be, or takes long.

const results = runSuites(3);
writeSection("generator/docs/robustness.md", "texts", suitesTable(results, "node dist/test/suites/run.js"));
for (const { suite, wrong, slowest } of results) {
  process.stdout.write(`${suite}: slowest text ${slowest.toFixed(1)} ms of CPU time\n`);
  for (const fault of wrong) process.stdout.write(`${suite} ${fault}\n`);
}
process.exitCode = results.some(({ wrong, slowest }) => wrong.length > 0 || slowest > longest) ? 1 : 0;
