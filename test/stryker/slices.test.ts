import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { sectionOf } from "../support/page-section.ts";
import { equivalents } from "./equivalents.ts";
import { readScores, scoresSection } from "./scores.ts";
import { filesOf, slices, testsOf } from "./slices.ts";

for (const slice of slices) {
  test(`the slice ${slice.name} names files and tests that are there, and no other slice has these files`, () => {
    for (const path of [...filesOf(slice), ...testsOf(slice)]) assert.ok(existsSync(path), path);
    const others = slices.filter((other) => other !== slice).flatMap(filesOf);
    assert.deepEqual(
      filesOf(slice).filter((path) => others.includes(path)),
      [],
    );
  });
}

test("a change that nobody can notice is one of a file in a slice, whose text it finds", () => {
  const files = slices.flatMap(filesOf);
  for (const { file, find } of equivalents) {
    const path = `dist/generator/${file}.js`;
    assert.ok(files.includes(path), path);
    assert.ok(readFileSync(path, "utf8").includes(find), `${file}: ${find}`);
  }
});

test("the page has a row for each slice, as its scores give it", () => {
  const page = "generator/docs/mutation-scores.md";
  assert.equal(sectionOf(page, "stryker").trim(), scoresSection(readScores(page)).trim());
});
