import assert from "node:assert/strict";
import { test } from "node:test";
import { Skill, Tool, Validation } from "cleveragents-model";
import { faults, type ModelName, smallest } from "./models.ts";
import { schemaAccepts } from "./schemas.ts";

const good = [
  "local/line-counter",
  "devops/docker-build",
  "dev:freemo/custom-analysis",
  "prod:cleverthis/deploy-action",
  "Local/Line_Counter",
  "a/b",
  "a1:b2/c3",
];

const bad = [
  "",
  "line-counter",
  "/line-counter",
  "local/",
  "local//x",
  "local/my/tool",
  ":local/x",
  "server:x",
  "a:b:c/d",
  "1local/x",
  "local/1x",
  "-a/b",
  "_a/b",
  "a.b/c",
  "a b/c",
  " a/b",
  "a/b ",
  "a/b\n",
  "naïve/tool",
];

/** Fields that hold a namespaced name, each with what stands beside it. */
const holders: readonly { readonly model: ModelName; readonly field: string; readonly beside?: object }[] = [
  { model: "Tool", field: "name" },
  { model: "Validation", field: "name" },
  {
    model: "Validation",
    field: "wraps",
    beside: { source: "wrapped", transform: "def transform(tool_output): return {'passed': True}" },
  },
  { model: "Skill", field: "name" },
  { model: "SkillToolRef", field: "name" },
  { model: "SkillInclude", field: "name" },
  { model: "ResolvedToolEntry", field: "source_skill" },
  { model: "SkillMetadata", field: "name" },
  { model: "SkillResult", field: "skill_name" },
];

for (const { model, field, beside } of holders) {
  const document = (name: string): object => ({ ...smallest[model], ...beside, [field]: name });
  test(`${model}.${field} is a namespaced name`, () => {
    for (const name of good) assert.deepEqual(faults(model, document(name)), [], name);
    for (const name of bad) assert.deepEqual(faults(model, document(name)), [`${field}: pattern`], name);
  });
  test(`the schema of ${model} agrees about ${field}`, () => {
    for (const name of good) assert.ok(schemaAccepts(model, document(name)), name);
    for (const name of bad) assert.ok(!schemaAccepts(model, document(name)), name);
  });
}

test("tools, validations and skills tell the parts of their names", () => {
  const plain = { name: "devops/docker-build", description: "Builds.", source: "builtin" };
  const remote = { ...plain, name: "prod:Clever_This/deploy-action" };
  for (const model of [Tool, Validation]) {
    const local = model.parse(plain);
    assert.deepEqual([local.server, local.namespace, local.short_name], [null, "devops", "docker-build"]);
    const elsewhere = model.parse(remote);
    assert.deepEqual(
      [elsewhere.server, elsewhere.namespace, elsewhere.short_name],
      ["prod", "Clever_This", "deploy-action"],
    );
  }
  const skill = Skill.parse({ name: "dev:team/release", description: "Ships." });
  assert.deepEqual([skill.server, skill.namespace, skill.short_name], ["dev", "team", "release"]);
});

test("an inline tool may have a full name, a bare one, or none", () => {
  for (const name of [...good, "custom-formatter", "x", null]) {
    const document = { ...smallest.SkillInlineTool, name };
    assert.deepEqual(faults("SkillInlineTool", document), [], String(name));
    assert.ok(schemaAccepts("SkillInlineTool", document), String(name));
  }
  for (const name of ["", "a/b/c", "server:x", "1x"]) {
    const document = { ...smallest.SkillInlineTool, name };
    assert.deepEqual(faults("SkillInlineTool", document), ["name: pattern"], name);
    assert.ok(!schemaAccepts("SkillInlineTool", document), name);
  }
});

test("resolved tools, errors and results name a tool in full, in three parts, or by a bare short name", () => {
  const fields = [
    ["ResolvedToolEntry", "name"],
    ["SkillError", "tool_name"],
    ["SkillResult", "tool_name"],
  ] as const;
  const fine = [...good, "local/my-skill/custom-formatter", "dev:a/b/c", "a/b/inline-1", "line-counter"];
  for (const [model, field] of fields) {
    for (const name of [...fine, "mcp:linear", "mcp:my server", "agent_skill:./skills/x"]) {
      assert.deepEqual(faults(model, { ...smallest[model], [field]: name }), [], name);
      assert.ok(schemaAccepts(model, { ...smallest[model], [field]: name }), name);
    }
    for (const name of ["", "a/b/c/d", "a b", "a//b", "/a", "1", "mcp:", "a/b\n"]) {
      assert.deepEqual(faults(model, { ...smallest[model], [field]: name }), [`${field}: pattern`], name);
      assert.ok(!schemaAccepts(model, { ...smallest[model], [field]: name }), name);
    }
  }
});

test("names, paths, code and descriptions are not empty, except the description of a slot", () => {
  const filled: readonly (readonly [ModelName, string])[] = [
    ["Tool", "description"],
    ["Tool", "code"],
    ["Tool", "mcp_server"],
    ["Tool", "mcp_tool_name"],
    ["Tool", "agent_skill_path"],
    ["ToolCapability", "cost_profile"],
    ["ResourceSlot", "resource_type"],
    ["Skill", "description"],
    ["SkillToolRef", "description"],
    ["SkillInclude", "description"],
    ["SkillInlineTool", "description"],
    ["SkillMcpSource", "name"],
    ["SkillMcpSource", "command"],
    ["SkillAgentSource", "path"],
    ["SkillAgentSource", "sandbox_policy"],
    ["SkillBuiltinGroup", "group"],
    ["SkillMetadata", "description"],
    ["SkillError", "skill_name"],
    ["ResolvedToolEntry", "source"],
    ["ResolvedToolEntry", "description"],
  ];
  for (const [model, field] of filled) {
    const document = { ...smallest[model], [field]: "" };
    assert.deepEqual(faults(model, document), [`${field}: too_short`], `${model}.${field}`);
    assert.ok(!schemaAccepts(model, document), `${model}.${field}`);
  }
  assert.deepEqual(faults("ResourceSlot", { ...smallest.ResourceSlot, description: "" }), []);
  assert.deepEqual(faults("SkillError", { ...smallest.SkillError, message: "" }), []);
});
