import assert from "node:assert/strict";
import { test } from "node:test";
import { ResourceSlot, SkillMcpSource, SkillResult, Tool, ToolSource, ValidationError } from "cleveragents-model";
import { smallest } from "../facts/models.ts";

// What is frozen at run time is read-only to the compiler: each line under an expected error is refused by both.

const tool = Tool.parse({
  ...smallest.Tool,
  input_schema: { type: "object" },
  resource_slots: [smallest.ResourceSlot],
});

test("no field of an instance can be set or deleted", () => {
  // @ts-expect-error a field
  assert.throws(() => (tool.timeout = 5), TypeError);
  // @ts-expect-error a field that may be null
  assert.throws(() => (tool.lifecycle = null), TypeError);
  // @ts-expect-error a derived property
  assert.throws(() => (tool.namespace = "other"), TypeError);
  // @ts-expect-error a field that must be there
  assert.throws(() => delete tool.description, TypeError);
  // @ts-expect-error a field that no tool has
  assert.throws(() => (tool.colour = "red"), TypeError);
});

test("nothing inside an instance can be set either", () => {
  const slot = ResourceSlot.parse(smallest.ResourceSlot);
  // @ts-expect-error a field of a model in a model
  assert.throws(() => (tool.capability.writes = true), TypeError);
  // @ts-expect-error an element of a list
  assert.throws(() => (tool.resource_slots[0] = slot), TypeError);
  // @ts-expect-error a list that would grow
  assert.throws(() => tool.resource_slots.push(), TypeError);
  const schema = tool.input_schema ?? {};
  // @ts-expect-error a JSON object
  assert.throws(() => (schema["type"] = "array"), TypeError);
  const source = SkillMcpSource.parse({ ...smallest.SkillMcpSource, env: { A: "b" } });
  // @ts-expect-error a map
  assert.throws(() => (source.env["A"] = "c"), TypeError);
  const result = SkillResult.parse({ ...smallest.SkillResult, resource_changes: [{ path: "a" }] });
  // @ts-expect-error a list of JSON objects
  assert.throws(() => result.resource_changes.pop(), TypeError);
});

test("neither enums, nor models, nor the issues of an error can be changed", () => {
  // @ts-expect-error a value of an enum
  assert.throws(() => (ToolSource.mcp = "mcp"), TypeError);
  const standard = Tool["~standard"];
  // @ts-expect-error the part of a model that others read
  assert.throws(() => (Tool["~standard"] = standard), TypeError);
  const refused = Tool.safeParse({});
  assert.ok(!refused.success);
  const mine = Tool.validate({});
  for (const { issues } of [refused.error, new ValidationError(mine)]) {
    // @ts-expect-error a list of issues
    assert.throws(() => issues.pop(), TypeError);
    const [issue] = issues;
    assert.ok(issue !== undefined);
    // @ts-expect-error an issue
    assert.throws(() => (issue.message = ""), TypeError);
    // @ts-expect-error where an issue is
    assert.throws(() => (issue.path[0] = ""), TypeError);
  }
  assert.ok(
    !Object.isFrozen(mine) && !mine.some((issue) => Object.isFrozen(issue)),
    "an error froze what is not its own",
  );
});
