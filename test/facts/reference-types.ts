/** Values that a type of the reference pages takes, and values that it does not. */
export interface Samples {
  readonly takes: readonly unknown[];
  readonly refuses: readonly unknown[];
}

const schema = { type: "object", properties: { a: { type: "string" } } };

/** The types of the reference pages, as those pages write them. */
export type ReferenceType =
  | "str"
  | "str | None"
  | "name"
  | "version (str)"
  | "bool"
  | "int"
  | "float"
  | "list[str]"
  | "dict | None"
  | "dict[str, Any]"
  | "list[dict]"
  | "Any"
  | "ToolSource"
  | "ToolType"
  | "ResourceAccessMode"
  | "BindingMode"
  | "CheckpointScope | None"
  | "ToolCapability"
  | "list[ResourceSlot]"
  | "ToolLifecycle | None"
  | "SkillErrorType"
  | "SkillCapabilitySummary"
  | "Skill"
  | "SkillMetadata"
  | "list[ResolvedToolEntry]"
  | "SkillError | None";

/** What the types of the reference pages take and refuse. */
export const referenceTypes: Readonly<Record<ReferenceType, Samples>> = {
  str: { takes: ["text"], refuses: [1, true, null, ["text"], {}] },
  "str | None": { takes: ["text", null], refuses: [1, true, ["text"], {}] },
  name: { takes: ["local/line-counter", "devops/docker-build"], refuses: [1, null, "line-counter"] },
  "version (str)": { takes: ["1.0.0", "2.1.0-rc.1"], refuses: [1, null, "1.0"] },
  bool: { takes: [true, false], refuses: [0, 1, "true", null] },
  int: { takes: [1, 7, 3600], refuses: [1.5, "1", null, true] },
  float: { takes: [0, 0.5, 12], refuses: ["1", null, true] },
  "list[str]": { takes: [[], ["a", "b"]], refuses: ["a", [1], null, {}] },
  "dict | None": { takes: [schema, null], refuses: [1, "text", true, []] },
  "dict[str, Any]": { takes: [{}, { a: [1, null] }], refuses: [null, [], "text", 1] },
  "list[dict]": { takes: [[], [{ a: 1 }]], refuses: [{}, [1], ["a"], null] },
  Any: { takes: [null, 1, "text", true, [1], { a: 1 }], refuses: [] },
  ToolSource: { takes: ["builtin"], refuses: ["plugin", 1, null] },
  ToolType: { takes: ["tool", "validation"], refuses: ["skill", null] },
  ResourceAccessMode: { takes: ["read_only", "read_write"], refuses: ["write_only", null] },
  BindingMode: { takes: ["contextual", "parameter"], refuses: ["context", null] },
  "CheckpointScope | None": { takes: ["file", "transaction", "snapshot", null], refuses: ["no", true] },
  ToolCapability: { takes: [{}, { writes: true }], refuses: [null, [], "writes", { writes: "yes" }] },
  "list[ResourceSlot]": {
    takes: [[], [{ name: "db", resource_type: "database", access: "read_only" }]],
    refuses: [null, {}, [{}], ["db"]],
  },
  "ToolLifecycle | None": { takes: [{}, { activate: "open" }, null], refuses: ["open", [], { activate: 1 }] },
  SkillErrorType: { takes: ["cycle_detected"], refuses: ["CYCLE_DETECTED", "unknown", null] },
  SkillCapabilitySummary: {
    takes: [{}, { total_tools: 3, read_only_tools: 3 }],
    refuses: [null, [], { total_tools: "3" }],
  },
  Skill: { takes: [{ name: "local/s", description: "Does things." }], refuses: [null, {}, "local/s"] },
  SkillMetadata: { takes: [{ name: "local/s", description: "Does things." }], refuses: [null, {}, "local/s"] },
  "list[ResolvedToolEntry]": { takes: [[]], refuses: [null, {}, [{}], ["local/t"]] },
  "SkillError | None": {
    takes: [{ error_type: "permission_denied", message: "No.", skill_name: "local/s" }, null],
    refuses: ["No.", {}, []],
  },
};
