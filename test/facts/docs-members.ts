/** A rule and where it is reported. */
type DocsRule = readonly [id: string, at: string];

/** The rules that every model declares, in the order of the docs. */
export const docsRules: Readonly<Record<string, readonly DocsRule[]>> = {
  ToolCapability: [
    ["read_only_never_writes", "writes"],
    ["read_only_never_checkpoints", "checkpointable"],
  ],
  ResourceSlot: [
    ["static_names_its_resource", "static_resource"],
    ["only_static_names_a_resource", "static_resource"],
  ],
  Tool: [
    ["mcp_names_its_server", "mcp_server"],
    ["mcp_names_its_tool", "mcp_tool_name"],
    ["agent_skill_names_its_folder", "agent_skill_path"],
    ["custom_brings_its_code", "code"],
    ["only_validations_wrap", "source"],
  ],
  Validation: [
    ["wrapping_has_the_source_wrapped", "source"],
    ["wrapped_says_what", "wraps"],
    ["wrapping_needs_a_transform", "transform"],
    ["only_wrapping_has_a_transform", "transform"],
    ["only_wrapping_maps_arguments", "argument_mapping"],
    ["output_requires_passed", "output_schema"],
    ["output_passed_is_a_boolean", "output_schema"],
  ],
  SkillInlineTool: [["inline_numbers_are_taken", "name"]],
  SkillMcpSource: [
    ["stdio_starts_a_command", "command"],
    ["stdio_has_no_url", "url"],
    ["http_needs_a_url", "url"],
    ["http_starts_no_command", "command"],
  ],
  Skill: [["inline_names_are_new", "anonymous_tools[…].name"]],
  ResolvedToolEntry: [
    ["inline_carries_its_declaration", "inline_tool"],
    ["only_inline_carries_a_declaration", "inline_tool"],
  ],
  SkillCapabilitySummary: [
    ["read_only_tools_within_total", "read_only_tools"],
    ["write_tools_within_total", "write_tools"],
    ["checkpointable_tools_within_total", "checkpointable_tools"],
    ["idempotent_tools_within_total", "idempotent_tools"],
    ["approval_required_tools_within_total", "approval_required_tools"],
  ],
  SkillMetadata: [
    ["writing_is_not_read_only", "writes"],
    ["read_only_counts_no_writers", "read_only"],
    ["read_only_has_no_side_effects", "read_only"],
    ["writers_make_it_write", "writes"],
  ],
  SkillDefinition: [
    ["input_schema_says_its_type", "input_schema"],
    ["output_schema_says_its_type", "output_schema"],
    ["read_only_skill_has_no_writer", "resolved_tools[…]"],
    ["writers_show_in_the_metadata", "metadata.writes"],
    ["tool_count_is_true", "metadata.tool_count"],
  ],
};

/** The models that have rules from another one, and which. */
export const docsInherited: Readonly<Record<string, { readonly owner: string; readonly ids: readonly string[] }>> = {
  ValidationCapability: { owner: "ToolCapability", ids: ["read_only_never_writes", "read_only_never_checkpoints"] },
  Validation: {
    owner: "Tool",
    ids: [
      "mcp_names_its_server",
      "mcp_names_its_tool",
      "agent_skill_names_its_folder",
      "custom_brings_its_code",
      "only_validations_wrap",
    ],
  },
  SkillInlineTool: {
    owner: "Tool",
    ids: ["mcp_names_its_server", "mcp_names_its_tool", "agent_skill_names_its_folder", "custom_brings_its_code"],
  },
};

/** The values of every enum, in order. */
export const docsValues: Readonly<Record<string, readonly string[]>> = {
  ToolSource: ["mcp", "agent_skill", "builtin", "custom", "wrapped"],
  ToolType: ["tool", "validation"],
  CheckpointScope: ["file", "transaction", "snapshot"],
  ResourceAccessMode: ["read_only", "read_write"],
  BindingMode: ["contextual", "static", "parameter"],
  ValidationMode: ["required", "informational"],
  McpTransport: ["stdio", "sse", "streamable-http"],
  SkillErrorType: [
    "skill_not_found",
    "resolution_failure",
    "cycle_detected",
    "tool_activation_failure",
    "tool_execution_failure",
    "validation_error",
    "permission_denied",
  ],
};

/** A table of something that a type or function has: where it stands, and some of its columns. */
export interface DocsTable {
  readonly of: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const nameParts = [
  ["server", "string or null"],
  ["namespace", "string"],
  ["short_name", "string"],
] as const;
const dict = [
  ...["name", "description", "source", "tool_type", "namespace", "short_name", "code", "mcp_server", "mcp_tool_name"],
  ...["agent_skill_path", "input_schema", "output_schema", "capability", "resource_slots", "lifecycle", "timeout"],
];
const derived = { title: "Derived properties", columns: ["Property", "Type"] };
const parameters = { title: "Parameters", columns: ["Parameter", "Type", "Default"] };

/** Derived properties, views, constructors, methods and functions. */
export const docsTables: readonly DocsTable[] = [
  { of: "Tool", ...derived, rows: nameParts },
  { of: "Validation", ...derived, rows: nameParts },
  { of: "Skill", ...derived, rows: nameParts },
  { of: "ToolLifecycle", ...derived, rows: [["has_hooks", "bool"]] },
  { of: "Tool", title: "View asCliDict()", columns: ["Key"], rows: dict.map((key) => [key]) },
  {
    of: "Validation",
    title: "View asCliDict()",
    columns: ["Key"],
    rows: [...dict, "mode", "wraps", "transform", "argument_mapping"].map((key) => [key]),
  },
  {
    of: "SkillMetadata",
    title: "Constructor SkillMetadata.fromSkill(skill, { resolved, version })",
    columns: ["Parameter", "Type", "Default"],
    rows: [
      ["skill", "Skill", "required"],
      ["resolved", "list of ResolvedToolEntry", "[]"],
      ["version", "semver or null", "null"],
    ],
  },
  {
    of: "SkillMetadata",
    title: "fromSkill sets, in this order",
    columns: ["Field", "Value"],
    rows: [
      ["name", "skill.name"],
      ["description", "skill.description"],
      ["version", "version != null ? version : skill.version"],
      ["tool_count", "size(resolved)"],
      ["capability_summary", "SkillCapabilitySummary.from_entries(resolved)"],
      ["source_types", "resolved.map(entry, entry.source).distinct()"],
      ["writes", "this.capability_summary.write_tools > 0 || this.capability_summary.has_side_effects"],
      ["read_only", "this.capability_summary.write_tools == 0 && !this.capability_summary.has_side_effects"],
    ],
  },
  {
    of: "SkillMetadata",
    title: "Method permits(capability)",
    columns: ["Parameter", "Type"],
    rows: [["capability", "ToolCapability"]],
  },
  {
    of: "ToolOverride",
    title: "Method appliedTo(capability)",
    columns: ["Parameter", "Type"],
    rows: [["capability", "ToolCapability"]],
  },
  {
    of: "SkillCapabilitySummary",
    title: "Constructor SkillCapabilitySummary.fromEntries(entries)",
    columns: ["Parameter", "Type", "Default"],
    rows: [["entries", "list of ResolvedToolEntry", "required"]],
  },
  {
    of: "mapToolError",
    ...parameters,
    rows: [
      ["error", "thrown", "required"],
      ["skill_name", "string", "required"],
      ["tool_name", "string or null", "null"],
    ],
  },
  {
    of: "mapToolError",
    title: "Sets",
    columns: ["Field"],
    rows: [["error_type"], ["message"], ["details"], ["skill_name"], ["tool_name"]],
  },
  {
    of: "thrownKind",
    title: "The first row that fits decides",
    columns: ["issues", "named", "code", "Gives"],
    rows: [
      ['"cycle"', "any", "any", "'cycle'"],
      ['"unknown_reference"', "any", "any", "'reference'"],
      ["any", '["ValidationError","ZodError"]', "any", "'validation'"],
      ["any", '["PermissionError"]', "any", "'permission'"],
      ["any", "any", '["EACCES","EPERM"]', "'permission'"],
      ["any", '["ValueError","RangeError"]', "any", "'value'"],
      ["any", "any", "any", "'other'"],
    ],
  },
  {
    of: "skillErrorType",
    title: "The first row that fits decides",
    columns: ["kind", "message", "Gives"],
    rows: [
      ['"cycle"', "any", "'cycle_detected'"],
      ['"reference"', "any", "'resolution_failure'"],
      ['"validation"', "any", "'validation_error'"],
      ['"permission"', "any", "'permission_denied'"],
      ['"value"', '"cycle"', "'cycle_detected'"],
      ['"value"', '"not found"', "'skill_not_found'"],
      ['"value"', "any", "'resolution_failure'"],
      ["any", '"activation"', "'tool_activation_failure'"],
      ["any", "any", "'tool_execution_failure'"],
    ],
  },
];
