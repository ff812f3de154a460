import assert from "node:assert/strict";
import { test } from "node:test";
import { runSuites } from "./report.ts";

const results = runSuites(3);

for (const { suite, texts, accepted, wrong } of results) {
  test(`every text of ${suite} is refused with a reason, or read as two other readers read it`, () => {
    assert.deepEqual(wrong, []);
    assert.ok(texts > 330 && accepted > 100, `${accepted} of ${texts} accepted`);
  });
}
