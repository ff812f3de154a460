import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { Tally } from "./run-files.ts";

// The runner is run by itself, on files that show what it must not miss.

const folder = resolve("dist/tmp/run-files");
const open = 'import { describe, test } from "node:test";\n';
const texts = {
  "passes.mjs": `${open}test("a", () => {}); describe("d", () => { test("b", () => {}); });`,
  "skips.mjs": `${open}test("a", { skip: true }, () => {}); test("b", { todo: true }, () => {});`,
  "fails.mjs": `${open}describe("d", () => { test("a", () => { throw new Error("no"); }); test("b", () => {}); });`,
  "crashes.mjs": 'throw new Error("no");',
  "crashes-late.mjs": `${open}test("a", () => {}); setTimeout(() => { throw new Error("no"); }, 20);`,
  "is-empty.mjs": open,
} as const;

before(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(texts)) writeFileSync(`${folder}/${name}`, text);
});

/** The tally of some of the files, by a process of its own: node refuses to run tests from within a test. */
function tallyOf(...names: readonly (keyof typeof texts)[]): Tally {
  const files = names.map((name) => `${folder}/${name}`);
  const door = pathToFileURL(resolve("dist/test/support/run-files.js")).href;
  const script = `import { runFiles } from ${JSON.stringify(door)};
    const tally = await runFiles(${JSON.stringify(files)});
    process.on("exit", () => process.stdout.write("\\n" + JSON.stringify(tally)));`;
  writeFileSync(`${folder}/script.mjs`, script);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const output = execFileSync(process.execPath, [`${folder}/script.mjs`], { encoding: "utf8", env });
  return JSON.parse(output.slice(output.lastIndexOf("\n")));
}

test("tests are counted, suites and files are not, nor is what is skipped or to be done", () => {
  assert.deepEqual(tallyOf("passes.mjs", "skips.mjs"), { passed: 2, failed: 0, empty: [] });
});

test("a failed test counts once, although its suite and its file fail with it", () => {
  assert.deepEqual(tallyOf("fails.mjs"), { passed: 1, failed: 1, empty: [] });
});

test("a file that crashes counts as failed, before its tests or after", () => {
  const { passed, failed } = tallyOf("crashes.mjs", "crashes-late.mjs");
  assert.deepEqual({ passed, failed }, { passed: 1, failed: 2 });
});

test("a file without a test is no passed test, and is told", () => {
  assert.deepEqual(tallyOf("passes.mjs", "is-empty.mjs"), { passed: 2, failed: 0, empty: [`${folder}/is-empty.mjs`] });
});
