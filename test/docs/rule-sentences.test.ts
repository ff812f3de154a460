import assert from "node:assert/strict";
import { test } from "node:test";
import { ruleSentence } from "../../generator/emit/docs/rule-prose/rule-sentence.ts";
import { joinedSentences } from "./joined-sentences.ts";
import { plainSentences } from "./plain-sentences.ts";
import { thingWith } from "./sentence-model.ts";

const sentences = [...plainSentences, ...joinedSentences];
const { program, thing } = thingWith(sentences.map(([condition]) => condition));

for (const [index, [condition, ...expected]] of sentences.entries()) {
  test(`\`${condition}\` is told in plain words`, () => {
    const rule = thing.rules[index];
    assert.ok(rule !== undefined);
    const sentence = ruleSentence(rule, program.declarations);
    assert.deepEqual(sentence && [sentence.text, ...sentence.items], expected);
  });
}

const withKeys: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
  [{ when: "this.color == 'red'", must: "has(this.server)" }, "When `color` is `red`, `server` must be set."],
  [
    { when: "this.flag", must: "this.color == 'red' || has(this.server)" },
    "When `flag` is true, `color` must be `red` or `server` must be set.",
  ],
  [
    { when: "this.flag", must: "this.color != 'red' || has(this.server)" },
    "When `flag` is true and `color` is `red`, `server` must be set.",
  ],
  [{ when: "has(this.server)", must: "this.server != ''" }, "When `server` is set, it must not be the empty text."],
  [{ each: "tags", must: "item.startsWith('a')" }, "Every item of `tags` must start with `a`."],
  [{ each: "parts", must: "item.size > 0" }, "In every item of `parts`, `size` must be greater than 0."],
  [
    { each: "parts", must: "item.size > 0 || has(item.note)" },
    "For every `item` of `parts`, `item.size` must be greater than 0 or `item.note` must be set.",
  ],
  [
    { when: "this.flag", each: "parts", must: "item.size <= this.total" },
    "When `flag` is true, for every `item` of `parts`, `item.size` must be at most `total`.",
  ],
  [
    { each: "parts", must: "item.name == this.item" },
    "For every `item` of `parts`, `item.name` must equal `this.item`.",
  ],
  [
    { each: "parts", must: "this.parts.exists_one(other, other.name == item.name)" },
    "For every `item` of `parts`, `parts` must have exactly one item `other` for which `other.name` equals `item.name`.",
  ],
];

for (const [keys, expected] of withKeys) {
  test(`a rule with ${Object.entries(keys).flat().join(" ")} is told in plain words`, () => {
    const setting = thingWith([keys]);
    const [rule] = setting.thing.rules;
    assert.ok(rule !== undefined);
    assert.deepEqual(ruleSentence(rule, setting.program.declarations), { text: expected, items: [] });
  });
}

test("a condition with parts of parts of parts has no sentence, rather than one that can be misread", () => {
  const setting = thingWith([
    "this.flag || (this.other && (has(this.server) || (has(this.nick) && (this.count > 3 || this.total > 3))))",
    "(this.flag ? has(this.server) : has(this.nick)) || this.count > 3",
  ]);
  for (const rule of setting.thing.rules) assert.equal(ruleSentence(rule, setting.program.declarations), undefined);
});
