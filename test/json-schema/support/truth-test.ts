import assert from "node:assert/strict";
import { test } from "node:test";
import { type Stage, untruths } from "./rule-table.ts";

/** A test that tries expressions on every document of a stage: schemas and interpreter must agree. */
export function testTruth(title: string, stage: Stage, expressions: readonly string[]): void {
  test(title, async () => {
    assert.deepEqual(await untruths(stage, expressions), []);
  });
}
