import assert from "node:assert/strict";
import { test } from "node:test";
import { loadText } from "./load-text.ts";

const mebibyte = 1024 * 1024;

test("accepts 64 levels and refuses 65", () => {
  const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  assert.deepEqual(loadText(nested(64)).faults, []);
  assert.deepEqual(loadText(nested(65)).faults, ["too-deep 1:65"]);
  const block = (depth: number): string =>
    Array.from({ length: depth }, (_, level) => `${" ".repeat(level)}a:`).join("\n");
  assert.deepEqual(loadText(block(64)).faults, []);
  assert.deepEqual(loadText(block(65)).faults, ["too-deep 65:66"]);
  const lists = (depth: number): string => `${"- ".repeat(depth)}x`;
  assert.deepEqual(loadText(lists(64)).faults, []);
  assert.deepEqual(loadText(lists(65)).faults, ["too-deep 1:129"]);
});

test("counts brackets inside of lines, and explicit keys", () => {
  const mixed = (blocks: number, brackets: number): string =>
    `${"- ".repeat(blocks)}${"[".repeat(brackets)}${"]".repeat(brackets)}`;
  assert.deepEqual(loadText(mixed(40, 24)).faults, []);
  assert.deepEqual(loadText(mixed(40, 25)).faults, ["too-deep 1:105"]);
  assert.deepEqual(loadText("? ".repeat(65)).faults, ["too-deep 1:129"]);
});

test("what stands side by side is no level, be it in lines or in brackets", () => {
  const many = (item: (index: number) => string): string => Array.from({ length: 70 }, (_, at) => item(at)).join("");
  assert.deepEqual(loadText(`a:\n  b:\n${many((at) => `    c${at}: [d]\n`)}f: g\n`).faults, []);
  assert.deepEqual(loadText(`a:\n${many(() => "  - - b\n    - c\n")}`).faults, []);
  assert.deepEqual(loadText(`[${many(() => "[{a: b}], ")}]`).faults, []);
});

test("counts lists that stand in the column of their key, too", () => {
  const pairs = Array.from({ length: 40 }, (_, level) => `${"  ".repeat(level)}a:\n${"  ".repeat(level)}- `).join("");
  const text = pairs.replaceAll(/- +a:/gu, "- a:");
  assert.equal(loadText(text).faults[0]?.split(" ")[0], "too-deep");
});

test("refuses a file of more than 1 MiB by its size alone", () => {
  assert.deepEqual(loadText(" ".repeat(mebibyte + 1)).faults, ["file-too-large 1:1"]);
  assert.deepEqual(loadText("é".repeat(mebibyte / 2 + 1)).faults, ["file-too-large 1:1"]);
});

/** Code, message and piece of what is told last. */
function last(text: string): readonly (string | number | undefined)[] {
  const { diagnostics } = loadText(text);
  const { code, message, span } = diagnostics.at(-1) ?? {};
  return [diagnostics.length, code, message, span?.start, span?.end];
}

test("what is over a limit is told once, with the limit and the place", () => {
  assert.deepEqual(last("[".repeat(70)), [
    1,
    "too-deep",
    "Maps and lists lie more than 64 deep in each other here.",
    64,
    65,
  ]);
  assert.deepEqual(last("- ".repeat(70)), [
    1,
    "too-deep",
    "Maps and lists lie more than 64 deep in each other here.",
    128,
    129,
  ]);
  assert.deepEqual(last(" ".repeat(mebibyte + 1)), [
    1,
    "file-too-large",
    "The file has more than 1048576 bytes.",
    0,
    0,
  ]);
  assert.deepEqual(last(" ".repeat(mebibyte))[1], "empty-document");
});

test("tells 20 faults of a kind, and how many there are besides", () => {
  for (const fault of ["- no\n", "- @a\n", "# \u00ad\n", "- .inf\n"]) {
    assert.equal(loadText(fault.repeat(20)).faults.length, 20, fault);
    assert.equal(loadText(fault.repeat(20)).faults.at(-1)?.split(" ")[1]?.split(":")[0], "20", fault);
    assert.deepEqual(
      last(fault.repeat(21)),
      [21, "more-errors", "1 more error of this kind in the file.", 0, 0],
      fault,
    );
    assert.deepEqual(
      last(fault.repeat(23)),
      [21, "more-errors", "3 more errors of this kind in the file.", 0, 0],
      fault,
    );
  }
});

test("tells at most 20 faults of a file, and counts the rest", () => {
  const unclosed = loadText('a: "b" c\n'.repeat(1000));
  assert.equal(unclosed.faults.length, 21);
  assert.equal(unclosed.diagnostics.at(-1)?.code, "more-errors");
  assert.equal(loadText("a: 1\n".repeat(1000)).faults.length, 21);
  assert.equal(loadText("- no\n".repeat(1000)).faults.length, 21);
  assert.equal(loadText("- !x\n".repeat(1000)).faults.length, 20);
  assert.equal(loadText("\u0007".repeat(1000)).faults.length, 21);
});
