import assert from "node:assert/strict";
import { test } from "node:test";
import { AgentCatalog, Skill, Tool, Validation } from "cleveragents-model";

const tool = { name: "a/x", description: "A tool.", source: "builtin" } as const;
const validation = { name: "a/v", description: "Judges.", source: "builtin" } as const;
const skill = { name: "a/x", description: "A skill.", tools: [{ name: "a/x" }] };
const catalog = AgentCatalog.parse({ tools: [tool], validations: [validation], skills: [skill] });

test("members are found by their key, each by the function of its type", () => {
  const found: Tool | undefined = catalog.tool("a/x");
  assert.ok(found?.equals(Tool.parse(tool)));
  assert.ok(catalog.validation("a/v")?.equals(Validation.parse(validation)));
  assert.ok(catalog.skill("a/x")?.equals(Skill.parse(skill)));
  assert.equal(catalog.tool("a/x"), catalog.tools[0]);
});

test("what is not there is undefined, whatever it is called", () => {
  for (const name of ["a/v", "", "__proto__", "constructor", "toString", "size"]) {
    assert.equal(catalog.tool(name), undefined, name);
    assert.equal(catalog.skill(name), undefined, name);
  }
  assert.equal(AgentCatalog.parse({}).tool("a/x"), undefined);
});

test("to look something up changes nothing that can be seen", () => {
  const before = JSON.stringify(catalog);
  const fresh = AgentCatalog.parse({ tools: [tool], validations: [validation], skills: [skill] });
  catalog.tool("a/x");
  assert.ok(Object.isFrozen(catalog));
  assert.deepEqual(Object.keys(catalog), ["tools", "validations", "skills", "builtin_groups"]);
  assert.equal(JSON.stringify(catalog), before);
  assert.ok(catalog.equals(fresh) && fresh.equals(catalog));
  assert.deepEqual({ ...catalog }, { ...fresh });
});

test("a catalog that is made of another one has members of its own", () => {
  const other = catalog.with({ skills: [], tools: [{ ...tool, name: "a/y" }] });
  assert.equal(other.tool("a/x"), undefined);
  assert.equal(other.tool("a/y"), other.tools[0]);
  assert.equal(catalog.tool("a/y"), undefined);
});

test("what would break a catalog is refused when it is changed, and named", () => {
  assert.throws(() => catalog.with({ tools: [] }), {
    name: "ValidationError",
    message:
      'Not a valid AgentCatalog. skills[0].tools[0].name: There is no operation "a/x" under "tools" or "validations".',
  });
});
