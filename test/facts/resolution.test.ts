import assert from "node:assert/strict";
import { test } from "node:test";
import {
  AgentCatalog,
  mapToolError,
  type ResolvedToolEntry,
  SkillError,
  SkillFailure,
  ValidationError,
} from "cleveragents-model";

// What a skill comes to, sentence by sentence, and what reports from the field say goes wrong without it.

const tool = (name: string, more: object = {}): object => ({
  name,
  description: "A tool.",
  source: "builtin",
  ...more,
});
const onServer = (name: string, server: string, at: string, more: object = {}): object =>
  tool(name, { source: "mcp", mcp_server: server, mcp_tool_name: at, ...more });
const skill = (name: string, more: object = {}): object => ({ name, description: "A skill.", ...more });
const taking = (...names: readonly string[]): object => ({ tools: names.map((name) => ({ name })) });
const including = (...names: readonly string[]): object => ({ includes: names.map((name) => ({ name })) });
const server = (name: string, more: object = {}): object => ({ name, transport: "stdio", command: "run", ...more });

function resolved(catalog: object, name: string): readonly ResolvedToolEntry[] {
  return AgentCatalog.parse(catalog).resolveSkill(name);
}

function namesOf(catalog: object, name: string): readonly string[] {
  return resolved(catalog, name).map((entry) => entry.name);
}

function told(catalog: object): readonly string[] {
  return AgentCatalog.validate(catalog).map(({ code, rule, path }) => `${rule ?? code} ${path.join(".")}`);
}

test("own tools come first, then inline ones, servers, agent skills and groups, then includes in order, depth first", () => {
  const catalog = {
    tools: [
      tool("a/t"),
      onServer("a/m", "s", "m"),
      tool("a/f", { source: "agent_skill", agent_skill_path: "./f" }),
      tool("a/g"),
    ],
    builtin_groups: { files: ["a/g"] },
    skills: [
      skill("k/deep", taking("a/t", "a/g")),
      skill("k/one", { ...including("k/deep"), anonymous_tools: [{ description: "One.", source: "builtin" }] }),
      skill("k/two", { anonymous_tools: [{ description: "Two.", source: "builtin" }] }),
      skill("k/top", {
        ...including("k/two", "k/one"),
        builtins: [{ group: "files" }],
        agent_skills: [{ path: "./f" }],
        mcp_servers: [server("s")],
        anonymous_tools: [{ name: "notes", description: "Notes.", source: "builtin" }],
        ...taking("a/t"),
      }),
    ],
  };
  assert.deepEqual(namesOf(catalog, "k/top"), [
    "a/t",
    "k/top/notes",
    "a/m",
    "a/f",
    "a/g",
    "k/two/inline-1",
    "k/one/inline-1",
  ]);
  assert.deepEqual(namesOf(catalog, "k/one"), ["k/one/inline-1", "a/t", "a/g"]);
});

test("the first entry with a name wins, and says who brought it", () => {
  const skills = [skill("k/base", taking("a/t", "a/u")), skill("k/top", { ...taking("a/u"), ...including("k/base") })];
  const entries = resolved({ tools: [tool("a/t"), tool("a/u")], skills }, "k/top");
  assert.deepEqual(
    entries.map(({ name, source_skill, is_direct }) => [name, source_skill, is_direct]),
    [
      ["a/u", "k/top", true],
      ["a/t", "k/base", false],
    ],
  );
});

test("a skill that is reached on two ways brings its tools once", () => {
  const skills = [
    skill("k/end", taking("a/t")),
    skill("k/one", including("k/end")),
    skill("k/two", including("k/end")),
    skill("k/top", including("k/one", "k/two")),
  ];
  assert.deepEqual(namesOf({ tools: [tool("a/t")], skills }, "k/top"), ["a/t"]);
});

test("a server stands for the tools that the catalog knows of it, as far as the filter lets them through", () => {
  const tools = [onServer("a/x", "s", "x"), onServer("a/y", "s", "y"), onServer("a/z", "other", "z")];
  const filtered = (filter: object): readonly string[] =>
    namesOf({ tools, skills: [skill("k/s", { mcp_servers: [server("s", { tool_filter: filter })] })] }, "k/s");
  assert.deepEqual(filtered({}), ["a/x", "a/y"]);
  assert.deepEqual(filtered({ include: ["y", "unheard-of"] }), ["a/y"]);
  assert.deepEqual(filtered({ exclude: ["y"] }), ["a/x"]);
  assert.deepEqual(filtered({ include: ["x"], exclude: ["x"] }), []);
  const [entry] = resolved({ tools, skills: [skill("k/s", { mcp_servers: [server("s")] })] }, "k/s");
  assert.equal(entry?.source, "mcp:s");
});

test("what is unknown never looks read-only", () => {
  const skills = [skill("k/s", { mcp_servers: [server("nowhere")], agent_skills: [{ path: "./lost" }] })];
  const entries = resolved({ skills }, "k/s");
  assert.deepEqual(
    entries.map(({ name, source, capability }) => [
      name,
      source,
      capability.writes,
      capability.unsafe,
      capability.read_only,
    ]),
    [
      ["mcp:nowhere", "mcp:nowhere", true, true, false],
      ["agent_skill:./lost", "agent_skill:./lost", true, true, false],
    ],
  );
});

test("an inline tool is called by its full name, by the skill and its bare name, or by the skill and its number", () => {
  const inline = (name?: string): object => ({
    description: "Inline.",
    source: "builtin",
    ...(name === undefined ? {} : { name }),
  });
  const skills = [skill("k/s", { anonymous_tools: [inline("a/full"), inline("bare"), inline(), inline()] })];
  const entries = resolved({ skills }, "k/s");
  assert.deepEqual(
    entries.map(({ name }) => name),
    ["a/full", "k/s/bare", "k/s/inline-3", "k/s/inline-4"],
  );
  assert.ok(entries.every(({ is_inline, inline_tool }) => is_inline && inline_tool !== null));
});

const pushing = tool("git/push", { capability: { writes: true, side_effects: ["network"] }, timeout: 10 });
const overriding = (override: object, name: string = "git/push"): object => ({
  includes: [{ name: "k/git", tool_overrides: [{ tool: name, override }] }],
});

test("an override changes what it names, field by field, and a list as a whole", () => {
  const skills = [
    skill("k/git", taking("git/push")),
    skill("k/top", overriding({ timeout: 5, capability: { unsafe: true, side_effects: [] } })),
  ];
  const catalog = AgentCatalog.parse({ tools: [pushing], skills });
  const [entry] = catalog.resolveSkill("k/top");
  assert.deepEqual(
    [entry?.timeout, entry?.capability.writes, entry?.capability.unsafe, entry?.capability.side_effects],
    [5, true, true, []],
  );
  assert.equal(entry?.description, "A tool.");
  // Whoever has the tool itself is not touched.
  assert.equal(catalog.resolveSkill("k/git")[0]?.timeout, 10);
});

test("the tool's own override comes first, then each include on the way out; the skill that is resolved wins", () => {
  const skills = [
    skill("k/git", { tools: [{ name: "git/push", override: { timeout: 1, description: "One." } }] }),
    skill("k/mid", overriding({ timeout: 2, description: "Two." })),
    skill("k/top", { includes: [{ name: "k/mid", tool_overrides: [{ tool: "git/push", override: { timeout: 3 } }] }] }),
  ];
  const catalog = AgentCatalog.parse({ tools: [pushing], skills });
  const seen = ["k/git", "k/mid", "k/top"].map((name) => catalog.resolveSkill(name)[0]);
  assert.deepEqual(
    seen.map((entry) => [entry?.timeout, entry?.description]),
    [
      [1, "One."],
      [2, "Two."],
      [3, "Two."],
    ],
  );
});

test("an override that breaks the capability is told at the override, when the catalog is parsed", () => {
  const broken = { capability: { read_only: true } };
  const own = { tools: [{ name: "git/push", override: broken }] };
  assert.deepEqual(told({ tools: [pushing], skills: [skill("k/git", own)] }), [
    "read_only_never_writes skills.0.tools.0.override",
  ]);
  assert.deepEqual(
    told({ tools: [pushing], skills: [skill("k/git", taking("git/push")), skill("k/top", overriding(broken))] }),
    ["read_only_never_writes skills.1.includes.0.tool_overrides.0.override"],
  );
  const mcp = { mcp_servers: [server("s", { overrides: [{ tool: "x", override: broken }] })] };
  const tools = [onServer("a/x", "s", "x", { capability: { writes: true } })];
  assert.deepEqual(told({ tools, skills: [skill("k/s", mcp)] }), [
    "read_only_never_writes skills.0.mcp_servers.0.overrides.0.override",
  ]);
});

test("an override for a tool that does not come along is refused, except for servers", () => {
  const skills = [skill("k/git", taking("git/push")), skill("k/top", overriding({}, "git/pull"))];
  assert.deepEqual(told({ tools: [pushing, tool("git/pull")], skills }), [
    "unknown_reference skills.1.includes.0.tool_overrides.0.tool",
  ]);
  const mcp = { mcp_servers: [server("s", { overrides: [{ tool: "unheard-of", override: { timeout: 1 } }] })] };
  assert.deepEqual(told({ skills: [skill("k/s", mcp)] }), []);
});

test("a server's override is for the name that the server gives", () => {
  const tools = [onServer("a/x", "s", "x"), onServer("a/y", "s", "y")];
  const overrides = [{ tool: "y", override: { timeout: 7 } }];
  const entries = resolved({ tools, skills: [skill("k/s", { mcp_servers: [server("s", { overrides })] })] }, "k/s");
  assert.deepEqual(
    entries.map(({ name, timeout }) => [name, timeout]),
    [
      ["a/x", 300],
      ["a/y", 7],
    ],
  );
});

test("an unknown skill is skill_not_found, whatever it is called, and the report comes out unchanged", () => {
  const catalog = AgentCatalog.parse({});
  for (const name of ["k/s", "", "__proto__", "\uD800", "x".repeat(1000)]) {
    let thrown: unknown;
    try {
      catalog.resolveSkill(name);
    } catch (error) {
      thrown = error;
    }
    assert.ok(thrown instanceof SkillFailure && thrown instanceof Error, name);
    assert.equal(thrown.error.error_type, "skill_not_found");
    assert.ok(Object.isFrozen(thrown));
    assert.equal(mapToolError(thrown, { skill_name: "k/other" }), thrown.error);
  }
});

test("a failure is made of any report, and of nothing else", () => {
  const report = { error_type: "permission_denied", message: "No.", skill_name: "k/s" } as const;
  const failure = new SkillFailure(report);
  assert.ok(failure.error.equals(SkillError.parse(report)));
  assert.deepEqual([failure.name, failure.message], ["SkillFailure", "No."]);
  assert.throws(() => new SkillFailure(JSON.parse("{}")), ValidationError);
});

test("skills that include each other 20,000 deep are resolved without using up the stack, or more time than they are worth", () => {
  const size = 20_000;
  const own = { anonymous_tools: [{ description: "Inline.", source: "builtin" }] };
  const skills = Array.from({ length: size }, (_, index) =>
    skill(`k/s${index}`, { ...own, ...(index === 0 ? {} : including(`k/s${index - 1}`)) }),
  );
  const entries = AgentCatalog.parse({ skills }).resolveSkill(`k/s${size - 1}`);
  assert.deepEqual(
    [entries.length, entries[0]?.source_skill, entries.at(-1)?.source_skill],
    [size, `k/s${size - 1}`, "k/s0"],
  );
});

test("resolving is done once, and what comes out cannot be changed", () => {
  const catalog = AgentCatalog.parse({ tools: [tool("a/t")], skills: [skill("k/s", taking("a/t"))] });
  const entries = catalog.resolveSkill("k/s");
  assert.equal(catalog.resolveSkill("k/s"), entries);
  assert.ok(Object.isFrozen(entries) && entries.every((entry) => Object.isFrozen(entry)));
});

test("a catalog that is refused for circles or for references to nothing maps to a report that says so", () => {
  const typeOf = (catalog: object): string => {
    const result = AgentCatalog.safeParse(catalog);
    assert.ok(!result.success);
    return mapToolError(result.error, { skill_name: "k/s" }).error_type;
  };
  const circle = [skill("k/a", including("k/b")), skill("k/b", including("k/a"))];
  assert.equal(typeOf({ skills: circle }), "cycle_detected");
  assert.equal(typeOf({ skills: [skill("k/a", including("k/b"))] }), "resolution_failure");
  assert.equal(typeOf({ skills: [{}] }), "validation_error");
});
