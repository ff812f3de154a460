import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createJudge, type Judge } from "./judge.ts";
import { payloads } from "./payloads.ts";
import { type Slot, slots, specWith } from "./slots.ts";

// A slice: each payload in one slot, and each slot with at least one payload. `run.ts` tries them all.

const judge: Judge = createJudge("injection");

for (const [index, payload] of payloads.entries()) {
  const slot = slots[(index * 7) % slots.length];
  if (slot === undefined) continue;
  const shown = payload.length > 40 ? `${payload.slice(0, 40)}…` : payload;
  test(`${JSON.stringify(shown)} as ${slot.name} is refused at its place or does nothing`, async () => {
    const verdict = await judge.judge(slot, payload);
    assert.notEqual(verdict.kind, "faulty", JSON.stringify(verdict));
  });
}

test("the slice has every slot", () => {
  assert.equal(new Set(payloads.map((_, index) => (index * 7) % slots.length)).size, slots.length);
});

test("every slot is in the spec, once at least, and is told from others", () => {
  for (const slot of slots) {
    const [usual, other] = [slot.usual, "zzz"].map((text) => JSON.stringify(specWith(slot, text)));
    assert.notEqual(usual, other, slot.name);
  }
});

/** A judge that lets everything pass would be of no use: these texts do get out of their place, as nothing keeps them in. */
for (const [what, slot, text] of [
  ["another tree", { name: "CEL", usual: "this.trip != ''" }, "this.trip != '' && this.trip != 'b'"],
  ["another text", { name: "message", usual: "usual message", read: () => "another" }, "harmless"],
] as const satisfies readonly (readonly [string, Slot, string])[]) {
  test(`the judge sees ${what}`, async () => {
    const verdict = await judge.judge(slot, text);
    assert.equal(verdict.kind, "faulty");
  });
}

test("the page tells of as many payloads and slots as there are, and of no fault", () => {
  const page = readFileSync("generator/docs/injection.md", "utf8");
  assert.ok(payloads.length >= 40 && slots.length >= 20 && payloads.length * slots.length >= 3200);
  assert.ok(page.includes(`| payloads | ${payloads.length} |\n| slots | ${slots.length} |\n`));
  assert.ok(page.includes("| escapes, syntax errors, crashes, texts that changed | 0 |"));
});
