import { resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

/** What became of the tests in some files. */
export interface Tally {
  readonly passed: number;
  /** Tests that failed, and files that did not run to their end. */
  readonly failed: number;
  /** Files in which no test is registered. */
  readonly empty: readonly string[];
}

/** Runs compiled test files with node's own runner, and prints what it reports. */
export async function runFiles(files: readonly string[]): Promise<Tally> {
  let passed = 0;
  let failed = 0;
  const empty: string[] = [];
  // Node reports a file without tests as one passed test, and a file that crashes as one failed test, by its path.
  const sources = new Set(files.map(sourceOf));
  const isFile = (name: string): boolean => sources.has(sourceOf(name));
  const stream = run({ files: files.map((file) => resolve(file)), concurrency: true });
  stream.on("test:pass", ({ name, details, skip, todo }) => {
    if (isFile(name)) empty.push(name);
    else if (details.type !== "suite" && skip === undefined && todo === undefined) passed += 1;
  });
  stream.on("test:fail", ({ details }) => {
    // A suite fails along with its tests: count the tests only.
    const cause: unknown = Reflect.get(details.error, "failureType");
    if (cause !== "subtestsFailed") failed += 1;
  });
  stream.compose(new spec()).pipe(process.stdout);
  await new Promise((done) => stream.on("end", done));
  return { passed, failed, empty };
}

/** The path of a test without what compiling changes in it: with source maps, node speaks of `test/x.ts`, not of `dist/test/x.js`. */
function sourceOf(file: string): string {
  return resolve(file)
    .replace(/([\\/])dist[\\/]/u, "$1")
    .replace(/\.[jt]s$/u, "");
}
