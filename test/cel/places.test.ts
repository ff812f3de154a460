import assert from "node:assert/strict";
import { test } from "node:test";
import { parseExpression } from "../../generator/check/cel/parse.ts";
import type { Syntax } from "../../generator/check/cel/syntax.ts";
import { compileSpec } from "../support/compile-spec.ts";
import { goodExpressions } from "./good-expressions.ts";

const texts = goodExpressions.map(([text]) => text);

function parse(text: string): Syntax {
  const result = parseExpression(text);
  assert.ok(result.ok, text);
  return result.tree;
}

/** The parts of an expression, itself first. */
function parts(tree: Syntax): readonly Syntax[] {
  return [tree, ...children(tree).flatMap(parts)];
}

function children(tree: Syntax): readonly Syntax[] {
  switch (tree.kind) {
    case "literal":
    case "name":
    case "refused":
      return [];
    case "select":
      return [tree.object];
    case "index":
      return [tree.object, tree.index];
    case "unary":
      return [tree.operand];
    case "binary":
      return [tree.left, tree.right];
    case "conditional":
      return [tree.condition, tree.then, tree.else];
    case "call":
      return [...(tree.receiver === undefined ? [] : [tree.receiver]), ...tree.args];
    case "list":
      return tree.elements;
    case "map":
      return tree.entries.flatMap(({ key, value }) => [key, value]);
  }
}

/** What a tree says, without the places. */
function meaning(tree: Syntax): unknown {
  const places = new Set(["start", "end", "at"]);
  return JSON.parse(JSON.stringify(tree, (key, value: unknown) => (places.has(key) ? undefined : value)));
}

test("the text of every part of an expression reads as that part", () => {
  for (const text of texts) {
    for (const part of parts(parse(text))) {
      const own = text.slice(part.start, part.end);
      assert.deepEqual(meaning(parse(own)), meaning(part), `${own} in ${text}`);
    }
  }
});

test("parentheses around a part, with blanks, comments and more parentheses, leave every part in its place", () => {
  let tried = 0;
  for (const text of texts) {
    const plain = parse(text);
    for (const { start, end } of parts(plain)) {
      for (const [before, after] of [
        ["(", ")"],
        ["(( ", " ) )"],
        ["( // (\n", "// ')\n)"],
      ]) {
        const wrapped = `${text.slice(0, start)}${before}${text.slice(start, end)}${after}${text.slice(end)}`;
        const result = parseExpression(wrapped);
        // The variable of a macro and what has(...) asks for stand alone.
        if (!result.ok) continue;
        assert.deepEqual(meaning(result.tree), meaning(plain), wrapped);
        tried += 1;
        for (const part of parts(result.tree)) {
          const own = wrapped.slice(part.start, part.end);
          assert.deepEqual(meaning(parse(own)), meaning(part), `${own} in ${wrapped}`);
          assert.doesNotMatch(own, /^[\s)]|[\s(]$/u);
        }
      }
    }
  }
  assert.ok(tried > 2000, String(tried));
});

/** The guilty piece of a spec whose only rule is written so. */
async function guilty(must: string): Promise<readonly string[]> {
  const text = `specwright: 1
module: jobs
title: Jobs
doc: What runs.
types:
  Job:
    doc: Something to be run.
    fields:
      title: { type: string, doc: Name }
      note: { type: string?, doc: Anything to add }
      count: { type: int, doc: How often it runs }
    rules:
      the_rule:
        must: ${must}
        message: No.
`;
  const { full } = await compileSpec({ "jobs.yaml": text });
  return full.map(({ code, span }) => `${code} ${JSON.stringify(text.slice(span?.start, span?.end))}`);
}

for (const [style, must, expected] of [
  ["plain", "(this.count) == (this.title)", 'incomparable-types "(this.count) == (this.title)"'],
  [
    "plain, over two lines",
    "(this.count)\n          == (this.title)",
    'incomparable-types "(this.count)\\n          == (this.title)"',
  ],
  ["plain, in the middle", "this.count > 1 || ((this.note).size() > 2)", 'may-be-null "this.note"'],
  [
    "single quotes",
    "'(this.title) == ''it\\''s'' && ((this.count)) != (''a'')'",
    "incomparable-types \"((this.count)) != (''a'')\"",
  ],
  [
    "double quotes",
    '"(this.title == \\"\\\\x41)\\") && (this.count) != (\\u0027a\\u0027)"',
    'incomparable-types "(this.count) != (\\\\u0027a\\\\u0027)"',
  ],
  [
    "a literal block",
    "|\n          // a comment (with a bracket\n          (\n            this.count) == (this.title\n          )",
    'incomparable-types "(\\n            this.count) == (this.title\\n          )"',
  ],
  [
    "a folded block",
    ">-\n          this.title != '('\n\n          && (this.count) == (this.title)",
    'incomparable-types "(this.count) == (this.title)"',
  ],
  ["a member behind brackets", "((this)).cuont > 1", 'unknown-field "cuont"'],
  [
    "a method behind brackets",
    "|\n          (((this.title))) // why)\n          .sizes() > 1",
    'unknown-method "sizes"',
  ],
  ["the whole", "((this.count))", 'type-mismatch "this.count"'],
  ["the whole, with an operator", "((this.count) + 0)", 'type-mismatch "(this.count) + 0"'],
] as const) {
  test(`the guilty piece is found in an expression that is written so: ${style}`, async () => {
    assert.deepEqual(await guilty(must), [expected]);
  });
}
