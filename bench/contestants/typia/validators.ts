import typia, { type tags } from "typia";

// The types as TypeScript with tags; typia writes functions in place of the calls below.

type Text = string & tags.MinLength<1>;
type Count = number & tags.Type<"int64"> & tags.Minimum<0>;
type Timeout = number & tags.Type<"int64"> & tags.Minimum<1>;
type FullName = string & tags.Pattern<"^(?:[A-Za-z][A-Za-z0-9_-]*:)?[A-Za-z][A-Za-z0-9_-]*/[A-Za-z][A-Za-z0-9_-]*$">;
type InlineName = string &
  tags.Pattern<"^(?:(?:[A-Za-z][A-Za-z0-9_-]*:)?[A-Za-z][A-Za-z0-9_-]*/)?[A-Za-z][A-Za-z0-9_-]*$">;
type ResolvedName = string &
  tags.Pattern<"^(?:([A-Za-z][A-Za-z0-9_-]*:)?[A-Za-z][A-Za-z0-9_-]*(/[A-Za-z][A-Za-z0-9_-]*){1,2}|[A-Za-z][A-Za-z0-9_-]*|(mcp|agent_skill):(\\n|[^\\n])+)$">;
type Semver = string &
  tags.Pattern<"^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$">;
type Identifier = string &
  tags.Pattern<"^(?!(?:False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield)$)[A-Za-z_][A-Za-z0-9_]*$">;
type Scope = "file" | "transaction" | "snapshot";
type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [key: string]: Json;
}
/** Where nobody looks inside. */
interface AnyObject {
  [key: string]: unknown;
}
interface Strings {
  [key: string]: string;
}

interface Capability {
  read_only?: boolean;
  writes?: boolean;
  write_scope?: string | null;
  checkpointable?: boolean;
  checkpoint_scope?: Scope | null;
  side_effects?: string[];
  idempotent?: boolean;
  unsafe?: boolean;
  human_approval_required?: boolean;
  cost_profile?: Text | null;
}
interface Slot {
  name: Identifier;
  resource_type: Text;
  access: "read_only" | "read_write";
  description?: string;
  binding?: "contextual" | "static" | "parameter";
  static_resource?: Text | null;
  required?: boolean;
}
interface Lifecycle {
  discover?: Text | null;
  activate?: Text | null;
  execute?: Text | null;
  deactivate?: Text | null;
}
interface Sourced<Schema> {
  description: Text;
  code?: Text | null;
  mcp_server?: Text | null;
  mcp_tool_name?: Text | null;
  agent_skill_path?: Text | null;
  input_schema?: Schema | null;
  output_schema?: Schema | null;
  capability?: Capability;
  timeout?: Timeout;
}
export interface Tool<Schema = JsonObject> extends Sourced<Schema> {
  name: FullName;
  source: "mcp" | "agent_skill" | "builtin" | "custom" | "wrapped";
  tool_type?: "tool" | "validation";
  resource_slots?: Slot[];
  lifecycle?: Lifecycle | null;
}

interface Override {
  description?: Text;
  capability?: Capability;
  timeout?: Timeout;
}
interface NamedOverride {
  tool: Text;
  override: Override;
}
interface InlineTool extends Sourced<JsonObject> {
  name?: InlineName | null;
  source: "mcp" | "agent_skill" | "builtin" | "custom";
}
interface ToolFilter {
  include?: Text[] | null;
  exclude?: Text[];
}
interface McpSource {
  name: Text;
  transport: "stdio" | "sse" | "streamable-http";
  command?: Text | null;
  args?: string[];
  env?: Strings;
  url?: Text | null;
  headers?: Strings;
  tool_filter?: ToolFilter;
  overrides?: NamedOverride[];
}
interface ToolRef {
  name: FullName;
  description?: Text | null;
  override?: Override | null;
}
interface Include {
  name: FullName;
  description?: Text | null;
  tool_overrides?: NamedOverride[];
}
interface AgentSource {
  path: Text;
  sandbox_policy?: Text | null;
}
interface BuiltinGroup {
  group: Text;
}
interface Skill {
  name: FullName;
  description: Text;
  version?: Semver;
  tools?: ToolRef[];
  includes?: Include[];
  anonymous_tools?: InlineTool[];
  mcp_servers?: McpSource[];
  agent_skills?: AgentSource[];
  builtins?: BuiltinGroup[];
}
interface Entry {
  name: ResolvedName;
  source_skill: FullName;
  source: Text;
  description?: Text | null;
  timeout?: Timeout | null;
  is_direct: boolean;
  is_inline: boolean;
  inline_tool?: InlineTool | null;
  capability: Capability;
}
interface Summary {
  total_tools?: Count;
  read_only_tools?: Count;
  write_tools?: Count;
  checkpointable_tools?: Count;
  idempotent_tools?: Count;
  approval_required_tools?: Count;
  has_side_effects?: boolean;
}
interface Metadata {
  name: FullName;
  description: Text;
  version?: Semver;
  tool_count?: Count;
  capability_summary?: Summary;
  source_types?: string[] & tags.UniqueItems;
  writes?: boolean;
  read_only?: boolean;
}
export interface SkillDefinition {
  skill: Skill;
  resolved_tools?: Entry[];
  metadata: Metadata;
  input_schema?: JsonObject | null;
  output_schema?: JsonObject | null;
}

type EventId = string & tags.Pattern<"^ev_[0-9a-z]{8}$">;
interface Actor {
  name: string & tags.MinLength<1> & tags.MaxLength<64>;
  role?: "user" | "agent" | "observer";
}
interface EventHead {
  id: EventId;
  at: Count;
  actor: Actor;
}
interface SessionStarted extends EventHead {
  kind: "session_started";
  labels?: Strings;
}
interface MessageSent extends EventHead {
  kind: "message_sent";
  text: string & tags.MaxLength<4000>;
  mentions?: string[] & tags.MaxItems<8>;
}
interface ToolCalled extends EventHead {
  kind: "tool_called";
  tool: string & tags.Pattern<"^[a-z]+/[a-z-]+$">;
  arguments?: JsonObject;
  retry_of?: EventId | null;
}
interface ToolFinished extends EventHead {
  kind: "tool_finished";
  call: EventId;
  ok: boolean;
  error?: Text | null;
  seconds: number & tags.Minimum<0>;
}
export type SessionEvent = SessionStarted | MessageSent | ToolCalled | ToolFinished;

export interface Folder {
  name: string & tags.MinLength<1> & tags.MaxLength<255>;
  bytes?: Count;
  owner?: Text | null;
  tags?: string[];
  children?: Folder[];
}

export const isTool: (value: unknown) => value is Tool = typia.createEquals<Tool>();
export const isToolAtSight: (value: unknown) => value is Tool<AnyObject> = typia.createEquals<Tool<AnyObject>>();
export const isSkillDefinition: (value: unknown) => value is SkillDefinition = typia.createEquals<SkillDefinition>();
export const isSessionEvent: (value: unknown) => value is SessionEvent = typia.createEquals<SessionEvent>();
export const isFolder: (value: unknown) => value is Folder = typia.createEquals<Folder>();

export const validateTool: (value: unknown) => typia.IValidation<Tool> = typia.createValidateEquals<Tool>();
export const validateToolAtSight: (value: unknown) => typia.IValidation<Tool<AnyObject>> =
  typia.createValidateEquals<Tool<AnyObject>>();
export const validateSkillDefinition: (value: unknown) => typia.IValidation<SkillDefinition> =
  typia.createValidateEquals<SkillDefinition>();
export const validateSessionEvent: (value: unknown) => typia.IValidation<SessionEvent> =
  typia.createValidateEquals<SessionEvent>();
export const validateFolder: (value: unknown) => typia.IValidation<Folder> = typia.createValidateEquals<Folder>();
