import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { locate, nodeAt } from "../../generator/load/locate.ts";
import { spanInScalar } from "../../generator/load/span-in-scalar.ts";
import type { YamlDocument, YamlScalar } from "../../generator/load/yaml-node.ts";
import { loadText, placeIn } from "./load-text.ts";

/** The scalar under `a`. */
function scalarIn(document: YamlDocument | undefined): YamlScalar | undefined {
  const node = document && nodeAt(document.root, ["a"]);
  return node?.kind === "scalar" ? node : undefined;
}

/** Where `needle` stands in the value of `a`, as the stretch of the file that it came from. */
function find(text: string, needle: string): string {
  const { document } = loadText(text);
  const scalar = scalarIn(document);
  if (document === undefined || typeof scalar?.value !== "string") return "not a text";
  const start = scalar.value.indexOf(needle);
  assert.notEqual(start, -1, scalar.value);
  const span = spanInScalar(document.file, scalar, start, start + needle.length);
  return `${placeIn(text, span)} ${JSON.stringify(text.slice(span.start, span.end))}`;
}

test("finds a stretch of a text without quotes", () => {
  assert.equal(find("a: this.b == 1\n", "b"), '1:9 "b"');
});

test("finds a stretch behind doubled single quotes", () => {
  assert.equal(find("a: 'it''s this.b'\n", "this.b"), '1:11 "this.b"');
  assert.equal(find("a: 'it''s'\n", "'"), "1:7 \"''\"");
});

test("finds a stretch behind escapes in double quotes", () => {
  assert.equal(find('a: "\\t\\x41\\u00e9\\U0001F600 this.b"\n', "this.b"), '1:28 "this.b"');
  assert.equal(find('a: "x\\\\y z"\n', "\\"), '1:6 "\\\\\\\\"');
});

test("finds a stretch behind every escape of YAML", () => {
  for (const letters of [..."0abefnrtvN_LP /\\".split(""), '"', "\t", "x41", "u00e9", "U0001F600"]) {
    assert.equal(find(`a: "x\\${letters}z"\n`, "z"), `1:${7 + letters.length} "z"`, letters);
  }
});

test("a space that is escaped stays before a line end, any other goes", () => {
  assert.equal(find('a: "b\\ \n  z"\n', "z"), '2:3 "z"');
  assert.equal(find('a: "b \t\n  z"\n', "z"), '2:3 "z"');
  assert.equal(find("a: 'b  \n\n  z'\n", "z"), '3:3 "z"');
});

test("finds a stretch in texts over several lines", () => {
  assert.equal(find("a: one\n  two\n\n  three\n", "three"), '4:3 "three"');
  assert.equal(find('a: "one\n  two \\\n  three"\n', "three"), '3:3 "three"');
});

test("finds a stretch in a block text, whatever its indentation", () => {
  assert.equal(find("a: |\n  one\n    two\n", "two"), '3:5 "two"');
  assert.equal(find("b: 1\na: |2-\n    one\n  two\n", "one"), '3:5 "one"');
  assert.equal(find("a: |\r\n  one\r\n  two\r\n", "two"), '3:3 "two"');
});

test("finds a stretch behind any header of a block text, and between empty lines and deeper ones", () => {
  assert.equal(find("a: |+ # why\n  one\n\n", "one"), '2:3 "one"');
  assert.equal(find("a: |1\n  one\n", "one"), '2:3 "one"');
  assert.equal(find("a: |2+\n    one\n\n", "one"), '2:5 "one"');
  assert.equal(find("a: |\n\n\n  one\n   two\n\n  three\n", "three"), '7:3 "three"');
  assert.equal(find("a: |\n  one | two\n", "two"), '2:9 "two"');
  assert.equal(find("a: >\n\n  one\n\n\n  two\n  three\n", "three"), '7:3 "three"');
  assert.equal(find("a: >\n  one\n   \n  two\n", "two"), '4:3 "two"');
  assert.equal(find("a: >2-\n     one\n  two", "two"), '3:3 "two"');
});

test("finds the line end that a block text keeps", () => {
  assert.equal(find("a: |\n  one\n\n\nb: 1\n", "\n"), '2:6 "\\n"');
  assert.equal(find("a: >\n  one\n\n\n", "\n"), '2:6 "\\n"');
  assert.equal(find("a: |+\n  one\n\n", "\n\n"), '2:6 "\\n\\n"');
  assert.equal(find("a: |\n  one", "\n"), '2:6 ""');
});

test("finds a stretch in a folded text", () => {
  assert.equal(find("a: >-\n  one\n  two\n\n  three\n    four\n  five\n", "five"), '7:3 "five"');
});

test("an empty stretch at the end stands behind the last character", () => {
  const { document } = loadText("a: 'b c'\n");
  const scalar = scalarIn(document);
  assert.ok(document !== undefined && scalar !== undefined);
  assert.deepEqual(spanInScalar(document.file, scalar, 3, 3).start, 7);
});

const line = fc.stringMatching(/^[a-z(][a-z .,(é😀]{0,8}[a-z)]$/u);
const lines = fc.array(line, { minLength: 1, maxLength: 4 });
const separator = fc.constantFrom("\n", "\r\n");

test("every character of every style leads back to itself", () => {
  const styles = ["plain", "'", '"', "|", "|-", "|+", ">", ">-", ">+"] as const;
  fc.assert(
    fc.property(fc.constantFrom(...styles), lines, separator, fc.boolean(), (style, texts, newLine, gap) => {
      const join = `${newLine}${gap ? newLine : ""}   `;
      const text =
        style.startsWith("|") || style.startsWith(">")
          ? `a: ${style}${newLine}   ${texts.join(join)}${newLine}`
          : style === "plain"
            ? `a: ${texts.join(join)}${newLine}`
            : `a: ${style}${texts.join(join)}${style}${newLine}`;
      const { document } = loadText(text);
      const scalar = scalarIn(document);
      if (document === undefined || typeof scalar?.value !== "string") return;
      for (let at = 0; at < scalar.value.length; at += 1) {
        const { start, end } = spanInScalar(document.file, scalar, at, at + 1);
        const unit: string = scalar.value.charAt(at);
        if (/\S/u.test(unit)) assert.equal(document.file.text.slice(start, end), unit);
        else assert.match(document.file.text.slice(start, end), /^\s+$/u);
      }
    }),
    { numRuns: 1000 },
  );
});

test("locates keys and values, and the nearest ancestor of what is not there", () => {
  const text = "a:\n  b: [1, { c: two }]\nd:\n";
  const { document } = loadText(text);
  assert.ok(document !== undefined);
  const at = (path: readonly (string | number)[], what: "key" | "value"): string => {
    const span = locate(document.root, path, what);
    return `${placeIn(text, span)} ${JSON.stringify(text.slice(span.start, span.end))}`;
  };
  assert.equal(at(["a", "b", 1, "c"], "key"), '2:12 "c"');
  assert.equal(at(["a", "b", 1, "c"], "value"), '2:15 "two"');
  assert.equal(at(["a", "b", 0], "key"), '2:7 "1"');
  assert.equal(at(["a", "b", 1, "x", "y"], "value"), '2:10 "{ c: two }"');
  assert.equal(at(["a", "x"], "key"), '1:1 "a"');
  assert.equal(
    at(["a", "b", 7], "value"),
    '2:6 "[1, { c: two }]"'.replace("2:6", "2:3").replace("[1, { c: two }]", "b"),
  );
  assert.equal(at(["a", "b", "0"], "value"), '2:3 "b"');
  assert.equal(at(["a", 0], "value"), '1:1 "a"');
  assert.equal(nodeAt(document.root, ["a", "x", "y"]), undefined);
  assert.equal(at(["d"], "value"), '3:1 "d"');
  assert.equal(at([], "key"), '1:1 "a"');
  assert.equal(at(["a"], "value"), `2:3 "b: [1, { c: two }]"`);
});
