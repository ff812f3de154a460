import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { runFiles } from "./support/run-files.ts";

// Runs the compiled form of every test, and closes with one line that a machine can read.
const filter = process.argv[2] ?? "";
const files = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".test.ts") && path.includes(filter))
  .map((path) => join(import.meta.dirname, path.replace(/\.ts$/u, ".js")))
  .sort();
if (files.length === 0) {
  process.stderr.write(`no test file matches "${filter}"\n`);
  process.exit(1);
}

const { passed, failed, empty } = await runFiles(files);
process.exitCode = failed > 0 || empty.length > 0 || passed === 0 ? 1 : 0;
process.on("exit", () => {
  for (const file of empty) process.stderr.write(`no test in ${relative(import.meta.dirname, file)}\n`);
  process.stdout.write(`${passed} passed, ${failed + empty.length} failed\n`);
});
