import type { TypeName } from "../data/documents.ts";
import { looksInside } from "./json-inside.ts";
import * as patterns from "./patterns.ts";

/** The types as JSON Schemas, with every rule that JSON Schema can say. */

type Schema = Readonly<Record<string, unknown>>;

const object = (required: readonly string[], properties: Schema, more: Schema = {}): Schema => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
  ...more,
});
const list = (items: Schema, more: Schema = {}): Schema => ({ type: "array", items, ...more });
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const matching = (pattern: string): Schema => ({ type: "string", pattern });
const orNull = (name: string): Schema => ({ anyOf: [ref(name), { type: "null" }], default: null });
// An object with a key of this name is what JavaScript waits for, so linters want none; nobody waits for these.
const thenKeyword = "then";
/** What must hold where a field has a value. */
const when = (field: string, value: Schema, then: Schema): Schema => ({
  if: { required: [field], properties: { [field]: value } },
  [thenKeyword]: then,
});
const needs = (field: string): Schema => ({ required: [field], properties: { [field]: { type: "string" } } });
const lacks = (field: string): Schema => ({ properties: { [field]: { type: "null" } } });

const text = { type: "string", minLength: 1 };
const textOrNull = { type: ["string", "null"], minLength: 1, default: null };
const flag = { type: "boolean", default: false };
const count = { type: "integer", minimum: 0, default: 0 };
const texts = { type: "array", items: { type: "string" }, default: [] };
const strings = { type: "object", additionalProperties: { type: "string" }, default: {} };
/** An object of JSON, to the bottom; `$defs` of the schema have `json`. */
const jsonObject: Schema = { type: "object", ...(looksInside ? { additionalProperties: ref("json") } : {}) };
const json: Schema = {
  type: ["null", "boolean", "number", "string", "array", "object"],
  items: ref("json"),
  additionalProperties: ref("json"),
};
const jsonOrNull = { ...jsonObject, type: ["object", "null"], default: null };
const timeout = { type: "integer", minimum: 1 };
const fullName = matching(patterns.fullName);
const semver = { ...matching(patterns.semver), default: "0.0.0" };
const scope = { enum: ["file", "transaction", "snapshot", null] };

const capability = object(
  [],
  {
    read_only: flag,
    writes: flag,
    write_scope: { type: ["string", "null"], default: null },
    checkpointable: flag,
    checkpoint_scope: { ...scope, default: null },
    side_effects: texts,
    idempotent: flag,
    unsafe: flag,
    human_approval_required: flag,
    cost_profile: textOrNull,
  },
  when("read_only", { const: true }, { properties: { writes: { const: false }, checkpointable: { const: false } } }),
);
const slot = object(
  ["name", "resource_type", "access"],
  {
    name: matching(patterns.identifier),
    resource_type: text,
    access: { enum: ["read_only", "read_write"] },
    description: { type: "string", default: "" },
    binding: { enum: ["contextual", "static", "parameter"], default: "contextual" },
    static_resource: textOrNull,
    required: { type: "boolean", default: true },
  },
  { ...when("binding", { const: "static" }, needs("static_resource")), else: lacks("static_resource") },
);
const sourced = {
  description: text,
  code: textOrNull,
  mcp_server: textOrNull,
  mcp_tool_name: textOrNull,
  agent_skill_path: textOrNull,
  input_schema: jsonOrNull,
  output_schema: jsonOrNull,
  capability: { ...ref("capability"), default: {} },
  timeout: { ...timeout, default: 300 },
};
const sourceRules = [
  when("source", { const: "mcp" }, { allOf: [needs("mcp_server"), needs("mcp_tool_name")] }),
  when("source", { const: "agent_skill" }, needs("agent_skill_path")),
  when("source", { const: "custom" }, needs("code")),
];
const lifecycle = object([], {
  discover: textOrNull,
  activate: textOrNull,
  execute: textOrNull,
  deactivate: textOrNull,
});
const tool = object(
  ["name", "description", "source"],
  {
    name: fullName,
    ...sourced,
    source: { enum: ["mcp", "agent_skill", "builtin", "custom", "wrapped"] },
    tool_type: { enum: ["tool", "validation"], default: "tool" },
    resource_slots: { ...list(ref("slot")), default: [] },
    lifecycle: { ...lifecycle, type: ["object", "null"], default: null },
  },
  {
    allOf: [
      ...sourceRules,
      when(
        "source",
        { const: "wrapped" },
        { required: ["tool_type"], properties: { tool_type: { const: "validation" } } },
      ),
    ],
  },
);

const override = object([], {
  description: text,
  capability: object([], {
    read_only: { type: "boolean" },
    writes: { type: "boolean" },
    write_scope: { type: ["string", "null"] },
    checkpointable: { type: "boolean" },
    checkpoint_scope: scope,
    side_effects: { type: "array", items: { type: "string" } },
    idempotent: { type: "boolean" },
    unsafe: { type: "boolean" },
    human_approval_required: { type: "boolean" },
    cost_profile: { type: ["string", "null"], minLength: 1 },
  }),
  timeout,
});
const overrides = { ...list(object(["tool", "override"], { tool: text, override: ref("override") })), default: [] };
const inlineTool = object(
  ["description", "source"],
  {
    ...sourced,
    name: {
      type: ["string", "null"],
      pattern: patterns.inlineName,
      not: { type: "string", pattern: "^inline-[0-9]+$" },
      default: null,
    },
    source: { enum: ["mcp", "agent_skill", "builtin", "custom"] },
  },
  { allOf: sourceRules },
);
const mcpSource = object(
  ["name", "transport"],
  {
    name: text,
    transport: { enum: ["stdio", "sse", "streamable-http"] },
    command: textOrNull,
    args: texts,
    env: strings,
    url: textOrNull,
    headers: strings,
    tool_filter: {
      ...object([], {
        include: { type: ["array", "null"], items: text, default: null },
        exclude: { ...list(text), default: [] },
      }),
      default: {},
    },
    overrides,
  },
  {
    ...when("transport", { const: "stdio" }, { allOf: [needs("command"), lacks("url")] }),
    else: { allOf: [needs("url"), lacks("command")] },
  },
);
const skill = object(["name", "description"], {
  name: fullName,
  description: text,
  version: semver,
  tools: {
    ...list(object(["name"], { name: fullName, description: textOrNull, override: orNull("override") })),
    default: [],
  },
  includes: {
    ...list(object(["name"], { name: fullName, description: textOrNull, tool_overrides: overrides })),
    default: [],
  },
  anonymous_tools: { ...list(ref("inlineTool")), default: [] },
  mcp_servers: { ...list(mcpSource), default: [] },
  agent_skills: { ...list(object(["path"], { path: text, sandbox_policy: textOrNull })), default: [] },
  builtins: { ...list(object(["group"], { group: text })), default: [] },
});
const entry = object(
  ["name", "source_skill", "source", "is_direct", "is_inline", "capability"],
  {
    name: matching(patterns.resolvedName),
    source_skill: fullName,
    source: text,
    description: textOrNull,
    timeout: { type: ["integer", "null"], minimum: 1, default: null },
    is_direct: { type: "boolean" },
    is_inline: { type: "boolean" },
    inline_tool: orNull("inlineTool"),
    capability: ref("capability"),
  },
  {
    ...when(
      "is_inline",
      { const: true },
      { required: ["inline_tool"], properties: { inline_tool: { type: "object" } } },
    ),
    else: lacks("inline_tool"),
  },
);
const metadata = object(
  ["name", "description"],
  {
    name: fullName,
    description: text,
    version: semver,
    tool_count: count,
    capability_summary: {
      ...object([], {
        total_tools: count,
        read_only_tools: count,
        write_tools: count,
        checkpointable_tools: count,
        idempotent_tools: count,
        approval_required_tools: count,
        has_side_effects: flag,
      }),
      default: {},
    },
    source_types: { type: "array", items: { type: "string" }, uniqueItems: true, default: [] },
    writes: flag,
    read_only: { type: "boolean", default: true },
  },
  {
    if: { properties: { read_only: { const: true } } },
    [thenKeyword]: {
      properties: {
        writes: { const: false },
        capability_summary: { properties: { write_tools: { const: 0 }, has_side_effects: { const: false } } },
      },
    },
    else: {
      if: {
        required: ["capability_summary"],
        properties: { capability_summary: { required: ["write_tools"], properties: { write_tools: { minimum: 1 } } } },
      },
      [thenKeyword]: { required: ["writes"], properties: { writes: { const: true } } },
    },
  },
);
const definition = object(["skill", "metadata"], {
  skill,
  resolved_tools: { ...list(entry), default: [] },
  metadata,
  input_schema: jsonOrNull,
  output_schema: jsonOrNull,
});

const eventId = matching(patterns.eventId);
const head = {
  id: eventId,
  at: { type: "integer", minimum: 0 },
  actor: object(["name"], {
    name: { type: "string", minLength: 1, maxLength: 64 },
    role: { enum: ["user", "agent", "observer"], default: "user" },
  }),
};
const headed = ["id", "at", "actor", "kind"];
const kinds = {
  session_started: object(headed, { ...head, kind: { const: "session_started" }, labels: strings }),
  message_sent: object([...headed, "text"], {
    ...head,
    kind: { const: "message_sent" },
    text: { type: "string", maxLength: 4000 },
    mentions: { type: "array", items: { type: "string" }, maxItems: 8, default: [] },
  }),
  tool_called: object([...headed, "tool"], {
    ...head,
    kind: { const: "tool_called" },
    tool: matching(patterns.calledTool),
    arguments: { ...jsonObject, default: {} },
    retry_of: { ...eventId, type: ["string", "null"], default: null },
  }),
  tool_finished: object(
    [...headed, "call", "ok", "seconds"],
    {
      ...head,
      kind: { const: "tool_finished" },
      call: eventId,
      ok: { type: "boolean" },
      error: textOrNull,
      seconds: { type: "number", minimum: 0 },
    },
    { ...when("ok", { const: false }, needs("error")), else: lacks("error") },
  ),
};
const event = {
  type: "object",
  required: ["kind"],
  discriminator: { propertyName: "kind" },
  oneOf: Object.keys(kinds).map(ref),
  $defs: { ...kinds, json },
};
const folder = object(["name"], {
  name: { type: "string", minLength: 1, maxLength: 255 },
  bytes: count,
  owner: textOrNull,
  tags: texts,
  children: { ...list({ $ref: "#" }), default: [] },
});

/** By name of the type. */
export const jsonSchemas: Readonly<Record<TypeName, Schema>> = {
  Tool: { $id: "Tool", ...tool, $defs: { capability, slot, json } },
  SkillDefinition: { $id: "SkillDefinition", ...definition, $defs: { capability, override, inlineTool, json } },
  SessionEvent: { $id: "SessionEvent", ...event },
  Folder: { $id: "Folder", ...folder },
};
