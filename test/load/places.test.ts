import assert from "node:assert/strict";
import { test } from "node:test";
import type { YamlNode } from "../../generator/load/yaml-node.ts";
import { loadText } from "./load-text.ts";

/** Every key and value in order, with its kind and its piece of the text. */
function pieces(text: string): readonly string[] {
  const { document, faults } = loadText(text);
  if (document === undefined) return faults;
  const piece = ({ start, end }: { readonly start: number; readonly end: number }): string =>
    JSON.stringify(text.slice(start, end));
  const below = (node: YamlNode): readonly string[] => {
    const own = `${node.kind === "scalar" ? node.style : node.kind} ${piece(node.span)}`;
    if (node.kind === "scalar") return [own];
    if (node.kind === "list") return [own, ...node.items.flatMap(below)];
    return [own, ...node.entries.flatMap(({ keySpan, value }) => [`key ${piece(keySpan)}`, ...below(value)])];
  };
  return below(document.root);
}

test("a map and a list in lines reach from their first key or item to the end of the last value", () => {
  assert.deepEqual(pieces("a:\n  - b\n  - c: d\n\n# end\ne: f\n"), [
    'map "a:\\n  - b\\n  - c: d\\n\\n# end\\ne: f"',
    'key "a"',
    'list "- b\\n  - c: d"',
    'plain "b"',
    'map "c: d"',
    'key "c"',
    'plain "d"',
    'key "e"',
    'plain "f"',
  ]);
});

test("a map and a list in brackets reach from bracket to bracket", () => {
  assert.deepEqual(pieces("a: [ b, {} ]\nc: { d: e }\nf: []\n").slice(1), [
    'key "a"',
    'list "[ b, {} ]"',
    'plain "b"',
    'map "{}"',
    'key "c"',
    'map "{ d: e }"',
    'key "d"',
    'plain "e"',
    'key "f"',
    'list "[]"',
  ]);
});

test("a text has its quotes or its header with it", () => {
  assert.deepEqual(pieces("a: 'b'\n\"c\": \"d\"\n'e': |-\n  f\ng: >\n  h\n").slice(1), [
    'key "a"',
    "single \"'b'\"",
    'key "\\"c\\""',
    'double "\\"d\\""',
    "key \"'e'\"",
    'literal "|-\\n  f\\n"',
    'key "g"',
    'folded ">\\n  h\\n"',
  ]);
});

test("a value that was left out stands where its key does, in a list behind its dash", () => {
  assert.deepEqual(pieces("a:\nb:\n  -\n"), [
    'map "a:\\nb:\\n  -"',
    'key "a"',
    'plain "a"',
    'key "b"',
    'list "-"',
    'plain ""',
  ]);
  assert.deepEqual(pieces("{ a: }"), ['map "{ a: }"', 'key "a"', 'plain "a"']);
});

test("a file of one value is no empty file, even if the value is null or an empty text", () => {
  for (const [text, expected] of [
    ["null\n", 'plain "null"'],
    ["''\n", "single \"''\""],
    ["[]\n", 'list "[]"'],
    ["--- {}\n", 'map "{}"'],
    ["b\n", 'plain "b"'],
  ] as const) {
    assert.deepEqual(pieces(text), [expected]);
  }
});

test("white space, comments and a byte order mark may come before the marker of the document", () => {
  for (const before of ["\n", " \n", "\t\n", "\r\n", "\u{FEFF}", "\u{FEFF}\n", "# why\n", " # why\n\n", ""]) {
    assert.deepEqual(loadText(`${before}---\na: b\n`).value, { a: "b" }, JSON.stringify(before));
  }
});

test("a text that has a line for itself may begin with any indicator", () => {
  for (const letter of "&*!%'\"{}[]:,-?.#@`|>") {
    for (const style of ["|", ">"]) {
      assert.deepEqual(loadText(`${style}\n${letter}x\n`).value, `${letter}x\n`, letter);
      assert.deepEqual(loadText(`a: ${style}\n  ${letter}x: y: z\n`).value, { a: `${letter}x: y: z\n` }, letter);
    }
  }
});

test("a text without quotes may begin with a dash, a question mark or a colon that no space follows", () => {
  for (const text of ["-x", "?x", ":x", ".x", "--x", "---x"]) {
    assert.deepEqual(loadText(`a: ${text}\n`).value, { a: text });
    assert.deepEqual(loadText(`- ${text}\n- ${text}\n`).value, [text, text]);
  }
});

test("where lines stand further left than what they close, the outermost bracket is blamed", () => {
  for (const text of ["a: [b\nc: d]\n", "a: [b, {c: [\nd: e}]]\n"]) {
    assert.deepEqual(loadText(text).faults, ["yaml-syntax 1:4"], text);
    assert.equal(loadText(text).diagnostics[0]?.message, "This [ is never closed.");
  }
});

test("a fault of a text makes no second one of what it stands in", () => {
  assert.deepEqual(loadText('"\\ud800": 1\n"\\ud800": 2\n').faults, ["ill-formed-text 1:1", "ill-formed-text 2:1"]);
  assert.deepEqual(
    loadText("- no\n- [a: @]\n").diagnostics.map((diagnostic) => "related" in diagnostic),
    [false],
  );
});

test("reading a text leaves the stacks of errors as long as they were", () => {
  const { stackTraceLimit } = Error;
  loadText("a: b");
  loadText("a: @b");
  assert.equal(Error.stackTraceLimit, stackTraceLimit);
});
