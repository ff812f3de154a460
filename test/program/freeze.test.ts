import assert from "node:assert/strict";
import { test } from "node:test";
import { freeze } from "../../generator/program/freeze.ts";

test("what was frozen before on the surface only is frozen to the last leaf", () => {
  const inner = { list: [{ deep: [1] }] };
  const shallow = Object.freeze({ inner });
  const frozen = freeze({ shallow, list: Object.freeze([shallow, { other: {} }]) });
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    assert.ok(Object.isFrozen(value));
    for (const part of Object.values(value)) visit(part);
  };
  visit(frozen);
  assert.ok(Object.isFrozen(inner.list[0]?.deep));
});

test("a value that holds itself, or one part many times, is frozen all the same", () => {
  interface Ring {
    next?: Ring;
  }
  const ring: Ring = {};
  ring.next = ring;
  assert.equal(freeze(ring), ring);
  assert.ok(Object.isFrozen(ring));
  // Each level holds the one below twice: without memory of what was seen, this would not end.
  let level: object = {};
  for (let depth = 0; depth < 200; depth += 1) level = { left: level, right: level };
  assert.ok(Object.isFrozen(freeze(level)));
});

test("what is no object stays as it is", () => {
  for (const value of [null, undefined, 1, "text", true]) assert.equal(freeze(value), value);
});
