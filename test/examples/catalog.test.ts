import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { AgentCatalog, Skill, Tool, Validation } from "cleveragents-model";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { validateDocuments } from "../../generator/documents/validate-documents.ts";
import { readOwnSpec } from "../generated/own-spec.ts";
import { placeText } from "../support/compile-spec.ts";
import { plainYaml } from "../support/plain-yaml.ts";

// The catalog of a team, in several files, as people write it.

const program = readOwnSpec();
const folder = "examples/catalog";
const files = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]));

test("the files together are one valid catalog of thirty entries or more", () => {
  assert.deepEqual(told(files), []);
  const { tools, validations, skills, builtin_groups } = joined();
  assert.ok(tools.length + validations.length + skills.length + Object.keys(builtin_groups).length >= 30);
  const sources = new Set(tools.map(({ source }) => source));
  assert.deepEqual([...sources].sort(), ["agent_skill", "builtin", "custom", "mcp"]);
});

test("the release skill comes to the tools of all its parts, changed on the way", () => {
  const entries = joined().resolveSkill("team/release");
  const names = entries.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const name of ["core/shell", "repo/push", "checks/tests-pass", "dev:team/create-issue", "team/notes/inline-2"]) {
    assert.ok(names.includes(name), name);
  }
  assert.ok(!names.includes("dev:team/delete-issue"));
  const find = (name: string) => entries.find((entry) => entry.name === name);
  assert.deepEqual([find("repo/push")?.timeout, find("repo/push")?.capability.human_approval_required], [120, false]);
  assert.equal(find("dev:team/create-issue")?.capability.human_approval_required, true);
  assert.deepEqual([find("core/shell")?.is_direct, find("repo/push")?.is_direct], [true, false]);
});

for (const [what, changes, expected] of [
  ["a name that is taken in another file", { "skills.yaml": ["name: team/git", "name: team/release"] }, "duplicate"],
  [
    "a reference to nothing",
    { "release.yaml": ["- team/quality", "- team/qualty"] },
    "unknown_reference release.yaml:10:7",
  ],
  ["a circle through two files", { "skills.yaml": ["includes: [team/read]", "includes: [team/release]"] }, "cycle"],
  ["a fault inside a member", { "tools.yaml": ["timeout: 60", "timeout: 0"] }, "too_small tools.yaml:39:14"],
  [
    "a group that two files have",
    { "skills.yaml": ["skills:", "builtin_groups: { git: [] }\nskills:"] },
    "duplicate_key tools.yaml:117:3",
  ],
  ["a key that nothing has", { "release.yaml": ["  version:", "  verzion:"] }, "unknown_key release.yaml:6:3"],
] as const) {
  test(`${what} is told at its place`, () => {
    const changed: Record<string, string> = { ...files };
    for (const [name, [from, to]] of Object.entries(changes)) {
      const text = changed[name] ?? "";
      assert.ok(text.includes(from));
      changed[name] = text.replace(from, to);
    }
    const found = told(changed);
    assert.ok(
      found.some((each) => each.startsWith(expected)),
      found.join("\n"),
    );
  });
}

test("a fault between files names both places", () => {
  const override = (text: string): Record<string, string> => ({
    "tools.yaml": "tools:\n  - { name: a/x, description: X., source: builtin, writes: true }\n",
    "git.yaml": "skill:\n  name: k/git\n  description: Git.\n  tools: [a/x]\n",
    "top.yaml": `skill:\n  name: k/top\n  description: Top.\n  includes: [{ name: k/git, toolOverrides: [${text}] }]\n`,
  });
  const both = (texts: Record<string, string>): readonly string[] =>
    diagnosticsOf(texts).flatMap(({ related = [], ...each }) => [
      placeText(each, texts),
      each.message,
      ...related.map(({ span, message }) => placeText({ ...each, span, message }, texts)),
    ]);
  assert.deepEqual(both(override("{ tool: a/x, override: { readOnly: true } }")), [
    "rule top.yaml:4:58",
    "A read-only tool cannot write: remove `read_only` or `writes`.",
    "rule tools.yaml:2:7",
  ]);
  assert.deepEqual(both(override("{ tool: a/y, override: {} }")), [
    "unknown_reference top.yaml:4:53",
    'Nothing that could be changed here is called "a/y".',
    "unknown_reference git.yaml:2:9",
  ]);
  assert.deepEqual(both({ ...override(""), "more.yaml": "tool: { name: a/x, description: X., source: builtin }\n" }), [
    "duplicate more.yaml:1:15",
    'The operation "a/x" is there already.',
    "duplicate tools.yaml:2:13",
  ]);
});

test("what leads too far, or back, through several files names every step and where it stands", () => {
  const wrapper = (index: number): string =>
    `validations:\n  - { name: a/v${index}, description: V., source: wrapped, wraps: a/v${index - 1}, transform: t }\n`;
  const chain = (length: number): Record<string, string> => ({
    "v0.yaml": "tools:\n  - { name: a/v0, description: X., source: builtin }\n",
    ...Object.fromEntries(Array.from({ length }, (_, index) => [`v${index + 1}.yaml`, wrapper(index + 1)])),
  });
  const way = Array.from({ length: 12 }, (_, index) => `a/v${11 - index}`).join(" -> ");
  assert.deepEqual(told(chain(10)), []);
  assert.deepEqual(told(chain(11)), ["chain_too_long v11.yaml:2:61"]);
  assert.equal(diagnosticsOf(chain(11))[0]?.message, `Expected at most 10 in a row, found ${way}.`);
  const circle = {
    "one.yaml": "skill: { name: k/one, description: One., includes: [k/two] }\n",
    "two.yaml": "skill: { name: k/two, description: Two., includes: [k/one] }\n",
  };
  const [fault] = diagnosticsOf(circle);
  assert.deepEqual(told(circle), ["cycle one.yaml:1:53"]);
  assert.equal(fault?.message, "Expected no circle, found k/one -> k/two -> k/one.");
  assert.deepEqual(
    fault?.related?.map(({ span }) => span?.file),
    ["two.yaml"],
  );
});

function told(texts: Readonly<Record<string, string>>): readonly string[] {
  return diagnosticsOf(texts).map((each) => placeText(each, texts));
}

function diagnosticsOf(texts: Readonly<Record<string, string>>): readonly Diagnostic[] {
  const sink: { diagnostics: Diagnostic[] } = { diagnostics: [] };
  const documents = Object.entries(texts).map(([path, text]) => ({ file: { path, text }, format: "yaml" as const }));
  validateDocuments(program, "AgentCatalog", documents, sink);
  return sink.diagnostics;
}

function joined(): AgentCatalog {
  const parts = Object.values(files).map((text): Part => ({ ...plainYaml(text) }));
  const all = (key: "tools" | "validations" | "skills"): readonly unknown[] => parts.flatMap((part) => part[key] ?? []);
  const groups = Object.assign({}, ...parts.map(({ builtinGroups = {} }) => builtinGroups));
  return AgentCatalog.parse({
    tools: all("tools").map((tool) => Tool.fromConfig(tool)),
    validations: all("validations").map((validation) => Validation.fromConfig(validation)),
    skills: [...all("skills"), ...parts.flatMap(({ skill }) => skill ?? [])].map((skill) => Skill.fromConfig(skill)),
    builtin_groups: groups,
  });
}

interface Part {
  readonly tools?: readonly unknown[];
  readonly validations?: readonly unknown[];
  readonly skills?: readonly unknown[];
  readonly skill?: unknown;
  readonly builtinGroups?: object;
}
