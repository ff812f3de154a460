import assert from "node:assert/strict";
import { test } from "node:test";
import { buildModel } from "../typescript/build-model.ts";

// Fields into which no rule looks are passed over: their JSON is held against the grammar and nothing else.
const built = await buildModel("json-unseen", {
  "boxes.yaml": `specwright: 1
module: boxes
title: Boxes
doc: Boxes.
types:
  Box:
    doc: A box.
    fields:
      label: { type: string, min_length: 1, doc: Its label }
      content: { type: json, default: null, doc: What is in it }
      lid: { type: Lid?, doc: Its lid }
      notes: { type: "list<string>", default: [], doc: Notes on it }
    rules:
      closed_boxes_have_labels:
        when: has(this.lid)
        must: this.notes.size() > 0
        message: A box with a lid needs a note.
  Lid:
    doc: What closes a box.
    fields:
      color: { type: string, doc: Its color }
      locked: { type: bool, default: false, doc: Whether it is locked }
`,
});
const Box = built.model("Box");
const empty = `{"label": "a", "notes": [""], "content": `;

for (const [content, code] of [
  ['{"a": 1, "b": {"a": 1}, "c": [{"a": 1}, {"a": 1}]}', undefined],
  ['{"a": 1, "a": 1}', "duplicate_key"],
  ['[{"a": {"b": 1, "b": 2}}]', "duplicate_key"],
  [String.raw`{"a": 1, "\u0061": 1}`, "duplicate_key"],
  // Two keys of one hash are not the same key.
  ['{"Aa": 1, "BB": 1}', undefined],
  [`{${Array.from({ length: 100 }, (_, index) => `"k${index}": 1`).join()}}`, undefined],
  ["9007199254740993", "unsafe_integer"],
  ["[1e400]", "unsafe_integer"],
  ["[1e3, -0, 0.5, 12345678901234567890.5]", undefined],
  ["01", "invalid_json"],
  ["[fulse]", "invalid_json"],
  ["[falsenull]", "invalid_json"],
  ["alse", "invalid_json"],
  ["fnull", "invalid_json"],
  [String.raw`"\ud83d\ude00 \u0000"`, undefined],
  [String.raw`"\ude00\ud83d"`, "ill_formed"],
  [`${"[".repeat(63)}${"]".repeat(63)}`, undefined],
  [`${"[".repeat(64)}${"]".repeat(64)}`, "too_deep"],
] as const) {
  test(`content ${content.slice(0, 40)} is ${code ?? "fine"}`, () => {
    const json = `${empty}${content}}`;
    assert.deepEqual(
      Box.validateJson(json).map((issue) => issue.code),
      code === undefined ? [] : [code],
    );
  });
}

test("what is passed over counts for rules and for the length of texts", () => {
  const codes = (json: string): readonly string[] => Box.validateJson(json).map(({ code }) => code);
  assert.deepEqual(codes('{"label": "a", "lid": {"color": ""}, "notes": ["x"]}'), []);
  assert.deepEqual(codes('{"label": "a", "lid": null}'), []);
  assert.deepEqual(codes('{"label": "a", "lid": {"color": ""}}'), ["rule"]);
  assert.deepEqual(codes('{"label": "", "notes": [1]}'), ["too_short", "wrong_type"]);
  assert.deepEqual(codes('{"label": "\\n", "lid": {"locked": true}}'), ["missing"]);
  assert.deepEqual(codes('{"label": {}, "lid": "x"}'), ["wrong_type", "wrong_type"]);
});
