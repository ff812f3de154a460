import type { Random } from "../../test/support/random.ts";
import { isObject, type JsonObject } from "./json.ts";
import { makeCapability, sourceFields } from "./tools.ts";
import { fullName, jsonSchema, oneOf, sentence, shortName, some } from "./words.ts";

/** A valid definition of a skill with up to 8 resolved tools, whose metadata is true. */
export function makeSkillDefinition(random: Random): JsonObject {
  const skill = makeSkill(random);
  const resolved = Array.from({ length: random.below(9) }, (_, index) => makeEntry(random, index));
  const writes = resolved.some((entry) => writesOf(entry));
  const canWrite = writes || resolved.some(({ inline_tool }) => isObject(inline_tool) && writesOf(inline_tool));
  return {
    skill,
    ...(resolved.length > 0 || random.chance(0.3) ? { resolved_tools: resolved } : {}),
    metadata: {
      name: fullName(random),
      description: sentence(random),
      ...some(random, 0.5, { version: () => "1.2.0" }),
      ...(resolved.length > 0 ? { tool_count: resolved.length } : {}),
      ...some(random, 0.6, {
        capability_summary: () => ({
          total_tools: resolved.length,
          ...(writes ? { write_tools: resolved.filter(writesOf).length } : {}),
          ...some(random, 0.5, { idempotent_tools: () => random.below(resolved.length + 1) }),
        }),
        source_types: () => [...new Set(resolved.map(({ source }) => source ?? null))],
      }),
      ...(writes ? { writes: true } : {}),
      ...(canWrite ? { read_only: false } : some(random, 0.3, { read_only: () => true })),
    },
    ...some(random, 0.4, { input_schema: () => jsonSchema(random), output_schema: () => jsonSchema(random) }),
  };
}

function writesOf(tool: JsonObject): boolean {
  return isObject(tool["capability"]) && tool["capability"]["writes"] === true;
}

function makeSkill(random: Random): JsonObject {
  return {
    name: fullName(random),
    description: sentence(random),
    ...some(random, 0.5, {
      version: () => oneOf(random, ["1.2.0", "0.1.0-rc.1", "3.0.0+build.5"]),
      tools: () =>
        numbered(random, 5, (index) => ({
          name: `team/tool-${index}`,
          ...some(random, 0.3, { description: () => sentence(random), override: () => makeOverride(random) }),
        })),
      includes: () =>
        numbered(random, 3, () => ({
          name: fullName(random),
          ...some(random, 0.4, { tool_overrides: () => makeOverrides(random) }),
        })),
      anonymous_tools: () => numbered(random, 4, (index) => makeInlineTool(random, index)),
      mcp_servers: () => numbered(random, 3, () => makeServer(random)),
      agent_skills: () => [{ path: "./skills/notes", ...some(random, 0.5, { sandbox_policy: () => "strict" }) }],
      builtins: () => [{ group: "shell_operations" }],
    }),
  };
}

function makeServer(random: Random): JsonObject {
  const isLocal = random.chance(0.5);
  return {
    name: shortName(random),
    ...(isLocal
      ? { transport: "stdio", command: shortName(random) }
      : { transport: oneOf(random, ["sse", "streamable-http"]), url: "https://tools.example/mcp" }),
    ...some(random, 0.3, {
      args: () => ["--read-only"],
      env: () => ({ HOME: "/home/agent", LANG: "C" }),
      headers: () => ({ accept: "application/json" }),
      tool_filter: () => ({ include: ["list_issues"], ...some(random, 0.5, { exclude: () => ["delete_issue"] }) }),
      overrides: () => makeOverrides(random),
    }),
  };
}

function makeEntry(random: Random, index: number): JsonObject {
  const isInline = random.chance(0.3);
  return {
    name: isInline ? `team/release/inline-${index}` : fullName(random),
    source_skill: fullName(random),
    source: oneOf(random, ["builtin", "custom", "mcp:linear", "agent_skill"]),
    ...some(random, 0.5, { description: () => sentence(random), timeout: () => 1 + random.below(600) }),
    is_direct: random.chance(0.5),
    is_inline: isInline,
    ...(isInline ? { inline_tool: makeInlineTool(random, index) } : {}),
    capability: makeCapability(random),
  };
}

function makeInlineTool(random: Random, index: number): JsonObject {
  const source = oneOf(random, ["mcp", "agent_skill", "builtin", "custom"]);
  return {
    ...some(random, 0.7, { name: () => `helper-${index}` }),
    description: sentence(random),
    source,
    ...sourceFields(random, source),
    ...some(random, 0.3, { input_schema: () => jsonSchema(random), timeout: () => 60 }),
    ...some(random, 0.5, { capability: () => makeCapability(random) }),
  };
}

function makeOverride(random: Random): JsonObject {
  return some(random, 0.5, {
    description: () => sentence(random),
    capability: () => ({ human_approval_required: true }),
    timeout: () => 30,
  });
}

function makeOverrides(random: Random): readonly JsonObject[] {
  return numbered(random, 3, (index) => ({ tool: `git/push-${index}`, override: makeOverride(random) }));
}

function numbered(random: Random, most: number, make: (index: number) => JsonObject): readonly JsonObject[] {
  return Array.from({ length: 1 + random.below(most) }, (_, index) => make(index));
}
