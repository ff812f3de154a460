import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { prepare } from "./prepare.ts";
import { bars, shortfall } from "./report/bars.ts";
import { writePage } from "./report/page.ts";
import { type Result, type Run, readResults, resultOf, writeResults } from "./report/results.ts";
import { barsText, rowText } from "./report/show.ts";
import { type Row, rows } from "./rows.ts";
import { runNode } from "./run-node.ts";
import { joined, type Rounds } from "./statistics.ts";

// npm run bench -- [--quick] [--node PATH] [--page] [WORD...]
// Measures the rows in whose names a word occurs, or all; prints them, puts them into results.json, and draws the page anew.
// Ends with 1 where a bar is missed. `--quick` is for a first look: it measures less and writes nothing. `--page` only draws.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    page: { type: "boolean", default: false },
    node: { type: "string", default: process.execPath },
  },
});
const path = "bench/results.json";
// Set on some machines; reading it takes Node 20 longer than all else at start.
delete process.env["NODE_EXTRA_CA_CERTS"];

if (!values.page) {
  prepare();
  const chosen = rows.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));
  const run = measured(chosen);
  process.stdout.write(barsText(run));
  if (bars.some((bar) => shortfall(bar, bar.of(run.rows) ?? Number.NaN) > 0)) process.exitCode = 1;
  if (!values.quick) writeResults(path, readResults(path), run);
}
writePage(readResults(path));

function measured(chosen: readonly Row[]): Run {
  const isOfDocuments = chosen.some(({ type }) => type !== undefined);
  const agreement = isOfDocuments ? runNode(values.node, "contestants/agree.js").trim().split("\n") : [];
  for (const line of agreement) process.stdout.write(`${line}\n`);
  const results: Record<string, Result> = {};
  for (const row of chosen) {
    const result = resultOf(row, roundsOf(row));
    process.stdout.write(`\n${rowText(row.name, result)}`);
    results[row.name] = result;
  }
  const node = runNode(values.node, "-p", "process.version").trim();
  return { node, machine: cpus()[0]?.model ?? "unknown", agreement, rows: results };
}

/** Documents: of several processes, as what V8 makes of code differs from one to the next. */
function roundsOf({ name, measure }: Row): Rounds {
  const { rounds, slice, turns } = values.quick
    ? { rounds: 3, slice: 20, turns: 1 }
    : { rounds: 7, slice: 40, turns: 3 };
  const processes = values.quick || ["commands", "growth", "compile"].includes(measure) ? 1 : 2;
  const runs = Array.from({ length: processes }, (): Rounds => {
    return JSON.parse(runNode(values.node, "measure-row.js", name, String(rounds), String(slice), String(turns)));
  });
  return joined(runs);
}
