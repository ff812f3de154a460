import { type FieldFact, fieldFacts } from "./field-facts.ts";
import type { ModelName } from "./models.ts";
import type { ReferenceType } from "./reference-types.ts";

/** A row of a table of fields as the docs write it: the field, its type, its default. */
export type DocsField = readonly [field: string, type: string, fallback: string];

/** How the docs write the types of the reference pages. */
const written: Readonly<Record<ReferenceType, string>> = {
  str: "string",
  "str | None": "string or null",
  name: "NamespacedName",
  "version (str)": "semver",
  bool: "bool",
  int: "int",
  float: "number",
  "list[str]": "list of string",
  "dict | None": "json_schema or null",
  "dict[str, Any]": "json_object",
  "list[dict]": "list of json_object",
  Any: "json",
  ToolSource: "ToolSource",
  ToolType: "ToolType",
  ResourceAccessMode: "ResourceAccessMode",
  BindingMode: "BindingMode",
  "CheckpointScope | None": "CheckpointScope or null",
  ToolCapability: "ToolCapability",
  "list[ResourceSlot]": "list of ResourceSlot",
  "ToolLifecycle | None": "ToolLifecycle or null",
  SkillErrorType: "SkillErrorType",
  SkillCapabilitySummary: "SkillCapabilitySummary",
  Skill: "Skill",
  SkillMetadata: "SkillMetadata",
  "list[ResolvedToolEntry]": "list of ResolvedToolEntry",
  "SkillError | None": "SkillError or null",
};

/** Fields for which the domain has a type of its own where the reference pages say `str`. */
const narrower: Readonly<Record<string, string>> = {
  "ResourceSlot.name": "PythonIdentifier",
  "Tool.mcp_tool_name": "McpToolName or null",
  "SkillError.tool_name": "ResolvedToolName or null",
  "SkillResult.tool_name": "ResolvedToolName",
};

/** The tables of fields on the reference pages, as the docs must write them. */
function fromReference(model: ModelName): readonly DocsField[] {
  return (fieldFacts[model] ?? []).map((fact) => {
    const { field, type } = fact;
    return [field, narrower[`${model}.${field}`] ?? written[type], fallbackOf(fact)];
  });
}

function fallbackOf({ required, default: value }: FieldFact): string {
  if (required === true) return "required";
  // A model with all its own defaults is written {}.
  const isModel = typeof value === "object" && value !== null && !Array.isArray(value);
  return isModel ? "{}" : JSON.stringify(value);
}

/** The same rows, with some of them changed. */
function changed(rows: readonly DocsField[], changes: Readonly<Record<string, DocsField>>): readonly DocsField[] {
  return rows.map((row) => changes[row[0]] ?? row);
}

const capability = fromReference("ToolCapability");
const tool = fromReference("Tool");
const inlineFields = tool.filter(([field]) => !["name", "tool_type", "resource_slots", "lifecycle"].includes(field));

/** Every table of fields in the docs: those of the reference pages, and those that the decisions about the domain add. */
export const docsFields: Readonly<Record<string, readonly DocsField[]>> = {
  ToolCapability: capability,
  ResourceSlot: fromReference("ResourceSlot"),
  ToolLifecycle: fromReference("ToolLifecycle"),
  Tool: tool,
  SkillError: fromReference("SkillError"),
  SkillMetadata: fromReference("SkillMetadata"),
  SkillDefinition: fromReference("SkillDefinition"),
  SkillResult: fromReference("SkillResult"),
  ValidationCapability: changed(capability, {
    read_only: ["read_only", "bool", "always true"],
    writes: ["writes", "bool", "always false"],
    checkpointable: ["checkpointable", "bool", "always false"],
  }),
  Validation: [
    ...changed(tool, {
      tool_type: ["tool_type", "ToolType", 'always "validation"'],
      capability: ["capability", "ValidationCapability", "{}"],
    }),
    ["mode", "ValidationMode", '"required"'],
    ["wraps", "NamespacedName or null", "null"],
    ["transform", "string or null", "null"],
    ["argument_mapping", "map of json or null", "null"],
  ],
  Skill: [
    ["name", "NamespacedName", "required"],
    ["description", "string", "required"],
    ["version", "semver", '"0.0.0"'],
    ["tools", "list of SkillToolRef", "[]"],
    ["includes", "list of SkillInclude", "[]"],
    ["anonymous_tools", "list of SkillInlineTool", "[]"],
    ["mcp_servers", "list of SkillMcpSource", "[]"],
    ["agent_skills", "list of SkillAgentSource", "[]"],
    ["builtins", "list of SkillBuiltinGroup", "[]"],
  ],
  SkillToolRef: [
    ["name", "NamespacedName", "required"],
    ["description", "string or null", "null"],
    ["override", "ToolOverride or null", "null"],
  ],
  SkillInclude: [
    ["name", "NamespacedName", "required"],
    ["description", "string or null", "null"],
    ["tool_overrides", "list of NamedToolOverride", "[]"],
  ],
  SkillInlineTool: [["name", "InlineToolName or null", "null"], ...inlineFields],
  SkillMcpSource: [
    ["name", "string", "required"],
    ["transport", "McpTransport", "required"],
    ["command", "string or null", "null"],
    ["args", "list of string", "[]"],
    ["env", "map of string", "{}"],
    ["url", "string or null", "null"],
    ["headers", "map of string", "{}"],
    ["tool_filter", "McpToolFilter", "{}"],
    ["overrides", "list of NamedToolOverride", "[]"],
  ],
  McpToolFilter: [
    ["include", "list of McpToolName or null", "null"],
    ["exclude", "list of McpToolName", "[]"],
  ],
  SkillAgentSource: [
    ["path", "string", "required"],
    ["sandbox_policy", "string or null", "null"],
  ],
  SkillBuiltinGroup: [["group", "string", "required"]],
  ToolCapabilityOverride: capability.map(([field, type]) => [field, type, "optional"]),
  ToolOverride: [
    ["description", "string", "optional"],
    ["capability", "ToolCapabilityOverride", "optional"],
    ["timeout", "int", "optional"],
  ],
  NamedToolOverride: [
    ["tool", "string", "required"],
    ["override", "ToolOverride", "required"],
  ],
  ResolvedToolEntry: [
    ["name", "ResolvedToolName", "required"],
    ["source_skill", "NamespacedName", "required"],
    ["source", "string", "required"],
    ["description", "string or null", "null"],
    ["timeout", "int or null", "null"],
    ["is_direct", "bool", "required"],
    ["is_inline", "bool", "required"],
    ["inline_tool", "SkillInlineTool or null", "null"],
    ["capability", "ToolCapability", "required"],
  ],
  SkillCapabilitySummary: [
    ["total_tools", "int", "0"],
    ["read_only_tools", "int", "0"],
    ["write_tools", "int", "0"],
    ["checkpointable_tools", "int", "0"],
    ["idempotent_tools", "int", "0"],
    ["approval_required_tools", "int", "0"],
    ["has_side_effects", "bool", "false"],
  ],
};
