import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Row } from "../rows.ts";
import { median, type Rounds, ratio } from "../statistics.ts";

/** What a contestant took, and how many times what the first one of its row took. */
export interface Figure {
  readonly median: number;
  readonly times: number;
}

/** What came of a row: figures by contestant, the one that all are compared with first. */
export interface Result {
  readonly unit: Row["unit"];
  readonly contestants: Readonly<Record<string, Figure>>;
}

/** What came of all rows with one line of Node. */
export interface Run {
  readonly node: string;
  /** The processor. */
  readonly machine: string;
  /** What everybody was seen to agree on, a sentence a type. */
  readonly agreement: readonly string[];
  /** By name of the row. */
  readonly rows: Readonly<Record<string, Result>>;
}

/** By name of the line, such as `20`. */
export type Results = Readonly<Record<string, Run>>;

/** What the rounds of a row come to. */
export function resultOf({ unit }: Row, rounds: Rounds): Result {
  const [base = ""] = Object.keys(rounds);
  const figures = Object.entries(rounds).map(([name, figure]): [string, Figure] => [
    name,
    { median: rounded(median(figure)), times: rounded(ratio(rounds, name, base)) },
  ]);
  return { unit, contestants: Object.fromEntries(figures) };
}

/** Four digits: more would only tell of the noise. */
function rounded(figure: number): number {
  return Number(figure.toPrecision(4));
}

/** What earlier runs have left; nothing where there is no such file. */
export function readResults(path: string): Results {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/** Puts what was measured in the place of what was known of the same rows, and writes it down. */
export function writeResults(path: string, before: Results, run: Run): Results {
  const line = /^v(\d+)/u.exec(run.node)?.[1] ?? run.node;
  const known = before[line];
  const agreement = run.agreement.length > 0 ? run.agreement : (known?.agreement ?? []);
  const results = { ...before, [line]: { ...run, agreement, rows: { ...known?.rows, ...run.rows } } };
  writeFileSync(path, `${JSON.stringify(results, undefined, 2)}\n`);
  return results;
}
