import assert from "node:assert/strict";
import { test } from "node:test";
import { outputFormats } from "../../../generator/commands/session.ts";
import { createMemoryHost, type MemoryHost } from "../../../generator/host/memory-host.ts";
import { runInMemory } from "../../support/run-in-memory.ts";
import { canary } from "./canary-document.ts";
import { type CanarySpec, canarySpecs, soundSpec } from "./canary-spec.ts";

// Secrets that somebody wrote into a spec, in every place that holds values. They are refused, and not shown.

const project = `specwright: 1
package: { name: keepers, version: 1.0.0, license: MIT, description: Keepers., schema_base: "https://example.com/" }
`;
const specs = canarySpecs();
/** What a secret field allows is part of its type, and no fault. */
const allowed = new Set(["`in` of a secret field", "`not_in` of a secret field"]);
const commands = [["generate"], ["check"], ["lint"], ["tools", "a.json", "--type", "Login", "--out", "types"]];

function hostOf({ text }: CanarySpec): MemoryHost {
  return createMemoryHost({ files: { "spec/specwright.yaml": project, "spec/keepers.yaml": text, "a.json": "{}" } });
}

for (const slot of new Set(specs.map((spec) => spec.slot))) {
  test(`${slot}: a secret there is refused, and no command shows it in any format`, async () => {
    for (const spec of specs.filter((each) => each.slot === slot)) {
      const host = hostOf(spec);
      for (const format of outputFormats) {
        for (const command of format === "pretty" ? commands : commands.slice(0, 1)) {
          const { code, out, err } = await runInMemory(host, [...command, "--format", format]);
          assert.ok(allowed.has(slot) ? code < 2 : code === 1, out + err);
          const shown = (out + err).toLowerCase().split("\n");
          assert.deepEqual(
            shown.filter((line) => line.includes(canary)),
            [],
            `${command[0]} ${format}\n${spec.text}`,
          );
        }
      }
    }
  });
}

test("hundreds of secrets were written", () => {
  assert.ok(specs.length > 300);
});

test("what is no secret is shown, so that the search finds what there is to find", async () => {
  for (const [place, text] of [
    ["value: { user: ada }", `value: { user: ada, way: ${canary} }`],
    ["default: door", `default: ${canary}`],
    ["min_length: 2", `min_length: ${canary}`],
  ] as const) {
    const { code, out } = await runInMemory(hostOf({ ...soundSpec, text: soundSpec.text.replace(place, text) }), [
      "check",
    ]);
    assert.equal(code, 1);
    assert.match(out, new RegExp(`^ +\\d+ \\|.*${canary}`, "mu"));
  }
});

test("the spec without the secrets has no fault", async () => {
  assert.deepEqual(
    (await runInMemory(hostOf(soundSpec), ["lint"])).out,
    "1 module in spec, nothing to find fault with\n",
  );
});
