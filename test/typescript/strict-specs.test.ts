import assert from "node:assert/strict";
import { test } from "node:test";
import { compilers, createCrowd } from "./strict-compile.ts";

// A slice of what `strict-specs.ts` does at length.

test("what is generated from random specs compiles in the strictest settings", async () => {
  const { compile } = await createCrowd("strict-slice", 1, 24);
  assert.deepEqual(compile(compilers.get("7.0") ?? ""), []);
});
