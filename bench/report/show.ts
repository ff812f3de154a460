import { type Bar, bars, shortfall } from "./bars.ts";
import type { Figure, Result, Run } from "./results.ts";

/** A figure with its unit. */
export function quantity(figure: number, unit: Bar["unit"] | Result["unit"]): string {
  if (unit === "times") return `${figure.toFixed(figure < 10 ? 2 : 1)} ×`;
  return `${figure < 10 ? figure.toFixed(1) : Math.round(figure).toLocaleString("en")} ${unit}`;
}

/** What was asked for, as in `at least 8.00 ×`. */
export function barText({ least, most, unit }: Bar): string {
  return least !== undefined ? `at least ${quantity(least, unit)}` : `at most ${quantity(most ?? 0, unit)}`;
}

/** Whether a figure meets its bar, or by how much it does not. */
export function verdict(bar: Bar, run: Run | undefined): string {
  const figure = run === undefined ? undefined : bar.of(run.rows);
  if (figure === undefined) return "not measured";
  const missed = shortfall(bar, figure);
  return missed === 0 ? "met" : `missed by ${(missed * 100).toFixed(0)} %`;
}

/** Contestants of a row, the quickest first. */
export function ranked({ contestants }: Result): readonly (readonly [string, Figure])[] {
  return Object.entries(contestants).sort(([, a], [, b]) => a.median - b.median);
}

/** A row as text for a terminal. */
export function rowText(name: string, result: Result): string {
  const lines = ranked(result).map(
    ([who, { median, times }]) =>
      `  ${who.padEnd(32)}${quantity(median, result.unit).padStart(16)}${quantity(times, "times").padStart(12)}`,
  );
  return [name, ...lines, ""].join("\n");
}

/** All bars as text for a terminal. */
export function barsText(run: Run): string {
  const width = Math.max(...bars.map(({ figure }) => figure.length)) + 2;
  const lines = bars.map((bar) => {
    const figure = bar.of(run.rows);
    const measured = figure === undefined ? "" : quantity(figure, bar.unit);
    return `  ${bar.figure.padEnd(width)}${barText(bar).padEnd(20)}${measured.padStart(12)}  ${verdict(bar, run)}`;
  });
  return ["What was asked for", ...lines, ""].join("\n");
}
