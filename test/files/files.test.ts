import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { killAtRandom, raceAtRandom } from "./kills.ts";
import { randomSequence } from "./sequence.ts";

const root = mkdtempSync(join(tmpdir(), "specwright-"));
after(() => rmSync(root, { recursive: true, force: true }));

test("no run touches what a person wrote, whatever went before, and each that finishes has written everything", async () => {
  let finished = 0;
  for (let seed = 0; seed < 200; seed += 1) {
    const result = await randomSequence(seed);
    assert.deepEqual(result.faults, [], result.steps.join("\n"));
    finished += result.finished;
  }
  assert.ok(finished > 200, `${finished} runs finished`);
});

test("a process that is killed leaves every file entirely old or entirely new, and the next run repairs", async () => {
  const { killed, faults } = await killAtRandom(join(root, "kills"), 5, 1);
  assert.deepEqual(faults, []);
  assert.equal(killed, 5);
});

test("of two processes that write at once, one makes the other wait or fail, and nothing is mixed", async () => {
  assert.deepEqual(await raceAtRandom(join(root, "races"), 3), []);
});
