import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ResolvedToolEntry,
  Skill,
  SkillCapabilitySummary,
  SkillMetadata,
  Tool,
  ToolCapability,
  ValidationError,
} from "cleveragents-model";
import { type ModelName, models, smallest } from "./models.ts";

// Properties, methods and constructors of the reference pages.

const tool = {
  name: "dev:local/migrate",
  description: "Runs the migrations.",
  source: "custom",
  code: "return {}",
  input_schema: { type: "object" },
  output_schema: { type: "object" },
  resource_slots: [{ name: "db", resource_type: "database", access: "read_write" }],
  lifecycle: { activate: "open" },
};

test("a tool is made from a config dict, with defaults filled in, or refused with every issue", () => {
  const made = Tool.fromConfig(tool);
  assert.ok(made.equals(Tool.parse(tool)));
  assert.equal(made.timeout, 300);
  assertFrozen(made);
  const isRefused = (error: unknown): boolean => error instanceof ValidationError && error.issues.length === 2;
  assert.throws(() => Tool.fromConfig({ ...tool, source: "wrapped", timeout: 0 }), isRefused);
});

test("the dict for the command line has a stable order", () => {
  assert.deepEqual(Object.keys(Tool.parse(tool).asCliDict()), [
    "name",
    "description",
    "source",
    "tool_type",
    "namespace",
    "short_name",
    "code",
    "input_schema",
    "output_schema",
    "capability",
    "resource_slots",
    "lifecycle",
    "timeout",
  ]);
  const reversed = Object.fromEntries(Object.entries(tool).reverse());
  assert.equal(JSON.stringify(Tool.parse(reversed).asCliDict()), JSON.stringify(Tool.parse(tool).asCliDict()));
});

test("the dict leaves out what is not set: nulls, an empty list of slots, a lifecycle without hooks", () => {
  const always = ["name", "description", "source", "tool_type", "namespace", "short_name", "capability", "timeout"];
  const bare = Tool.parse({ ...smallest.Tool, resource_slots: [], lifecycle: {} }).asCliDict();
  assert.deepEqual(Object.keys(bare), always);
  assert.ok(!Object.values(bare).includes(null));
});

test("the dict shows the fields of the tool's own source", () => {
  const own = (more: object): readonly string[] =>
    Object.keys(Tool.parse({ ...smallest.Tool, ...more }).asCliDict()).slice(6, -2);
  assert.deepEqual(own({ source: "mcp", mcp_server: "a", mcp_tool_name: "b" }), ["mcp_server", "mcp_tool_name"]);
  assert.deepEqual(own({ source: "agent_skill", agent_skill_path: "./a" }), ["agent_skill_path"]);
  assert.deepEqual(own({ source: "custom", code: "return {}" }), ["code"]);
  assert.deepEqual(own({ source: "builtin" }), []);
});

test("the dict holds plain values", () => {
  const dict = Tool.parse(tool).asCliDict();
  assert.deepEqual(JSON.parse(JSON.stringify(dict)), {
    name: "dev:local/migrate",
    description: "Runs the migrations.",
    source: "custom",
    tool_type: "tool",
    namespace: "local",
    short_name: "migrate",
    code: "return {}",
    input_schema: { type: "object" },
    output_schema: { type: "object" },
    capability: JSON.parse(JSON.stringify(ToolCapability.parse({}))),
    resource_slots: [
      {
        name: "db",
        resource_type: "database",
        access: "read_write",
        description: "",
        binding: "contextual",
        static_resource: null,
        required: true,
      },
    ],
    lifecycle: { discover: null, activate: "open", execute: null, deactivate: null },
    timeout: 300,
  });
});

const skill = Skill.parse({ name: "local/s", description: "Does things.", version: "1.2.3" });

function entry(name: string, source: string, capability: object): ResolvedToolEntry {
  return ResolvedToolEntry.parse({ ...smallest.ResolvedToolEntry, name, source, capability });
}

test("metadata from a skill without tools is read-only, counts nothing and has the version of the skill", () => {
  const metadata = SkillMetadata.fromSkill(skill);
  assert.deepEqual(JSON.parse(JSON.stringify(metadata)), {
    name: "local/s",
    description: "Does things.",
    version: "1.2.3",
    tool_count: 0,
    capability_summary: JSON.parse(JSON.stringify(SkillCapabilitySummary.parse({}))),
    source_types: [],
    writes: false,
    read_only: true,
  });
});

test("metadata from a skill takes the version that it is given", () => {
  assert.equal(SkillMetadata.fromSkill(skill, { version: "1.0.0" }).version, "1.0.0");
});

test("metadata from a skill counts its tools and lists their sources in the order of first sight", () => {
  const resolved = [
    entry("a/x", "mcp:linear", { read_only: true, idempotent: true }),
    entry("a/y", "builtin", { writes: true, checkpointable: true, human_approval_required: true }),
    entry("a/z", "mcp:linear", { writes: true, side_effects: ["Sends mail"] }),
  ];
  const metadata = SkillMetadata.fromSkill(skill, { resolved });
  assert.equal(metadata.tool_count, 3);
  assert.deepEqual(metadata.source_types, ["mcp:linear", "builtin"]);
  assert.deepEqual(JSON.parse(JSON.stringify(metadata.capability_summary)), {
    total_tools: 3,
    read_only_tools: 1,
    write_tools: 2,
    checkpointable_tools: 1,
    idempotent_tools: 1,
    approval_required_tools: 1,
    has_side_effects: true,
  });
  assert.ok(metadata.capability_summary.equals(SkillCapabilitySummary.fromEntries(resolved)));
});

/** What the resolved tools can do, and what metadata makes of it. */
const gates = [
  { when: "no tool writes and none has side effects", capability: { read_only: true }, writes: false, read_only: true },
  { when: "a tool promises nothing", capability: {}, writes: false, read_only: true },
  { when: "a tool can write", capability: { writes: true }, writes: true, read_only: false },
  { when: "a tool has side effects", capability: { side_effects: ["a"] }, writes: true, read_only: false },
] as const;
for (const { when, capability, writes, read_only } of gates) {
  test(`where ${when}, writes is ${writes} and read_only is ${read_only}`, () => {
    const metadata = SkillMetadata.fromSkill(skill, { resolved: [entry("a/x", "builtin", capability)] });
    assert.deepEqual([metadata.writes, metadata.read_only], [writes, read_only]);
  });
}

test("a read-only skill is never allowed a tool that writes", () => {
  const writer = ToolCapability.parse({ writes: true });
  const reader = ToolCapability.parse({ read_only: true });
  const closed = SkillMetadata.parse({ ...smallest.SkillMetadata, read_only: true });
  const open = SkillMetadata.parse({ ...smallest.SkillMetadata, read_only: false, writes: true });
  assert.deepEqual([closed.permits(writer), closed.permits(reader)], [false, true]);
  assert.deepEqual([open.permits(writer), open.permits(reader)], [true, true]);
});

for (const name of Object.keys(models).filter((key): key is ModelName => key in smallest)) {
  test(`an instance of ${name} is frozen, all the way down`, () => {
    assertFrozen(models[name].parse(smallest[name]));
  });
}

test("what does not fit is refused when it is made", () => {
  assert.throws(() => Tool.parse({ ...smallest.Tool, source: "custom" }), ValidationError);
});

function assertFrozen(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  assert.ok(Object.isFrozen(value));
  for (const inner of Object.values(value)) assertFrozen(inner);
}
