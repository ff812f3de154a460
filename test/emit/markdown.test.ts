import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, code, codeCell, fenced, prose, proseCell } from "../../generator/emit/markdown.ts";

// What each text must become, so that readers of CommonMark and of GFM show the characters of the text and nothing else.

for (const [text, expected] of [
  ["1. item", "1\\. item"],
  ["7) item", "7\\) item"],
  ["1)", "1\\)"],
  ["- [ ] task", "\\- \\[ \\] task"],
  ["+ item", "\\+ item"],
  ["* item", "\\* item"],
  ["> quote", "\\> quote"],
  ["---", "\\---"],
  ["===", "\\==="],
  ["~~gone~~", "\\~\\~gone\\~\\~"],
  ["# heading", "\\# heading"],
  ["## heading ##", "\\## heading \\##"],
  ["#", "\\#"],
  ["C#", "C\\#"],
  ["<!-- comment", "&lt;!-- comment"],
  ["</script>", "&lt;/script>"],
  ["&copy;", "&amp;copy;"],
  ["(a) [b](c)", "(a) \\[b\\](c)"],
  ["![x](p.png)", "!\\[x\\](p.png)"],
  ["a_b _c_", "a_b \\_c\\_"],
  ["ends with \\", "ends with \\\\"],
  ["`1. code` and 1. none", "`1. code` and 1. none"],
  ["in 2 of 3", "in 2 of 3"],
] as const) {
  test(`${JSON.stringify(text)} stays what it is`, () => {
    assert.equal(prose(text), expected);
  });
}

test("lines become one, and what hides is shown", () => {
  assert.equal(prose("  a \n\n  b\tc "), "a b c");
  assert.equal(prose("a\u202eb"), "a\\\\u202eb");
});

test("code stands in a fence longer than any run of backticks in it", () => {
  assert.equal(code("a"), "`a`");
  assert.equal(code("a`b"), "``a`b``");
  assert.equal(code("a``b`c"), "```a``b`c```");
  assert.equal(code("`a"), "`` `a ``");
  assert.equal(code("a`"), "`` a` ``");
  assert.equal(code(" a\nb "), "`a b`");
  assert.equal(fenced("ts", "a"), "```ts\na\n```");
  assert.equal(fenced("", "a\n``"), "```\na\n``\n```");
  assert.equal(fenced("yaml", "````"), "`````yaml\n````\n`````");
});

test("code in a cell that has a backslash before a bar becomes HTML, which all readers read alike", () => {
  assert.equal(codeCell("a|b"), "`a\\|b`");
  assert.equal(codeCell("a\\|b"), "<code>a&#92;&#124;b</code>");
  assert.equal(codeCell("<&>*_[]~\\|"), "<code>&#60;&#38;&#62;&#42;&#95;&#91;&#93;&#126;&#92;&#124;</code>");
  assert.equal(codeCell("`\\|"), "<code>&#96;&#92;&#124;</code>");
  assert.equal(codeCell("a\\b"), "`a\\b`");
  assert.equal(cell("`a` and | and ``b`\\|``"), "`a` and \\| and <code>b&#96;&#92;&#124;</code>");
});

test("a bar splits no cell", () => {
  assert.equal(proseCell("a | b"), "a \\| b");
  assert.equal(prose("a | b"), "a | b");
});
