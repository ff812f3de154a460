import type { Random } from "../../test/support/random.ts";
import type { JsonObject } from "./json.ts";
import { fullName, jsonSchema, oneOf, sentence, shortName, some } from "./words.ts";

/** A valid tool of any source, with up to 6 slots and up to 2 schemas: some 800 bytes, with a median of 7 keys. */
export function makeTool(random: Random): JsonObject {
  const source = oneOf(random, ["mcp", "agent_skill", "builtin", "custom"]);
  return {
    name: fullName(random),
    description: sentence(random),
    source,
    ...some(random, 0.3, { tool_type: () => "tool" }),
    ...sourceFields(random, source),
    ...some(random, 0.35, { input_schema: () => jsonSchema(random), output_schema: () => jsonSchema(random) }),
    ...some(random, 0.6, { capability: () => makeCapability(random) }),
    ...some(random, 0.8, { resource_slots: () => makeSlots(random) }),
    ...some(random, 0.3, { lifecycle: () => makeLifecycle(random) }),
    ...some(random, 0.5, { timeout: () => 1 + random.below(900) }),
  };
}

/** The fields that a source needs, and now and then one that it does not need. */
export function sourceFields(random: Random, source: string): JsonObject {
  switch (source) {
    case "mcp":
      return { mcp_server: shortName(random), mcp_tool_name: shortName(random).replace("-", "_") };
    case "agent_skill":
      return { agent_skill_path: `./skills/${shortName(random)}` };
    case "custom":
      return { code: `return ${random.below(1000)}` };
    default:
      return some(random, 0.1, { code: () => null, mcp_server: () => null });
  }
}

/** What a tool can do; never both read-only and writing. */
export function makeCapability(random: Random): JsonObject {
  const reads = random.chance(0.5);
  return {
    ...(reads ? { read_only: true } : some(random, 0.6, { writes: () => true, write_scope: () => "project" })),
    ...(reads ? {} : some(random, 0.4, { checkpointable: () => true, checkpoint_scope: () => scopeOf(random) })),
    ...some(random, 0.3, {
      side_effects: () => [sentence(random)],
      idempotent: () => random.chance(0.5),
      unsafe: () => random.chance(0.2),
      human_approval_required: () => random.chance(0.2),
      cost_profile: () => "nightly",
    }),
  };
}

function scopeOf(random: Random): string {
  return oneOf(random, ["file", "transaction", "snapshot"]);
}

function makeSlots(random: Random): readonly JsonObject[] {
  return Array.from({ length: random.below(7) }, (_, index) => {
    const binding = oneOf(random, ["contextual", "static", "parameter"]);
    return {
      name: `slot_${index}`,
      resource_type: oneOf(random, ["file", "directory", "repository", "local/database"]),
      access: oneOf(random, ["read_only", "read_write"]),
      ...some(random, 0.5, { description: () => sentence(random) }),
      ...(binding === "contextual" && random.chance(0.5) ? {} : { binding }),
      ...(binding === "static" ? { static_resource: fullName(random) } : {}),
      ...some(random, 0.4, { required: () => random.chance(0.5) }),
    };
  });
}

function makeLifecycle(random: Random): JsonObject {
  return some(random, 0.5, {
    discover: () => "list_tools",
    activate: () => "open_pool",
    execute: () => "call",
    deactivate: () => "close_pool",
  });
}
