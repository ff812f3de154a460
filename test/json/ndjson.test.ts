import assert from "node:assert/strict";
import { test } from "node:test";
import { parseNdjson, ResourceSlot, validateNdjson } from "cleveragents-model";

const lines = [
  '{"name": "a", "resource_type": "file", "access": "read_only"}',
  "",
  '{"name": "\u{e9}", "resource_type": "file", "access": "read_only"}\r',
  "  \r",
  '{"name": "b", "name": "c"}',
  '{"name": "d", "resource_type": "file", "access": "read_only"}',
];
const bytes = new TextEncoder().encode(lines.join("\n"));
const offsets = lines.map((_, index) => Buffer.byteLength(lines.slice(0, index).join("\n")) + (index > 0 ? 1 : 0));

test("documents come out of their lines however the bytes are cut, each with its place", async () => {
  for (const size of [1, 2, 7, 64, 1000]) {
    const found: unknown[] = [];
    for await (const result of parseNdjson(ResourceSlot, pieces(size))) {
      const { line, offset } = result;
      found.push([line, offset, result.success ? result.data.name : result.error.issues.map(({ code }) => code)]);
    }
    assert.deepEqual(found, [
      [1, 0, "a"],
      [3, offsets[2], ["pattern"]],
      [5, offsets[4], ["duplicate_key"]],
      [6, offsets[5], "d"],
    ]);
  }
});

test("only lines with faults are told, with offsets in the line", async () => {
  const found: unknown[] = [];
  for await (const { line, issues } of validateNdjson(ResourceSlot, pieces(5))) {
    found.push([line, issues.map(({ code, offset }) => [code, offset])]);
  }
  assert.deepEqual(found, [
    [3, [["pattern", 9]]],
    [5, [["duplicate_key", 14]]],
  ]);
});

test("a line without end is given up before it fills the memory", async () => {
  const piece = new Uint8Array(1024 * 1024).fill(0x20);
  let asked = 0;
  function* endless(): Generator<Uint8Array> {
    for (; asked < 1000; asked += 1) yield piece;
  }
  const found: unknown[] = [];
  for await (const { line, issues } of validateNdjson(ResourceSlot, endless())) {
    found.push([line, issues.map(({ code }) => code)]);
  }
  assert.deepEqual(found, [[1, ["too_long"]]]);
  assert.ok(asked < 40, `${asked} pieces`);
});

test("a line may have as many bytes as whoever reads it says, however they come", async () => {
  const longest = Math.max(...lines.map((line) => Buffer.byteLength(line)));
  for (const size of [1, 7, 1000]) {
    const found: unknown[] = [];
    for await (const { issues } of validateNdjson(ResourceSlot, pieces(size), { maxLineBytes: longest })) {
      found.push(issues.map(({ code }) => code));
    }
    assert.deepEqual(found, [["pattern"], ["duplicate_key"]]);
    const refused: unknown[] = [];
    for await (const result of parseNdjson(ResourceSlot, pieces(size), { maxLineBytes: longest - 1 })) {
      const { line, offset } = result;
      refused.push([line, offset, result.success ? "sound" : result.error.issues.map(({ message }) => message)]);
    }
    assert.deepEqual(refused, [
      [1, 0, "sound"],
      [3, offsets[2], [`A line may have at most ${longest - 1} bytes.`]],
    ]);
  }
});

test("a limit that is none is told at once, and nothing is read", async () => {
  for (const maxLineBytes of [0, -1, 1.5, Number.NaN, Infinity]) {
    const results = parseNdjson(ResourceSlot, pieces(7), { maxLineBytes });
    await assert.rejects(results.next(), /^RangeError: maxLineBytes has to be a positive integer\.$/u);
  }
});

/** Every piece is in the same memory, as it may be in streams. */
async function* pieces(size: number): AsyncGenerator<Uint8Array> {
  const memory = new Uint8Array(size);
  for (let at = 0; at < bytes.length; at += size) {
    const piece = bytes.subarray(at, at + size);
    memory.set(piece);
    yield memory.subarray(0, piece.length);
  }
}
