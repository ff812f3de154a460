import assert from "node:assert/strict";
import { test } from "node:test";
import { loadText } from "./load-text.ts";

/** What is said of texts, the advice, and the texts, each with the guilty piece of it. */
const told: readonly (readonly [
  message: string,
  hint: string,
  faults: readonly (readonly [text: string, piece: string])[],
])[] = [
  [
    "Anchors (&) and aliases (*) are not allowed.",
    "Write the value out; for text that is used twice, declare a type of its own.",
    [
      ["a: &x 1", "&x"],
      ["a: *x", "*x"],
    ],
  ],
  [
    "A word that begins with ! is a tag, which is not allowed.",
    "Put a text that begins with ! in quotes.",
    [["a: !foo b", "!foo"]],
  ],
  [
    "A line that begins with % is a directive, which is not allowed.",
    "Delete the line; a text that begins with % goes in quotes.",
    [["%YAML 1.1\n---\non: yes", "%YAML 1.1"]],
  ],
  [
    "A second document begins here; a file holds one.",
    "Put the second document into a file of its own, or delete the line.",
    [
      ["a: 1\n---\nb: 2", "---"],
      ["a: 1\n...\nb: 2", ""],
    ],
  ],
  [
    'The merge key "<<" is not allowed.',
    "Write the keys out, or use `extends` where a model builds on another.",
    [["<<: {a: 1}\n", "<<"]],
  ],
  [
    "A key must be a text, found a list.",
    "Put the key in quotes.",
    [
      ["? [a]\n: 1\n", "[a]"],
      ["? - a\n", "- a\n"],
    ],
  ],
  ["A key must be a text, found a map.", "Put the key in quotes.", [["? {a: b}\n: 1\n", "{a: b}"]]],
  ["A key must be a text, found `null`.", 'Write `"null"` in quotes.', [["null: 1\n", "null"]]],
  ["A key must be a text, found `1`.", 'Write `"1"` in quotes.', [["a:\n  1: x\n", "1"]]],
  ["A key must be a text, found nothing.", "Put the key in quotes.", [[": x\n", ""]]],
  [
    "This stands as a key without a value.",
    "Inside { } a comma ends the value before it: put a text with a comma in quotes.",
    [
      ["{ type: bool, doc: Reads, never writes }", "never writes"],
      ["{ a, b: c }", "a"],
    ],
  ],
  ["This stands as a key without a value.", "Write a colon and a value after it.", [["? a\n", "a"]]],
  [
    "The file is empty.",
    "Begin with `specwright: 1` and `module:`, or delete the file.",
    [
      ["", ""],
      ["# a\n", ""],
    ],
  ],
  [
    "This number cannot be held exactly.",
    "Put it in quotes to keep it as a text.",
    [
      ["a: .inf", ".inf"],
      ["a: 9007199254740993", "9007199254740993"],
    ],
  ],
  [
    "The character U+202E cannot be seen and is not allowed here.",
    "Delete it, or write it as `\\u202E` in a text in double quotes.",
    [["a: b\u202ec", "\u202e"]],
  ],
  [
    "The character U+E0041 cannot be seen and is not allowed here.",
    "Delete it, or write it as `\\U000E0041` in a text in double quotes.",
    [["a: b\u{e0041}c", "\u{e0041}"]],
  ],
  [
    "U+D800 is one half of a character; its partner is missing.",
    "Write both halves together, or the character itself.",
    [["a: b\ud800c", "\ud800"]],
  ],
  [
    "U+DC00 is one half of a character; its partner is missing.",
    "Write both halves together, or the character itself.",
    [['"\\udc00": 1', '"\\udc00"']],
  ],
  [
    "This [ is never closed.",
    "Close it; the lines up to there must stand further right than the key before it.",
    [["a: [1, 2\nb: 3\n", "["]],
  ],
  [
    "This { is never closed.",
    "Close it; the lines up to there must stand further right than the key before it.",
    [["a: {b: [c", "{"]],
  ],
  ["This } closes nothing.", "Delete it.", [["a: {b: c}}", "}"]]],
  [
    "Expected ], found }.",
    "Look for a bracket, a quote or a colon that is missing or too many before this place.",
    [["a: [b}", "}"]],
  ],
  [
    "Expected }, found ].",
    "Look for a bracket, a quote or a colon that is missing or too many before this place.",
    [["a: {b]", "]"]],
  ],
  [
    'This " has no partner.',
    "Close the quote.",
    [
      ['a: "b\nc: d\n', '"'],
      ['a: "b\n\tc"', '"'],
    ],
  ],
  [
    "This ' has no partner.",
    "Close the quote.",
    [
      ["a: 'b\n", "'"],
      ["a: 'b\nc'\n", "'"],
    ],
  ],
  [
    "A second colon is not expected here.",
    "Put a text that has a colon and a space in it in quotes.",
    [["doc: See: that", ":"]],
  ],
  [
    "A second colon is not expected here.",
    "Put a comma before the next key, or quotes around a text with a colon.",
    [
      ["a: {b: c: d}", ":"],
      ["a: {b: c d: e}", ":"],
    ],
  ],
  ["A tab cannot indent.", "Use spaces.", [["a:\n\tb: 1", "\t"]]],
  [
    "This line is indented in a way that fits nothing above it.",
    "Use two spaces a level, and the same column for all keys of one map.",
    [
      ["a:\n  - b\n c: 1", " "],
      ["a: |3\n  b\n", " "],
      ["- - a\n - b\n", "-"],
    ],
  ],
  [
    "A key is not expected here.",
    "Give keys of one map the same indentation, and put a text with a colon and a space in quotes.",
    [
      ["a: 1\n b: 2\n", "1"],
      ["a: b\n- c\n", "-"],
    ],
  ],
  [
    "A text without quotes cannot begin with this character.",
    "Put the text in quotes.",
    [
      ["a: @x", "@"],
      ["a: `x`", "`"],
    ],
  ],
  [
    "Double quotes know no such escape.",
    "Write \\\\ for a backslash, or use single quotes, which know no escapes.",
    [
      ['a: "\\q"', "\\"],
      ['a: "\\x4"', "\\"],
    ],
  ],
  [
    "The value before this has ended.",
    "A text that begins with a quote or a bracket needs quotes around all of it; keys and list items cannot be mixed.",
    [
      ["a: 'b' in c", "in c"],
      ["a: [b] c", "c"],
      ["- a\nb: c\n", "b"],
      ["a: 'it's'", "s'"],
    ],
  ],
  [
    "A list cannot begin on the line of its key.",
    "Put its items on lines of their own, or the list in [ ].",
    [["a: - b", "-"]],
  ],
  [
    "A colon and a value are missing after this key.",
    "Keys and list items cannot be mixed.",
    [
      ["a: 1\nb\n", "b"],
      ["a: >\nb\n", "b"],
    ],
  ],
  [
    "Block scalar header includes extra characters.",
    "Look for a bracket, a quote or a colon that is missing or too many before this place.",
    [["a: |x\n  b\n", "x"]],
  ],
  [
    "Unexpected , in flow sequence.",
    "Look for a bracket, a quote or a colon that is missing or too many before this place.",
    [["a: [b,,c]", ","]],
  ],
  [
    "This number means different things to different YAML readers.",
    "Write the number in plain decimal, or put it in quotes for the text.",
    [
      ["- 0755", "0755"],
      ["- 1e3", "1e3"],
      ["- 12:30", "12:30"],
      ["- 1_000", "1_000"],
      ["- +1", "+1"],
      ["- .5", ".5"],
    ],
  ],
  [
    "`no` means different things to different YAML readers.",
    'Write `false`, or `"no"` in quotes for the text.',
    [["- no", "no"]],
  ],
  [
    "`~` means different things to different YAML readers.",
    'Write `null`, or `"~"` in quotes for the text.',
    [["- ~", "~"]],
  ],
  ["`no` means different things to different YAML readers.", 'Write `"no"` in quotes.', [["no: 1", "no"]]],
  [
    "This key stands twice in one map.",
    "Delete or rename one of the two.",
    [
      ["a: 1\na: 2\n", "a"],
      ["a: {b: 1, b: 2}", "b"],
    ],
  ],
  [
    "U+D83D is one half of a character; its partner is missing.",
    "Write both halves together, or the character itself.",
    [['a: "\\ud83dx"', '"\\ud83dx"']],
  ],
  ["This ] closes nothing.", "Delete it.", [["a: [\n]\nb: ]", "]"]]],
];

for (const [message, hint, faults] of told) {
  test(`texts are refused with "${message}" and the advice "${hint}"`, () => {
    for (const [text, piece] of faults) {
      const found = loadText(text).diagnostics.map(({ span, ...said }) => [
        text.slice(span?.start, span?.end),
        said.message,
        said.hint,
      ]);
      assert.deepEqual(found, [[piece, message, hint]], JSON.stringify(text));
    }
  });
}

test("where two places are at odds, the other one is told too", () => {
  for (const [text, expected] of [
    ["a: [b}", "3: The [ that is open here."],
    ["a: {b]", "3: The { that is open here."],
    ["a: {b: 1, b: 2}", "4: It stands here first."],
  ] as const) {
    const related = loadText(text).diagnostics.flatMap((diagnostic) => diagnostic.related ?? []);
    assert.deepEqual(
      related.map(({ span, message }) => `${span.start}: ${message}`),
      [expected],
    );
  }
});

test("of several faults in a text, each is told once, line by line, up to what makes the rest meaningless", () => {
  const placesIn = (text: string): readonly string[] => loadText(text).faults;
  assert.deepEqual(placesIn("a: &x 1\nb: *x\nc: !y z\n"), ["anchor 1:4", "anchor 2:4", "explicit-tag 3:4"]);
  assert.deepEqual(placesIn("a: b: c: d\ne: f: g\n"), ["yaml-syntax 1:5", "yaml-syntax 1:8", "yaml-syntax 2:5"]);
  assert.deepEqual(placesIn("a: {b: c: d, e: f: g}\n"), ["yaml-syntax 1:9", "yaml-syntax 1:18"]);
  assert.deepEqual(placesIn("a: &x [b}\nc: *x\n"), ["anchor 1:4", "yaml-syntax 1:9"]);
  assert.deepEqual(placesIn("a: @x\nb: @y\n"), ["yaml-syntax 1:4", "yaml-syntax 2:4"]);
  assert.deepEqual(placesIn("a: 1\n---\nb: *x\n---\n"), ["several-documents 2:1"]);
  assert.deepEqual(placesIn("---\n# a\n---\nb: 1\n"), ["several-documents 3:1"]);
});
