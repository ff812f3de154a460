import { writeFileSync } from "node:fs";
import { compareSeed } from "./compare.ts";

// The comparison at full length: `node dist/test/random-specs/run.js [SPECS] [DOCUMENTS]`. Writes its figures into a page.

const wanted = Number(process.argv[2] ?? 500);
const documentsPerSpec = Number(process.argv[3] ?? 2000);
const uses = new Map<string, number>();
const totals = { specs: 0, refused: 0, documents: 0, accepted: 0, excused: 0, rules: 0, exactRules: 0 };
const disagreements: string[] = [];

for (let seed = 1000; totals.specs < wanted; seed += 1) {
  const result = await compareSeed(seed, documentsPerSpec);
  if (result === undefined) {
    totals.refused += 1;
    continue;
  }
  totals.specs += 1;
  totals.documents += result.documents;
  totals.accepted += result.accepted;
  totals.excused += result.excused;
  totals.rules += result.rules;
  totals.exactRules += result.exactRules;
  disagreements.push(...result.disagreements);
  for (const feature of result.features) uses.set(feature, (uses.get(feature) ?? 0) + 1);
  if (totals.specs % 10 === 0) process.stderr.write(`${totals.specs} specs, ${disagreements.length} disagreements\n`);
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const page = [
  "# Random specs, random documents",
  "",
  "Specs are made from seeds, with rules over everything the language has. For every document, six judges are asked: the generated",
  "validator, the interpreter of the spec, and the emitted schema (2020-12) in the hands of ajv in strict mode, `@cfworker/json-schema`",
  "and `@hyperjump/json-schema`; `is`, `parse` and `validate` of the generated code each for itself. They must agree, except where a",
  "rule that the coverage report takes out of the schema is all that is wrong.",
  "",
  `Made by \`node dist/test/random-specs/run.js ${wanted} ${documentsPerSpec}\`; a slice of it is among the tests.`,
  "",
  "| figure | value |",
  "| - | - |",
  `| specs | ${totals.specs} (${totals.refused} more were refused by the checker) |`,
  `| documents | ${totals.documents}, of which ${percent(totals.accepted, totals.documents)} valid |`,
  `| rules | ${totals.rules}, of which ${percent(totals.exactRules, totals.rules)} are exact in the schema |`,
  `| documents that only an inexact rule refuses | ${totals.excused} |`,
  `| disagreements | ${disagreements.length} |`,
  "",
  "## Features, and the number of specs that use them",
  "",
  "| feature | specs |",
  "| - | - |",
  ...[...uses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, count]) => `| ${feature.replace(/\|/gu, "\\|")} | ${count} |`),
  "",
];
writeFileSync("generator/docs/random-specs.md", page.join("\n"));
for (const line of disagreements.slice(0, 20)) process.stdout.write(`${line}\n`);
process.exitCode = disagreements.length > 0 ? 1 : 0;
