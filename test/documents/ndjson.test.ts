import assert from "node:assert/strict";
import { test } from "node:test";
import { splitLines } from "../../generator/documents/split-lines.ts";
import { createMemoryHost } from "../../generator/host/memory-host.ts";
import { runInMemory } from "../support/run-in-memory.ts";

const spec = {
  "spec/specwright.yaml": `specwright: 1
package: { name: lamps, version: 0.1.0, license: MIT, description: Lamps., schema_base: "https://example.com/" }
`,
  "spec/lamps.yaml": `specwright: 1
module: lamps
title: Lamps
doc: Lamps.
types:
  Lamp:
    doc: A lamp.
    fields:
      name: { type: string, min_length: 1, doc: Its name }
      watts: { type: int, min: 1, default: 5, doc: Its power }
`,
};

async function validate(ndjson: string | Uint8Array, ...options: readonly string[]) {
  const host = createMemoryHost({ files: { ...spec, "lamps.ndjson": ndjson } });
  return await runInMemory(host, ["validate", "--type", "Lamp", "lamps.ndjson", ...options]);
}

test("faults in NDJSON are told at their lines, whatever stands between", async () => {
  const lines = Array.from({ length: 500 }, (_, index) => `{"name": "lamp ${index}"}`);
  lines[99] = '{"name": "", "watts": 0}';
  lines[300] = "";
  lines[399] = '{"name": "x", "name": "y"}';
  const { code, out } = await validate(lines.join("\r\n"));
  assert.deepEqual(out.match(/^lamps\.ndjson:\d+:\d+ - error \w+/gmu), [
    "lamps.ndjson:100:10 - error too_short",
    "lamps.ndjson:100:23 - error too_small",
    "lamps.ndjson:400:15 - error duplicate_key",
  ]);
  assert.match(out, /\n {2}400 \| \{"name": "x", "name": "y"\}\n/u);
  assert.equal(code, 1);
});

test("valid lines are counted with the others, and blank ones are not", async () => {
  assert.equal((await validate('{"name": "a"}\n\n \n{"name": "b"}')).out, "2 documents, valid as Lamp\n");
});

test("a line that is no UTF-8 is told with its place among the bytes, and not shown", async () => {
  const bytes = Buffer.concat([Buffer.from('{"name": "a"}\n{"name": "'), Buffer.of(0xff), Buffer.from('"}\n')]);
  const { code, out } = await validate(bytes);
  assert.match(out, /^lamps\.ndjson:2:1 - error invalid-utf8: .*\b24\b/u);
  assert.doesNotMatch(out, /name/u);
  assert.equal(code, 1);
});

test("of a thousand lines with faults and more, those after them are not looked at", async () => {
  const { out } = await validate('{"name": ""}\n'.repeat(3000));
  assert.match(out, /lamps\.ndjson:1000:13 - error too_many_issues: Documents after this one were not looked at\./u);
});

test("whoever validates says after how many faults no more is looked at", async () => {
  const { out } = await validate('{"name": ""}\n'.repeat(5), "--max-faults", "2");
  assert.match(out, /lamps\.ndjson:2:13 - error too_many_issues: Documents after this one were not looked at\./u);
  assert.doesNotMatch(out, /lamps\.ndjson:3/u);
  assert.doesNotMatch((await validate('{"name": ""}\n'.repeat(2), "--max-faults", "2")).out, /too_many_issues/u);
});

test("whoever validates says how many bytes a line or a document may have", async () => {
  const text = '{"name": "a"}\n{"name": "lamp"}\n{"name": "b"}\n';
  assert.equal((await validate(text, "--max-bytes", "16")).code, 0);
  const { code, out } = await validate(text, "--max-bytes", "15");
  assert.match(out, /^lamps\.ndjson:2:1 - error file-too-large: The file has more than 15 bytes\.$/mu);
  assert.equal(code, 1);
  for (const format of ["json", "yaml"]) {
    const host = createMemoryHost({ files: { ...spec, [`a.${format}`]: '{ "name": "lamp" }' } });
    const run = (bytes: number) =>
      runInMemory(host, ["validate", "--type", "Lamp", `a.${format}`, "--max-bytes", String(bytes)]);
    assert.equal((await run(18)).code, 0);
    assert.match((await run(17)).out, /error file-too-large: The file has more than 17 bytes\./u);
  }
});

test("YAML of more than 1 MiB is read where so much is allowed", async () => {
  const host = createMemoryHost({ files: { ...spec, "a.yaml": `name: lamp # ${"x".repeat(1024 * 1024)}\n` } });
  const command = ["validate", "--type", "Lamp", "a.yaml"];
  assert.match((await runInMemory(host, command)).out, /error file-too-large: .*1048576[\s\S]*--max-bytes/u);
  assert.equal((await runInMemory(host, [...command, "--max-bytes", "2000000"])).code, 0);
});

test("lines come out whole however the bytes are cut, and one that is too long ends them", async () => {
  const bytes = Buffer.from("one\n\ntwo \u{1F600}\r\nthree");
  for (let size = 1; size <= bytes.length; size += 1) {
    assert.deepEqual(await linesOf(bytes, size, 100), ["1 0 one", "3 5 two \u{1F600}\r", "4 15 three"]);
  }
  for (const size of [1, 2, 100]) assert.deepEqual(await linesOf(bytes, size, 4), ["1 0 one", "3 5 undefined"]);
});

async function linesOf(bytes: Uint8Array, size: number, maxBytes: number): Promise<readonly string[]> {
  // Every piece is in the same memory, as pieces of files are.
  const memory = new Uint8Array(size);
  function* pieces(): Generator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) {
      const piece = bytes.subarray(at, at + size);
      memory.set(piece);
      yield memory.subarray(0, piece.length);
    }
  }
  const lines: string[] = [];
  for await (const line of splitLines(pieces(), maxBytes)) {
    lines.push(`${line.number} ${line.offset} ${line.bytes && Buffer.from(line.bytes).toString()}`);
  }
  return lines;
}
