import assert from "node:assert/strict";
import { test } from "node:test";
import { checkTruth, type Stage } from "./rule-table.ts";

/**
 * A test that tries expressions on every document of a stage: the schema of the expression, the schema of its negation and the
 * interpreter must agree, and each expression must be true for some document and false for another.
 */
export function testTruth(title: string, stage: Stage, expressions: readonly string[]): void {
  test(title, async () => {
    const faults: string[] = [];
    for (const must of expressions) {
      try {
        const { yes, no } = await checkTruth(stage, must);
        if (yes === 0 || no === 0) faults.push(`${must} is true for ${yes} documents, false for ${no}`);
      } catch (error) {
        faults.push(`${must}: ${String(error)}`);
      }
    }
    assert.deepEqual(faults, []);
  });
}
