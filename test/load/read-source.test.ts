import assert from "node:assert/strict";
import { test } from "node:test";
import type { DiagnosticSink } from "../../generator/diagnostics/diagnostic.ts";
import { readSource } from "../../generator/load/read-source.ts";

function read(bytes: readonly number[]): { readonly text: string | undefined; readonly faults: readonly string[] } {
  const sink: DiagnosticSink = { diagnostics: [] };
  const file = readSource("a.yaml", Uint8Array.from(bytes), sink);
  return { text: file?.text, faults: sink.diagnostics.map(({ code, message }) => `${code}: ${message}`) };
}

test("decodes UTF-8 and keeps a byte order mark", () => {
  assert.deepEqual(read([0xef, 0xbb, 0xbf, 0x61, 0xc3, 0xa9]), { text: "\u{FEFF}aé", faults: [] });
});

for (const [title, bytes, offset] of [
  ["a Latin-1 letter", [0x61, 0x62, 0xe9, 0x63], 2],
  ["a Latin-1 letter at the end", [0x61, 0xe9], 1],
  ["an overlong form", [0x61, 0xc0, 0xaf], 1],
  ["half a surrogate pair", [0xed, 0xa0, 0x80], 0],
  ["a character without its last byte", [0x61, 0xe2, 0x82], 1],
  ["a character without its last bytes, before another", [0x61, 0xe2, 0x82, 0x62], 1],
  ["four bytes that lack one", [0xf0, 0x9f, 0x98], 0],
  ["four bytes that lack two, behind such that do not", [0xf0, 0x9f, 0x98, 0x80, 0xf0, 0x9f], 4],
  ["three bytes that lack one, behind two", [0xc3, 0xa9, 0xe0, 0xa4], 2],
  ["two bytes that lack one", [0x61, 0xc2], 1],
  ["two bytes that lack one, before another", [0x61, 0xc2, 0x61], 1],
  ["three bytes that lack one, before another", [0x61, 0xe0, 0xa4, 0x61], 1],
  ["four bytes that lack one, before another", [0x61, 0xf0, 0x9f, 0x98, 0x61], 1],
  ["a byte that goes on with nothing", [0xc3, 0xa9, 0x80, 0x61], 2],
  ["UTF-16", [0xff, 0xfe, 0x61, 0x00], 0],
] as const) {
  test(`refuses ${title} and names the byte`, () => {
    const { text, faults } = read(bytes);
    assert.equal(text, undefined);
    assert.equal(faults.length, 1);
    assert.match(faults[0] ?? "", new RegExp(`^invalid-utf8: .*offset ${offset}\\b`, "u"));
  });
}

test("refuses more than 1 MiB before decoding", () => {
  const sink: DiagnosticSink = { diagnostics: [] };
  assert.equal(readSource("a.yaml", new Uint8Array(1024 * 1024 + 1), sink), undefined);
  assert.deepEqual(
    sink.diagnostics.map(({ code, message, span }) => [code, message, span]),
    [["file-too-large", "The file has more than 1048576 bytes.", { file: "a.yaml", start: 0, end: 0 }]],
  );
  assert.ok(readSource("a.yaml", new Uint8Array(1024 * 1024), sink) !== undefined);
});
