import { readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

// Runs the compiled form of every test with node's own runner, and closes with one line that a machine can read.
const filter = process.argv[2] ?? "";
const files = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".test.ts") && path.includes(filter))
  .map((path) => join(import.meta.dirname, path.replace(/\.ts$/u, ".js")))
  .sort();
if (files.length === 0) {
  process.stderr.write(`no test file matches "${filter}"\n`);
  process.exit(1);
}

let passed = 0;
let failed = 0;
const stream = run({ files, concurrency: true });
stream.on("test:pass", ({ details, skip, todo }) => {
  if (details.type !== "suite" && skip === undefined && todo === undefined) passed += 1;
});
stream.on("test:fail", ({ details }) => {
  // A suite fails along with its tests: count the tests only.
  const cause: unknown = Reflect.get(details.error, "failureType");
  if (cause !== "subtestsFailed") failed += 1;
});
stream.compose(new spec()).pipe(process.stdout);
stream.on("end", () => {
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  process.on("exit", () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
});
