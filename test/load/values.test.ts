import assert from "node:assert/strict";
import { test } from "node:test";
import { isJsonObject } from "../../generator/program/json.ts";
import { loadText } from "./load-text.ts";

test("reads maps, lists, texts, numbers, booleans and null", () => {
  const { value, faults } = loadText("a: 1\nb: [x, 2.5, true]\nc:\n  - null\n  - {d: false, e: 'f'}\ng: -3\n");
  assert.deepEqual(faults, []);
  assert.deepEqual(value, { a: 1, b: ["x", 2.5, true], c: [null, { d: false, e: "f" }], g: -3 });
});

test("reads a value that was left out as null", () => {
  assert.deepEqual(loadText("a:\nb:\n  -\n").value, { a: null, b: [null] });
});

test("keeps dates, versions and words that only look like numbers as texts", () => {
  const text = "a: 2001-12-14\nb: 1.2.3\nc: 1.2.3-rc.1\nd: 7up\ne: -x\nf: nO\ng: 0xZZ\nh: 1_a\ni: '0755'\n";
  assert.deepEqual(loadText(text).value, {
    a: "2001-12-14",
    b: "1.2.3",
    c: "1.2.3-rc.1",
    d: "7up",
    e: "-x",
    f: "nO",
    g: "0xZZ",
    h: "1_a",
    i: "0755",
  });
});

test("reads a negative zero as zero", () => {
  const { value } = loadText("a: -0\nb: -0.0\n");
  assert.deepEqual(value, { a: 0, b: 0 });
});

test("reads numbers that every YAML reader takes the same way", () => {
  assert.deepEqual(
    loadText("[0, 10, -7, 1.5, 3.0, 1.0e+3, 2.5e-2, 9007199254740991]").value,
    [0, 10, -7, 1.5, 3, 1000, 0.025, 9007199254740991],
  );
});

test("reads JSON, tabs included", () => {
  const text = '{"a":\t1,\n\t"b":\t[-0.5E-2, "x: y", {"c": null}]\n}\n';
  assert.deepEqual(loadText(text).value, { a: 1, b: [-0.005, "x: y", { c: null }] });
});

test("reads block texts, folded texts and quoted texts over several lines", () => {
  const text = "a: |\n  x\n   y\nb: >-\n  p\n  q\n\n  r\nc: \"s\n  t\"\nd: 'it''s'\n";
  assert.deepEqual(loadText(text).value, { a: "x\n y\n", b: "p q\nr", c: "s t", d: "it's" });
});

test("reads line ends of Windows like any other", () => {
  const { value, document } = loadText("a: |\r\n  x\r\n  y\r\nb: 1\r\n");
  assert.deepEqual(value, { a: "x\ny\n", b: 1 });
  assert.equal(document?.root.kind === "map" ? document.root.entries[1]?.keySpan.start : undefined, 16);
});

test("accepts a byte order mark at the start, and a document marker", () => {
  assert.deepEqual(loadText("\u{FEFF}a: b\n").value, { a: "b" });
  assert.deepEqual(loadText("# comment\n---\na: b\n...\n# end\n").value, { a: "b" });
});

test("a key __proto__ is an own property and pollutes nothing", () => {
  const { value } = loadText("__proto__: { polluted: true }\nconstructor: 1\n");
  assert.deepEqual(Object.keys(value ?? {}), ["__proto__", "constructor"]);
  assert.equal(Reflect.get({}, "polluted"), undefined);
  assert.ok(isJsonObject(value));
  assert.ok(!("polluted" in value));
});

test("accepts the lone letters y and n as keys, because a point has them", () => {
  assert.deepEqual(loadText("x: 1\ny: 2\nn: 3\n").value, { x: 1, y: 2, n: 3 });
});

test("joins a surrogate pair that is written as two escapes, as JSON does", () => {
  assert.deepEqual(loadText('"\\ud83d\\ude00"').value, "😀");
});

test("accepts explicit keys and brackets that close in the column of their key", () => {
  assert.deepEqual(loadText("? a\n: b: c\n").value, { a: { b: "c" } });
  assert.deepEqual(loadText("a: {\n  b: [\n    c\n  ]\n}\n").value, { a: { b: ["c"] } });
});
