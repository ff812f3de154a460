import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rows } from "../rows.ts";
import { type Bar, bars, unseenFigures } from "./bars.ts";
import { plot } from "./plot.ts";
import type { Result, Results, Run } from "./results.ts";
import { barText, quantity, ranked, verdict } from "./show.ts";

/** The line whose figures the bars are held against. */
const line = "20";

/** Writes the page, and the picture on it, into the docs of the generator. */
export function writePage(results: Results): void {
  const folder = join("generator", "docs");
  writeFileSync(join(folder, "performance.svg"), plot(results[line]?.rows ?? {}));
  writeFileSync(join(folder, "performance.md"), pageOf(results));
}

/** The page that tells what was measured. */
export function pageOf(results: Results): string {
  const lines = Object.keys(results).sort();
  const run = results[line];
  const heads = lines.map((name) => `Node ${name}`);
  const asked = bars.map((bar) => [
    bar.figure,
    barText(bar),
    ...lines.map((name) => figureText(bar, results, name)),
    verdict(bar, run),
  ]);
  const missed = run === undefined ? [] : bars.filter((bar) => verdict(bar, run).startsWith("missed"));
  return `# Performance

Made by \`npm run bench\`, which installs what it compares with into \`bench/\`, checks that everybody says the same of the documents,
and lets all contestants of a row take turns in one process. Figures are medians of processor time; ratios are medians over
rounds, each of which has every contestant in it. Absolute times are those of one machine (${run?.machine ?? "none"}, shared with
others) and swing; ratios repeat.

![How many times what Specwright takes others take](performance.svg)

## What was asked for, and what there is

${table(["figure", "bar", ...heads, "on Node 20"], asked)}
Every contestant does the same work: all look into the JSON that tools carry. Where peers take any object for JSON instead, and only
we look inside, ${unseenText(run?.rows ?? {})}.

${remarks(missed)}## Documents

Of four types: \`Tool\`, \`SkillDefinition\`, a discriminated union (\`SessionEvent\`) and a type that is 5 to 30 levels deep (\`Folder\`).
Their spec is made from that of the model package, with JSON Schemas as plain JSON objects and unknown keys refused everywhere, so
that all do the same work; \`specwright, full Tool\` is what is shipped, which judges the JSON Schemas as well. A plain JSON object
holds JSON to the bottom, and everybody looks: each library in its own words. In the rows that say so, peers take any object for one,
as most people let them, and only we look inside. *Varied* documents have the
keys that a person would have written, three in ten of them in an order of their own; those of *N shapes* have all keys, in N orders.
Documents with faults (\`issues\`) are one change away from valid ones. A rule that a library cannot say is a plain function behind it,
in its time. Ajv fills in defaults in a \`structuredClone\`, since it does so in place. Of what \`parse\` gives, only ours is frozen to the bottom.

${(run?.agreement ?? []).map((text) => `- ${text}`).join("\n")}

All contestants agree on each of these, and those who fill in defaults make the same values. It took this to get there: objects of
Valibot and ArkType accept lists, unless a check refuses them; TypeBox puts a default in the place of an empty object, so values are
checked before; a union of ArkType that goes round lets functions through, so a plain function looks into its JSON. With each level of a recursive type, TypeBox takes twice the time to fill in defaults, so it does not parse \`Folder\`.

## Commands

Whole programs, each started anew, with nothing there of an earlier run. The others print types and nothing else (\`z.toJSONSchema\`
and TypeSpec: schemas, protoc-gen-es: what a compiler of protocol buffers has read); the TypeScript target of Specwright prints
models and validators. The types are the same, in the language that each of them reads: every fourth an enum, the others models of
eight fields.

## Versions

${table(["package", "version"], Object.entries(peers()))}
## Every row

${rows.flatMap(({ name }) => (run?.rows[name] === undefined ? [] : [section(name, results, lines)])).join("\n")}`;
}

function unseenText(rows: Run["rows"]): string {
  return Object.entries(unseenFigures)
    .map(([figure, of]) => `${figure} is ${quantity(of(rows) ?? Number.NaN, "times")}`)
    .join(", ");
}

/** What is to be said of bars that are missed, once where it is the same for several. */
function remarks(missed: readonly Bar[]): string {
  const texts = new Set(missed.flatMap(({ remark }) => (remark === undefined ? [] : [remark])));
  const figuresOf = (text: string): string =>
    missed
      .filter(({ remark }) => remark === text)
      .map(({ figure }) => figure)
      .join("; ");
  return [...texts].map((text) => `**${figuresOf(text)}.** ${text}\n\n`).join("");
}

function peers(): Readonly<Record<string, string>> {
  const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join("bench", "package.json"), "utf8"),
  );
  return dependencies;
}

function figureText(bar: Bar, results: Results, name: string): string {
  const figure = bar.of(results[name]?.rows ?? {});
  return figure === undefined ? "" : quantity(figure, bar.unit);
}

function section(name: string, results: Results, lines: readonly string[]): string {
  const result = results[line]?.rows[name];
  if (result === undefined) return "";
  const body = ranked(result).map(([who, { median }]) => [
    who,
    quantity(median, result.unit),
    ...lines.map((each) => timesText(results[each]?.rows[name], who)),
  ]);
  return `### ${name}\n\n${table(["", "Node 20", ...lines.map((each) => `ratio, Node ${each}`)], body)}`;
}

function timesText(result: Result | undefined, who: string): string {
  const times = result?.contestants[who]?.times;
  return times === undefined ? "" : quantity(times, "times");
}

function table(heads: readonly string[], body: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
