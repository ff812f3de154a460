import { z } from "zod";
import type { Checks, Contestant } from "./contestant.ts";
import { looksInside } from "./json-inside.ts";
import * as patterns from "./patterns.ts";
import * as rules from "./rules.ts";

/** Zod 4, as it comes. */
export const zod: Contestant = { name: "zod", checks: checksWith(false) };

/** Zod 4 with `.readonly()` on every object, list and map; it freezes no deeper than that. */
export const zodReadonly: Contestant = { name: "zod readonly", checks: checksWith(true) };

function checksWith(isFrozen: boolean): Contestant["checks"] {
  const sealed = <S extends z.ZodType>(schema: S) => (isFrozen ? z.readonly(schema) : schema);
  const object = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape);
  const list = <S extends z.ZodType>(element: S, unique?: (element: z.output<S>) => string | null | undefined) => {
    const plain = z.array(element);
    return sealed(unique === undefined ? plain : plain.refine((elements) => rules.isUniqueBy(elements, unique)));
  };
  const lists = <S extends z.ZodType>(element: S, unique?: (element: z.output<S>) => string | null | undefined) =>
    z._default(list(element, unique), []);
  const text = z.string().min(1);
  const textOrNull = text.nullable().default(null);
  const flag = z.boolean().default(false);
  const count = z.int().min(0).default(0);
  const timeout = z.int().min(1);
  const texts = lists(z.string());
  const json = sealed(z.record(z.string(), looksInside ? z.json() : z.unknown()));
  const jsonOrNull = z.nullable(json).default(null);
  const fullName = z.string().regex(new RegExp(patterns.fullName, "u"));
  const semver = z.string().regex(new RegExp(patterns.semver, "u")).default("0.0.0");
  const scope = z.enum(["file", "transaction", "snapshot"]);

  const capability = sealed(
    object({
      read_only: flag,
      writes: flag,
      write_scope: z.string().nullable().default(null),
      checkpointable: flag,
      checkpoint_scope: scope.nullable().default(null),
      side_effects: texts,
      idempotent: flag,
      unsafe: flag,
      human_approval_required: flag,
      cost_profile: textOrNull,
    }).refine(rules.capabilityHolds),
  );
  const defaultCapability = capability.parse({});
  const slot = sealed(
    object({
      name: z.string().regex(new RegExp(patterns.identifier, "u")),
      resource_type: text,
      access: z.enum(["read_only", "read_write"]),
      description: z.string().default(""),
      binding: z.enum(["contextual", "static", "parameter"]).default("contextual"),
      static_resource: textOrNull,
      required: z.boolean().default(true),
    }).refine(rules.slotHolds),
  );
  const lifecycle = sealed(
    object({ discover: textOrNull, activate: textOrNull, execute: textOrNull, deactivate: textOrNull }),
  );
  const sourced = {
    description: text,
    code: textOrNull,
    mcp_server: textOrNull,
    mcp_tool_name: textOrNull,
    agent_skill_path: textOrNull,
    input_schema: jsonOrNull,
    output_schema: jsonOrNull,
    capability: z._default(capability, defaultCapability),
    timeout: timeout.default(300),
  };
  const tool = sealed(
    object({
      ...sourced,
      name: fullName,
      source: z.enum(["mcp", "agent_skill", "builtin", "custom", "wrapped"]),
      tool_type: z.enum(["tool", "validation"]).default("tool"),
      resource_slots: lists(slot, rules.nameOf),
      lifecycle: z.nullable(lifecycle).default(null),
    }).refine(rules.toolHolds),
  );

  const capabilityOverride = sealed(
    object({
      read_only: z.boolean().optional(),
      writes: z.boolean().optional(),
      write_scope: z.string().nullable().optional(),
      checkpointable: z.boolean().optional(),
      checkpoint_scope: scope.nullable().optional(),
      side_effects: z.optional(list(z.string())),
      idempotent: z.boolean().optional(),
      unsafe: z.boolean().optional(),
      human_approval_required: z.boolean().optional(),
      cost_profile: text.nullable().optional(),
    }),
  );
  const override = sealed(
    object({ description: text.optional(), capability: z.optional(capabilityOverride), timeout: timeout.optional() }),
  );
  const overrides = lists(sealed(object({ tool: text, override })), rules.toolOf);
  const inlineTool = sealed(
    object({
      ...sourced,
      name: z.string().regex(new RegExp(patterns.inlineName, "u")).nullable().default(null),
      source: z.enum(["mcp", "agent_skill", "builtin", "custom"]),
    }).refine(rules.inlineToolHolds),
  );
  const secretTexts = z._default(sealed(z.record(z.string(), z.string())), {});
  const filter = sealed(object({ include: z.nullable(list(text)).default(null), exclude: lists(text) }));
  const mcpSource = sealed(
    object({
      name: text,
      transport: z.enum(["stdio", "sse", "streamable-http"]),
      command: textOrNull,
      args: texts,
      env: secretTexts,
      url: textOrNull,
      headers: secretTexts,
      tool_filter: z._default(filter, filter.parse({})),
      overrides,
    }).refine(rules.mcpSourceHolds),
  );
  const skill = sealed(
    object({
      name: fullName,
      description: text,
      version: semver,
      tools: lists(
        sealed(object({ name: fullName, description: textOrNull, override: z.nullable(override).default(null) })),
        rules.nameOf,
      ),
      includes: lists(sealed(object({ name: fullName, description: textOrNull, tool_overrides: overrides }))),
      anonymous_tools: lists(inlineTool, rules.nameOf),
      mcp_servers: lists(mcpSource),
      agent_skills: lists(sealed(object({ path: text, sandbox_policy: textOrNull }))),
      builtins: lists(sealed(object({ group: text }))),
    }).refine(rules.skillHolds),
  );
  const entry = sealed(
    object({
      name: z.string().regex(new RegExp(patterns.resolvedName, "u")),
      source_skill: fullName,
      source: text,
      description: textOrNull,
      timeout: timeout.nullable().default(null),
      is_direct: z.boolean(),
      is_inline: z.boolean(),
      inline_tool: z.nullable(inlineTool).default(null),
      capability,
    }).refine(rules.entryHolds),
  );
  const summary = sealed(
    object({
      total_tools: count,
      read_only_tools: count,
      write_tools: count,
      checkpointable_tools: count,
      idempotent_tools: count,
      approval_required_tools: count,
      has_side_effects: flag,
    }).refine(rules.summaryHolds),
  );
  const metadata = sealed(
    object({
      name: fullName,
      description: text,
      version: semver,
      tool_count: count,
      capability_summary: z._default(summary, summary.parse({})),
      source_types: lists(z.string(), (label) => label),
      writes: flag,
      read_only: z.boolean().default(true),
    }).refine(rules.metadataHolds),
  );
  const definition = sealed(
    object({
      skill,
      resolved_tools: lists(entry),
      metadata,
      input_schema: jsonOrNull,
      output_schema: jsonOrNull,
    }).refine(rules.definitionHolds),
  );

  const eventId = z.string().regex(new RegExp(patterns.eventId, "u"));
  const head = {
    id: eventId,
    at: z.int().min(0),
    actor: sealed(object({ name: text.max(64), role: z.enum(["user", "agent", "observer"]).default("user") })),
  };
  const event = sealed(
    z.discriminatedUnion("kind", [
      object({
        ...head,
        kind: z.literal("session_started"),
        labels: z._default(sealed(z.record(z.string(), z.string())), {}),
      }),
      object({
        ...head,
        kind: z.literal("message_sent"),
        text: z.string().max(4000),
        mentions: z._default(sealed(z.array(z.string()).max(8)), []),
      }),
      object({
        ...head,
        kind: z.literal("tool_called"),
        tool: z.string().regex(new RegExp(patterns.calledTool, "u")),
        arguments: z._default(json, {}),
        retry_of: eventId.nullable().default(null),
      }),
      object({
        ...head,
        kind: z.literal("tool_finished"),
        call: eventId,
        ok: z.boolean(),
        error: textOrNull,
        seconds: z.number().min(0),
      }).refine(rules.finishedHolds),
    ]),
  );
  const folder: z.ZodType = sealed(
    object({
      name: text.max(255),
      bytes: count,
      owner: textOrNull,
      tags: texts,
      children: lists(z.lazy(() => folder)),
    }),
  );
  return {
    Tool: checksOf(tool),
    SkillDefinition: checksOf(definition),
    SessionEvent: checksOf(event),
    Folder: checksOf(folder),
  };
}

function checksOf(schema: z.ZodType): Checks {
  return {
    is: (value) => schema.safeParse(value).success,
    parse: (value) => schema.parse(value),
    issues: (value) => schema.safeParse(value).error?.issues.length ?? 0,
  };
}
