import assert from "node:assert/strict";
import { test } from "node:test";
import { compileSpec } from "../support/compile-spec.ts";

test("types that lead back to themselves through lists, maps and unions get their vectors", async () => {
  const { files, diagnostics } = await compileSpec(
    {
      "trees.yaml": [
        "specwright: 1",
        "module: trees",
        "title: Trees",
        "doc: Things in things.",
        "types:",
        "  Tree:",
        "    doc: A leaf, or a list of trees.",
        "    union: [string, Branches]",
        "  Branches:",
        "    doc: Trees side by side.",
        "    list: Tree",
        "    max_items: 3",
        "  Forest:",
        "    doc: Trees by name.",
        "    map: Grove",
        "  Grove:",
        "    doc: A forest or a tree.",
        "    union: [string, Forest]",
        "",
      ].join("\n"),
    },
    { targets: ["vectors"] },
  );
  assert.deepEqual(diagnostics, []);
  for (const name of ["Tree", "Branches", "Forest", "Grove"]) {
    const file = files.find(({ path }) => path === `vectors/${name}.json`);
    const { cases } = JSON.parse(file?.content ?? "{}");
    const verdicts = new Set(cases.map(({ valid }: { valid: boolean }) => valid));
    assert.deepEqual([...verdicts].sort(), [false, true], name);
  }
});
