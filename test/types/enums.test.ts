import assert from "node:assert/strict";
import { test } from "node:test";
import {
  BindingMode,
  type CheckpointScope,
  McpTransport,
  type ResourceAccessMode,
  type SkillErrorType,
  type SkillInlineTool,
  Tool,
  ToolSource,
  type ToolType,
  type ValidationMode,
} from "cleveragents-model";
import { smallest } from "../facts/models.ts";
import { claim, type Equal } from "./claims.ts";

// An enum is a union of texts, and an object with each of them under its own name.

type MirrorOf<Value extends string> = { readonly [Key in Value]: Key };

test("an enum is a type", () => {
  claim<Equal<ToolSource, "mcp" | "agent_skill" | "builtin" | "custom" | "wrapped">>();
  claim<Equal<ToolType, "tool" | "validation">>();
  claim<Equal<CheckpointScope, "file" | "transaction" | "snapshot">>();
  claim<Equal<ResourceAccessMode, "read_only" | "read_write">>();
  claim<Equal<BindingMode, "contextual" | "static" | "parameter">>();
  claim<Equal<ValidationMode, "required" | "informational">>();
  claim<Equal<McpTransport, "stdio" | "sse" | "streamable-http">>();
  claim<
    Equal<
      SkillErrorType,
      | "skill_not_found"
      | "resolution_failure"
      | "cycle_detected"
      | "tool_activation_failure"
      | "tool_execution_failure"
      | "validation_error"
      | "permission_denied"
    >
  >();
  const source: ToolSource = "mcp";
  // @ts-expect-error there is no such source
  const wrong: ToolSource = "plugin";
  assert.deepEqual(
    [Object.values(ToolSource).includes(source), Object.values(ToolSource).includes(wrong)],
    [true, false],
  );
});

test("an enum is an object", () => {
  claim<Equal<typeof ToolSource, MirrorOf<ToolSource>>>();
  claim<Equal<typeof ToolType, MirrorOf<ToolType>>>();
  claim<Equal<typeof CheckpointScope, MirrorOf<CheckpointScope>>>();
  claim<Equal<typeof ResourceAccessMode, MirrorOf<ResourceAccessMode>>>();
  claim<Equal<typeof BindingMode, MirrorOf<BindingMode>>>();
  claim<Equal<typeof ValidationMode, MirrorOf<ValidationMode>>>();
  claim<Equal<typeof McpTransport, MirrorOf<McpTransport>>>();
  claim<Equal<typeof SkillErrorType, MirrorOf<SkillErrorType>>>();
  assert.equal(ToolSource.agent_skill, "agent_skill");
  assert.equal(McpTransport["streamable-http"], "streamable-http");
  // @ts-expect-error there is no such member
  assert.equal(ToolSource.plugin, undefined);
});

test("a switch over an enum can be complete, and the compiler knows", () => {
  const explain = (mode: BindingMode): string => {
    switch (mode) {
      case BindingMode.contextual:
        return "project";
      case "static":
        return "declaration";
      case BindingMode.parameter:
        return "call";
    }
  };
  assert.deepEqual(Object.values(BindingMode).map(explain), ["project", "declaration", "call"]);
});

test("a field that takes fewer values than its enum says so", () => {
  claim<Equal<SkillInlineTool["source"], Exclude<ToolSource, "wrapped">>>();
  claim<Equal<Tool["source"], ToolSource>>();
  assert.equal(Tool.parse(smallest.Tool).source, ToolSource.builtin);
});
