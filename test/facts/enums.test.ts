import assert from "node:assert/strict";
import { test } from "node:test";
import {
  BindingMode,
  CheckpointScope,
  McpTransport,
  ResourceAccessMode,
  SkillErrorType,
  ToolSource,
  ToolType,
  ValidationMode,
} from "cleveragents-model";
import { faults, type ModelName, smallest } from "./models.ts";
import { schemaAccepts } from "./schemas.ts";

/** An enum, its values in order, and a field that holds it. */
interface EnumFact {
  readonly name: string;
  readonly members: Readonly<Record<string, string>>;
  readonly values: readonly string[];
  readonly model: ModelName;
  readonly field: string;
  /** What must stand beside one of the values for the model to be content. */
  readonly beside?: Readonly<Record<string, object>>;
}

const enums: readonly EnumFact[] = [
  {
    name: "ToolSource",
    members: ToolSource,
    values: ["mcp", "agent_skill", "builtin", "custom", "wrapped"],
    model: "Tool",
    field: "source",
    beside: {
      mcp: { mcp_server: "linear", mcp_tool_name: "create_issue" },
      agent_skill: { agent_skill_path: "./skills/a" },
      custom: { code: "return {}" },
      wrapped: { tool_type: "validation" },
    },
  },
  { name: "ToolType", members: ToolType, values: ["tool", "validation"], model: "Tool", field: "tool_type" },
  {
    name: "CheckpointScope",
    members: CheckpointScope,
    values: ["file", "transaction", "snapshot"],
    model: "ToolCapability",
    field: "checkpoint_scope",
  },
  {
    name: "ResourceAccessMode",
    members: ResourceAccessMode,
    values: ["read_only", "read_write"],
    model: "ResourceSlot",
    field: "access",
  },
  {
    name: "BindingMode",
    members: BindingMode,
    values: ["contextual", "static", "parameter"],
    model: "ResourceSlot",
    field: "binding",
    beside: { static: { static_resource: "local/db" } },
  },
  {
    name: "ValidationMode",
    members: ValidationMode,
    values: ["required", "informational"],
    model: "Validation",
    field: "mode",
  },
  {
    name: "SkillErrorType",
    members: SkillErrorType,
    values: [
      "skill_not_found",
      "resolution_failure",
      "cycle_detected",
      "tool_activation_failure",
      "tool_execution_failure",
      "validation_error",
      "permission_denied",
    ],
    model: "SkillError",
    field: "error_type",
  },
  {
    name: "McpTransport",
    members: McpTransport,
    values: ["stdio", "sse", "streamable-http"],
    model: "SkillMcpSource",
    field: "transport",
    beside: {
      sse: { command: null, url: "https://a.example/sse" },
      "streamable-http": { command: null, url: "https://a.example/mcp" },
    },
  },
];

for (const { name, members, values, model, field, beside } of enums) {
  test(`${name} has the values ${values.join(", ")} and no others`, () => {
    assert.deepEqual(
      Object.entries(members),
      values.map((value) => [value, value]),
    );
    assert.ok(Object.isFrozen(members));
  });
  for (const value of values) {
    const document = { ...smallest[model], ...beside?.[value], [field]: value };
    test(`${model}.${field} can be ${value}`, () => {
      assert.deepEqual(faults(model, document), []);
    });
    test(`the schema of ${model} lets ${field} be ${value}`, () => {
      assert.ok(schemaAccepts(model, document));
    });
  }
  test(`${model}.${field} can be nothing else`, () => {
    for (const value of [values[0]?.toUpperCase(), `${values[0]} `, "constructor", "toString"]) {
      const document = { ...smallest[model], [field]: value };
      assert.ok(faults(model, document).includes(`${field}: not_in_enum`), value);
      assert.ok(!schemaAccepts(model, document), value);
    }
  });
}
