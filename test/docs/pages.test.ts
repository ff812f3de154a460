import assert from "node:assert/strict";
import { test } from "node:test";
import { compileSpec } from "../support/compile-spec.ts";

const shop = `specwright: 1
module: shop
title: Shop
doc: What a shop sells.
types:
  Color: { doc: A color., enum: { red: Red., green: Green., blue: Blue., grey: Grey. } }
  Article:
    doc: What is sold.
    fields:
      name: { type: string, min_length: 2, max_length: 40, pattern: "[a-z ]+", doc: Name of the article }
      color: { type: Color, in: [red, green], default: red, doc: What it looks like }
      size: { type: int, not_in: [13], min: 1, doc: "Size, in millimetres" }
      price: { type: int, min: 0, doc: "Price, in cents" }
      reduced: { type: int?, min: 0, doc: "Lower price, in cents" }
      code: { type: string?, secret: true, doc: Code of the safe }
      hidden: { type: bool, default: false, doc: Whether it is shown }
    rules:
      reduced_is_lower:
        doc: Customers look.
        when: has(this.reduced)
        must: this.reduced < this.price
        message: "Lower the price: it is not reduced."
      hidden_is_red: { when: this.hidden, must: this.color == 'red', message: Hide red ones only. }
      safe: { when: has(this.code), must: this.hidden, message: Hide what is in the safe. }
      nested:
        must: this.hidden || (this.size > 3 && (this.price > 3 || (this.size > 9 && this.color == 'red')))
        message: Too small.
    examples:
      cup: { value: { name: cup, size: 80, price: 500, reduced: 400, hidden: true } }
    counterexamples:
      wrong: { value: { name: c, color: blue, size: 13, price: -1, extra: 1 }, because: { name: too_short, color: not_allowed, size: not_allowed, price: too_small, extra: unknown_key } }
      dear: { value: { name: cup, size: 80, price: 5, reduced: 6 }, because: { "": reduced_is_lower } }
  Ware:
    doc: An article of today.
    extends: Article
    fields: { day: { type: date, doc: Day of sale } }
    rules: { small: { must: this.size < 1000, message: Too big. } }
`;

const page = await shopPage();

test("a rule is told with its sentence, reason, message, CEL, examples, coverage and table", () => {
  assert.deepEqual(ruleText("reduced_is_lower"), [
    "When `reduced` is set, it must be less than `price`. Customers look.",
    "- Message: Lower the price: it is not reduced.",
    "- In CEL: when `has(this.reduced)`, `this.reduced < this.price`.",
    '- Accepted: `{ "price": 500, "reduced": 6 }`',
    '- Refused: `{ "price": 5, "reduced": 6 }`',
    "- Enforced by the validators, not by JSON Schema: field compared with field.",
  ]);
  assert.deepEqual(ruleText("hidden_is_red"), [
    "When `hidden` is true, `color` must be `red`.",
    "- Message at `color`: Hide red ones only.",
    "- In CEL: when `this.hidden`, `this.color == 'red'`.",
    '- Accepted: `{ "color": "red", "hidden": true }`',
    '- Refused: `{ "color": "green", "hidden": true }`',
    "- Enforced by the validators and by JSON Schema.",
    "| `hidden` | `color` | Verdict |",
    "| - | - | - |",
    "| true | `red` | accepted |",
    "| true | any other | refused |",
    "| false | any | accepted |",
  ]);
});

test("a condition that no sentence tells clearly stands as it is written", () => {
  const condition = "this.hidden || this.size > 3 && (this.price > 3 || this.size > 9 && this.color == 'red')";
  assert.equal(ruleText("nested")[0], `This must hold: \`${condition}\`.`);
});

test("a model that inherits rules tells them in a line each and leads to where they are declared", () => {
  const ware = page.slice(page.indexOf("\n## Ware"));
  assert.match(ware, /\*\*Rule `small`\*\*/u);
  assert.match(ware, /\*\*Rules of \[`Article`\]\(#article\)\*\*\n\n- `reduced_is_lower`: When `reduced` is set/u);
  assert.doesNotMatch(ware, /\*\*Rule `hidden_is_red`\*\*/u);
});

test("constraints are told with every value and unit", () => {
  assert.match(page, /`color` .*One of `"red"`, `"green"`\./u);
  assert.match(page, /`size` .*in millimetres\. .*None of `13`\./u);
  assert.match(page, /`name` .*Must be at least 2 characters long\. Must be at most 40 characters long\./u);
});

test("the pattern of a scalar is told once, as it is, and its other constraints in sentences", async () => {
  const word = [
    "specwright: 1",
    "module: words",
    "title: Words",
    "doc: Words.",
    "types:",
    '  Word: { doc: A word., scalar: string, pattern: "[a-z]+", max_length: 9 }',
    "",
  ].join("\n");
  const { files } = await compileSpec({ "words.yaml": word });
  const page = files.find(({ path }) => path === "docs/words.md")?.content ?? "";
  assert.match(page, /^Pattern of the whole text: `\[a-z\]\+`$/mu);
  assert.match(page, /^Must be at most 9 characters long\.$/mu);
  assert.equal(page.match(/pattern/giu)?.length, 1);
});

test("a counterexample shows every fault with its code, its place and the very message", () => {
  const wrong = page.split("\n\nwrong\n\n")[1]?.split("\n\ndear\n\n")[0] ?? "";
  assert.deepEqual(
    [...wrong.matchAll(/^- (.*)$/gmu)].map(([, line = ""]) => line),
    [
      "`too_short` at `name`: Must be at least 2 characters long.",
      '`not_allowed` at `color`: Expected one of "red", "green".',
      "`not_allowed` at `size`: Must not be 13.",
      "`too_small` at `price`: Must be 0 or more.",
      '`unknown_key` at `extra`: "extra" is not a key of Article.',
    ],
  );
  assert.match(page, /- `rule` `reduced_is_lower` at the value itself: Lower the price: it is not reduced\./u);
});

test("no page shows a secret", () => {
  assert.doesNotMatch(page, /"code": "(?!\*\*\*")/u);
});

/** Lines about a rule, without the empty ones. */
function ruleText(id: string): readonly string[] {
  const start = page.indexOf(`**Rule \`${id}\`**`);
  const [text = ""] = page.slice(start).split(/\n\n\*\*(?!Rule)|\n\n## /u);
  return (text.split("\n\n**Rule")[0] ?? "")
    .split("\n")
    .slice(1)
    .filter((line) => line !== "");
}

async function shopPage(): Promise<string> {
  const { files, diagnostics } = await compileSpec({ "shop.yaml": shop }, { targets: ["docs"] });
  assert.deepEqual(diagnostics, []);
  return files.find(({ path }) => path === "docs/shop.md")?.content ?? assert.fail();
}
