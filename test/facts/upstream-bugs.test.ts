import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  AgentCatalog,
  Skill,
  SkillCapabilitySummary,
  SkillDefinition,
  SkillInclude,
  SkillInlineTool,
  SkillMcpSource,
  SkillToolRef,
  Tool,
  Validation,
  ValidationError,
} from "cleveragents-model";
import { configSchemaOf } from "../layouts/config-schemas.ts";
import { propertySchema, schemaAccepts } from "./schemas.ts";

// What went wrong in the field, with the input that it went wrong with. `spec/upstream-bugs.md` lists all reports by these
// numbers, and says of every other one why it is not for a model to mend.

const header = { cleveragents: { version: "3.0" } };
const custom = { name: "local/migrate", description: "Migrates.", source: "custom", code: "return {}" } as const;
const builtin = { name: "local/t", description: "Does it.", source: "builtin" } as const;
const skill = { name: "local/s", description: "Does things." } as const;
const inline = { description: "Formats.", source: "custom", code: "return {}" } as const;

test("B01: the capability of a flat tool is not lost", () => {
  const flat = {
    ...custom,
    writes: true,
    checkpointable: true,
    checkpoint_scope: "transaction",
    write_scope: "database:migrations",
    side_effects: ["schema_mutation"],
    timeout: 120,
  };
  const { capability, timeout } = Tool.fromConfig(flat);
  assert.deepEqual(
    [capability.writes, capability.checkpointable, capability.checkpoint_scope, capability.write_scope],
    [true, true, "transaction", "database:migrations"],
  );
  assert.deepEqual([...capability.side_effects, timeout], ["schema_mutation", 120]);
  assert.ok(configSchemaOf("Tool")?.accepts(flat));
  assert.deepEqual(faults(() => Tool.parse(flat)).slice(0, 1), ["unknown_key writes"]);
});

test("B02: resources in a map become slots", () => {
  const config = { ...custom, resources: { db: { type: "local/database", access: "read_write", required: true } } };
  const [slot] = Tool.fromConfig(config).resource_slots;
  assert.deepEqual([slot?.name, slot?.resource_type, slot?.access], ["db", "local/database", "read_write"]);
  assert.ok(configSchemaOf("Tool")?.accepts(config));
});

test("B03: a header and a wrapper are understood, and the flat form still is", () => {
  assert.equal(Tool.fromConfig({ ...header, tool: custom }).name, "local/migrate");
  assert.equal(Validation.fromConfig({ ...header, validation: builtin }).name, "local/t");
  assert.equal(Tool.fromConfig(custom).name, "local/migrate");
});

test("B05 and B06: the hook `execute` is in the model, in its schema and on the command line", () => {
  const config = { ...custom, lifecycle: { execute: "mod.fn" } };
  assert.equal(Tool.fromConfig(config).lifecycle?.execute, "mod.fn");
  assert.deepEqual({ ...Object(Reflect.get(Tool.parse(config).asCliDict(), "lifecycle")) }.execute, "mod.fn");
  assert.equal("lifecycle" in Tool.parse({ ...custom, lifecycle: {} }).asCliDict(), false);
  assert.ok(schemaAccepts("Tool", config));
  assert.notEqual(propertySchema("ToolLifecycle", "execute"), undefined);
});

test("B08: what is no JSON Schema is refused where the tool is declared", () => {
  assert.deepEqual(
    faults(() => Tool.parse({ ...builtin, input_schema: "text" })),
    ["wrong_type input_schema"],
  );
  assert.deepEqual(
    faults(() => Tool.parse({ ...builtin, input_schema: { type: "invalid_type" } })),
    ["not_in_enum input_schema.type"],
  );
});

test("B09 and B11: one rule for all names, with a server in front where there is one", () => {
  for (const name of ["dev:freemo/custom-analysis", "prod:cleverthis/deploy-action"]) {
    const { server, namespace, short_name } = Tool.parse({ ...builtin, name });
    assert.equal(`${server}:${namespace}/${short_name}`, name);
    assert.equal(Skill.parse({ ...skill, name }).name, name);
    assert.equal(SkillToolRef.fromConfig(name).name, name);
  }
});

test("B10: every part of a name begins with a letter", () => {
  for (const name of ["123abc/my-tool", "local/456-tool"]) {
    assert.deepEqual(
      faults(() => Tool.parse({ ...builtin, name })),
      ["pattern name"],
    );
    assert.deepEqual(
      faults(() => Skill.parse({ ...skill, name })),
      ["pattern name"],
    );
  }
});

test("B15: a validation says that it is one", () => {
  const registered = [Tool.parse(builtin), Validation.parse({ ...builtin, name: "local/v" })];
  assert.deepEqual(
    registered.filter(({ tool_type }) => tool_type === "validation").map(({ name }) => name),
    ["local/v"],
  );
});

test("B19: a mode in a block of its own counts", () => {
  assert.equal(Validation.fromConfig({ ...builtin, validation: { mode: "informational" } }).mode, "informational");
  assert.equal(Validation.fromConfig({ ...builtin, mode: "informational" }).mode, "informational");
});

test("B20: the output of a validation says whether it passed", () => {
  const output = { type: "object", properties: { message: { type: "string" } } };
  assert.deepEqual(
    faults(() => Validation.parse({ ...builtin, output_schema: output })),
    ["rule output_schema", "rule output_schema"],
  );
  const passed = { ...output, properties: { passed: { type: "boolean" } }, required: ["passed"] };
  assert.ok(Validation.is({ ...builtin, output_schema: passed }));
  assert.ok(Validation.is(builtin));
});

test("B26 and B45: what is wrapped or included is there, and no chain leads back or goes on for ever", () => {
  const wraps = (name: string, target: string): object => ({
    ...builtin,
    name,
    source: "wrapped",
    wraps: target,
    transform: "t",
  });
  const validations = [wraps("local/a", "local/b"), wraps("local/b", "local/a")];
  assert.deepEqual(
    faults(() => AgentCatalog.parse({ validations })),
    ["cycle validations.0.wraps"],
  );
  assert.deepEqual(
    faults(() => AgentCatalog.parse({ validations: [wraps("local/a", "local/none")] })),
    ["unknown_reference validations.0.wraps"],
  );
  const chain = Array.from({ length: 11 }, (_, index) => wraps(`local/v${index}`, `local/v${index + 1}`));
  const tools = [{ ...builtin, name: "local/v11" }];
  assert.deepEqual(
    faults(() => AgentCatalog.parse({ tools, validations: chain })).map((fault) => fault.split(" ")[0]),
    ["chain_too_long"],
  );
  const includes = (name: string, other: string): object => ({ ...skill, name, includes: [{ name: other }] });
  const skills = [includes("local/a", "local/b"), includes("local/b", "local/a")];
  assert.match(faults(() => AgentCatalog.parse({ skills }))[0] ?? "", /^cycle skills/u);
  assert.match(
    faults(() => AgentCatalog.parse({ skills: [includes("local/a", "local/c")] }))[0] ?? "",
    /^unknown_reference/u,
  );
});

test("B61: an inline tool without a name is called after its skill and its place", () => {
  const catalog = AgentCatalog.parse({
    skills: [{ ...skill, anonymous_tools: [inline, { ...inline, name: "notes" }] }],
  });
  assert.deepEqual(
    catalog.resolveSkill("local/s").map(({ name }) => name),
    ["local/s/inline-1", "local/s/notes"],
  );
});

test("B27: a skill may stand under its wrapper and a header", () => {
  assert.equal(Skill.fromConfig({ ...header, skill }).name, "local/s");
});

test("B28: inline tools go by both names, with the capability inside or flat", () => {
  for (const tool of [
    { ...inline, capability: { writes: true, checkpointable: true, checkpoint_scope: "file" } },
    { ...inline, writes: true, checkpointable: true, checkpoint_scope: "file" },
  ]) {
    for (const key of ["anonymous_tools", "inline_tools"]) {
      const [read] = Skill.fromConfig({ ...skill, [key]: [tool] }).anonymous_tools;
      assert.deepEqual([read?.capability.writes, read?.capability.checkpoint_scope], [true, "file"]);
    }
  }
});

test("B29 and B31: folders of agent skills and groups of builtins are parts of a skill", () => {
  const read = Skill.fromConfig({
    ...skill,
    agent_skills: [{ path: "./skills/x", sandbox_policy: "none" }],
    builtins: [{ group: "shell_operations" }],
  });
  assert.deepEqual([read.agent_skills[0]?.sandbox_policy, read.builtins[0]?.group], ["none", "shell_operations"]);
  assert.equal(Skill.fromConfig({ ...skill, agent_skill_folders: ["./skills/x"] }).agent_skills[0]?.path, "./skills/x");
});

test("B32: an include is a text or an object with overrides; a scope of writing is one text everywhere", () => {
  const override = (capability: object): object => ({
    name: "local/github",
    tool_overrides: [{ tool: "a/b", override: { capability } }],
  });
  const read = SkillInclude.fromConfig(override({ write_scope: "repo" }));
  assert.equal(read.tool_overrides[0]?.override.capability?.write_scope, "repo");
  assert.equal(SkillInclude.fromConfig("local/github").name, "local/github");
  assert.deepEqual(
    faults(() => SkillInclude.fromConfig(override({ write_scope: ["repo"] }))),
    ["wrong_type tool_overrides.0.override.capability.write_scope"],
  );
});

test("B33: a tool is referred to by a text, or by an object with an override", () => {
  assert.equal(SkillToolRef.fromConfig("local/run-migrations").name, "local/run-migrations");
  const ref = { name: "local/run-migrations", override: { capability: { human_approval_required: true } } };
  assert.equal(SkillToolRef.fromConfig(ref).override?.capability?.human_approval_required, true);
});

test("B34: an inline tool can say that it only reads", () => {
  const [read] = Skill.fromConfig({ ...skill, inline_tools: [{ ...inline, read_only: true }] }).anonymous_tools;
  assert.equal(read?.capability.read_only, true);
  const entry = {
    name: "local/s/inline-1",
    source_skill: "local/s",
    source: "custom",
    is_direct: true,
    is_inline: true,
  };
  const summary = SkillDefinition.parse({
    skill,
    resolved_tools: [{ ...entry, inline_tool: read, capability: read?.capability }],
    metadata: { name: "local/s", description: "Does things.", tool_count: 1 },
  }).resolved_tools;
  assert.equal(SkillCapabilitySummary.fromEntries(summary).read_only_tools, 1);
});

test("B35: an inline tool may come from any source but `wrapped`, with what that source needs", () => {
  const description = "Does it.";
  for (const tool of [
    { description, source: "builtin" },
    { description, source: "mcp", mcp_server: "linear", mcp_tool_name: "list" },
    { description, source: "agent_skill", agent_skill_path: "./skills/x" },
  ]) {
    assert.ok(SkillInlineTool.is(tool));
  }
  assert.deepEqual(
    faults(() => SkillInlineTool.parse({ description, source: "mcp" })),
    ["rule mcp_server", "rule mcp_tool_name"],
  );
  assert.deepEqual(
    faults(() => SkillInlineTool.parse({ description, source: "wrapped" })),
    ["not_allowed source"],
  );
});

test("B36: the transport of a server follows from what is given; its tools may be overridden", () => {
  assert.equal(SkillMcpSource.fromConfig({ server: "a", command: "a-mcp" }).transport, "stdio");
  assert.equal(SkillMcpSource.fromConfig({ server: "a", url: "https://a.example" }).transport, "streamable-http");
  const overrides = [{ tool: "list", override: { timeout: 5 } }];
  assert.equal(SkillMcpSource.fromConfig({ server: "a", command: "b", overrides }).overrides[0]?.override.timeout, 5);
});

test("B44: a read-only skill has no tool that writes, wherever the tool comes from", () => {
  const metadata = { name: "local/s", description: "Does things.", tool_count: 1, read_only: true };
  const entry = { name: "a/b", source_skill: "local/s", source: "builtin", is_direct: true, is_inline: false };
  const definition = { skill, metadata, resolved_tools: [{ ...entry, capability: { writes: true } }] };
  assert.notDeepEqual(
    faults(() => SkillDefinition.parse(definition)),
    [],
  );
  assert.equal(schemaAccepts("SkillDefinition", definition), false);
});

test("the page of reports names a test for every number that has one, and says of the others why not", () => {
  const page = readFileSync("spec/upstream-bugs.md", "utf8");
  const rows = [...page.matchAll(/^\| (B\d\d) \|.*\| (test|not ours): .* \|$/gmu)];
  const titles = readFileSync("test/facts/upstream-bugs.test.ts", "utf8");
  const tested = new Set(
    [...titles.matchAll(/^test\("((?:B\d\d(?: and |, )?)+):/gmu)].flatMap(([, ids = ""]) => ids.match(/B\d\d/gu) ?? []),
  );
  assert.ok(rows.length >= 40);
  for (const [, id = "", verdict] of rows) assert.equal(tested.has(id), verdict === "test", id);
  for (const id of tested)
    assert.ok(
      rows.some((row) => row[1] === id),
      id,
    );
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
