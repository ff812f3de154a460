import assert from "node:assert/strict";
import { test } from "node:test";
import { isMultipleOf } from "../../generator/interpret/decimal.ts";

test("reckons in the decimal digits that numbers are written with", () => {
  for (const value of [0.07, 1.13, 19.99, 4.35, 143.48, -0.07, 0, 3, 1e21]) {
    assert.ok(isMultipleOf(value, 0.01), `${value} is a multiple of 0.01`);
  }
  for (const value of [0.075, 1.0000000000000002, 1e-7, 0.001]) {
    assert.ok(!isMultipleOf(value, 0.01), `${value} is no multiple of 0.01`);
  }
});

test("stands the largest and the smallest doubles", () => {
  assert.ok(isMultipleOf(1e308, 0.5));
  assert.ok(isMultipleOf(1e308, 5e-324));
  assert.ok(!isMultipleOf(5e-324, 1e308));
  assert.ok(isMultipleOf(1.7976931348623157e308, 1e292));
  assert.ok(!isMultipleOf(1.7976931348623157e308, 1e293));
  assert.ok(isMultipleOf(-0, 7));
});

test("divides safe integers as integers", () => {
  assert.ok(isMultipleOf(9007199254740991, 6361));
  assert.ok(!isMultipleOf(9007199254740991, 2));
  assert.ok(isMultipleOf(9007199254740992, 2));
});
