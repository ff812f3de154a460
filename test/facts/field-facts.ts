import type { Document, ModelName } from "./models.ts";
import type { ReferenceType } from "./reference-types.ts";

/** One row of a table of fields: the field, its type, and `required` or the value that stands for its absence. */
export interface FieldFact {
  readonly field: string;
  readonly type: ReferenceType;
  readonly required?: true;
  readonly default?: unknown;
  /** What must stand beside a value of the field for the rest of the model to be content. */
  readonly beside?: Document;
}

const noPromise = {
  read_only: false,
  writes: false,
  write_scope: null,
  checkpointable: false,
  checkpoint_scope: null,
  side_effects: [],
  idempotent: false,
  unsafe: false,
  human_approval_required: false,
  cost_profile: null,
};

const nothingCounted = {
  total_tools: 0,
  read_only_tools: 0,
  write_tools: 0,
  checkpointable_tools: 0,
  idempotent_tools: 0,
  approval_required_tools: 0,
  has_side_effects: false,
};

/** The tables of fields on the two reference pages, in their order. */
export const fieldFacts: Readonly<Partial<Record<ModelName, readonly FieldFact[]>>> = {
  ToolCapability: [
    { field: "read_only", type: "bool", default: false },
    { field: "writes", type: "bool", default: false },
    { field: "write_scope", type: "str | None", default: null },
    { field: "checkpointable", type: "bool", default: false },
    { field: "checkpoint_scope", type: "CheckpointScope | None", default: null },
    { field: "side_effects", type: "list[str]", default: [] },
    { field: "idempotent", type: "bool", default: false },
    { field: "unsafe", type: "bool", default: false },
    { field: "human_approval_required", type: "bool", default: false },
    { field: "cost_profile", type: "str | None", default: null },
  ],
  ResourceSlot: [
    { field: "name", type: "str", required: true },
    { field: "resource_type", type: "str", required: true },
    { field: "access", type: "ResourceAccessMode", required: true },
    { field: "description", type: "str", default: "" },
    { field: "binding", type: "BindingMode", default: "contextual" },
    { field: "static_resource", type: "str | None", default: null },
    { field: "required", type: "bool", default: true },
  ],
  ToolLifecycle: [
    { field: "discover", type: "str | None", default: null },
    { field: "activate", type: "str | None", default: null },
    { field: "execute", type: "str | None", default: null },
    { field: "deactivate", type: "str | None", default: null },
  ],
  Tool: [
    { field: "name", type: "name", required: true },
    { field: "description", type: "str", required: true },
    { field: "source", type: "ToolSource", required: true },
    { field: "tool_type", type: "ToolType", default: "tool" },
    { field: "code", type: "str | None", default: null },
    { field: "mcp_server", type: "str | None", default: null },
    { field: "mcp_tool_name", type: "str | None", default: null },
    { field: "agent_skill_path", type: "str | None", default: null },
    { field: "input_schema", type: "dict | None", default: null },
    { field: "output_schema", type: "dict | None", default: null },
    { field: "capability", type: "ToolCapability", default: noPromise },
    { field: "resource_slots", type: "list[ResourceSlot]", default: [] },
    { field: "lifecycle", type: "ToolLifecycle | None", default: null },
    { field: "timeout", type: "int", default: 300 },
  ],
  SkillError: [
    { field: "error_type", type: "SkillErrorType", required: true },
    { field: "message", type: "str", required: true },
    { field: "details", type: "dict[str, Any]", default: {} },
    { field: "skill_name", type: "str", required: true },
    { field: "tool_name", type: "str | None", default: null },
  ],
  SkillMetadata: [
    { field: "name", type: "name", required: true },
    { field: "description", type: "str", required: true },
    { field: "version", type: "version (str)", default: "0.0.0" },
    { field: "tool_count", type: "int", default: 0 },
    { field: "capability_summary", type: "SkillCapabilitySummary", default: nothingCounted },
    { field: "source_types", type: "list[str]", default: [] },
    { field: "writes", type: "bool", default: false, beside: { read_only: false } },
    { field: "read_only", type: "bool", default: true },
  ],
  SkillDefinition: [
    { field: "skill", type: "Skill", required: true },
    { field: "resolved_tools", type: "list[ResolvedToolEntry]", default: [] },
    { field: "metadata", type: "SkillMetadata", required: true },
    { field: "input_schema", type: "dict | None", default: null },
    { field: "output_schema", type: "dict | None", default: null },
  ],
  SkillResult: [
    { field: "skill_name", type: "name", required: true },
    { field: "tool_name", type: "str", required: true },
    { field: "success", type: "bool", required: true },
    { field: "output_data", type: "Any", default: null },
    { field: "error", type: "SkillError | None", default: null },
    { field: "duration_ms", type: "float", default: 0 },
    { field: "resource_changes", type: "list[dict]", default: [] },
  ],
};
