import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { checkSpec } from "../support/check-spec.ts";
import { textFunctions } from "./agreement/oracle-functions.ts";
import { loadFunctions } from "./native/load-functions.ts";

const two = "params: { a: string, b: string }";
const spec = `specwright: 1
module: texts
title: Texts
doc: Functions of texts.
types:
  Unused: { doc: Nothing., scalar: string }
functions:
  before: { doc: Order., ${two}, returns: bool, value: a < b }
  no_later: { doc: Order., ${two}, returns: bool, value: a <= b }
  after: { doc: Order., ${two}, returns: bool, value: a > b }
  index_of: { doc: Place., ${two}, returns: int, value: a.indexOf(b) }
  last_index_of: { doc: Place., ${two}, returns: int, value: a.lastIndexOf(b) }
  trim: { doc: Blanks., ${two}, returns: string, value: (a + b).trim() }
  replace: { doc: Pieces., params: { a: string, b: { type: string, default: "" } }, returns: string, value: "a.replace('b', '--')" }
  tail: { doc: Rest., ${two}, returns: string, value: "a.substring(a.indexOf('b') + 1)" }
`;

const { program, diagnostics } = checkSpec({ "texts.yaml": spec });
assert.deepEqual(diagnostics, []);
assert.ok(program);
const call = await loadFunctions(program, "texts");
const { callFunction } = createInterpreter(program);

const texts = [
  "",
  "a",
  "b",
  "ab",
  "abab",
  "B",
  "\u{1f600}",
  "\u{1f600}b\u{1f601}",
  "\uffee",
  "\ue000b",
  "\ud7ffb",
  "\u{10ffff}",
  "e\u0301b",
  " \u0085\u2028b\u00a0",
  "\ufeff",
  "\u180e",
  "\u200b\u3000",
];

/** By code points, letter for letter. */
function order(a: string, b: string): number {
  const [one, other] = [a, b].map((text) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  for (const [index, point] of (one ?? []).entries()) {
    const against = other?.[index];
    if (against === undefined) return 1;
    if (point !== against) return point - against;
  }
  return (one?.length ?? 0) - (other?.length ?? 0);
}

const known = (name: string, ...args: readonly unknown[]): unknown => {
  const value = textFunctions[name]?.(...args);
  return typeof value === "bigint" ? Number(value) : value;
};

const meanings: Readonly<Record<string, (a: string, b: string) => unknown>> = {
  before: (a, b) => order(a, b) < 0,
  no_later: (a, b) => order(a, b) <= 0,
  after: (a, b) => order(a, b) > 0,
  index_of: (a, b) => known("indexOf", a, b),
  last_index_of: (a, b) => known("lastIndexOf", a, b),
  trim: (a, b) => known("trim", a + b),
  replace: (a) => known("replace", a, "b", "--"),
  tail: (a) => known("substring", a, Number(known("indexOf", a, "b")) + 1),
};

describe("texts beyond the plain", () => {
  for (const [name, meaning] of Object.entries(meanings)) {
    it(`are taken by ${name} as lists of code points`, () => {
      const local = name.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());
      for (const a of texts) {
        for (const b of texts) {
          const expected = meaning(a, b);
          const told = JSON.stringify([a, b]);
          assert.equal(call(local, a, { b }), expected, told);
          assert.deepEqual(callFunction(name, { a, b }), { value: expected }, told);
        }
      }
    });
  }
});
