import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

test("the program that other runtimes run finds every vector kept on this one", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "vectors-program.js")], {
    encoding: "utf8",
  });
  assert.equal(stderr, "");
  assert.match(stdout, /^\d{3,} cases, 0 faults\n$/u);
  assert.equal(status, 0);
});
