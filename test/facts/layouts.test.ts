import assert from "node:assert/strict";
import { test } from "node:test";
import {
  Skill,
  SkillInlineTool,
  SkillMcpSource,
  Tool,
  ToolOverride,
  Validation,
  ValidationError,
} from "cleveragents-model";

// The layouts in which people write tools, validations and skills: each lands in its field, or is refused by name.

const tool = { name: "local/t", description: "Does it.", source: "builtin" } as const;
const validation = { ...tool, name: "local/v" } as const;
const skill = { name: "local/s", description: "Does things." } as const;
const header = { cleveragents: { version: "3.0" } };

test("a document may stand under a wrapper, with nothing but the header beside it", () => {
  assert.ok(Tool.fromConfig({ tool }).equals(Tool.parse(tool)));
  assert.ok(Tool.fromConfig({ ...header, tool }).equals(Tool.parse(tool)));
  assert.ok(Validation.fromConfig({ ...header, validation }).equals(Validation.parse(validation)));
  assert.ok(Skill.fromConfig({ ...header, skill }).equals(Skill.parse(skill)));
  assert.deepEqual(faults(() => Tool.fromConfig({ tool, timeout: 5 })).at(-1), "unknown_key tool");
  assert.deepEqual(
    faults(() => Tool.fromConfig({ tool: { ...tool, timeout: 0 } })),
    ["too_small tool.timeout"],
  );
});

test("a flat document may have the header too, in the one version that there is", () => {
  assert.ok(Tool.fromConfig({ ...header, ...tool }).equals(Tool.parse(tool)));
  const wrong = [{ version: "2.0" }, { version: 3 }, "3.0", {}, { version: "3.0", more: 1 }];
  for (const cleveragents of wrong) {
    const [first = ""] = faults(() => Tool.fromConfig({ cleveragents, ...tool }));
    assert.match(first, /^\w+ cleveragents/u);
  }
});

test("the flags of a capability may stand beside the other fields of a tool, a validation, an inline tool and an override", () => {
  const flags = { human_approval_required: true, idempotent: true };
  assert.equal(Tool.fromConfig({ ...tool, ...flags }).capability.idempotent, true);
  assert.equal(Validation.fromConfig({ ...validation, ...flags }).capability.human_approval_required, true);
  assert.equal(
    SkillInlineTool.fromConfig({ description: "D.", source: "builtin", ...flags }).capability.idempotent,
    true,
  );
  assert.equal(ToolOverride.fromConfig(flags).capability?.idempotent, true);
  const mixed = Tool.fromConfig({ ...tool, writes: true, capability: { unsafe: true } });
  assert.deepEqual([mixed.capability.writes, mixed.capability.unsafe], [true, true]);
});

test("slots may be a map by name, in which `type` stands for `resource_type`", () => {
  const { resource_slots: slots } = Tool.fromConfig({
    ...tool,
    resources: {
      db: { type: "database", access: "read_only" },
      out: { resource_type: "folder", access: "read_write" },
    },
  });
  assert.deepEqual(
    slots.map(({ name, resource_type: type }) => [name, type]),
    [
      ["db", "database"],
      ["out", "folder"],
    ],
  );
  assert.equal(
    Tool.fromConfig({ ...tool, resource_slots: [{ name: "db", type: "database", access: "read_only" }] }).resource_slots
      .length,
    1,
  );
});

test("the mode of a validation may stand in a block of its own, and its source follows from `wraps`", () => {
  assert.equal(Validation.fromConfig({ ...validation, validation: { mode: "informational" } }).mode, "informational");
  const { source: _, ...rest } = validation;
  assert.equal(Validation.fromConfig({ ...rest, wraps: "local/t", transform: "t" }).source, "wrapped");
  assert.deepEqual(
    faults(() => Validation.fromConfig({ ...validation, mode: "required", validation: { mode: "required" } })),
    ["conflict validation.mode"],
  );
});

test("the parts of a skill have older names and short forms", () => {
  const short = Skill.fromConfig({
    ...skill,
    tool_refs: ["local/t"],
    includes: ["local/u"],
    inline_tools: [{ description: "D.", source: "builtin" }],
    builtins: ["shell"],
    mcp_servers: [
      { server: "linear", command: "linear-mcp" },
      { server: "docs", url: "https://docs.example" },
    ],
  });
  assert.deepEqual(
    [short.tools[0]?.name, short.includes[0]?.name, short.builtins[0]?.group],
    ["local/t", "local/u", "shell"],
  );
  assert.equal(short.anonymous_tools.length, 1);
  assert.deepEqual(
    short.mcp_servers.map(({ name, transport }) => [name, transport]),
    [
      ["linear", "stdio"],
      ["docs", "streamable-http"],
    ],
  );
  for (const key of [
    "agent_skills",
    "agent_skill_folders",
    "agent_skills_dirs",
    "agentSkillFolders",
    "agentSkillsDirs",
  ]) {
    assert.equal(Skill.fromConfig({ ...skill, [key]: ["./a"] }).agent_skills[0]?.path, "./a", key);
  }
  assert.deepEqual(
    faults(() => SkillMcpSource.fromConfig({ name: "a", command: "b", url: "c" })),
    ["missing transport"],
  );
});

test("names of fields may be in camelCase everywhere; keys of maps and JSON values stay as they are", () => {
  const read = Tool.fromConfig({
    ...tool,
    inputSchema: { type: "object", properties: { inputSchema: {} }, minProperties: 1 },
    capability: { sideEffects: ["One"], humanApprovalRequired: true },
  });
  assert.deepEqual(read.input_schema, { type: "object", properties: { inputSchema: {} }, minProperties: 1 });
  assert.equal(read.capability.human_approval_required, true);
  const { env } = SkillMcpSource.fromConfig({ name: "a", command: "b", env: { myToken: "t", my_token: "u" } });
  assert.deepEqual({ ...env }, { myToken: "t", my_token: "u" });
});

test("the same field under two spellings is refused, with both named, even where the values agree", () => {
  try {
    Tool.fromConfig({ ...tool, mcp_server: "a", mcpServer: "a" });
    assert.fail("accepted");
  } catch (error) {
    assert.ok(error instanceof ValidationError);
    const [issue] = error.issues;
    assert.deepEqual([issue?.code, issue?.path], ["conflict", ["mcpServer"]]);
    assert.match(issue?.message ?? "", /"mcp_server".*"mcpServer"/u);
  }
});

test("`parse` takes nothing but the canonical layout", () => {
  for (const value of [{ tool }, { ...header, ...tool }, { ...tool, toolType: "tool" }, { ...tool, read_only: true }]) {
    assert.equal(Tool.is(value), false);
  }
});

test("hostile configuration is refused, and what is given stays as it is", () => {
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("no");
      },
    },
  );
  const circle: Record<string, unknown> = { ...tool };
  circle["capability"] = circle;
  for (const value of [
    null,
    5,
    "text",
    [],
    trap,
    { tool: trap },
    circle,
    {
      ...tool,
      get writes() {
        throw new Error("no");
      },
    },
  ]) {
    assert.throws(() => Tool.fromConfig(value), ValidationError);
  }
  const polluted: unknown = JSON.parse('{"__proto__": {"tool": 1}, "constructor": {"name": "x"}}');
  assert.throws(() => Tool.fromConfig(polluted), ValidationError);
  assert.equal(Reflect.get({}, "tool"), undefined);
  const frozen = Object.freeze({ ...tool, capability: Object.freeze({}), writes: true });
  assert.equal(Tool.fromConfig(frozen).capability.writes, true);
  const parsed = Tool.parse(tool);
  assert.equal(Tool.fromConfig(parsed), parsed);
});

function faults(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    assert.ok(error instanceof ValidationError);
    return error.issues.map(({ code, path }) => `${code} ${path.join(".")}`);
  }
}
