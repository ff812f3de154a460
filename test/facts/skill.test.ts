import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { Skill, SkillMcpSource, ToolCapability, ToolOverride } from "cleveragents-model";
import { faults, type ModelName, read, smallest } from "./models.ts";
import { schemaAccepts } from "./schemas.ts";

// The parts of a skill, and what holds among them.

test("a skill starts out empty, at version 0.0.0", () => {
  assert.deepEqual(JSON.parse(JSON.stringify(Skill.parse(smallest.Skill))), {
    name: "local/s",
    description: "Does things.",
    version: "0.0.0",
    tools: [],
    includes: [],
    anonymous_tools: [],
    mcp_servers: [],
    agent_skills: [],
    builtins: [],
  });
});

test("the parts of a skill have their defaults", () => {
  const inline = { description: "Does things.", source: "builtin" };
  const skill = Skill.parse({
    ...smallest.Skill,
    tools: [{ name: "local/t" }],
    includes: [{ name: "local/u" }],
    anonymous_tools: [inline],
    mcp_servers: [smallest.SkillMcpSource],
    agent_skills: [{ path: "./skills" }],
    builtins: [{ group: "files" }],
  });
  const { tools, includes, anonymous_tools, mcp_servers, agent_skills, builtins } = JSON.parse(JSON.stringify(skill));
  assert.deepEqual(tools, [{ name: "local/t", description: null, override: null }]);
  assert.deepEqual(includes, [{ name: "local/u", description: null, tool_overrides: [] }]);
  assert.deepEqual(Object.keys(anonymous_tools[0]), [
    "name",
    "description",
    "source",
    "code",
    "mcp_server",
    "mcp_tool_name",
    "agent_skill_path",
    "input_schema",
    "output_schema",
    "capability",
    "timeout",
  ]);
  assert.equal(anonymous_tools[0].name, null);
  assert.equal(anonymous_tools[0].timeout, 300);
  assert.deepEqual(mcp_servers, [
    {
      name: "linear",
      transport: "stdio",
      command: "linear-mcp",
      args: [],
      env: {},
      url: null,
      headers: {},
      tool_filter: { include: null, exclude: [] },
      overrides: [],
    },
  ]);
  assert.deepEqual(agent_skills, [{ path: "./skills", sandbox_policy: null }]);
  assert.deepEqual(builtins, [{ group: "files" }]);
});

/** Documents over the smallest of a model, with what is wrong with them; nothing where they are fine. */
const cases: readonly (readonly [ModelName, object, ...string[]])[] = [
  ["Skill", { version: "1.0" }, "version: pattern"],
  ["Skill", { version: "1.0.0-rc.1+build.7" }],
  ["SkillToolRef", { override: { capability: { human_approval_required: true } } }],
  ["SkillToolRef", { override: { description: "Other.", timeout: 5 } }],
  ["SkillToolRef", { override: {} }],
  ["SkillToolRef", { override: { code: "return {}" } }, "override.code: unknown_key"],
  ["SkillToolRef", { override: { source: "builtin" } }, "override.source: unknown_key"],
  ["SkillToolRef", { override: { timeout: 0 } }, "override.timeout: too_small"],
  ["SkillToolRef", { override: { timeout: null } }, "override.timeout: wrong_type"],
  ["SkillToolRef", { override: { capability: { cost_profile: null } } }],
  ["SkillToolRef", { override: { capability: { writes: null } } }, "override.capability.writes: wrong_type"],
  ["SkillInclude", { tool_overrides: [{ tool: "local/t", override: { timeout: 5 } }] }],
  ["SkillInclude", { tool_overrides: [{ override: {} }] }, "tool_overrides.0.tool: missing"],
  ["SkillInlineTool", { source: "custom" }, "code: custom_brings_its_code"],
  ["SkillInlineTool", { source: "custom", code: "return {}" }],
  ["SkillInlineTool", { source: "agent_skill" }, "agent_skill_path: agent_skill_names_its_folder"],
  ["SkillInlineTool", { source: "mcp", mcp_server: "a" }, "mcp_tool_name: mcp_names_its_tool"],
  ["SkillInlineTool", { source: "wrapped" }, "source: not_allowed"],
  ["SkillInlineTool", { tool_type: "tool" }, "tool_type: unknown_key"],
  ["SkillMcpSource", { command: null }, "command: stdio_starts_a_command"],
  ["SkillMcpSource", { url: "https://a.example" }, "url: stdio_has_no_url"],
  ["SkillMcpSource", { transport: "sse", command: null }, "url: http_needs_a_url"],
  ["SkillMcpSource", { transport: "sse", url: "https://a.example" }, "command: http_starts_no_command"],
  ["SkillMcpSource", { transport: "streamable-http", url: "https://a.example", command: null }],
  ["SkillMcpSource", { tool_filter: { include: ["a"], exclude: ["b"] } }],
  ["SkillMcpSource", { env: { A: 1 } }, "env: wrong_type"],
];
for (const [model, more, ...found] of cases) {
  test(`${model} ${found.length === 0 ? "accepts" : "refuses"} ${JSON.stringify(more)}`, () => {
    assert.deepEqual(faults(model, { ...smallest[model], ...more }), found);
    assert.equal(schemaAccepts(model, { ...smallest[model], ...more }), found.length === 0);
  });
}

test("one skill does not take two tools of one name", () => {
  const inline = { name: "git/push", description: "Pushes.", source: "builtin" };
  const tools = [{ name: "git/push" }, { name: "git/pull" }];
  assert.deepEqual(faults("Skill", { ...smallest.Skill, tools, anonymous_tools: [{ ...inline, name: "push" }] }), []);
  assert.deepEqual(faults("Skill", { ...smallest.Skill, tools: [...tools, { name: "git/push" }] }), [
    "tools.2.name: duplicate",
  ]);
  assert.deepEqual(faults("Skill", { ...smallest.Skill, tools, anonymous_tools: [inline] }), [
    "anonymous_tools.0.name: inline_names_are_new",
  ]);
  assert.deepEqual(faults("Skill", { ...smallest.Skill, anonymous_tools: [inline, inline, inline] }), [
    "anonymous_tools.1.name: duplicate",
    "anonymous_tools.2.name: duplicate",
  ]);
  const nameless = { ...inline, name: null };
  assert.deepEqual(faults("Skill", { ...smallest.Skill, anonymous_tools: [nameless, nameless] }), []);
});

test("no inline tool takes the name that a nameless one gets", () => {
  const nameless = { description: "Reads.", source: "builtin" };
  for (const name of ["inline-1", "inline-2", "inline-10", "inline-007"]) {
    const skill = { ...smallest.Skill, anonymous_tools: [{ ...nameless, name }, nameless] };
    assert.deepEqual(faults("Skill", skill), ["anonymous_tools.0.name: inline_numbers_are_taken"], name);
    assert.ok(!schemaAccepts("Skill", skill), name);
  }
  for (const name of ["inline", "inline-", "inline-1a", "Inline-1", "my-inline-1", "local/inline-1"]) {
    const skill = { ...smallest.Skill, anonymous_tools: [{ ...nameless, name }, nameless] };
    assert.deepEqual(faults("Skill", skill), [], name);
    assert.ok(schemaAccepts("Skill", skill), name);
  }
});

test("an override changes the flags it names, and the result must be consistent", () => {
  const before = ToolCapability.parse({ writes: true, side_effects: ["a"], cost_profile: "nightly" });
  const override = ToolOverride.parse({ capability: { side_effects: [], cost_profile: null, unsafe: true } });
  const after = override.appliedTo(before);
  assert.deepEqual([after.writes, after.side_effects, after.cost_profile, after.unsafe], [true, [], null, true]);
  assert.ok(ToolOverride.parse({ timeout: 5 }).appliedTo(before).equals(before));
  assert.throws(() => ToolOverride.parse({ capability: { read_only: true } }).appliedTo(before));
});

test("values of env and headers never show", () => {
  const source = SkillMcpSource.parse({
    ...smallest.SkillMcpSource,
    env: { TOKEN: "hush-hush-1" },
    headers: { Authorization: "hush-hush-2" },
  });
  assert.ok(!inspect(source, { depth: 9 }).includes("hush-hush"));
  assert.ok(!String(source).includes("hush-hush"));
  assert.equal(read(source, "env", "TOKEN"), "hush-hush-1");
  const issues = SkillMcpSource.validate({
    ...smallest.SkillMcpSource,
    env: "hush-hush-3",
    headers: { a: ["hush-hush-4"] },
  });
  assert.equal(issues.length, 2);
  assert.ok(!JSON.stringify(issues).includes("hush-hush"));
});
