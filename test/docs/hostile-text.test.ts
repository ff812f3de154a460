import assert from "node:assert/strict";
import { test } from "node:test";
import { compileSpec } from "../support/compile-spec.ts";
import { structureOf } from "./markdown-structure.ts";

// Whatever text a spec holds, a page keeps its structure: the same headings, tables, cells, lists and links as for plain words.

const plain = await pagesOf("plain");

for (const hostile of [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<!-- comment",
  "</code><b>bold</b>",
  "[x](javascript:alert(1))",
  "[x][y] and [y]: javascript:alert(1)",
  "[x]: http://evil.example",
  "javascript&#58;alert(1)",
  "&lt;script&gt; &amp; &#x3c;b&#x3e;",
  "<javascript:alert(1)>",
  "<data:text/html,x>",
  "![x](http://evil.example/p.png)",
  "a | b",
  "| a | b |",
  "a \\| b",
  "a \\\\| b",
  "`a | b`",
  "`a \\| b` and <b>",
  "ends with \\",
  "# heading",
  "## heading ##",
  "---",
  "===",
  "***",
  "- [ ] task",
  "* item",
  "+ item",
  "1. item",
  "7) item",
  "> quote",
  "    indented",
  "```js",
  "~~~",
  "~~gone~~",
  "`",
  "``",
  "`` `<img src=x>`` `",
  "`a``<img src=x>`",
  "``<i>`",
  "\\`<img src=x>`",
  "a ` b `<img src=x>` c",
  "*bold* _slanted_ __strong__",
  "{{title}} {{{title}}} {{#each x}}",
  "$" + "{title} <%= title %>",
  "*/ // -->",
  "<br>",
] as const) {
  test(`the text ${JSON.stringify(hostile)} changes no structure`, async () => {
    assert.deepEqual(await pagesOf(hostile), plain);
  });
}

for (const hostile of [
  "a\nb",
  "a\n\n# b",
  "a\n===",
  "a\n---\nb",
  "a\n\n- b",
  "a\n| - |\nb",
  "a\r\n> b",
  "a\u2028# b",
]) {
  test(`the text ${JSON.stringify(hostile)} of several lines changes no structure`, async () => {
    assert.deepEqual(await pagesOf("plain", hostile), plain);
  });
}

test("changes of direction are shown, not made, and letters of every language stay", async () => {
  const docs = await docsOf("plain", "\u202Eevil\u2066 \u0645\u0631\u062D\u0628\u0627");
  for (const [path, text] of Object.entries(docs)) {
    assert.doesNotMatch(text, /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/u, path);
  }
  assert.match(docs["docs/shop.md"] ?? "", /\\\\u202eevil\\\\u2066 \u0645\u0631\u062D\u0628\u0627/u);
});

test("the anchor of every heading is its own, and every link leads to one", async () => {
  const docs = await docsOf("plain");
  for (const [path, text] of Object.entries(docs)) {
    for (const address of structureOf(text).links) {
      const [page = "", anchor] = address.split("#");
      const target = docs[page === "" ? path : `docs/${page}`];
      assert.ok(target !== undefined, address);
      if (anchor === undefined) continue;
      const anchors = [...target.matchAll(/^##? (.+)$/gmu)].map(([, title = ""]) => anchorOf(title));
      assert.equal(anchors.filter((candidate) => candidate === anchor).length, 1, address);
    }
  }
});

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replace(/ /gu, "-");
}

async function pagesOf(text: string, prose: string = text): Promise<Readonly<Record<string, unknown>>> {
  const docs = await docsOf(text, prose);
  return Object.fromEntries(Object.entries(docs).map(([path, content]) => [path, structureOf(content)]));
}

/** Text in double quotes, with what specs refuse to hold as it is written as an escape. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u{2028}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** A spec with the text in every place that takes any text, and prose in every place that takes prose. */
async function docsOf(text: string, prose: string = text): Promise<Readonly<Record<string, string>>> {
  const told = quoted(`About ${prose}`);
  const first = quoted(prose);
  const value = quoted(text);
  const named = quoted(`key ${text}`);
  const cel = quoted(`this.name != ${value} && this.kind != ${value} && !(this.name in [${value}, 'x'])`);
  const reading = quoted(`!this.name.startsWith(${value}) || has(this[${named}])`);
  const { files, diagnostics } = await compileSpec(
    {
      "specwright.yaml": `specwright: 1
package: { name: shop-model, version: 1.0.0, license: MIT, description: ${first}, schema_base: https://example.com/ }
`,
      "shop.yaml": `specwright: 1
module: shop
title: ${first}
doc: ${first}
types:
  Kind:
    doc: ${first}
    deprecated: ${first}
    enum: { ${value}: ${first}, other: { doc: ${told}, deprecated: ${first}, since: ${first} } }
  Name: { doc: ${first}, scalar: string, not_in: [${value}], examples: [a], counterexamples: [${value}] }
  Names: { doc: ${first}, list: Name, min_items: 1, examples: { one: { doc: ${first}, value: [a] } } }
  Thing:
    doc: ${first}
    since: ${first}
    fields:
      name: { type: string, doc: ${first}, not_in: [${quoted(`${text}!`)}] }
      kind: { type: Kind, default: other, doc: ${told}, deprecated: ${first} }
      text: { type: string, default: ${value}, doc: ${first}, in: [${value}, b] }
      fixed: { type: string, fixed: ${value}, doc: ${first} }
      ${named}: { type: string?, as: odd, doc: ${first} }
    rules:
      differs: { must: ${cel}, at: name, message: ${first}, doc: ${first} }
      starts: { must: ${reading}, at: name, message: ${told} }
    derived: { same: { type: bool, value: ${quoted(`this.name == ${value}`)}, doc: ${first} } }
    methods:
      says: { doc: ${first}, params: { what: { type: string, default: ${value}, doc: ${first} } }, returns: bool, value: ${quoted(`what == ${value}`)} }
    constructors: { make: { doc: ${first}, params: { name: string }, set: { name: name } } }
    views: { brief: { doc: ${first}, shows: [name, kind, { show: ${named}, when: ${quoted(`this.name == ${value}`)} }], omits: [text, fixed, same, ${named}] } }
    examples:
      plain: { doc: ${first}, value: { name: a, text: ${value}, ${named}: ${value} } }
    counterexamples:
      same: { doc: ${told}, value: { name: ${value}, ${named}: x }, because: { name: differs } }
functions:
  decide:
    doc: ${first}
    params: { name: { type: string, doc: ${first} } }
    returns: string
    table: { columns: { name: name == cell }, rows: [{ name: ${value}, give: ${value} }, { give: b }] }
    examples: { one: { doc: ${first}, given: { name: ${value} }, gives: ${value} } }
`,
    },
    { targets: ["docs", "package", "vectors"] },
  );
  assert.deepEqual(diagnostics, []);
  const docs = Object.fromEntries(
    files.filter(({ path }) => path.endsWith(".md")).map(({ path, content }) => [path, content]),
  );
  for (const { path, content } of files) if (path.endsWith(".json")) JSON.parse(content);
  assert.ok(docs["docs/shop.md"] !== undefined && docs["README.md"] !== undefined);
  return docs;
}
