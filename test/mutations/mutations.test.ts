import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { backends } from "./backends.ts";
import { mutated } from "./mutated.ts";
import { mutationCells } from "./page.ts";

// `run.ts` makes the mutations and runs tests on them; here they are only held against the sources.

for (const { name, mutations, tests } of backends) {
  describe(`mutations of ${name}`, () => {
    test("are ten or more, and each finds its place exactly once", () => {
      assert.ok(mutations.length >= 10, `${mutations.length}`);
      for (const mutation of mutations) {
        const source = readFileSync(`generator/${mutation.file}`, "utf8");
        assert.notEqual(mutated(source, mutation), source);
      }
    });

    test("are looked for by tests that exist", () => {
      assert.deepEqual(
        tests.filter((file) => !existsSync(`test/${file}.ts`)),
        [],
      );
    });
  });
}

test("a mutation that has lost its place is an error", () => {
  const mutation = { file: "a.ts", find: "a + b", replace: "a - b" };
  assert.equal(mutated("return a + b;", mutation), "return a - b;");
  assert.throws(() => mutated("return b + a;", mutation), /0 times/u);
  assert.throws(() => mutated("a + b + a + b", mutation), /2 times/u);
});

test("the page tells of every mutation, and that a test kills it", () => {
  const page = readFileSync("generator/docs/mutations.md", "utf8");
  const untold = backends
    .flatMap(({ mutations }) => mutations.map(mutationCells))
    .filter((cells) => !page.includes(`${cells} `));
  assert.deepEqual(untold, []);
  assert.match(page, /^\d+ mutations, 0 survivors\.$/mu);
});
