import type { Constraint } from "./constraint.ts";

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
const writer = { ...entry, name: "local/w", capability: { writes: true } };
const metadata = { name: "local/s", description: "Does things." };
const writingMetadata = { ...metadata, writes: true, read_only: false };

/** What the reference page on the skill protocol demands beyond types. */
export const protocolConstraints: readonly Constraint[] = [
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
        "metadata.writes: writers_show_in_the_metadata",
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
    says: "the metadata says that the skill writes where a resolved tool can write",
    model: "SkillDefinition",
    keeps: [
      { resolved_tools: [], metadata: { ...metadata, read_only: false } },
      { resolved_tools: [entry], metadata: { ...metadata, read_only: false, tool_count: 1 } },
      { resolved_tools: [entry], metadata: { ...writingMetadata, tool_count: 1 } },
      { resolved_tools: [writer, entry], metadata: { ...writingMetadata, tool_count: 2 } },
    ],
    breaks: [
      [
        { resolved_tools: [writer], metadata: { ...metadata, writes: false, read_only: false, tool_count: 1 } },
        "metadata.writes: writers_show_in_the_metadata",
      ],
      [
        { resolved_tools: [entry, writer], metadata: { ...metadata, read_only: false, tool_count: 2 } },
        "metadata.writes: writers_show_in_the_metadata",
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
