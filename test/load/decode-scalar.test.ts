import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeScalar } from "../../generator/load/decode-scalar.ts";
import { locate, nodeAt } from "../../generator/load/locate.ts";
import { readPlain } from "../../generator/load/plain-scalar.ts";
import { spanInScalar } from "../../generator/load/span-in-scalar.ts";
import type { Path } from "../../generator/program/example.ts";
import { loadText } from "./load-text.ts";

/** Each unit of the text at `path`, with the piece of the file that it comes from. */
function origins(text: string, path: Path): readonly string[] {
  const { document, faults } = loadText(text);
  const node = document && nodeAt(document.root, path);
  if (node?.kind !== "scalar" || typeof node.value !== "string") return faults;
  const source = text.slice(node.span.start, node.span.end);
  const { value } = node;
  return (decodeScalar(source, node) ?? []).map(
    ({ start, end }, unit) => `${value.charAt(unit)}<${source.slice(start, end)}`,
  );
}

test("a block text leads back letter by letter, whatever lies between its lines", () => {
  for (const [text, expected] of [
    ["a: |\n \n  b\n", ["\n<\n", "b<b", "\n<\n"]],
    ["a: |+\n   \n  \n", ["\n<\n", "\n<\n"]],
    ["a: |+\n   ", ["\n<"]],
    ["a: >\n  b\n  \n  c\n", ["b<b", "\n<\n", "c<c", "\n<\n"]],
    ["a: >\n  b\n\n   c\n  d\n", ["b<b", "\n<\n", "\n<\n", " < ", "c<c", "\n<\n", "d<d", "\n<\n"]],
    ["a: >\n  b\n  \tc\n", ["b<b", "\n<\n", "\t<\t", "c<c", "\n<\n"]],
    ["a: >+\n  b\n  \n\n", ["b<b", "\n<\n", "\n<\n", "\n<\n"]],
    ["a: |-\n  b\n\n", ["b<b"]],
  ] as const) {
    assert.deepEqual(origins(text, ["a"]), expected, JSON.stringify(text));
  }
});

test("a block text that is the whole file may stand in the first column", () => {
  assert.deepEqual(origins("|\nb\n", []), ["b<b", "\n<\n"]);
  assert.deepEqual(origins("--- >-\nb\nc\n", []), ["b<b", " <\n", "c<c"]);
});

test("an empty block text has no letters, which is known as well", () => {
  for (const source of ["|", ">", "|-", "|+", "|\n", "|\n\n\n", ">\n  \n", "|2\n"]) {
    const style = source.startsWith("|") ? "literal" : "folded";
    const span = { file: "sample.yaml", start: 0, end: source.length };
    assert.deepEqual(decodeScalar(source, { kind: "scalar", value: "", span, style }), [], JSON.stringify(source));
  }
});

test("a quoted text leads back letter by letter over line ends and white space", () => {
  for (const [text, expected] of [
    ['a: "b\r\n  c"\n', ["b<b", " <\r\n  ", "c<c"]],
    ['a: "b \n \t\n c"\n', ["b<b", "\n<\n \t\n ", "c<c"]],
    ['a: "b\\\r\n  c"\n', ["b<b", "c<c"]],
    ["a: 'b\n\n\n  c'\n", ["b<b", "\n<\n\n\n  ", "\n<\n\n\n  ", "c<c"]],
  ] as const) {
    assert.deepEqual(origins(text, ["a"]), expected, JSON.stringify(text));
  }
});

test("a stretch of a text that is not what the file has is the whole text", () => {
  const file = { path: "sample.yaml", text: "a: |\n  b\n" };
  const span = { file: file.path, start: 3, end: 9 };
  for (const style of ["plain", "single", "double", "literal", "folded"] as const) {
    assert.deepEqual(spanInScalar(file, { kind: "scalar", value: "other", span, style }, 1, 2), span);
  }
});

test("an empty stretch is found in an empty text, before a letter and over the end of a line", () => {
  const place = (text: string, at: number): string => {
    const { document } = loadText(text);
    const node = document && nodeAt(document.root, ["a"]);
    if (document === undefined || node?.kind !== "scalar") return "nowhere";
    const { start, end } = spanInScalar(document.file, node, at, at);
    return `${start}-${end}`;
  };
  assert.equal(place("a: ''\n", 0), "3-5");
  assert.equal(place("a: 'b''c'\n", 0), "4-4");
  assert.equal(place("a: 'b''c'\n", 1), "5-5");
  assert.equal(place("a: 'b  \n  c'\n", 1), "7-7");
  assert.equal(place("a: 'b''c'\n", 3), "8-9");
});

test("what is no map has no keys to lead to", () => {
  const at = (text: string, path: Path, what: "key" | "value"): string => {
    const { document } = loadText(text);
    if (document === undefined) return "nowhere";
    const { start, end } = locate(document.root, path, what);
    return `${start}-${end}`;
  };
  assert.equal(at("[b, c]\n", [], "key"), "0-0");
  assert.equal(at(" b\n", [], "key"), "1-1");
  assert.equal(at(" {}\n", [], "key"), "1-1");
  assert.equal(at("[b, c]\n", [1], "value"), "4-5");
  assert.equal(at("[b, c]\n", [1, 0], "value"), "4-5");
  assert.equal(at("[b, c]\n", ["1"], "value"), "0-0");
  assert.equal(at("a: b\n", ["a", 0, 0], "value"), "0-1");
});

test("words are told apart by their meaning and by how they are written", () => {
  for (const text of [".inf", "-.INF", "+.Inf", ".nan", ".NaN", ".NAN", "1.0e+999", "-9007199254740992"]) {
    assert.deepEqual(readPlain(text), { kind: "unsafe" }, text);
  }
  for (const text of ["nO", "yEs", "x.inf", ".infx", ".INf", "-.nan", "1.2.3", "x0755", "0755x", "tRUE", "", "null"]) {
    assert.deepEqual(readPlain(text), { kind: "value", value: text === "" || text === "null" ? null : text }, text);
  }
  assert.deepEqual(readPlain("10.25e-10"), { kind: "value", value: 10.25e-10 });
  assert.deepEqual(readPlain("0.125"), { kind: "value", value: 0.125 });
  for (const [text, meaning] of [
    ["~", "null"],
    ["NULL", "null"],
    ["True", "true"],
    ["YES", "true"],
    ["On", "true"],
    ["y", "true"],
    ["FALSE", "false"],
    ["no", "false"],
    ["Off", "false"],
    ["N", "false"],
  ] as const) {
    const instead = `\`${meaning}\`, or \`"${text}"\` in quotes for the text`;
    assert.deepEqual(readPlain(text), { kind: "ambiguous", what: `\`${text}\``, instead });
  }
  for (const text of ["007", "-00", "0b1", "+0o7", "-0xF", "1_0", "1:0", "1:59.5", "1:5:9", "5.", "+.5e3", "1.e-3"]) {
    assert.equal(readPlain(text).kind, "ambiguous", text);
  }
});
