import assert from "node:assert/strict";
import { test } from "node:test";
import { programOf } from "../support/check-spec.ts";
import { findings } from "./support/claims.ts";

const fields = `types:
  Way: { doc: How it is sent., enum: { post: By post., hand: By hand. } }
  Letter:
    doc: A letter.
    fields:
      way: { type: Way, default: post, doc: How it is sent }
      stamp: { type: string?, doc: What is glued on }
      seal: { type: string?, optional: true, doc: What closes it }
      note: { type: string, optional: true, doc: What else there is }
      fast: { type: bool, default: false, doc: Whether it is in a hurry }
    rules:
`;

function told(rules: string, more: string = ""): readonly string[] {
  return findings(programOf(`${fields}${rules}${more}`)).map(({ code, message, hint, related }) => {
    const rest = [...(hint === undefined ? [] : [hint]), ...(related ?? []).map((other) => other.message)];
    return `${code}: ${[message, ...rest].join(" | ")}`;
  });
}

test("a contradiction names the rules that it takes and no others", () => {
  const found = told(`      stamped: { when: this.way == 'post', must: has(this.stamp), message: Glue. }
      quiet: { when: this.fast, must: has(this.note) || has(this.stamp), message: Say. }
      bare: { when: this.way != 'hand', must: this.stamp == null, message: Remove. }
`);
  assert.deepEqual(found, [
    'rules-contradict: No valid Letter meets the `when` of "bare": "stamped" and "bare" together refuse every value that does. | Decide which of the rules is right, and change or remove another. | The rule "stamped".',
  ]);
});

test("a model without a valid value is told once, and nothing else of it", () => {
  const found = told(`      posted: { must: this.way == 'post', message: Post it. }
      handed: { must: this.way == 'hand', message: Hand it over. }
      fast: { when: this.fast, must: has(this.stamp), message: Glue. }
`);
  assert.deepEqual(found, [
    'rules-contradict: No value of Letter is valid: "posted" and "handed" together refuse all of them. | Decide which of the rules is right, and change or remove another. | The rule "posted".',
  ]);
});

test("what a model that extends another inherits is not told again", () => {
  const rules = `      posted: { must: this.way == 'post', message: Post it. }
      handed: { must: this.way == 'hand', message: Hand it over. }
`;
  const more = `  Postcard:
    doc: A card.
    extends: Letter
    fields:
      picture: { type: string, doc: What is on it }
`;
  assert.equal(told(rules, more).length, 1);
});

test("tightening that leaves no valid value is told at the model", () => {
  const rules = "      stamped: { when: this.way == 'post', must: this.fast, message: Be fast. }\n";
  const more = `  Slow:
    doc: A slow one.
    extends: Letter
    fields:
      way: { fixed: post }
      fast: { fixed: false }
`;
  assert.deepEqual(told(rules, more), [
    'rules-contradict: No value of Slow is valid: "stamped" refuses all of them. | Decide which of the rules is right, and change or remove another. | The rule "stamped".',
  ]);
});

test("the hint for a field that is always there says what to leave out of its declaration", () => {
  const found = told(`      a: { must: has(this.stamp), message: Glue. }
      b: { must: this.seal != null, message: Seal. }
      c: { must: has(this.note) && this.note != '', message: Say. }
`);
  assert.deepEqual(
    found.map((text) => text.split(" | ").slice(0, 2)),
    [
      [
        'field-always-required: "stamp" may be null by its declaration, but in no valid Letter: "a" refuses that.',
        'Declare "stamp" without `?`.',
      ],
      [
        'field-always-required: "seal" may be left out or null by its declaration, but in no valid Letter: "b" refuses that.',
        'Declare "seal" without `?` and `optional`.',
      ],
      [
        'field-always-required: "note" may be left out by its declaration, but in no valid Letter: "c" refuses that.',
        'Declare "note" without `optional`.',
      ],
    ],
  );
});

test("a rule that refuses what it is asked about says under which condition", () => {
  const when = told("      a: { when: this.fast, must: this.way == 'post' && this.way == 'hand', message: No. }\n");
  assert.deepEqual(when, [
    'rule-always-false: The rule "a" refuses every value that meets its `when`: its `must` is never true. | Correct it. To forbid what `when` says, turn that round in `must` and leave `when` out.',
  ]);
  const always = told("      a: { must: this.way == 'post' && this.way == 'hand', message: No. }\n");
  assert.deepEqual(always, [
    'rule-always-false: The rule "a" refuses every value: its `must` is never true. | Correct it, or remove the rule.',
  ]);
});

test("a field that contradicting rules forbid is not told beside them", () => {
  const found = told(`      a: { when: has(this.stamp), must: this.fast, message: No. }
      b: { when: has(this.stamp), must: "!this.fast", message: No. }
`);
  assert.deepEqual(
    found.map((text) => text.split(":")[0]),
    ["rules-contradict"],
  );
});

test("a condition that others exclude already is told once for all that follows from it", () => {
  const found = told(`      a: { must: "!this.fast", message: No. }
      b: { when: this.fast, must: has(this.stamp), message: No. }
      c: { when: this.fast && has(this.note), must: has(this.stamp), message: No. }
`);
  assert.deepEqual(
    found.map((text) => text.split(" | ")[0]),
    ['rules-contradict: No valid Letter meets the `when` of "c": "a" refuses every value that does.'],
  );
});
