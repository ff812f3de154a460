import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadNative } from "../../random-specs/judges.ts";
import { programFrom } from "../../typescript/build-model.ts";
import { writeArsenal } from "./arsenal.ts";
import { growing, growingSpec } from "./growing.ts";
import { tryDocument } from "./try-document.ts";

// A slice; `run.ts` tries a million documents, and measures.

test("whatever is wrong with a document, nothing is thrown and no process ends", async () => {
  const child = fileURLToPath(new URL("child.js", import.meta.url));
  const file = await writeArsenal(20);
  const { status, stdout, stderr } = spawnSync(process.execPath, [child, file, "5000000", "6000"], {
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
  const { faults, accepted } = JSON.parse(stdout);
  assert.deepEqual(faults, []);
  assert.ok(accepted > 0 && accepted < 6000);
});

test("a package that throws, or reads another thing back, is caught", () => {
  const sound = {
    is: () => true,
    validate: () => [],
    safeParse: (value: unknown) => ({ success: true, data: typeof value === "string" ? value : "a" }),
    fromConfig: () => "a",
    validateJson: () => [],
    parseJson: () => "a",
  };
  const boom = (): never => {
    throw new TypeError("boom");
  };
  for (const [model, fault] of [
    [sound, undefined],
    [{ ...sound, safeParse: boom }, "safeParse throws TypeError"],
    [{ ...sound, is: boom }, "is throws TypeError"],
    [{ ...sound, validate: boom }, "validate throws TypeError"],
    [{ ...sound, fromConfig: boom }, "fromConfig throws TypeError"],
    [{ ...sound, validate: () => new Array(101).fill({}) }, "101 issues"],
    [{ ...sound, safeParse: () => ({ success: true, data: {}, again: Math.random() }) }, undefined],
    [{ ...sound, safeParse: (value: unknown) => ({ success: true, data: [value].flat() }) }, undefined],
  ] as const) {
    const { faults } = tryDocument([{ name: "T", model, documents: ["a"] }], 3);
    assert.equal(faults.length > 0, fault !== undefined, faults.join());
    if (fault !== undefined) assert.ok(faults.join().includes(fault), faults.join());
  }
});

test("every document that grows is valid or invalid as it says, whatever its size", async () => {
  const load = await loadNative(programFrom(growingSpec), "growing");
  for (const { type, document, isValid, keyword } of growing) {
    for (const size of [16, 1024]) assert.equal(load(type).safeParse(document(size)).success, isValid, keyword);
  }
});

test("the page tells of a million documents on two lines of Node at least, and of no fault", () => {
  const page = readFileSync("generator/docs/fuzz.md", "utf8");
  const row = (name: string): readonly string[] =>
    new RegExp(`^\\| ${name} \\| (.*) \\|$`, "mu").exec(page)?.[1]?.split(" | ") ?? [];
  assert.ok(row("figure").length >= 2 && row("figure").some((version) => version.startsWith("v20.")));
  assert.ok(row("documents").every((count) => count === "1,000,000"));
  for (const name of [
    "exceptions, other faults",
    "processes that were aborted",
    "documents over 50 ms of CPU in three runs",
  ]) {
    assert.ok(row(name).length >= 2 && row(name).every((count) => count === "0"), name);
  }
  for (const { keyword } of growing) {
    const [worst = 0, plainThere = 0] = row(keyword).slice(-2).map(Number);
    const isMissed = page.includes(` ${keyword} (${worst.toFixed(2)})`);
    assert.ok(worst > 0);
    // Both are rounded on the page.
    if (Math.abs(worst - Math.max(2.5, plainThere * 1.2)) > 0.02) {
      assert.equal(isMissed, worst > Math.max(2.5, plainThere * 1.2), keyword);
    }
    assert.ok(!isMissed || worst < 3.2, `${keyword}: ${worst}`);
  }
});
