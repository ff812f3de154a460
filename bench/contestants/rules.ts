/**
 * Rules across fields, for peers that take them as functions. Each takes what was sent, or the same with defaults filled in,
 * and says whether the rules of that object hold.
 */

export interface Capability {
  readonly read_only?: boolean | undefined;
  readonly writes?: boolean | undefined;
  readonly checkpointable?: boolean | undefined;
}

export function capabilityHolds({ read_only, writes, checkpointable }: Capability): boolean {
  return read_only !== true || (writes !== true && checkpointable !== true);
}

export interface Slot {
  readonly name: string;
  readonly binding?: string | undefined;
  readonly static_resource?: string | null | undefined;
}

export function slotHolds({ binding, static_resource }: Slot): boolean {
  return (binding === "static") === (static_resource !== undefined && static_resource !== null);
}

export interface Sourced {
  readonly source: string;
  readonly code?: string | null | undefined;
  readonly mcp_server?: string | null | undefined;
  readonly mcp_tool_name?: string | null | undefined;
  readonly agent_skill_path?: string | null | undefined;
}

export function sourceHolds(tool: Sourced): boolean {
  switch (tool.source) {
    case "mcp":
      return isThere(tool.mcp_server) && isThere(tool.mcp_tool_name);
    case "agent_skill":
      return isThere(tool.agent_skill_path);
    case "custom":
      return isThere(tool.code);
    default:
      return true;
  }
}

export interface ToolLike extends Sourced {
  readonly tool_type?: string | undefined;
  readonly capability?: Capability | undefined;
  readonly resource_slots?: readonly Slot[] | undefined;
}

export function toolHolds(tool: ToolLike): boolean {
  return sourceHolds(tool) && (tool.source !== "wrapped" || tool.tool_type === "validation");
}

export interface InlineTool extends Sourced {
  readonly name?: string | null | undefined;
  readonly capability?: Capability | undefined;
}

const numbered = /^inline-[0-9]+$/u;

export function inlineToolHolds(tool: InlineTool): boolean {
  return sourceHolds(tool) && !(isThere(tool.name) && numbered.test(tool.name));
}

export interface McpSource {
  readonly transport: string;
  readonly command?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly overrides?: readonly NamedOverride[] | undefined;
}

export interface NamedOverride {
  readonly tool: string;
}

export function mcpSourceHolds({ transport, command, url }: McpSource): boolean {
  return transport === "stdio" ? isThere(command) && !isThere(url) : isThere(url) && !isThere(command);
}

export interface Include {
  readonly tool_overrides?: readonly NamedOverride[] | undefined;
}

export interface SkillLike {
  readonly tools?: readonly { readonly name: string }[] | undefined;
  readonly anonymous_tools?: readonly InlineTool[] | undefined;
  readonly mcp_servers?: readonly McpSource[] | undefined;
  readonly includes?: readonly Include[] | undefined;
}

export function skillHolds({ tools, anonymous_tools }: SkillLike): boolean {
  if (tools === undefined || anonymous_tools === undefined) return true;
  return !anonymous_tools.some(({ name }) => isThere(name) && tools.some((tool) => tool.name === name));
}

export interface Summary {
  readonly total_tools?: number | undefined;
  readonly read_only_tools?: number | undefined;
  readonly write_tools?: number | undefined;
  readonly checkpointable_tools?: number | undefined;
  readonly idempotent_tools?: number | undefined;
  readonly approval_required_tools?: number | undefined;
  readonly has_side_effects?: boolean | undefined;
}

export function summaryHolds(summary: Summary): boolean {
  const total = summary.total_tools ?? 0;
  return (
    (summary.read_only_tools ?? 0) <= total &&
    (summary.write_tools ?? 0) <= total &&
    (summary.checkpointable_tools ?? 0) <= total &&
    (summary.idempotent_tools ?? 0) <= total &&
    (summary.approval_required_tools ?? 0) <= total
  );
}

export interface Metadata {
  readonly tool_count?: number | undefined;
  readonly capability_summary?: Summary | undefined;
  readonly source_types?: readonly string[] | undefined;
  readonly writes?: boolean | undefined;
  readonly read_only?: boolean | undefined;
}

export function metadataHolds({ read_only = true, writes = false, capability_summary }: Metadata): boolean {
  const writers = capability_summary?.write_tools ?? 0;
  if (read_only && (writes || writers !== 0 || capability_summary?.has_side_effects === true)) return false;
  return writers === 0 || writes;
}

export interface Entry {
  readonly is_inline: boolean;
  readonly inline_tool?: InlineTool | null | undefined;
  readonly capability: Capability;
}

export function entryHolds({ is_inline, inline_tool }: Entry): boolean {
  return is_inline === (inline_tool !== undefined && inline_tool !== null);
}

export interface Definition {
  readonly skill: SkillLike;
  readonly resolved_tools?: readonly Entry[] | undefined;
  readonly metadata: Metadata;
}

export function definitionHolds({ resolved_tools = [], metadata }: Definition): boolean {
  let writers = 0;
  let disguised = 0;
  for (const { capability, inline_tool } of resolved_tools) {
    if (capability.writes === true) writers += 1;
    else if (inline_tool?.capability?.writes === true) disguised += 1;
  }
  if ((metadata.read_only ?? true) && writers + disguised > 0) return false;
  if (writers > 0 && metadata.writes !== true) return false;
  return resolved_tools.length === 0 || metadata.tool_count === resolved_tools.length;
}

export interface Finished {
  readonly ok: boolean;
  readonly error?: string | null | undefined;
}

export function finishedHolds({ ok, error }: Finished): boolean {
  return ok !== isThere(error);
}

/** Whether a value is JSON to the bottom. */
export function isJson(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== "object") return ["string", "boolean"].includes(typeof value) || Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return Object.values(value).every(isJson);
}

/** Whether no two of a list agree in a text; those where it is null or absent are like no other. */
export function isUniqueBy<T>(
  list: readonly T[] | undefined,
  read: (element: T) => string | null | undefined,
): boolean {
  if (list === undefined || list.length < 2) return true;
  const seen = new Set<string>();
  let keyed = 0;
  for (const element of list) {
    const key = read(element);
    if (!isThere(key)) continue;
    keyed += 1;
    seen.add(key);
  }
  return seen.size === keyed;
}

/** What an element is called. */
export function nameOf({ name }: { readonly name?: string | null | undefined }): string | null | undefined {
  return name;
}

/** The tool that an override is for. */
export function toolOf({ tool }: NamedOverride): string {
  return tool;
}

/** All rules of a tool and its parts, for peers that know no rules. */
export function wholeToolHolds(tool: ToolLike): boolean {
  if (!toolHolds(tool)) return false;
  if (tool.capability !== undefined && !capabilityHolds(tool.capability)) return false;
  const slots = tool.resource_slots;
  return slots === undefined || (slots.every(slotHolds) && isUniqueBy(slots, nameOf));
}

/** What a JSON Schema cannot say of a definition: uniqueness by a field, comparisons of two fields, counts. */
export function definitionRestHolds(definition: Definition): boolean {
  const { skill, metadata } = definition;
  return (
    isUniqueBy(skill.tools, nameOf) &&
    isUniqueBy(skill.anonymous_tools, nameOf) &&
    (skill.includes === undefined || skill.includes.every((include) => isUniqueBy(include.tool_overrides, toolOf))) &&
    (skill.mcp_servers === undefined || skill.mcp_servers.every((server) => isUniqueBy(server.overrides, toolOf))) &&
    skillHolds(skill) &&
    (metadata.capability_summary === undefined || summaryHolds(metadata.capability_summary)) &&
    definitionHolds(definition)
  );
}

/** All rules of a definition and its parts. */
export function wholeDefinitionHolds(definition: Definition): boolean {
  const { skill, resolved_tools = [], metadata } = definition;
  const inline = (tool: InlineTool): boolean =>
    inlineToolHolds(tool) && (tool.capability === undefined || capabilityHolds(tool.capability));
  return (
    definitionRestHolds(definition) &&
    metadataHolds(metadata) &&
    (skill.anonymous_tools === undefined || skill.anonymous_tools.every(inline)) &&
    (skill.mcp_servers === undefined || skill.mcp_servers.every(mcpSourceHolds)) &&
    resolved_tools.every(
      (entry) =>
        entryHolds(entry) &&
        capabilityHolds(entry.capability) &&
        (entry.inline_tool === undefined || entry.inline_tool === null || inline(entry.inline_tool)),
    )
  );
}

function isThere(value: string | null | undefined): value is string {
  return value !== undefined && value !== null;
}
