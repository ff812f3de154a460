import assert from "node:assert/strict";
import { test } from "node:test";
import { loadText } from "./load-text.ts";

/** Each row: what is wrong, the text, the fault expected. */
const rows: readonly (readonly [title: string, text: string, fault: string])[] = [
  ["an anchor", "a: &x 1", "anchor 1:4"],
  ["an alias to nowhere", "a: *nope", "anchor 1:4"],
  ["an anchor before an alias to itself", "a: &a\n  b: 1", "anchor 1:4"],
  ["a local tag", "a: !foo b", "explicit-tag 1:4"],
  ["a function in disguise", 'a: !!js/function "x"', "explicit-tag 1:4"],
  ["a binary text", "a: !!binary aGk=", "explicit-tag 1:4"],
  ["a negation without quotes", "must: !has(this.x)", "explicit-tag 1:7"],
  ["a version directive", "%YAML 1.1\n---\non: yes", "yaml-directive 1:1"],
  ["a tag directive", "%TAG ! tag:x,2000:\n---\na: 1", "yaml-directive 1:1"],
  ["a second document", "a: 1\n---\nb: 2", "several-documents 2:1"],
  ["a second document after an end", "a: 1\n...\nb: 2", "several-documents 3:1"],
  ["two document markers", "--- a\n--- b\n", "several-documents 2:1"],
  ["a merge key", "<<: {a: 1}\n", "merge-key 1:1"],
  ["a list as a key", "? [a]\n: 1\n", "key-not-text 1:3"],
  ["a map as a key", "? {a: b}\n: 1\n", "key-not-text 1:3"],
  ["null as a key", "null: 1\n", "key-not-text 1:1"],
  ["a boolean as a key", "true: 1\n", "key-not-text 1:1"],
  ["a number as a key", "a:\n  1: x\n", "key-not-text 2:3"],
  ["no key at all", ": x\n", "key-not-text 1:1"],
  ["a comma in a flow map's text", "{ type: bool, doc: Reads, never writes }", "missing-value 1:27"],
  ["a question mark without a value", "? a\n", "missing-value 1:3"],
  ["an empty file", "", "empty-document 1:1"],
  ["a file of comments", "# a\n# b\n", "empty-document 1:1"],
  ["a file of one marker", "---\n", "empty-document 1:1"],
  ["an infinite number", "a: .inf", "unsafe-number 1:4"],
  ["no number", "a: .nan", "unsafe-number 1:4"],
  ["a number beyond all doubles", "a: 1.0e+400", "unsafe-number 1:4"],
  ["a whole number beyond the safe ones", "a: 9007199254740992", "unsafe-number 1:4"],
  ["a direction override", "a: b\u202Ec", "hidden-character 1:5"],
  ["a control character", "a: b\u0000c", "hidden-character 1:5"],
  ["a next-line character", "a: b\u0085c", "hidden-character 1:5"],
  ["a line separator", "a: b\u2028c", "hidden-character 1:5"],
  ["a byte order mark further on", "a: b\uFEFFc", "hidden-character 1:5"],
  ["a soft hyphen", "a: b\u00ADc", "hidden-character 1:5"],
  ["a zero-width blank", "a: b\u200Bc", "hidden-character 1:5"],
  ["a word joiner in a comment", "a: b # \u2060", "hidden-character 1:8"],
  ["a mark of direction", "a: b\u200Ec", "hidden-character 1:5"],
  ["a tag", "a: b\u{E0041}c", "hidden-character 1:5"],
  ["tags behind a flag", "a: \u{1F3F4}\u{E0067}", "hidden-character 1:6"],
  ["a filler in a key", "\u3164: b", "hidden-character 1:1"],
  ["an annotation", "a: \uFFF9b", "hidden-character 1:4"],
  ["a joiner among Latin letters", "a: b\u200Dc", "hidden-character 1:5"],
  ["a joiner in front of everything", "\u200Ca: b", "hidden-character 1:1"],
  ["a selector behind a letter", "a: b\uFE0F", "hidden-character 1:5"],
  ["a joiner behind an emoji, with no other behind it", "a: \u{1F469}\u200D b", "hidden-character 1:6"],
  ["half a surrogate pair", "a: b\uD800c", "ill-formed-text 1:5"],
  ["half a surrogate pair as an escape", 'a: "\\ud800"', "ill-formed-text 1:4"],
  ["half a surrogate pair in a key", '"\\udc00": 1', "ill-formed-text 1:1"],
  ["an unclosed bracket", "a: [1, 2\nb: 3\n", "yaml-syntax 1:4"],
  ["an unclosed brace at the end", "a: {b: c", "yaml-syntax 1:4"],
  ["a bracket that closes nothing", "a: {b: c}}", "yaml-syntax 1:10"],
  ["a bracket closed by a brace", "a: [b}", "yaml-syntax 1:6"],
  ["an unclosed quote", 'a: "b\nc: d\n', "yaml-syntax 1:4"],
  ["an unclosed single quote", "a: 'b\n", "yaml-syntax 1:4"],
  ["an escaped closing quote", 'a: "b\\"', "yaml-syntax 1:4"],
  ["a colon inside a text", "doc: See: that", "yaml-syntax 1:9"],
  ["a conditional without quotes", "must: this.a ? b : c", "yaml-syntax 1:18"],
  ["two colons in a flow map", "a: {b: c: d}", "yaml-syntax 1:9"],
  ["a tab as indentation", "a:\n\tb: 1", "yaml-syntax 2:1"],
  ["keys in different columns", "a:\n  - b\n c: 1", "yaml-syntax 3:1"],
  ["a key below a value", "a: 1\n b: 2\n", "yaml-syntax 1:4"],
  ["a reserved character", "a: @x", "yaml-syntax 1:4"],
  ["an unknown escape", 'a: "\\q"', "yaml-syntax 1:5"],
  ["text after a quoted text", "a: 'b' in c", "yaml-syntax 1:8"],
  ["a list on the line of its key", "a: - b", "yaml-syntax 1:4"],
  ["a key without a colon", "a: 1\nb\n", "yaml-syntax 2:1"],
  ["a key of 1,100 characters", `${"k".repeat(1100)}: 1`, "yaml-syntax 1:1"],
];

for (const [title, text, fault] of rows) {
  test(`refuses ${title}`, () => {
    const { faults, document } = loadText(text);
    assert.deepEqual(faults, [fault]);
    assert.equal(document, undefined);
  });
}

test("names both places of a key that stands twice, quoted or not", () => {
  const { faults, diagnostics } = loadText('a: 1\nb: 2\n"a": 3\n');
  assert.deepEqual(faults, ["duplicate-key 3:1"]);
  assert.deepEqual(
    diagnostics[0]?.related?.map(({ span }) => span.start),
    [0],
  );
});

const ambiguous = [
  ..."yes Yes YES no No NO on On ON off Off OFF y Y n N True TRUE False FALSE Null NULL ~".split(" "),
  ..."0755 00 -01 0x1F 0o17 0b11 1e3 1E3 1.5e3 1_000 12:30 190:20:30 +1 .5 5. +.5 1.0e3 0_1".split(" "),
];

for (const word of ambiguous) {
  test(`refuses ${word} without quotes, and accepts it in quotes`, () => {
    assert.deepEqual(loadText(`- ${word}`).faults, ["ambiguous-scalar 1:3"]);
    assert.deepEqual(loadText(`- "${word}"`).value, [word]);
  });
}

test("refuses words of two meanings as keys as well", () => {
  assert.deepEqual(loadText("on: 1\nNo: 2\n0x10: 3\n").faults, [
    "ambiguous-scalar 1:1",
    "ambiguous-scalar 2:1",
    "ambiguous-scalar 3:1",
  ]);
});

test("tells both meanings as a fix", () => {
  const [first, second] = loadText("- no\n- 1e3\n").diagnostics;
  assert.match(first?.hint ?? "", /`false`.*`"no"`/u);
  assert.match(second?.hint ?? "", /decimal.*quotes/u);
});

test("no message or hint repeats a value, which may be secret", () => {
  const secrets = [
    "!hunter2",
    "*hunter2",
    "&hunter2 x",
    "0xBEEF2",
    "90071992547409931234",
    "{ a: b, hunter2 }",
    '"\\qhunter2"',
  ];
  for (const secret of [
    ...secrets,
    "'a' hunter2",
    "@hunter2",
    "|hunter2",
    "> hunter2\n  x",
    "[hunter2",
    "a: hunter2: b",
  ]) {
    for (const { message, hint } of loadText(`token: ${secret}`).diagnostics) {
      assert.doesNotMatch(`${message} ${hint ?? ""}`, /hunter2|BEEF|9007/u, secret);
    }
  }
});
