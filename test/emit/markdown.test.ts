import assert from "node:assert/strict";
import { test } from "node:test";
import { prose, proseCell } from "../../generator/emit/markdown.ts";

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

test("a bar splits no cell", () => {
  assert.equal(proseCell("a | b"), "a \\| b");
  assert.equal(prose("a | b"), "a | b");
});
