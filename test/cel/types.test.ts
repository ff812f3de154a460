import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { parse } from "@bufbuild/cel";
import { goodExpressions, goodVariables } from "./good-expressions.ts";
import { runCheck } from "./run-check.ts";

describe("the type of an expression", () => {
  for (const [text, type] of goodExpressions) {
    it(`is ${type} for: ${text}`, () => {
      const outcome = runCheck(text, { variables: goodVariables });
      assert.deepEqual(outcome.faults, []);
      assert.equal(outcome.type, type);
    });
  }
});

describe("the reference implementation of CEL", () => {
  it("reads every expression of the subset too", () => {
    // It does not know names in backticks, which came to CEL later.
    const texts = goodExpressions.map(([text]) => text).filter((text) => !text.includes("`"));
    for (const text of texts) assert.doesNotThrow(() => parse(text), text);
  });
});

describe("a type that is not declared", () => {
  for (const text of [
    "this.broken == 1",
    "this.broken.name == 'a'",
    "has(this.broken)",
    "this.broken_list.all(b, b.x)",
    "variable.x",
    "size(this.broken) > 0",
  ]) {
    it(`is not told again by: ${text}`, () => {
      const outcome = runCheck(text, { variables: { variable: "Missing" } });
      assert.deepEqual(outcome.faults, []);
      assert.equal(outcome.expr, undefined);
    });
  }

  it("is not told again where it is expected", () => {
    assert.deepEqual(runCheck("this.name", { expected: "Missing" }).faults, []);
  });
});
