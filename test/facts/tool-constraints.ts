import type { Constraint } from "./constraint.ts";

const slot = { name: "db", resource_type: "local/database", access: "read_only" };

/** What the reference page on tools demands beyond types. */
export const toolConstraints: readonly Constraint[] = [
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
];

function pythonKeywords(): readonly string[] {
  return (
    "False None True and as assert async await break class continue def del elif else except finally for from global " +
    "if import in is lambda nonlocal not or pass raise return try while with yield"
  ).split(" ");
}
