import assert from "node:assert/strict";
import { test } from "node:test";
import { Validation } from "cleveragents-model";
import { faults, smallest } from "./models.ts";
import { schemaAccepts } from "./schemas.ts";

// What makes a tool a validation.

const verdict = { type: "object", properties: { passed: { type: "boolean" } }, required: ["passed"] };
const wrapping = {
  source: "wrapped",
  wraps: "local/line-counter",
  transform: "def transform(tool_output): return {'passed': True}",
};

test("a validation says so, and is required where it does not say more", () => {
  const validation = Validation.parse(smallest.Validation);
  assert.equal(validation.tool_type, "validation");
  assert.equal(validation.mode, "required");
  assert.deepEqual([validation.wraps, validation.transform, validation.argument_mapping], [null, null, null]);
});

test("a partial capability keeps what every validation has", () => {
  const { capability } = Validation.parse({ ...smallest.Validation, capability: { cost_profile: "nightly" } });
  assert.deepEqual(
    [capability.read_only, capability.writes, capability.checkpointable, capability.cost_profile],
    [true, false, false, "nightly"],
  );
});

/** Documents that are fine, and documents with what is wrong with them; both over the smallest validation. */
const keeps: readonly object[] = [
  {},
  { mode: "informational" },
  { capability: { read_only: true, writes: false, checkpointable: false } },
  wrapping,
  {
    ...wrapping,
    wraps: "dev:team/other-validation",
    argument_mapping: { path: "file", limit: 500, deep: { a: [null] } },
  },
  { source: "custom", code: "return {'passed': True}" },
  { output_schema: verdict },
  { output_schema: { ...verdict, properties: { ...verdict.properties, data: {}, message: { type: "string" } } } },
];
const breaks: readonly (readonly [object, ...string[]])[] = [
  [{ tool_type: "tool" }, "tool_type: not_allowed"],
  [{ capability: { read_only: false } }, "capability.read_only: not_allowed"],
  [{ capability: { writes: true } }, "capability.writes: not_allowed"],
  [{ capability: { checkpointable: true } }, "capability.checkpointable: not_allowed"],
  [{ mode: "optional" }, "mode: not_in_enum"],
  [{ source: "wrapped" }, "wraps: wrapped_says_what"],
  [{ wraps: "local/t", transform: "code" }, "source: wrapping_has_the_source_wrapped"],
  [{ source: "wrapped", wraps: "local/t" }, "transform: wrapping_needs_a_transform"],
  [{ transform: "code" }, "transform: only_wrapping_has_a_transform"],
  [{ argument_mapping: {} }, "argument_mapping: only_wrapping_maps_arguments"],
  [{ ...wrapping, argument_mapping: [] }, "argument_mapping: wrong_type"],
  [{ ...wrapping, transform: "" }, "transform: too_short"],
  [{ output_schema: { ...verdict, required: [] } }, "output_schema: output_requires_passed"],
  [{ output_schema: { ...verdict, properties: {} } }, "output_schema: output_passed_is_a_boolean"],
  [
    { output_schema: { ...verdict, properties: { passed: { type: ["boolean"] } } } },
    "output_schema: output_passed_is_a_boolean",
  ],
  [{ output_schema: {} }, "output_schema: output_requires_passed", "output_schema: output_passed_is_a_boolean"],
  [
    { output_schema: { allOf: [verdict] } },
    "output_schema: output_requires_passed",
    "output_schema: output_passed_is_a_boolean",
  ],
  [{ source: "mcp" }, "mcp_server: mcp_names_its_server", "mcp_tool_name: mcp_names_its_tool"],
];

test("a validation that keeps the law is accepted, by the model and by the schema", () => {
  for (const more of keeps) {
    assert.deepEqual(faults("Validation", { ...smallest.Validation, ...more }), [], JSON.stringify(more));
    assert.ok(schemaAccepts("Validation", { ...smallest.Validation, ...more }), JSON.stringify(more));
  }
});

for (const [more, ...found] of breaks) {
  test(`a validation with ${JSON.stringify(more)} is refused`, () => {
    assert.deepEqual(faults("Validation", { ...smallest.Validation, ...more }), found);
    assert.ok(!schemaAccepts("Validation", { ...smallest.Validation, ...more }));
  });
}

test("the dict of a validation ends with its mode and with what it wraps", () => {
  const plain = Validation.parse(smallest.Validation).asCliDict();
  assert.deepEqual(Object.keys(plain).slice(-2), ["timeout", "mode"]);
  const full = Validation.parse({ ...smallest.Validation, ...wrapping, argument_mapping: { a: "b" } }).asCliDict();
  assert.deepEqual(Object.keys(full).slice(-5), ["timeout", "mode", "wraps", "transform", "argument_mapping"]);
});
