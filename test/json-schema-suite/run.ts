import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeSection } from "../support/page-section.ts";
import { coreFiles } from "./core-files.ts";
import { type Group, judgeGroup } from "./judge.ts";
import { type FileResult, said, suiteTables } from "./tables.ts";

// Runs the official tests of JSON Schema: `node dist/test/json-schema-suite/run.js FOLDER`, where FOLDER holds the JSON files of draft
// 2020-12. Writes its part of a page, and ends with 1 where a verdict is wrong, or where fewer tests can be said than there have to be.

const leastSaid = 400;

const folder = process.argv[2];
if (folder === undefined) throw new Error("name the folder of the tests");
const results: FileResult[] = [];
for (const file of coreFiles) {
  const groups: readonly Group[] = JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8"));
  const judged = [];
  for (const [index, group] of groups.entries()) {
    judged.push({ tests: group.tests.length, result: await judgeGroup(group, `suite-${file}-${index}`) });
  }
  results.push({ file, groups: judged });
}
const wrong = results.flatMap(({ file, groups }) =>
  groups.flatMap(({ result }) => (result.isSaid ? result.wrong.map((fault) => `${file}: ${fault}`) : [])),
);
const command = "node dist/test/json-schema-suite/run.js FOLDER";
writeSection("generator/docs/json-schema.md", "suite", suiteTables(results, wrong.length, command));
for (const fault of wrong) process.stdout.write(`${fault}\n`);
const count = said(results.flatMap(({ groups }) => groups));
if (count < leastSaid) process.stdout.write(`only ${count} tests can be said\n`);
process.exitCode = wrong.length > 0 || count < leastSaid ? 1 : 0;
