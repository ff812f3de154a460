import { writeFileSync } from "node:fs";
import { compilers, createCrowd } from "./strict-compile.ts";

// Compiles what is generated from random specs: `node dist/test/typescript/strict-specs.js [SPECS] [SPECS WITH 6.0]`. Writes its
// figures into a page. Ends with 1 where a compiler finds an error.

const wanted = { "7.0": Number(process.argv[2] ?? 500), "6.0": Number(process.argv[3] ?? 50) };
const firstSeed = 20_000;

/** As many as a compiler has room for. */
const specsAtOnce = 50;

const errors = new Map([...compilers.keys()].map((version): [string, string[]] => [version, []]));
const specs = new Map<string, number>();
const most = wanted["7.0"];
for (let done = 0, seed = firstSeed; done < most; ) {
  const crowd = await createCrowd("strict-specs", seed, Math.min(specsAtOnce, most - done));
  for (const [version, compiler] of compilers) {
    if (version === "6.0" && done >= wanted["6.0"]) continue;
    const found = crowd.compile(compiler);
    errors.get(version)?.push(...found);
    specs.set(version, done + crowd.specs);
    for (const line of found) process.stdout.write(`TypeScript ${version}: ${line}\n`);
    if (found.length > 0) process.exitCode = 1;
  }
  done += crowd.specs;
  seed = crowd.next;
  process.stderr.write(`${done} specs\n`);
  writeFileSync("generator/docs/strict-specs.md", page().join("\n"));
}

function page(): readonly string[] {
  return [
    "# Random specs, compiled",
    "",
    "What is generated compiles in the strictest settings of TypeScript, whatever the spec says. TypeScript follows conditions: it refuses a",
    "comparison that those before it have settled, and a variable that nothing reads. So what is settled is not printed. Specs are made from",
    "seeds, as for [the comparison of judges](random-specs.md), and compiled with the settings of the generated `tsconfig.json`.",
    "",
    `Made by \`node dist/test/typescript/strict-specs.js ${wanted["7.0"]} ${wanted["6.0"]}\`; a slice of it is among the tests.`,
    "",
    "| TypeScript | specs | errors |",
    "| --- | --- | --- |",
    ...[...errors].map(([version, lines]) => `| ${version} | ${specs.get(version) ?? 0} | ${codesIn(lines)} |`),
    "",
  ];
}

/** How many there are, and of which codes. */
function codesIn(lines: readonly string[]): string {
  const codes = new Set(lines.flatMap((line) => line.match(/TS\d+/u) ?? []));
  return [lines.length, ...[...codes].sort()].join(" ");
}
