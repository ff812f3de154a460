import { markdownTable } from "markdown-table";
import { type Measured, type Race, specwright } from "../races/race.ts";
import { median, ratio } from "../races/statistics.ts";
import { type Outcome, outcomeOf, shortened } from "./outcome.ts";
import { type Results, runRaces } from "./results.ts";

/**
 * The page with the results: the bars on every version of Node, then every race on the first. `notes` is what people say about bars
 * that are missed, in Markdown.
 */
export function page(races: readonly Race[], first: Results, others: readonly Results[], notes: string): string {
  return [
    "# Performance",
    intro(first),
    "![Times as ratios to those of Specwright](performance.svg)",
    "## Bars",
    barsTable(races, [first, ...others]),
    notes.trim(),
    "## Races",
    `On Node ${first.node}. Times are medians over all rounds; \`x\` is how many times the time of Specwright that is, as the median of the ratios in each round.`,
    ...runRaces(races, first).flatMap(([race, measured]) => [`### ${race.title}`, raceTable(race, measured)]),
  ]
    .join("\n\n")
    .concat("\n");
}

function intro({ processor }: Results): string {
  return [
    `Made by \`npm run bench\` on ${processor}. Everybody who takes part in a race does so in one process, turn by turn, in an order`,
    "that changes each round; what counts is processor time. Before, everybody has to say the same of some thousand documents. Who",
    "cannot do a thing, or needs another library for it, is missing in that race. Rules across fields, which most peers lack, are",
    "functions that they call. Races of `Tool` use a spec in which JSON Schemas are plain objects, as peers see them.",
  ].join("\n");
}

function barsTable(races: readonly Race[], all: readonly Results[]): string {
  const rows = races.flatMap((race) =>
    race.claims.map((claim) => {
      const outcomes = all.map(({ measured }) => outcomeOf(claim, measured[race.id] ?? { rounds: {}, beside: [] }));
      const bar = outcomes.find((outcome) => outcome !== undefined)?.bar ?? "";
      return [claim.what, bar, ...outcomes.map(cellOf)];
    }),
  );
  return markdownTable([["figure", "bar", ...all.map(({ node }) => `Node ${node}`)], ...rows]);
}

function cellOf(outcome: Outcome | undefined): string {
  if (outcome === undefined) return "";
  const { figure, isMet, against } = outcome;
  const text = isMet ? figure : `**${figure}, missed**`;
  return against === undefined ? text : `${text} (${against})`;
}

function raceTable({ unit }: Race, { rounds }: Measured): string {
  const names = Object.keys(rounds).sort((a, b) => median(rounds[a] ?? []) - median(rounds[b] ?? []));
  const isRelative = names.includes(specwright) && names.length > 1;
  const rows = names.map((name) => [
    name,
    shortened(median(rounds[name] ?? [])),
    ...(isRelative ? [shortened(ratio(rounds, name, specwright))] : []),
  ]);
  return markdownTable([["", unit, ...(isRelative ? ["x"] : [])], ...rows], { align: ["l", "r", "r"] });
}
