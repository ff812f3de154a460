import { scope, type } from "arktype";
import type { Checks, Contestant } from "./contestant.ts";
import { looksInside } from "./json-inside.ts";
import * as patterns from "./patterns.ts";
import * as rules from "./rules.ts";

/** The definition of a field, and its default where it has one. */
type Field = readonly [definition: unknown, fallback?: unknown];
type Fields = Readonly<Record<string, Field>>;

// Defaults make a type of ArkType one that transforms, whose rules `allows` does not run. So checks have types without defaults.
const checking = typesWith(false);
const filling = typesWith(true);

/** ArkType. */
export const arktype: Contestant = {
  name: "arktype",
  checks: {
    Tool: checksOf(checking.tool, filling.tool),
    SkillDefinition: checksOf(checking.definition, filling.definition),
    SessionEvent: checksOf(checking.event, filling.event),
    Folder: checksOf(checking.folder, filling.folder),
  },
};

function checksOf(check: ArkType, fill: ArkType): Checks {
  return {
    is: (value) => check.allows(value),
    parse: (value) => {
      const made = fill(value);
      if (made instanceof type.errors) throw made.toTraversalError();
      return made;
    },
    issues: (value) => {
      const made = check(value);
      return made instanceof type.errors ? made.length : 0;
    },
  };
}

/** What of a type of ArkType is used here. */
interface ArkType {
  (value: unknown): unknown;
  allows(value: unknown): boolean;
}

function typesWith(hasDefaults: boolean) {
  const plain = (fields: Fields): Record<string, unknown> =>
    Object.fromEntries([
      ["+", "reject"],
      ...Object.entries(fields).map(([key, [definition, ...fallback]]) => {
        if (fallback.length === 0) return [key, definition];
        if (!hasDefaults || fallback[0] === undefined) return [`${key}?`, definition];
        const value = fallback[0];
        return [
          key,
          [definition, "=", typeof value === "object" && value !== null ? () => structuredClone(value) : value],
        ];
      }),
    ]);
  // Objects of ArkType accept lists; and it tries rules on null when it puts a choice together.
  const object = <T = object>(fields: Fields, holds?: (value: T) => boolean) =>
    type.raw(plain(fields)).narrow((value: T) => isRecord(value) && (holds === undefined || holds(value)));
  const list = <T>(element: unknown, unique?: (element: T) => string | null | undefined) => {
    const elements = type.raw([element, "[]"]);
    return unique === undefined ? elements : elements.narrow((value: readonly T[]) => rules.isUniqueBy(value, unique));
  };
  const text = "string > 0";
  const textOrNull: Field = ["string > 0 | null", null];
  const flag: Field = ["boolean", false];
  const count: Field = ["number.integer >= 0", 0];
  const texts: Field = ["string[]", []];
  // A union that goes round lets functions through, so a plain function looks inside.
  const json = type
    .raw("Record<string, unknown>")
    .narrow((value) => isRecord(value) && (!looksInside || rules.isJson(value)));
  const strings = type.raw("Record<string, string>").narrow(isRecord);
  const orNull = (definition: unknown): Field => [type.raw([definition, "|", "null"]), null];
  const matching = (pattern: string): RegExp => new RegExp(pattern, "u");
  const scopes = "'file' | 'transaction' | 'snapshot'";

  const capability = object<rules.Capability>(
    {
      read_only: flag,
      writes: flag,
      write_scope: ["string | null", null],
      checkpointable: flag,
      checkpoint_scope: [`${scopes} | null`, null],
      side_effects: texts,
      idempotent: flag,
      unsafe: flag,
      human_approval_required: flag,
      cost_profile: textOrNull,
    },
    rules.capabilityHolds,
  );
  const slot = object<rules.Slot>(
    {
      name: [matching(patterns.identifier)],
      resource_type: [text],
      access: ["'read_only' | 'read_write'"],
      description: ["string", ""],
      binding: ["'contextual' | 'static' | 'parameter'", "contextual"],
      static_resource: textOrNull,
      required: ["boolean", true],
    },
    rules.slotHolds,
  );
  const sourced: Fields = {
    description: [text],
    code: textOrNull,
    mcp_server: textOrNull,
    mcp_tool_name: textOrNull,
    agent_skill_path: textOrNull,
    input_schema: orNull(json),
    output_schema: orNull(json),
    capability: [capability, {}],
    timeout: ["number.integer >= 1", 300],
  };
  const lifecycle = object({ discover: textOrNull, activate: textOrNull, execute: textOrNull, deactivate: textOrNull });
  const tool = object<rules.ToolLike>(
    {
      ...sourced,
      name: [matching(patterns.fullName)],
      source: ["'mcp' | 'agent_skill' | 'builtin' | 'custom' | 'wrapped'"],
      tool_type: ["'tool' | 'validation'", "tool"],
      resource_slots: [list<rules.Slot>(slot, rules.nameOf), []],
      lifecycle: orNull(lifecycle),
    },
    rules.toolHolds,
  );

  const absent = undefined;
  const capabilityOverride = object({
    read_only: ["boolean", absent],
    writes: ["boolean", absent],
    write_scope: ["string | null", absent],
    checkpointable: ["boolean", absent],
    checkpoint_scope: [`${scopes} | null`, absent],
    side_effects: ["string[]", absent],
    idempotent: ["boolean", absent],
    unsafe: ["boolean", absent],
    human_approval_required: ["boolean", absent],
    cost_profile: ["string > 0 | null", absent],
  });
  const override = object({
    description: [text, absent],
    capability: [capabilityOverride, absent],
    timeout: ["number.integer >= 1", absent],
  });
  const overrides: Field = [
    list<rules.NamedOverride>(object({ tool: [text], override: [override] }), rules.toolOf),
    [],
  ];
  const inlineTool = object<rules.InlineTool>(
    {
      ...sourced,
      name: orNull(matching(patterns.inlineName)),
      source: ["'mcp' | 'agent_skill' | 'builtin' | 'custom'"],
    },
    rules.inlineToolHolds,
  );
  const mcpSource = object<rules.McpSource>(
    {
      name: [text],
      transport: ["'stdio' | 'sse' | 'streamable-http'"],
      command: textOrNull,
      args: texts,
      env: [strings, {}],
      url: textOrNull,
      headers: [strings, {}],
      tool_filter: [object({ include: orNull("(string > 0)[]"), exclude: ["(string > 0)[]", []] }), {}],
      overrides,
    },
    rules.mcpSourceHolds,
  );
  const toolRef = object({ name: [matching(patterns.fullName)], description: textOrNull, override: orNull(override) });
  const include = object({ name: [matching(patterns.fullName)], description: textOrNull, tool_overrides: overrides });
  const skill = object<rules.SkillLike>(
    {
      name: [matching(patterns.fullName)],
      description: [text],
      version: [matching(patterns.semver), "0.0.0"],
      tools: [list<{ name: string }>(toolRef, rules.nameOf), []],
      includes: [list(include), []],
      anonymous_tools: [list<rules.InlineTool>(inlineTool, rules.nameOf), []],
      mcp_servers: [list(mcpSource), []],
      agent_skills: [list(object({ path: [text], sandbox_policy: textOrNull })), []],
      builtins: [list(object({ group: [text] })), []],
    },
    rules.skillHolds,
  );
  const entry = object<rules.Entry>(
    {
      name: [matching(patterns.resolvedName)],
      source_skill: [matching(patterns.fullName)],
      source: [text],
      description: textOrNull,
      timeout: ["number.integer >= 1 | null", null],
      is_direct: ["boolean"],
      is_inline: ["boolean"],
      inline_tool: orNull(inlineTool),
      capability: [capability],
    },
    rules.entryHolds,
  );
  const summary = object<rules.Summary>(
    {
      total_tools: count,
      read_only_tools: count,
      write_tools: count,
      checkpointable_tools: count,
      idempotent_tools: count,
      approval_required_tools: count,
      has_side_effects: flag,
    },
    rules.summaryHolds,
  );
  const metadata = object<rules.Metadata>(
    {
      name: [matching(patterns.fullName)],
      description: [text],
      version: [matching(patterns.semver), "0.0.0"],
      tool_count: count,
      capability_summary: [summary, {}],
      source_types: [list<string>("string", (label) => label), []],
      writes: flag,
      read_only: ["boolean", true],
    },
    rules.metadataHolds,
  );
  const definition = object<rules.Definition>(
    {
      skill: [skill],
      resolved_tools: [list(entry), []],
      metadata: [metadata],
      input_schema: orNull(json),
      output_schema: orNull(json),
    },
    rules.definitionHolds,
  );

  const head: Fields = {
    id: [matching(patterns.eventId)],
    at: ["number.integer >= 0"],
    actor: [object({ name: ["1 <= string <= 64"], role: ["'user' | 'agent' | 'observer'", "user"] })],
  };
  const event = object({ ...head, kind: ["'session_started'"], labels: [strings, {}] })
    .or(object({ ...head, kind: ["'message_sent'"], text: ["string <= 4000"], mentions: ["string[] <= 8", []] }))
    .or(
      object({
        ...head,
        kind: ["'tool_called'"],
        tool: [matching(patterns.calledTool)],
        arguments: [json, {}],
        retry_of: orNull(matching(patterns.eventId)),
      }),
    )
    .or(
      object<rules.Finished>(
        {
          ...head,
          kind: ["'tool_finished'"],
          call: [matching(patterns.eventId)],
          ok: ["boolean"],
          error: textOrNull,
          seconds: ["number >= 0"],
        },
        rules.finishedHolds,
      ),
    );
  const { folder } = scope({
    folder: plain({
      name: ["1 <= string <= 255"],
      bytes: count,
      owner: textOrNull,
      tags: texts,
      children: ["folder[]", []],
    }),
  }).export();
  return { tool, definition, event, folder };
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
