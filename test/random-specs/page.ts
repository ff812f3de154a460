import { dialects, drafts } from "../../generator/json-schema/draft.ts";
import type { Comparison } from "./compare.ts";
import { everyKey } from "./key-features.ts";
import { everyRuleFeature } from "./rule-features.ts";

/** What many comparisons came to. */
export interface Totals {
  readonly specs: number;
  readonly refused: number;
  readonly documents: number;
  readonly accepted: number;
  readonly disagreements: readonly string[];
  /** In how many specs each feature stands; all that the language has are there. */
  readonly uses: ReadonlyMap<string, number>;
  readonly page: string;
}

/** Adds comparisons up, `undefined` for a spec that was refused, and writes the page about them; `command` is what made them. */
export function totalsOf(results: readonly (Comparison | undefined)[], command: string): Totals {
  const compared = results.filter((result) => result !== undefined);
  const sum = (count: (result: Comparison) => number): number => compared.reduce((all, each) => all + count(each), 0);
  const uses = new Map([...everyRuleFeature, ...everyKey()].map((feature) => [feature, 0]));
  for (const { features } of compared) {
    for (const feature of new Set(features)) uses.set(feature, (uses.get(feature) ?? 0) + 1);
  }
  const figures = {
    specs: compared.length,
    refused: results.length - compared.length,
    documents: sum(({ documents }) => documents),
    accepted: sum(({ accepted }) => accepted),
    disagreements: compared.flatMap(({ disagreements }) => disagreements),
    uses,
  };
  const rules = sum((each) => each.rules);
  const byDraft = drafts.flatMap((draft) => {
    const { target } = dialects[draft];
    return [
      `| rules that ${target} says exactly | ${percent(
        sum((each) => each.exactRules[draft]),
        rules,
      )} |`,
      `| documents that only something inexact in ${target} refuses | ${grouped(sum((each) => each.excused[draft]))} |`,
    ];
  });
  const page = [
    ...introduction,
    `Made by \`${command}\`; a slice of it is among the tests.`,
    "",
    "| figure | value |",
    "| --- | --- |",
    `| specs | ${figures.specs}, and ${figures.refused} that the checker refused |`,
    `| documents | ${grouped(figures.documents)}, of which ${percent(figures.accepted, figures.documents)} valid |`,
    `| rules | ${grouped(rules)} |`,
    ...byDraft,
    `| disagreements | ${figures.disagreements.length} |`,
    "",
    "## Features, and the number of specs that use them",
    "",
    "Keys of the language stand under the name that their owner has in its schema, parts of expressions behind `rule:`. The others are ways of",
    "putting these together that the makers of specs have names for.",
    "",
    "| feature | specs |",
    "| --- | --- |",
    ...[...uses]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([feature, count]) => `| \`${feature.replace(/\|/gu, "\\|")}\` | ${count} |`),
    "",
  ];
  return { ...figures, page: page.join("\n") };
}

const introduction = [
  "# Random specs, random documents",
  "",
  "Specs are made from seeds, with rules over everything the language has. For every document these are asked: the generated validator",
  "(`validate`, `is` and `safeParse`, each for itself), the interpreter of the spec, and the emitted schemas: of draft 2020-12 in the hands of",
  "ajv in strict mode, `@cfworker/json-schema` and `@hyperjump/json-schema`, of draft-07 in those of the first two. They must agree,",
  "except where all that is wrong is something that the coverage report takes out of the schema. A schema without it must still",
  "accept every valid document. ajv is not asked about a list with the text `__proto__` twice, which it takes for once.",
  "",
];

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function grouped(count: number): string {
  return count.toLocaleString("en-GB");
}
