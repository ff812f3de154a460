import { spawnSync } from "node:child_process";
import { portablePairs, verdictOf } from "./portable-pairs.ts";

// Compares ten thousand pairs of pattern and text with Python's `re`: node dist/test/check/pattern/compare-with-python.js
// Not a test, as Python need not be there.

const program = `
import json, re, sys
pairs = json.load(sys.stdin)
print(json.dumps([[re.compile(p).fullmatch(t) is not None, re.search("^(?:" + p + ")$", t) is not None] for p, t in pairs]))
`;
const pairs = portablePairs(10_000);
const { status, stdout, error } = spawnSync("python3", ["-c", program], {
  input: JSON.stringify(pairs.map(({ pattern, text }) => [pattern, text])),
  encoding: "utf8",
  maxBuffer: 2 ** 26,
});
if (error !== undefined) {
  process.stdout.write("There is no python3 here; nothing was compared.\n");
} else if (status !== 0) {
  process.stdout.write("Python refused a pattern.\n");
  process.exitCode = 1;
} else {
  const answers: readonly (readonly [boolean, boolean])[] = JSON.parse(stdout);
  const apart = pairs.filter((pair, index) => answers[index]?.[0] !== verdictOf(pair));
  const withDollar = pairs.filter((pair, index) => answers[index]?.[1] !== verdictOf(pair));
  process.stdout.write(`${pairs.length} pairs, ${apart.length} disagreements with fullmatch, `);
  process.stdout.write(`${withDollar.length} with ^ and $, which overlooks a newline at the end.\n`);
  for (const pair of apart.slice(0, 10)) process.stdout.write(`${JSON.stringify(pair)}\n`);
  process.exitCode = apart.length > 0 ? 1 : 0;
}
