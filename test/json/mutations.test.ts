import assert from "node:assert/strict";
import { test } from "node:test";
import { noMutations, tryMutations } from "./mutations/try-mutations.ts";

test("no change of bytes makes a document pass that the full path refuses, or fail that it accepts", () => {
  const tally = noMutations();
  tryMutations(1, 10_000, tally);
  assert.deepEqual(tally.wrong, []);
  // One in ten stays valid: the check is worth something.
  assert.ok(tally.accepted > 800, `${tally.accepted} accepted`);
});
