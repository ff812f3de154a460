import { grouped, sectionOf } from "../support/page-section.ts";
import { slices } from "./slices.ts";

/** What came of a slice. */
export interface Score {
  readonly slice: string;
  readonly mutants: number;
  /** Those that change nothing that anybody could notice. */
  readonly equivalent: number;
  readonly survived: number;
}

/** The scores that a page has. */
export function readScores(page: string): readonly Score[] {
  const number = (cell: string | undefined): number => Number(cell?.replaceAll(",", ""));
  return sectionOf(page, "stryker")
    .split("\n")
    .map((row) => row.split("|").map((cell) => cell.trim()))
    .filter(([, name, , mutants]) => slices.some((slice) => slice.name === name) && mutants !== "")
    .map(([, slice = "", , mutants, equivalent, survived]) => ({
      slice,
      mutants: number(mutants),
      equivalent: number(equivalent),
      survived: number(survived),
    }));
}

/** The scores as part of a page; of several of one slice, the last counts. */
export function scoresSection(scores: readonly Score[]): string {
  const rows = slices.map(({ name, files, least }) => {
    const score = scores.findLast(({ slice }) => slice === name);
    const about = `${name} | ${files.map((file) => `\`${file}\``).join(" ")}`;
    if (score === undefined) return `| ${about} | | | | not run yet; ${least} % wanted |`;
    const { mutants, equivalent, survived } = score;
    const percentage = (100 * (mutants - equivalent - survived)) / (mutants - equivalent);
    return `| ${about} | ${grouped(mutants)} | ${grouped(equivalent)} | ${grouped(survived)} | ${percentage.toFixed(1)} % of ${least} % wanted |`;
  });
  return [
    "Made by `node dist/test/stryker/run.js SLICE`.",
    "",
    "| slice | files | mutants | equivalent | survived | noticed |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
