import { payloads } from "./payloads.ts";
import type { Tally } from "./tally.ts";

/** Outputs that an accepted text may get into. */
const outputs = ["TypeScript", "JSON Schema", "docs", "vectors and the files of the package"];

/** The page about texts that mean harm. */
export function injectionPage(tallies: readonly Tally[]): string {
  const sum = (count: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + count(tally), 0);
  const figure = (value: number): string => value.toLocaleString("en-GB");
  const harmless = sum((tally) => tally.harmless);
  return `# Text that wants to become code

Every payload is put into every slot of a spec: a place that holds a text, a name, a number or an expression. The others hold what they
usually hold. The spec is either refused, with a code and a place, or it compiles, and then each of these is asked:

- Every TypeScript file has the tree of its **harmless twin**, the same spec with plain words in that slot, as the parser of TypeScript
  reads it; and it is made of nothing but what emitters print, as \`generate --verify\` reads it with another parser.
- Every page of the docs has the blocks, tables and cells of its twin, as CommonMark reads it with raw HTML let through: no tag, picture
  or address has come in that is not there with plain words.
- JSON is JSON, and no file has a character that is not seen.
- The package is loaded and used: nothing of the payload runs, and where a program can ask for the text, it is the same to the last unit.

Made by \`node dist/test/hostile/injection/run.js\`, which takes some minutes; a slice is among the tests.

| figure | value |
| --- | --- |
| payloads | ${payloads.length} |
| slots | ${tallies.length} |
| specs | ${figure(payloads.length * tallies.length)} |
| refused, each with a code and a place | ${figure(payloads.length * tallies.length - harmless - sum(({ faults }) => faults.length))} |
| accepted and harmless | ${figure(harmless)} |
| outputs of accepted ones: ${outputs.join("; ")} | ${figure(harmless * outputs.length)} |
| escapes, syntax errors, crashes, texts that changed | ${sum(({ faults }) => faults.length)} |

| slot | harmless | refused |
| --- | --- | --- |
${tallies.map(row).join("\n")}
`;
}

function row({ slot, harmless, refused }: Tally): string {
  const codes = Object.entries(refused).sort(([a], [b]) => (a < b ? -1 : 1));
  return `| ${slot} | ${harmless} | ${codes.map(([code, count]) => `${code} ${count}`).join(", ")} |`;
}
