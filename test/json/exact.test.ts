import assert from "node:assert/strict";
import { test } from "node:test";
import { ResourceSlot, Tool, ValidationError } from "cleveragents-model";
import fc from "fast-check";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { loadJson } from "../../generator/documents/json-tree.ts";
import { smallest } from "../facts/models.ts";

const slot = { name: "db", resource_type: "database", access: "read_write" };

test("what is read from a text or from bytes is what parse makes of the value", () => {
  for (const space of [undefined, 2, "\t\r\n"]) {
    const text = JSON.stringify(smallest.Tool, undefined, space);
    for (const json of [text, bytesOf(text), Buffer.from(text), `\u{FEFF}${text}`, bytesOf(`\u{FEFF}${text}`)]) {
      assert.ok(Tool.parseJson(json).equals(Tool.parse(smallest.Tool)));
      assert.deepEqual(Tool.validateJson(json), []);
    }
  }
});

test("faults of a text are told as specwright validate tells them", () => {
  const pieces = fc.constantFrom(
    "",
    ",",
    "'",
    "}",
    "{",
    "\\",
    '"',
    "01",
    "x",
    "\n",
    "//",
    '"a":1,',
    "9e999",
    "\\ud800",
    "-0",
  );
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.nat(), pieces, (text, at, piece) => {
      const place = at % (text.length + 1);
      const changed = text.slice(0, place) + piece + text.slice(place + (at % 3));
      const sink = { diagnostics: [] as Diagnostic[] };
      loadJson({ path: "x.json", text: changed }, sink);
      const expected = sink.diagnostics.map(({ code, span }) => `${code} ${span?.start}`);
      const found = Tool.validateJson(changed).filter(({ code }) => formCodes.has(code));
      assert.deepEqual(
        found.map(({ code, offset }) => `${code} ${offset}`),
        expected,
      );
    }),
    { numRuns: 2000, seed: 4 },
  );
});

test("a key that stands twice is told at its second place, however it is spelled", () => {
  const text = JSON.stringify(slot).replace("}", ',"n\\u0061me":"x"}');
  assert.deepEqual(ResourceSlot.validateJson(text), [
    {
      code: "duplicate_key",
      path: [],
      message: "The same key stands in this object before.",
      offset: text.lastIndexOf('"n'),
    },
  ]);
});

test("every issue of a value has the offset at which the value begins, in units of what was given", () => {
  const text = '{ "name": "é\u{1F600}", "resource_type": 1, "access": "none", "other": [0] }';
  const before = (found: string): number => text.indexOf(found);
  const places = [
    ["pattern", before('"é')],
    ["wrong_type", before("1, ")],
    ["not_in_enum", before('"none')],
    ["unknown_key", before("[0]")],
  ];
  assert.deepEqual(
    ResourceSlot.validateJson(text).map(({ code, offset }) => [code, offset]),
    places,
  );
  // Two characters have 6 bytes and 3 units.
  assert.deepEqual(
    ResourceSlot.validateJson(bytesOf(text)).map(({ code, offset }) => [code, offset]),
    places.map(([code, offset], index) => [code, Number(offset) + (index === 0 ? 0 : 3)]),
  );
  assert.deepEqual(
    ResourceSlot.validateJson("{}").map(({ code, offset }) => [code, offset]),
    [
      ["missing", 0],
      ["missing", 0],
      ["missing", 0],
    ],
  );
});

test("bytes that are not UTF-8 are told where they begin", () => {
  const good = bytesOf('{"name": "\u{FFFD}é');
  for (const bad of [[0xff], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xc0, 0xaf]]) {
    const bytes = Uint8Array.from([...good, ...bad, 0x22, 0x7d]);
    assert.deepEqual(ResourceSlot.validateJson(bytes), [
      { code: "ill_formed", path: [], message: "The bytes are not UTF-8.", offset: good.length },
    ]);
  }
});

test("parseJson throws all that is wrong, and a text that is no JSON is no secret told", () => {
  assert.throws(
    () => ResourceSlot.parseJson('{"name": "hush'),
    (error) => {
      assert.ok(error instanceof ValidationError);
      assert.equal(error.message, "Not a valid ResourceSlot. Expected a double quote at the end of the text.");
      assert.deepEqual(
        error.issues.map(({ code, offset }) => [code, offset]),
        [["invalid_json", 14]],
      );
      return true;
    },
  );
});

test("at most 100 faults of a text are told, the one that breaks it off among them", () => {
  const text = `[${"9007199254740993,".repeat(150)}`;
  const issues = Tool.validateJson(text);
  assert.equal(issues.length, 100);
  assert.equal(issues.at(-1)?.code, "invalid_json");
});

test("lists and objects nested too deep are told without a long walk", () => {
  const issues = Tool.validateJson("[".repeat(1_000_000));
  assert.deepEqual(
    issues.map(({ code, offset }) => [code, offset]),
    [["too_deep", 64]],
  );
});

const formCodes: ReadonlySet<string> = new Set([
  "invalid_json",
  "duplicate_key",
  "unsafe_integer",
  "ill_formed",
  "too_deep",
]);

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
