import { type Static, type TObject, type TProperties, type TSchema, Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { Value } from "@sinclair/typebox/value";
import { Compile } from "typebox/compile";
import type { Checks, Contestant } from "./contestant.ts";
import { looksInside } from "./json-inside.ts";
import * as patterns from "./patterns.ts";
import * as rules from "./rules.ts";

const object = <T extends TProperties>(properties: T): TObject<T> =>
  Type.Object(properties, { additionalProperties: false });
const opt = <T extends TSchema>(schema: T, fallback: unknown) => Type.Optional({ ...schema, default: fallback });
const orNull = <T extends TSchema>(schema: T) => opt(Type.Union([schema, Type.Null()]), null);
const oneOf = <const T extends string[]>(...values: T) =>
  Type.Union(values.map((value) => Type.Literal<T[number]>(value)));

const text = Type.String({ minLength: 1 });
const textOrNull = orNull(text);
const flag = opt(Type.Boolean(), false);
const count = opt(Type.Integer({ minimum: 0 }), 0);
const timeout = Type.Integer({ minimum: 1 });
const texts = opt(Type.Array(Type.String()), []);
const anyJson = Type.Recursive(
  (self) =>
    Type.Union([
      Type.String(),
      Type.Number(),
      Type.Boolean(),
      Type.Null(),
      Type.Array(self),
      Type.Record(Type.String(), self),
    ]),
  { $id: "Json" },
);
const json = Type.Record(Type.String(), looksInside ? anyJson : Type.Unknown());
const strings = opt(Type.Record(Type.String(), Type.String()), {});
const fullName = Type.String({ pattern: patterns.fullName });
const semver = opt(Type.String({ pattern: patterns.semver }), "0.0.0");
const scope = oneOf("file", "transaction", "snapshot");

const capability = object({
  read_only: flag,
  writes: flag,
  write_scope: orNull(Type.String()),
  checkpointable: flag,
  checkpoint_scope: orNull(scope),
  side_effects: texts,
  idempotent: flag,
  unsafe: flag,
  human_approval_required: flag,
  cost_profile: textOrNull,
});
const slot = object({
  name: Type.String({ pattern: patterns.identifier }),
  resource_type: text,
  access: oneOf("read_only", "read_write"),
  description: opt(Type.String(), ""),
  binding: opt(oneOf("contextual", "static", "parameter"), "contextual"),
  static_resource: textOrNull,
  required: opt(Type.Boolean(), true),
});
const sourced = {
  description: text,
  code: textOrNull,
  mcp_server: textOrNull,
  mcp_tool_name: textOrNull,
  agent_skill_path: textOrNull,
  input_schema: orNull(json),
  output_schema: orNull(json),
  capability: opt(capability, {}),
  timeout: opt(timeout, 300),
};
const tool = object({
  ...sourced,
  name: fullName,
  source: oneOf("mcp", "agent_skill", "builtin", "custom", "wrapped"),
  tool_type: opt(oneOf("tool", "validation"), "tool"),
  resource_slots: opt(Type.Array(slot), []),
  lifecycle: orNull(
    object({ discover: textOrNull, activate: textOrNull, execute: textOrNull, deactivate: textOrNull }),
  ),
});

const override = object({
  description: Type.Optional(text),
  capability: Type.Optional(
    object({
      read_only: Type.Optional(Type.Boolean()),
      writes: Type.Optional(Type.Boolean()),
      write_scope: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      checkpointable: Type.Optional(Type.Boolean()),
      checkpoint_scope: Type.Optional(Type.Union([scope, Type.Null()])),
      side_effects: Type.Optional(Type.Array(Type.String())),
      idempotent: Type.Optional(Type.Boolean()),
      unsafe: Type.Optional(Type.Boolean()),
      human_approval_required: Type.Optional(Type.Boolean()),
      cost_profile: Type.Optional(Type.Union([text, Type.Null()])),
    }),
  ),
  timeout: Type.Optional(timeout),
});
const overrides = opt(Type.Array(object({ tool: text, override })), []);
const inlineTool = object({
  ...sourced,
  name: orNull(Type.String({ pattern: patterns.inlineName })),
  source: oneOf("mcp", "agent_skill", "builtin", "custom"),
});
const mcpSource = object({
  name: text,
  transport: oneOf("stdio", "sse", "streamable-http"),
  command: textOrNull,
  args: texts,
  env: strings,
  url: textOrNull,
  headers: strings,
  tool_filter: opt(object({ include: orNull(Type.Array(text)), exclude: opt(Type.Array(text), []) }), {}),
  overrides,
});
const skill = object({
  name: fullName,
  description: text,
  version: semver,
  tools: opt(Type.Array(object({ name: fullName, description: textOrNull, override: orNull(override) })), []),
  includes: opt(Type.Array(object({ name: fullName, description: textOrNull, tool_overrides: overrides })), []),
  anonymous_tools: opt(Type.Array(inlineTool), []),
  mcp_servers: opt(Type.Array(mcpSource), []),
  agent_skills: opt(Type.Array(object({ path: text, sandbox_policy: textOrNull })), []),
  builtins: opt(Type.Array(object({ group: text })), []),
});
const definition = object({
  skill,
  resolved_tools: opt(
    Type.Array(
      object({
        name: Type.String({ pattern: patterns.resolvedName }),
        source_skill: fullName,
        source: text,
        description: textOrNull,
        timeout: orNull(timeout),
        is_direct: Type.Boolean(),
        is_inline: Type.Boolean(),
        inline_tool: orNull(inlineTool),
        capability,
      }),
    ),
    [],
  ),
  metadata: object({
    name: fullName,
    description: text,
    version: semver,
    tool_count: count,
    capability_summary: opt(
      object({
        total_tools: count,
        read_only_tools: count,
        write_tools: count,
        checkpointable_tools: count,
        idempotent_tools: count,
        approval_required_tools: count,
        has_side_effects: flag,
      }),
      {},
    ),
    source_types: opt(Type.Array(Type.String(), { uniqueItems: true }), []),
    writes: flag,
    read_only: opt(Type.Boolean(), true),
  }),
  input_schema: orNull(json),
  output_schema: orNull(json),
});

const eventId = Type.String({ pattern: patterns.eventId });
const head = {
  id: eventId,
  at: Type.Integer({ minimum: 0 }),
  actor: object({
    name: Type.String({ minLength: 1, maxLength: 64 }),
    role: opt(oneOf("user", "agent", "observer"), "user"),
  }),
};
const event = Type.Union([
  object({ ...head, kind: Type.Literal("session_started"), labels: strings }),
  object({
    ...head,
    kind: Type.Literal("message_sent"),
    text: Type.String({ maxLength: 4000 }),
    mentions: opt(Type.Array(Type.String(), { maxItems: 8 }), []),
  }),
  object({
    ...head,
    kind: Type.Literal("tool_called"),
    tool: Type.String({ pattern: patterns.calledTool }),
    arguments: opt(json, {}),
    retry_of: orNull(eventId),
  }),
  object({
    ...head,
    kind: Type.Literal("tool_finished"),
    call: eventId,
    ok: Type.Boolean(),
    error: textOrNull,
    seconds: Type.Number({ minimum: 0 }),
  }),
]);
const folder = Type.Recursive(
  (self) =>
    object({
      name: Type.String({ minLength: 1, maxLength: 255 }),
      bytes: count,
      owner: textOrNull,
      tags: texts,
      children: opt(Type.Array(self), []),
    }),
  { $id: "Folder" },
);

/** TypeBox of the long-lived line, compiled. */
export const typebox: Contestant = {
  name: "typebox 0.34",
  checks: {
    Tool: checksOf(tool, rules.wholeToolHolds),
    SkillDefinition: checksOf(definition, rules.wholeDefinitionHolds),
    SessionEvent: checksOf(event, eventHolds),
    // It fills in defaults of a recursive type in time that doubles with each level: one document would take half a minute.
    Folder: { ...checksOf(folder, () => true), parse: undefined },
  },
};

/** TypeBox 1, which compiles the same schemas. */
export const typeboxNext: Contestant = {
  name: "typebox 1",
  checks: {
    Tool: checksNext(tool, rules.wholeToolHolds),
    SkillDefinition: checksNext(definition, rules.wholeDefinitionHolds),
    SessionEvent: checksNext(event, eventHolds),
    Folder: checksNext(folder, () => true),
  },
};

function eventHolds(value: Static<typeof event>): boolean {
  return value.kind !== "tool_finished" || rules.finishedHolds(value);
}

function checksOf<T extends TSchema>(schema: T, holds: (value: Static<T>) => boolean): Checks {
  const compiled = TypeCompiler.Compile(schema);
  return {
    is: (value) => compiled.Check(value) && holds(value),
    parse: (value) => {
      // Checked first, as it would put a default in the place of an empty object.
      if (!compiled.Check(value) || !holds(value)) throw new Error("invalid");
      return Value.Default(schema, Value.Clone(value));
    },
    issues: (value) => {
      const errors = [...compiled.Errors(value)].length;
      return errors > 0 || !compiled.Check(value) || holds(value) ? errors : 1;
    },
  };
}

function checksNext<T extends TSchema>(schema: T, holds: (value: Static<T>) => boolean): Checks {
  const compiled = Compile(JSON.parse(JSON.stringify(schema)));
  const check = (value: unknown): value is Static<T> => compiled.Check(value);
  return {
    is: (value) => check(value) && holds(value),
    issues: (value) => (check(value) ? (holds(value) ? 0 : 1) : [...compiled.Errors(value)].length),
  };
}
