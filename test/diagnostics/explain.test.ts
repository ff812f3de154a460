import assert from "node:assert/strict";
import { test } from "node:test";
import { loadCodes } from "../../generator/diagnostics/catalog/load.ts";
import { shapeCodes } from "../../generator/diagnostics/catalog/shape.ts";
import { allCodes, explainCode, isCode, unknownCodeHint } from "../../generator/diagnostics/explain.ts";
import { loadText } from "../load/load-text.ts";

test("explains every code, sorted, each once", () => {
  const codes = allCodes();
  assert.deepEqual(codes, [...new Set(codes)].sort());
  for (const code of codes) {
    const text = explainCode(code);
    assert.ok(text.startsWith(`${code} (`));
    assert.ok(text.endsWith("\n") && !text.endsWith("\n\n"), code);
  }
});

test("tells a code from other texts, inherited names included", () => {
  assert.equal(isCode("unknown-key"), true);
  assert.equal(isCode("toString"), false);
  assert.match(unknownCodeHint("unknow-key"), /unknown-key/u);
});

/** The indented lines below a heading of an explanation. */
function example(explain: string, heading: string): string | undefined {
  const [, block] = explain.split(`${heading}:\n\n`);
  return block?.split("\n\n")[0]?.replace(/^ {4}/gmu, "");
}

for (const [code, { explain }] of Object.entries(loadCodes)) {
  const refused = example(explain, "Refused");
  const accepted = example(explain, "Accepted");
  if (refused !== undefined) {
    test(`what the explanation of ${code} calls refused is refused as ${code}`, () => {
      assert.equal(loadText(refused).diagnostics[0]?.code, code);
    });
  }
  if (accepted !== undefined) {
    test(`what the explanation of ${code} calls accepted is accepted`, () => {
      assert.deepEqual(loadText(accepted).faults, []);
    });
  }
}

test("examples in explanations of the other stages are YAML", () => {
  for (const [code, { explain }] of Object.entries(shapeCodes)) {
    for (const heading of ["Refused", "Accepted"]) {
      const text = example(explain, heading);
      if (text !== undefined) assert.deepEqual(loadText(text).faults, [], code);
    }
  }
});
