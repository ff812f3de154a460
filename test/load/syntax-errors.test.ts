import assert from "node:assert/strict";
import { test } from "node:test";
import { loadText } from "./load-text.ts";

/** Of each fault its place, what is said and what is advised. */
function said(
  text: string,
): readonly (readonly [start: number | undefined, message: string, hint: string | undefined])[] {
  return loadText(text).diagnostics.map(({ span, message, hint }) => [span?.start, message, hint]);
}

test("a quoted text ends with its quote, unless that is doubled or escaped", () => {
  for (const text of [
    "''",
    "'b'",
    "'it''s'",
    "''''",
    "'\"'",
    '""',
    '"\\\\"',
    '"b\\\\"',
    '"\\""',
    '"\'"',
    "'b''\n c'",
  ]) {
    assert.deepEqual(loadText(`a: ${text}\n`).faults, [], text);
    assert.deepEqual(loadText(text).faults, [], text);
  }
  for (const text of ["'", "'b", "'b''", "'''", "'b\"", '"', '"b', '"\\"', '"b\\\\\\"', "\"b'", '"b\\" c', '"\\"b']) {
    const expected = [[3, `This ${text.charAt(0)} has no partner.`, "Close the quote."]];
    assert.deepEqual(said(`a: ${text}`), expected, text);
    assert.deepEqual(said(`a: ${text}\n`), expected, text);
  }
});

test("two texts with nothing between them lack a comma", () => {
  const hint = "Look for a missing colon, comma or quote.";
  assert.deepEqual(said('a: ["b" "c"]'), [[8, "Missing , or : between flow sequence items.", hint]]);
  assert.deepEqual(said('a: {"b" "c"}'), [[8, "Missing , or : between flow map items.", hint]]);
});

test("a key is no whole page", () => {
  const key = "k".repeat(1025);
  assert.deepEqual(said(`${key}: 1`), [[0, "A key has at most 1,024 characters.", "Shorten the key."]]);
  assert.deepEqual(said(`${key.slice(1)}: 1`), []);
});

test("of two faults in one line the one further left is told, also where it was found later", () => {
  assert.deepEqual(said('a: b\n"\\q"\n'), [
    [5, "A colon and a value are missing after this key.", "Keys and list items cannot be mixed."],
  ]);
  assert.deepEqual(
    said('a: "\\q\\q"\nb: "\\q"\n').map(([start]) => start),
    [4, 14],
  );
});

test("what the parser says of a text ends before the text", () => {
  const messages = said("a: |secret\n  b\n").map(([, message]) => message);
  assert.deepEqual(messages, ["Block scalar header includes extra characters."]);
});
