import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { replace, split } from "../../generator/interpret/texts.ts";
import { programOf } from "../support/check-spec.ts";

// Each constraint at the last value that it takes, and at the first that it refuses.

const types = {
  Least: ["int, min: 2", 2, 1, "too_small"],
  Most: ["int, max: 2", 2, 3, "too_big"],
  Above: ["int, exclusive_min: 2", 3, 2, "too_small"],
  Below: ["int, exclusive_max: 2", 1, 2, "too_big"],
  Even: ["int, multiple_of: 2", 4, 3, "not_multiple"],
  Long: ["string, min_length: 2", "😀b", "😀", "too_short"],
  Short: ["string, max_length: 1", "😀", "ab", "too_long"],
} as const;

const lines = Object.entries(types).map(([name, [text]]) => `  ${name}: { doc: Bounded., scalar: ${text} }`);
const { validate } = createInterpreter(programOf(["types:", ...lines].join("\n")));

for (const [name, [text, taken, refused, code]] of Object.entries(types)) {
  test(`${text} takes ${JSON.stringify(taken)} and refuses ${JSON.stringify(refused)}`, () => {
    assert.deepEqual(validate(name, taken), []);
    assert.deepEqual(
      validate(name, refused).map((issue) => issue.code),
      [code],
    );
  });
}

test("replacing and taking apart stop at their limit", () => {
  assert.deepEqual(
    [-1, 0, 1, 2, 9].map((limit) => replace("a-a-a", "a", "b", limit)),
    ["b-b-b", "a-a-a", "b-a-a", "b-b-a", "b-b-b"],
  );
  assert.deepEqual(
    [-1, 0, 1, 2, 9].map((limit) => split("a-a-a", "-", limit)),
    [["a", "a", "a"], [], ["a-a-a"], ["a", "a-a"], ["a", "a", "a"]],
  );
});
