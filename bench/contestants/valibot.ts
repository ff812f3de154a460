import * as v from "valibot";
import type { Checks, Contestant } from "./contestant.ts";
import { looksInside } from "./json-inside.ts";
import * as patterns from "./patterns.ts";
import * as rules from "./rules.ts";

// Objects of Valibot accept lists; a check before each refuses them.
const noList = v.custom<Record<string, unknown>>((value) => !Array.isArray(value));
const object = <const T extends v.ObjectEntries>(entries: T) => v.pipe(noList, v.strictObject(entries));

const text = v.pipe(v.string(), v.minLength(1));
const textOrNull = v.optional(v.nullable(text), null);
const flag = v.optional(v.boolean(), false);
const integer = v.pipe(v.number(), v.safeInteger());
const count = v.optional(v.pipe(integer, v.minValue(0)), 0);
const timeout = v.pipe(integer, v.minValue(1));
const texts = v.optional(v.array(v.string()), []);
const anyJson: v.GenericSchema = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(anyJson), v.record(v.string(), anyJson)]),
);
const json = v.pipe(noList, v.record(v.string(), looksInside ? anyJson : v.unknown()));
const jsonOrNull = v.optional(v.nullable(json), null);
const matching = (pattern: string) => v.pipe(v.string(), v.regex(new RegExp(pattern, "u")));
const fullName = matching(patterns.fullName);
const semver = v.optional(matching(patterns.semver), "0.0.0");
const scope = v.picklist(["file", "transaction", "snapshot"]);

const capability = v.pipe(
  object({
    read_only: flag,
    writes: flag,
    write_scope: v.optional(v.nullable(v.string()), null),
    checkpointable: flag,
    checkpoint_scope: v.optional(v.nullable(scope), null),
    side_effects: texts,
    idempotent: flag,
    unsafe: flag,
    human_approval_required: flag,
    cost_profile: textOrNull,
  }),
  v.check((value) => rules.capabilityHolds(value)),
);
const slot = v.pipe(
  object({
    name: matching(patterns.identifier),
    resource_type: text,
    access: v.picklist(["read_only", "read_write"]),
    description: v.optional(v.string(), ""),
    binding: v.optional(v.picklist(["contextual", "static", "parameter"]), "contextual"),
    static_resource: textOrNull,
    required: v.optional(v.boolean(), true),
  }),
  v.check((value) => rules.slotHolds(value)),
);
const sourced = {
  description: text,
  code: textOrNull,
  mcp_server: textOrNull,
  mcp_tool_name: textOrNull,
  agent_skill_path: textOrNull,
  input_schema: jsonOrNull,
  output_schema: jsonOrNull,
  capability: v.optional(capability, {}),
  timeout: v.optional(timeout, 300),
};
const tool = v.pipe(
  object({
    ...sourced,
    name: fullName,
    source: v.picklist(["mcp", "agent_skill", "builtin", "custom", "wrapped"]),
    tool_type: v.optional(v.picklist(["tool", "validation"]), "tool"),
    resource_slots: v.optional(
      v.pipe(
        v.array(slot),
        v.check((slots) => rules.isUniqueBy(slots, rules.nameOf)),
      ),
      [],
    ),
    lifecycle: v.optional(
      v.nullable(object({ discover: textOrNull, activate: textOrNull, execute: textOrNull, deactivate: textOrNull })),
      null,
    ),
  }),
  v.check((value) => rules.toolHolds(value)),
);

const capabilityOverride = object({
  read_only: v.exactOptional(v.boolean()),
  writes: v.exactOptional(v.boolean()),
  write_scope: v.exactOptional(v.nullable(v.string())),
  checkpointable: v.exactOptional(v.boolean()),
  checkpoint_scope: v.exactOptional(v.nullable(scope)),
  side_effects: v.exactOptional(v.array(v.string())),
  idempotent: v.exactOptional(v.boolean()),
  unsafe: v.exactOptional(v.boolean()),
  human_approval_required: v.exactOptional(v.boolean()),
  cost_profile: v.exactOptional(v.nullable(text)),
});
const override = object({
  description: v.exactOptional(text),
  capability: v.exactOptional(capabilityOverride),
  timeout: v.exactOptional(timeout),
});
const overrides = v.optional(
  v.pipe(
    v.array(object({ tool: text, override })),
    v.check((list) => rules.isUniqueBy(list, rules.toolOf)),
  ),
  [],
);
const inlineTool = v.pipe(
  object({
    ...sourced,
    name: v.optional(v.nullable(matching(patterns.inlineName)), null),
    source: v.picklist(["mcp", "agent_skill", "builtin", "custom"]),
  }),
  v.check((value) => rules.inlineToolHolds(value)),
);
const secretTexts = v.optional(v.pipe(noList, v.record(v.string(), v.string())), {});
const mcpSource = v.pipe(
  object({
    name: text,
    transport: v.picklist(["stdio", "sse", "streamable-http"]),
    command: textOrNull,
    args: texts,
    env: secretTexts,
    url: textOrNull,
    headers: secretTexts,
    tool_filter: v.optional(
      object({ include: v.optional(v.nullable(v.array(text)), null), exclude: v.optional(v.array(text), []) }),
      {},
    ),
    overrides,
  }),
  v.check((value) => rules.mcpSourceHolds(value)),
);
const skill = v.pipe(
  object({
    name: fullName,
    description: text,
    version: semver,
    tools: v.optional(
      v.pipe(
        v.array(object({ name: fullName, description: textOrNull, override: v.optional(v.nullable(override), null) })),
        v.check((tools) => rules.isUniqueBy(tools, rules.nameOf)),
      ),
      [],
    ),
    includes: v.optional(v.array(object({ name: fullName, description: textOrNull, tool_overrides: overrides })), []),
    anonymous_tools: v.optional(
      v.pipe(
        v.array(inlineTool),
        v.check((tools) => rules.isUniqueBy(tools, rules.nameOf)),
      ),
      [],
    ),
    mcp_servers: v.optional(v.array(mcpSource), []),
    agent_skills: v.optional(v.array(object({ path: text, sandbox_policy: textOrNull })), []),
    builtins: v.optional(v.array(object({ group: text })), []),
  }),
  v.check((value) => rules.skillHolds(value)),
);
const entry = v.pipe(
  object({
    name: matching(patterns.resolvedName),
    source_skill: fullName,
    source: text,
    description: textOrNull,
    timeout: v.optional(v.nullable(timeout), null),
    is_direct: v.boolean(),
    is_inline: v.boolean(),
    inline_tool: v.optional(v.nullable(inlineTool), null),
    capability,
  }),
  v.check((value) => rules.entryHolds(value)),
);
const metadata = v.pipe(
  object({
    name: fullName,
    description: text,
    version: semver,
    tool_count: count,
    capability_summary: v.optional(
      v.pipe(
        object({
          total_tools: count,
          read_only_tools: count,
          write_tools: count,
          checkpointable_tools: count,
          idempotent_tools: count,
          approval_required_tools: count,
          has_side_effects: flag,
        }),
        v.check((value) => rules.summaryHolds(value)),
      ),
      {},
    ),
    source_types: v.optional(
      v.pipe(
        v.array(v.string()),
        v.check((labels) => rules.isUniqueBy(labels, (label) => label)),
      ),
      [],
    ),
    writes: flag,
    read_only: v.optional(v.boolean(), true),
  }),
  v.check((value) => rules.metadataHolds(value)),
);
const definition = v.pipe(
  object({
    skill,
    resolved_tools: v.optional(v.array(entry), []),
    metadata,
    input_schema: jsonOrNull,
    output_schema: jsonOrNull,
  }),
  v.check((value) => rules.definitionHolds(value)),
);

const eventId = matching(patterns.eventId);
const head = {
  id: eventId,
  at: v.pipe(integer, v.minValue(0)),
  actor: object({
    name: v.pipe(text, v.maxLength(64)),
    role: v.optional(v.picklist(["user", "agent", "observer"]), "user"),
  }),
};
const event = v.pipe(
  noList,
  v.variant("kind", [
    v.strictObject({
      ...head,
      kind: v.literal("session_started"),
      labels: v.optional(v.pipe(noList, v.record(v.string(), v.string())), {}),
    }),
    v.strictObject({
      ...head,
      kind: v.literal("message_sent"),
      text: v.pipe(v.string(), v.maxLength(4000)),
      mentions: v.optional(v.pipe(v.array(v.string()), v.maxLength(8)), []),
    }),
    v.strictObject({
      ...head,
      kind: v.literal("tool_called"),
      tool: matching(patterns.calledTool),
      arguments: v.optional(json, {}),
      retry_of: v.optional(v.nullable(eventId), null),
    }),
    v.pipe(
      v.strictObject({
        ...head,
        kind: v.literal("tool_finished"),
        call: eventId,
        ok: v.boolean(),
        error: textOrNull,
        seconds: v.pipe(v.number(), v.minValue(0)),
      }),
      v.check((value) => rules.finishedHolds(value)),
    ),
  ]),
);
const folder: v.GenericSchema = object({
  name: v.pipe(text, v.maxLength(255)),
  bytes: count,
  owner: textOrNull,
  tags: texts,
  children: v.optional(v.array(v.lazy(() => folder)), []),
});

/** Valibot. */
export const valibot: Contestant = {
  name: "valibot",
  checks: {
    Tool: checksOf(tool),
    SkillDefinition: checksOf(definition),
    SessionEvent: checksOf(event),
    Folder: checksOf(folder),
  },
};

function checksOf(schema: v.GenericSchema): Checks {
  return {
    is: (value) => v.is(schema, value),
    parse: (value) => v.parse(schema, value),
    issues: (value) => v.safeParse(schema, value).issues?.length ?? 0,
  };
}
