import type { JsonObject, JsonValue } from "cleveragents-model";

// Written by hand from the reference pages and the decisions about the domain, model by model; nothing is taken from the package
// but what JSON is. Parts are named, as the pages name them.

type Scope = "file" | "transaction" | "snapshot";

/** Fields of a capability, whatever a model makes of three of them. */
interface Capability<ReadOnly, Writes, Checkpointable> {
  readonly read_only: ReadOnly;
  readonly writes: Writes;
  readonly write_scope: string | null;
  readonly checkpointable: Checkpointable;
  readonly checkpoint_scope: Scope | null;
  readonly side_effects: readonly string[];
  readonly idempotent: boolean;
  readonly unsafe: boolean;
  readonly human_approval_required: boolean;
  readonly cost_profile: string | null;
}

/** The parts of a name. */
interface Named {
  readonly server: string | null;
  readonly namespace: string;
  readonly short_name: string;
}

/** Fields that tools and validations have alike. */
interface AnyTool<Parts extends PartTypes, Type, CapabilityPart> extends Named {
  readonly name: string;
  readonly description: string;
  readonly source: "mcp" | "agent_skill" | "builtin" | "custom" | "wrapped";
  readonly tool_type: Type;
  readonly code: string | null;
  readonly mcp_server: string | null;
  readonly mcp_tool_name: string | null;
  readonly agent_skill_path: string | null;
  readonly input_schema: JsonObject | null;
  readonly output_schema: JsonObject | null;
  readonly capability: CapabilityPart;
  readonly resource_slots: readonly Parts["ResourceSlot"][];
  readonly lifecycle: Parts["ToolLifecycle"] | null;
  readonly timeout: number;
}

/** The models that are parts of others. */
export interface PartTypes {
  readonly McpToolFilter: unknown;
  readonly NamedToolOverride: unknown;
  readonly ResolvedToolEntry: unknown;
  readonly ResourceSlot: unknown;
  readonly Skill: unknown;
  readonly SkillAgentSource: unknown;
  readonly SkillBuiltinGroup: unknown;
  readonly SkillCapabilitySummary: unknown;
  readonly SkillError: unknown;
  readonly SkillInclude: unknown;
  readonly SkillInlineTool: unknown;
  readonly SkillMcpSource: unknown;
  readonly SkillMetadata: unknown;
  readonly SkillToolRef: unknown;
  readonly Tool: unknown;
  readonly ToolCapability: unknown;
  readonly ToolCapabilityOverride: unknown;
  readonly ToolLifecycle: unknown;
  readonly ToolOverride: unknown;
  readonly Validation: unknown;
  readonly ValidationCapability: unknown;
}

/** Fields and derived properties of every instance, given the types of parts. */
export interface InstanceFields<Parts extends PartTypes> {
  readonly AgentCatalog: {
    readonly tools: readonly Parts["Tool"][];
    readonly validations: readonly Parts["Validation"][];
    readonly skills: readonly Parts["Skill"][];
    readonly builtin_groups: Readonly<Record<string, readonly string[]>>;
  };
  readonly ToolCapability: Capability<boolean, boolean, boolean>;
  readonly ResourceSlot: {
    readonly name: string;
    readonly resource_type: string;
    readonly access: "read_only" | "read_write";
    readonly description: string;
    readonly binding: "contextual" | "static" | "parameter";
    readonly static_resource: string | null;
    readonly required: boolean;
  };
  readonly ToolLifecycle: {
    readonly discover: string | null;
    readonly activate: string | null;
    readonly execute: string | null;
    readonly deactivate: string | null;
    readonly has_hooks: boolean;
  };
  readonly Tool: AnyTool<Parts, "tool" | "validation", Parts["ToolCapability"]>;
  readonly ValidationCapability: Capability<true, false, false>;
  readonly Validation: AnyTool<Parts, "validation", Parts["ValidationCapability"]> & {
    readonly mode: "required" | "informational";
    readonly wraps: string | null;
    readonly transform: string | null;
    readonly argument_mapping: Readonly<Record<string, JsonValue>> | null;
  };
  readonly Skill: Named & {
    readonly name: string;
    readonly description: string;
    readonly version: string;
    readonly tools: readonly Parts["SkillToolRef"][];
    readonly includes: readonly Parts["SkillInclude"][];
    readonly anonymous_tools: readonly Parts["SkillInlineTool"][];
    readonly mcp_servers: readonly Parts["SkillMcpSource"][];
    readonly agent_skills: readonly Parts["SkillAgentSource"][];
    readonly builtins: readonly Parts["SkillBuiltinGroup"][];
  };
  readonly SkillToolRef: {
    readonly name: string;
    readonly description: string | null;
    readonly override: Parts["ToolOverride"] | null;
  };
  readonly SkillInclude: {
    readonly name: string;
    readonly description: string | null;
    readonly tool_overrides: readonly Parts["NamedToolOverride"][];
  };
  readonly SkillInlineTool: {
    readonly name: string | null;
    readonly description: string;
    readonly source: "mcp" | "agent_skill" | "builtin" | "custom";
    readonly code: string | null;
    readonly mcp_server: string | null;
    readonly mcp_tool_name: string | null;
    readonly agent_skill_path: string | null;
    readonly input_schema: JsonObject | null;
    readonly output_schema: JsonObject | null;
    readonly capability: Parts["ToolCapability"];
    readonly timeout: number;
  };
  readonly SkillMcpSource: {
    readonly name: string;
    readonly transport: "stdio" | "sse" | "streamable-http";
    readonly command: string | null;
    readonly args: readonly string[];
    readonly env: Readonly<Record<string, string>>;
    readonly url: string | null;
    readonly headers: Readonly<Record<string, string>>;
    readonly tool_filter: Parts["McpToolFilter"];
    readonly overrides: readonly Parts["NamedToolOverride"][];
  };
  readonly McpToolFilter: {
    readonly include: readonly string[] | null;
    readonly exclude: readonly string[];
  };
  readonly SkillAgentSource: {
    readonly path: string;
    readonly sandbox_policy: string | null;
  };
  readonly SkillBuiltinGroup: { readonly group: string };
  readonly ToolCapabilityOverride: Partial<Capability<boolean, boolean, boolean>>;
  readonly ToolOverride: {
    readonly description?: string;
    readonly capability?: Parts["ToolCapabilityOverride"];
    readonly timeout?: number;
  };
  readonly NamedToolOverride: {
    readonly tool: string;
    readonly override: Parts["ToolOverride"];
  };
  readonly ResolvedToolEntry: {
    readonly name: string;
    readonly source_skill: string;
    readonly source: string;
    readonly description: string | null;
    readonly timeout: number | null;
    readonly is_direct: boolean;
    readonly is_inline: boolean;
    readonly inline_tool: Parts["SkillInlineTool"] | null;
    readonly capability: Parts["ToolCapability"];
  };
  readonly SkillCapabilitySummary: {
    readonly total_tools: number;
    readonly read_only_tools: number;
    readonly write_tools: number;
    readonly checkpointable_tools: number;
    readonly idempotent_tools: number;
    readonly approval_required_tools: number;
    readonly has_side_effects: boolean;
  };
  readonly SkillError: {
    readonly error_type:
      | "skill_not_found"
      | "resolution_failure"
      | "cycle_detected"
      | "tool_activation_failure"
      | "tool_execution_failure"
      | "validation_error"
      | "permission_denied";
    readonly message: string;
    readonly details: JsonObject;
    readonly skill_name: string;
    readonly tool_name: string | null;
  };
  readonly SkillMetadata: {
    readonly name: string;
    readonly description: string;
    readonly version: string;
    readonly tool_count: number;
    readonly capability_summary: Parts["SkillCapabilitySummary"];
    readonly source_types: readonly string[];
    readonly writes: boolean;
    readonly read_only: boolean;
  };
  readonly SkillDefinition: {
    readonly skill: Parts["Skill"];
    readonly resolved_tools: readonly Parts["ResolvedToolEntry"][];
    readonly metadata: Parts["SkillMetadata"];
    readonly input_schema: JsonObject | null;
    readonly output_schema: JsonObject | null;
  };
  readonly SkillResult: {
    readonly skill_name: string;
    readonly tool_name: string;
    readonly success: boolean;
    readonly output_data: JsonValue;
    readonly error: Parts["SkillError"] | null;
    readonly duration_ms: number;
    readonly resource_changes: readonly JsonObject[];
  };
}
