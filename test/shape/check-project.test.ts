import assert from "node:assert/strict";
import { test } from "node:test";
import type { DiagnosticSink } from "../../generator/diagnostics/diagnostic.ts";
import { loadYaml } from "../../generator/load/load-yaml.ts";
import { checkProject } from "../../generator/shape/check-project.ts";
import type { ProjectSyntax } from "../../generator/shape/project-syntax.ts";
import { placeIn } from "../load/load-text.ts";

function project(text: string): { readonly syntax: ProjectSyntax | undefined; readonly faults: readonly string[] } {
  const sink: DiagnosticSink = { diagnostics: [] };
  const document = loadYaml({ path: "specwright.yaml", text }, sink);
  const syntax = document === undefined ? undefined : checkProject(document, sink);
  return { syntax, faults: sink.diagnostics.map(({ code, span }) => `${code} ${placeIn(text, span)}`).sort() };
}

const whole = `specwright: 1
package:
  name: sample-model
  version: "0.1.0"
  license: MIT
  description: A sample.
  schema_base: https://example.org/schemas/
`;

test("accepts the project file with and without what may be left out", () => {
  assert.deepEqual(project(whole).faults, []);
  const { syntax, faults } = project(`${whole}targets: [typescript, json-schema]\nout: generated\n`);
  assert.deepEqual(faults, []);
  assert.deepEqual(syntax?.targets, ["typescript", "json-schema"]);
});

test("refuses an address without a final slash, a bare version and an unknown key", () => {
  assert.deepEqual(project(whole.replace("schemas/", "schemas")).faults, ["bad-name 7:16"]);
  assert.deepEqual(project(whole.replace('"0.1.0"', "0.1")).faults, ["wrong-type 4:12"]);
  assert.deepEqual(project(`${whole}output: x\n`).faults, ["unknown-key 8:1"]);
});

test("refuses folders that are absolute or empty", () => {
  for (const out of ["/etc", "a//b", '""', "a/../../b", "a b"]) {
    assert.equal(project(`${whole}out: ${out}\n`).faults.length, 1, out);
  }
});
