import assert from "node:assert/strict";
import { test } from "node:test";
import { charSet, complement, intersects } from "../../../generator/check/pattern/char-set.ts";

const range = (first: number, last: number): { readonly first: number; readonly last: number } => ({ first, last });

test("a range inside another one adds nothing", () => {
  assert.deepEqual(charSet([range(97, 122), range(98, 99)]), [range(97, 122)]);
  assert.deepEqual(charSet([range(98, 99), range(97, 98)]), [range(97, 99)]);
  assert.deepEqual(charSet([range(99, 100), range(97, 98)]), [range(97, 100)]);
  assert.deepEqual(charSet([range(100, 101), range(97, 98)]), [range(97, 98), range(100, 101)]);
});

test("what is left of all code points reaches from the first to the last", () => {
  const last = 0x10ffff;
  assert.deepEqual(complement([]), [range(0, last)]);
  assert.deepEqual(complement([range(0, last)]), []);
  assert.deepEqual(complement([range(0, last - 1)]), [range(last, last)]);
  assert.deepEqual(complement([range(1, last)]), [range(0, 0)]);
});

test("sets meet where one ends and the other begins", () => {
  assert.ok(intersects([range(1, 2), range(9, 9)], [range(3, 8), range(9, 10)]));
  assert.ok(!intersects([range(1, 2), range(9, 9)], [range(3, 8), range(10, 10)]));
  assert.ok(intersects([range(3, 5)], [range(1, 3)]));
  assert.ok(!intersects([range(1, 2)], []));
});
