import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { createRandom } from "../support/random.ts";
import { buildModel, specsIn } from "./build-model.ts";
import { randomValue } from "./random-value.ts";

// Code that asks of instances what the rules of their models have settled: it compiles, and means what it says.

const built = await buildModel("narrowed", specsIn("test/typescript/narrowed"));
const interpreter = createInterpreter(built.program);

const switches = [null, { on: true, level: 1 }, { on: true, level: 13 }, { on: false, reason: "r" }, { on: true }];
const sounds = [null, { tag: "loud", on: true, level: 6 }, { tag: "loud", on: false }, { tag: "quiet" }];
const pieces = [
  { sort: "alpha", text: "ab", size: 1 },
  { sort: "beta", text: "bc", size: 8, note: "n" },
  { sort: "beta", text: "cb", size: 1, note: "n" },
  { sort: "gamma", any: 1, more: "m" },
  { sort: "delta", "small-piece": "never" },
  { sort: "never" },
  { sort: "alpha", text: "ab" },
  { sort: "gamma", text: "ab", size: 1, any: null },
];

test("rules that others make idle change nothing", () => {
  const crate = built.model("Crate");
  let accepted = 0;
  for (const piece of pieces) {
    for (const toggle of switches) {
      for (const sound of sounds) {
        for (const wanted of ["alpha", "beta"]) {
          const value = { piece, pieces: [...pieces.slice(0, 2), piece], toggle, sound, wanted };
          const expected = interpreter.validate("Crate", value);
          assert.equal(JSON.stringify(crate.validate(value)), JSON.stringify(expected));
          assert.equal(crate.is(value), expected.length === 0);
          const { data } = crate.safeParse(value);
          assert.equal(data !== undefined, expected.length === 0);
          if (data === undefined) continue;
          accepted += 1;
          const asRow: unknown = Reflect.get(data, "asRow");
          assert.ok(typeof asRow === "function");
          const shown = interpreter.view("Crate", "as_row", JSON.parse(JSON.stringify(data)));
          assert.equal(JSON.stringify({ value: asRow.call(data) }), JSON.stringify(shown));
        }
      }
    }
  }
  assert.ok(accepted > 20, `${accepted} were accepted`);
});

test("all judges agree on any value of a narrowed type", () => {
  for (const name of ["Piece", "Switch", "Loud", "Sound", "Crate"]) {
    const random = createRandom(name.length);
    const model = built.model(name);
    for (let round = 0; round < 300; round += 1) {
      const value = randomValue(built.program, { kind: "reference", target: name }, random);
      const expected = interpreter.validate(name, value);
      assert.equal(JSON.stringify(model.validate(value)), JSON.stringify(expected));
      assert.equal(model.is(value), expected.length === 0);
      assert.equal(model.safeParse(value).success, expected.length === 0);
    }
  }
});

test("functions and methods take and give narrowed instances", () => {
  const results = pieces.flatMap((value) => {
    const { data } = built.model("Piece").safeParse(value);
    if (data === undefined) return [];
    const itself: unknown = Reflect.get(data, "itself");
    assert.ok(typeof itself === "function");
    assert.equal(itself.call(data), data);
    return [[built.call("textOf", data), built.call("markOf", data)]];
  });
  assert.deepEqual(results, [
    ["ab", "a"],
    ["bc", "b"],
    ["cb", "b"],
    ["none", "c"],
    ["none", "other"],
  ]);
});
