import assert from "node:assert/strict";
import { test } from "node:test";
import { AgentCatalog } from "cleveragents-model";

// What is true of catalogs, sentence by sentence, and what reports from the field say goes wrong without them.

const tool = (name: string): object => ({ name, description: "A tool.", source: "builtin" });
const plain = (name: string): object => ({ name, description: "Judges.", source: "builtin" });
const wrapper = (name: string, wraps: string): object => ({
  name,
  description: "Judges.",
  source: "wrapped",
  wraps,
  transform: "def transform(out): return out",
});
const skill = (name: string, more: object = {}): object => ({ name, description: "A skill.", ...more });
const including = (name: string, ...names: readonly string[]): object =>
  skill(name, { includes: names.map((included) => ({ name: included })) });

test("a catalog is empty by default", () => {
  assert.deepEqual(AgentCatalog.parse({}).toJSON(), { tools: [], validations: [], skills: [], builtin_groups: {} });
});

test("tools take only what is no validation", () => {
  assert.deepEqual(told({ tools: [{ ...tool("a/x"), tool_type: "validation" }] }), [
    "tools_are_no_validations tools.0.tool_type",
  ]);
});

test("tools and validations share one stock of names: a collision names both places", () => {
  const catalog = { tools: [tool("a/x"), tool("a/y")], validations: [plain("a/y")] };
  assert.deepEqual(told(catalog), ["duplicate validations.0.name"]);
  assert.match(AgentCatalog.validate(catalog)[0]?.message ?? "", /"a\/y".*tools\[1\]/u);
  assert.deepEqual(told({ tools: [tool("a/x"), tool("a/x")] }), ["duplicate tools.1.name"]);
  assert.deepEqual(told({ tools: [tool("a/x")], skills: [skill("a/x")] }), []);
});

for (const [what, catalog, path] of [
  ["a tool of a skill", { skills: [skill("a/s", { tools: [{ name: "a/x" }] })] }, "skills.0.tools.0.name"],
  ["an included skill", { skills: [including("a/s", "a/t")] }, "skills.0.includes.0.name"],
  ["what a validation wraps", { validations: [wrapper("a/v", "a/x")] }, "validations.0.wraps"],
  ["a group of a skill", { skills: [skill("a/s", { builtins: [{ group: "files" }] })] }, "skills.0.builtins.0.group"],
  ["a tool of a group", { builtin_groups: { files: ["a/x"] } }, "builtin_groups.files.0"],
] as const) {
  test(`${what} must be there`, () => {
    assert.deepEqual(told(catalog), [`unknown_reference ${path}`]);
  });
}

test("a skill takes validations as well as tools", () => {
  const skills = [skill("a/s", { tools: [{ name: "a/x" }, { name: "a/v" }] })];
  assert.deepEqual(told({ tools: [tool("a/x")], validations: [plain("a/v")], skills }), []);
});

test("includes in a circle are refused, and the message goes round it", () => {
  const catalog = { skills: [including("b/y", "a/x"), including("a/x", "b/y")] };
  assert.deepEqual(told(catalog), ["cycle skills.1.includes.0.name"]);
  assert.match(AgentCatalog.validate(catalog)[0]?.message ?? "", /a\/x -> b\/y -> a\/x/u);
  assert.deepEqual(told({ skills: [including("a/x", "a/x")] }), ["cycle skills.0.includes.0.name"]);
});

test("a skill that is reached on two ways is no circle", () => {
  const skills = [
    including("a/top", "a/one", "a/two"),
    including("a/one", "a/end"),
    including("a/two", "a/end"),
    skill("a/end"),
  ];
  assert.deepEqual(told({ skills }), []);
});

test("ten wraps in a row pass, eleven do not, and none go in a circle", () => {
  const chain = (wraps: number): object => ({
    tools: [tool("a/v0")],
    validations: Array.from({ length: wraps }, (_, index) => wrapper(`a/v${index + 1}`, `a/v${index}`)),
  });
  assert.deepEqual(told(chain(10)), []);
  assert.deepEqual(told(chain(11)), ["chain_too_long validations.10.wraps"]);
  assert.deepEqual(told(chain(30)), ["chain_too_long validations.10.wraps"]);
  assert.deepEqual(told({ validations: [wrapper("a/v", "a/w"), wrapper("a/w", "a/v")] }), [
    "cycle validations.0.wraps",
  ]);
});

test("includes may lie inside each other as deep as one likes", () => {
  const skills = Array.from({ length: 3000 }, (_, index) =>
    including(`a/s${index}`, ...(index > 0 ? [`a/s${index - 1}`] : [])),
  );
  assert.deepEqual(told({ skills }), []);
});

test("parse, safeParse and is come to the same verdict", () => {
  const catalog = { skills: [including("a/x", "a/x")] };
  assert.equal(AgentCatalog.is(catalog), false);
  assert.equal(AgentCatalog.safeParse(catalog).success, false);
  assert.throws(() => AgentCatalog.parse(catalog), { name: "ValidationError" });
});

test("issues come after all others, and only about what is well-formed", () => {
  const circle = [including("a/x", "a/x")];
  assert.deepEqual(told({ tools: [{}], skills: circle, extra: 1 }), [
    "missing tools.0.name",
    "missing tools.0.description",
    "missing tools.0.source",
    "unknown_key extra",
    "cycle skills.0.includes.0.name",
  ]);
  // As long as a tool is broken, nobody knows what tools there are.
  const skills = [skill("a/s", { tools: [{ name: "a/x" }] })];
  assert.deepEqual(told({ tools: [{ ...tool("a/x"), timeout: "1" }], skills }), ["wrong_type tools.0.timeout"]);
});

function told(catalog: unknown): readonly string[] {
  return AgentCatalog.validate(catalog).map(({ code, rule, path }) => `${rule ?? code} ${path.join(".")}`);
}
