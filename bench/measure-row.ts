import { type Effort, type Row, rows } from "./rows.ts";
import type { Rounds } from "./statistics.ts";

// Measures the row whose name is the first argument, in this process, and prints what every contestant took in every round.
// The other arguments say how long: rounds, the milliseconds of a slice, and turns of whole programs.

const [name, ...effort] = process.argv.slice(2);
const row = rows.find((other) => other.name === name);
if (row === undefined) throw new Error(`no row is called ${name}`);
if (row.json === "unseen") process.env["SPECWRIGHT_BENCH_JSON"] = "unseen";
const { measure }: { measure(row: Row, effort: Effort): Rounds | Promise<Rounds> } = await import(
  `./rows/${row.measure}.js`
);
const [rounds = 1, slice = 1, turns = 1] = effort.map(Number);
process.stdout.write(JSON.stringify(await measure(row, { rounds, slice, turns })));
