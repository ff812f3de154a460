import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, type ModelName, smallest } from "./models.ts";
import { schemaAccepts } from "./schemas.ts";

/** One constraint of the reference pages, with documents that keep it and documents that break it. */
interface Constraint {
  readonly says: string;
  readonly model: ModelName;
  /** Added to the smallest document of the model. */
  readonly keeps: readonly object[];
  /** The same, with the faults that must be found, and whether the schema can tell. */
  readonly breaks: readonly (readonly [object, ...string[]])[];
  readonly notInSchema?: true;
}

const slot = { name: "db", resource_type: "local/database", access: "read_only" };
const entry = {
  name: "local/t",
  source_skill: "local/s",
  source: "builtin",
  is_direct: true,
  is_inline: false,
  capability: {},
};
const inline = {
  ...entry,
  name: "local/s/inline-1",
  is_inline: true,
  inline_tool: { description: "Writes.", source: "builtin" },
};
const metadata = { name: "local/s", description: "Does things." };
const writingMetadata = { ...metadata, writes: true, read_only: false };

const constraints: readonly Constraint[] = [
  {
    says: "a read-only tool neither writes nor checkpoints",
    model: "ToolCapability",
    keeps: [{ read_only: true }, { writes: true, checkpointable: true }, { read_only: false, writes: true }, {}],
    breaks: [
      [{ read_only: true, writes: true }, "writes: read_only_never_writes"],
      [{ read_only: true, checkpointable: true }, "checkpointable: read_only_never_checkpoints"],
      [
        { read_only: true, writes: true, checkpointable: true },
        "writes: read_only_never_writes",
        "checkpointable: read_only_never_checkpoints",
      ],
    ],
  },
  {
    says: "a tool holds its capability to the same law",
    model: "Tool",
    keeps: [{ capability: { read_only: true } }],
    breaks: [[{ capability: { read_only: true, writes: true } }, "capability.writes: read_only_never_writes"]],
  },
  {
    says: "static_resource is required when the binding is static, and forbidden otherwise",
    model: "ResourceSlot",
    keeps: [
      { binding: "static", static_resource: "local/db" },
      { binding: "parameter" },
      { binding: "contextual", static_resource: null },
    ],
    breaks: [
      [{ binding: "static" }, "static_resource: static_names_its_resource"],
      [{ binding: "static", static_resource: null }, "static_resource: static_names_its_resource"],
      [{ static_resource: "local/db" }, "static_resource: only_static_names_a_resource"],
      [{ binding: "parameter", static_resource: "local/db" }, "static_resource: only_static_names_a_resource"],
    ],
  },
  {
    says: "the name of a slot is a Python identifier and no keyword",
    model: "ResourceSlot",
    keeps: [{ name: "_x1" }, { name: "Class" }, { name: "match" }, { name: "none" }],
    breaks: [
      [{ name: "my-db" }, "name: pattern"],
      [{ name: "1db" }, "name: pattern"],
      [{ name: "größe" }, "name: pattern"],
      [{ name: "" }, "name: pattern"],
      ...pythonKeywords().map((name) => [{ name }, "name: not_allowed"] as const),
    ],
  },
  {
    says: "each source brings the fields that it requires",
    model: "Tool",
    keeps: [
      { source: "mcp", mcp_server: "linear", mcp_tool_name: "create_issue" },
      { source: "agent_skill", agent_skill_path: "./skills/a" },
      { source: "builtin" },
      { source: "custom", code: "return {}" },
      { source: "wrapped", tool_type: "validation" },
    ],
    breaks: [
      [{ source: "mcp" }, "mcp_server: mcp_names_its_server", "mcp_tool_name: mcp_names_its_tool"],
      [{ source: "mcp", mcp_server: "linear" }, "mcp_tool_name: mcp_names_its_tool"],
      [{ source: "mcp", mcp_tool_name: "create_issue" }, "mcp_server: mcp_names_its_server"],
      [{ source: "agent_skill" }, "agent_skill_path: agent_skill_names_its_folder"],
      [{ source: "custom" }, "code: custom_brings_its_code"],
      [{ source: "custom", code: null }, "code: custom_brings_its_code"],
    ],
  },
  {
    says: "only a validation is wrapped",
    model: "Tool",
    keeps: [{ source: "wrapped", tool_type: "validation" }, { tool_type: "validation" }],
    breaks: [
      [{ source: "wrapped" }, "source: only_validations_wrap"],
      [{ source: "wrapped", tool_type: "tool" }, "source: only_validations_wrap"],
    ],
  },
  {
    says: "a call may take one second or more, in whole seconds",
    model: "Tool",
    keeps: [{ timeout: 1 }, { timeout: 300 }, { timeout: 86400 }],
    breaks: [
      [{ timeout: 0 }, "timeout: too_small"],
      [{ timeout: -1 }, "timeout: too_small"],
      [{ timeout: 1.5 }, "timeout: wrong_type"],
    ],
  },
  {
    says: "an input schema or output schema is a JSON Schema in the form of an object",
    model: "Tool",
    keeps: [
      { input_schema: {} },
      { input_schema: { type: ["string", "null"], "x-vendor": 1 } },
      { output_schema: { properties: { a: true, b: { minLength: 1 } }, required: ["a"], additionalProperties: false } },
    ],
    breaks: [
      [{ input_schema: true }, "input_schema: wrong_type"],
      [{ output_schema: [] }, "output_schema: wrong_type"],
      [{ output_schema: "object" }, "output_schema: wrong_type"],
    ],
  },
  {
    says: "no two slots of a tool have one name",
    model: "Tool",
    keeps: [{ resource_slots: [slot, { ...slot, name: "log" }] }],
    breaks: [[{ resource_slots: [slot, { ...slot, resource_type: "file" }] }, "resource_slots.1.name: duplicate"]],
    notInSchema: true,
  },
  {
    says: "the schemas of a skill must have a type",
    model: "SkillDefinition",
    keeps: [
      { input_schema: { type: "object", properties: { query: { type: "string" } } } },
      { input_schema: null, output_schema: { type: ["object", "null"] } },
    ],
    breaks: [
      [{ input_schema: {} }, "input_schema: input_schema_says_its_type"],
      [{ input_schema: { properties: {} } }, "input_schema: input_schema_says_its_type"],
      [{ output_schema: { properties: {} } }, "output_schema: output_schema_says_its_type"],
    ],
  },
  {
    says: "a read-only skill has no resolved tool that writes, inline or not",
    model: "SkillDefinition",
    keeps: [
      { resolved_tools: [entry], metadata: { ...metadata, tool_count: 1 } },
      { resolved_tools: [inline], metadata: { ...metadata, tool_count: 1 } },
      { resolved_tools: [{ ...entry, capability: { writes: true } }], metadata: { ...writingMetadata, tool_count: 1 } },
    ],
    breaks: [
      [
        {
          resolved_tools: [entry, { ...entry, capability: { writes: true } }],
          metadata: { ...metadata, tool_count: 2 },
        },
        "resolved_tools.1: read_only_skill_has_no_writer",
      ],
      [
        {
          resolved_tools: [{ ...inline, inline_tool: { ...inline.inline_tool, capability: { writes: true } } }],
          metadata: { ...metadata, tool_count: 1 },
        },
        "resolved_tools.0: read_only_skill_has_no_writer",
      ],
    ],
  },
  {
    says: "the metadata counts the resolved tools, when any are given",
    model: "SkillDefinition",
    keeps: [
      { resolved_tools: [], metadata: { ...metadata, tool_count: 7 } },
      { resolved_tools: [entry, inline], metadata: { ...metadata, tool_count: 2 } },
    ],
    breaks: [[{ resolved_tools: [entry], metadata }, "metadata.tool_count: tool_count_is_true"]],
    notInSchema: true,
  },
  {
    says: "metadata never says both that a skill is read-only and that it writes",
    model: "SkillMetadata",
    keeps: [writingMetadata, { read_only: true }, { read_only: false }],
    breaks: [
      [{ writes: true }, "writes: writing_is_not_read_only"],
      [{ writes: true, read_only: true }, "writes: writing_is_not_read_only"],
    ],
  },
  {
    says: "metadata agrees with its summary",
    model: "SkillMetadata",
    keeps: [
      { ...writingMetadata, capability_summary: { total_tools: 2, write_tools: 1, has_side_effects: true } },
      { capability_summary: { total_tools: 2, read_only_tools: 2 } },
    ],
    breaks: [
      [
        { capability_summary: { total_tools: 2, write_tools: 1 } },
        "read_only: read_only_counts_no_writers",
        "writes: writers_make_it_write",
      ],
      [{ capability_summary: { total_tools: 2, write_tools: 1 }, read_only: false }, "writes: writers_make_it_write"],
      [{ capability_summary: { total_tools: 1, has_side_effects: true } }, "read_only: read_only_has_no_side_effects"],
    ],
  },
  {
    says: "labels of sources are distinct",
    model: "SkillMetadata",
    keeps: [{ source_types: ["builtin", "mcp:linear"] }],
    breaks: [[{ source_types: ["builtin", "custom", "builtin"] }, "source_types.2: duplicate"]],
  },
  {
    says: "counts are not negative, and no part exceeds the total",
    model: "SkillCapabilitySummary",
    keeps: [
      { total_tools: 2, read_only_tools: 2, write_tools: 2, checkpointable_tools: 2 },
      { total_tools: 2, idempotent_tools: 2, approval_required_tools: 2, has_side_effects: true },
    ],
    breaks: [
      [{ total_tools: 1, write_tools: 2 }, "write_tools: write_tools_within_total"],
      [{ read_only_tools: 1 }, "read_only_tools: read_only_tools_within_total"],
      [{ checkpointable_tools: 1 }, "checkpointable_tools: checkpointable_tools_within_total"],
      [{ idempotent_tools: 1 }, "idempotent_tools: idempotent_tools_within_total"],
      [{ approval_required_tools: 1 }, "approval_required_tools: approval_required_tools_within_total"],
    ],
    notInSchema: true,
  },
  {
    says: "counts are whole numbers from zero",
    model: "SkillCapabilitySummary",
    keeps: [{ total_tools: 0 }],
    breaks: [
      [{ total_tools: 1.5 }, "total_tools: wrong_type"],
      [{ write_tools: -1 }, "write_tools: too_small"],
    ],
  },
  {
    says: "the number of tools is not negative",
    model: "SkillMetadata",
    keeps: [{ tool_count: 0 }],
    breaks: [[{ tool_count: -1 }, "tool_count: too_small"]],
  },
  {
    says: "a duration is not negative, and may be a fraction of a millisecond",
    model: "SkillResult",
    keeps: [{ duration_ms: 0 }, { duration_ms: 0.25 }, { duration_ms: 1e6 }],
    breaks: [[{ duration_ms: -0.1 }, "duration_ms: too_small"]],
  },
  {
    says: "a report of a failure always names the skill, and need not name the tool",
    model: "SkillError",
    keeps: [{ tool_name: null }, { skill_name: "anything at all" }],
    breaks: [[{ skill_name: "" }, "skill_name: too_short"]],
  },
  {
    says: "an entry carries a declaration exactly when it is inline",
    model: "ResolvedToolEntry",
    keeps: [inline, { ...entry, inline_tool: null }],
    breaks: [
      [{ is_inline: true }, "inline_tool: inline_carries_its_declaration"],
      [{ inline_tool: inline.inline_tool }, "inline_tool: only_inline_carries_a_declaration"],
    ],
  },
];

for (const { says, model, keeps, breaks, notInSchema } of constraints) {
  test(`${model}: ${says}`, () => {
    for (const more of keeps) assert.deepEqual(faults(model, { ...smallest[model], ...more }), []);
    for (const [more, ...found] of breaks) assert.deepEqual(faults(model, { ...smallest[model], ...more }), found);
  });
  test(`the schema of ${model}${notInSchema ? " leaves to others that" : ":"} ${says}`, () => {
    for (const more of keeps) assert.ok(schemaAccepts(model, { ...smallest[model], ...more }), JSON.stringify(more));
    for (const [more] of breaks) {
      assert.equal(schemaAccepts(model, { ...smallest[model], ...more }), notInSchema ?? false, JSON.stringify(more));
    }
  });
}

function pythonKeywords(): readonly string[] {
  return (
    "False None True and as assert async await break class continue def del elif else except finally for from global " +
    "if import in is lambda nonlocal not or pass raise return try while with yield"
  ).split(" ");
}
