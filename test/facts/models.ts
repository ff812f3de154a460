import {
  type Issue,
  ResolvedToolEntry,
  ResourceSlot,
  Skill,
  SkillAgentSource,
  SkillBuiltinGroup,
  SkillCapabilitySummary,
  SkillDefinition,
  SkillError,
  SkillInclude,
  SkillInlineTool,
  SkillMcpSource,
  SkillMetadata,
  SkillResult,
  SkillToolRef,
  Tool,
  ToolCapability,
  ToolLifecycle,
  Validation,
} from "cleveragents-model";

/** What these tests need of a model. */
export interface Model {
  parse(value: unknown): object;
  validate(value: unknown): readonly Issue[];
}

/** Names of the models that the facts are about. */
export type ModelName =
  | "ResolvedToolEntry"
  | "ResourceSlot"
  | "Skill"
  | "SkillAgentSource"
  | "SkillBuiltinGroup"
  | "SkillCapabilitySummary"
  | "SkillDefinition"
  | "SkillError"
  | "SkillInclude"
  | "SkillInlineTool"
  | "SkillMcpSource"
  | "SkillMetadata"
  | "SkillResult"
  | "SkillToolRef"
  | "Tool"
  | "ToolCapability"
  | "ToolLifecycle"
  | "Validation";

/** The models that the facts are about, by name. */
export const models: Readonly<Record<ModelName, Model>> = {
  ResolvedToolEntry,
  ResourceSlot,
  Skill,
  SkillAgentSource,
  SkillBuiltinGroup,
  SkillCapabilitySummary,
  SkillDefinition,
  SkillError,
  SkillInclude,
  SkillInlineTool,
  SkillMcpSource,
  SkillMetadata,
  SkillResult,
  SkillToolRef,
  Tool,
  ToolCapability,
  ToolLifecycle,
  Validation,
};

/** A JSON object as a document would hold it. */
export type Document = Readonly<Record<string, unknown>>;

const entry: Document = {
  name: "local/t",
  source_skill: "local/s",
  source: "builtin",
  is_direct: true,
  is_inline: false,
  capability: {},
};

/** The least that each model accepts: its required fields and no others. */
export const smallest: Readonly<Record<ModelName, Document>> = {
  ResolvedToolEntry: entry,
  ResourceSlot: { name: "db", resource_type: "local/database", access: "read_write" },
  Skill: { name: "local/s", description: "Does things." },
  SkillAgentSource: { path: "./skills" },
  SkillBuiltinGroup: { group: "files" },
  SkillCapabilitySummary: {},
  SkillDefinition: {
    skill: { name: "local/s", description: "Does things." },
    metadata: { name: "local/s", description: "Does things." },
  },
  SkillError: { error_type: "skill_not_found", message: "No such skill.", skill_name: "local/s" },
  SkillInclude: { name: "local/s" },
  SkillInlineTool: { description: "Does things.", source: "builtin" },
  SkillMcpSource: { name: "linear", transport: "stdio", command: "linear-mcp" },
  SkillMetadata: { name: "local/s", description: "Does things." },
  SkillResult: { skill_name: "local/s", tool_name: "local/t", success: true },
  SkillToolRef: { name: "local/t" },
  Tool: { name: "local/t", description: "Does things.", source: "builtin" },
  ToolCapability: {},
  ToolLifecycle: {},
  Validation: { name: "local/v", description: "Judges.", source: "builtin" },
};

/** Issues as `path: code`, or `path: rule` where a rule is broken; the path of the value itself is empty. */
export function faults(name: ModelName, value: unknown): readonly string[] {
  return models[name].validate(value).map(({ code, path, rule }) => `${path.join(".")}: ${rule ?? code}`);
}

/** The field of an instance or of any other object; undefined where it is not there. */
export function read(object: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    object,
  );
}

/** The document without one of its fields. */
export function without(document: Document, field: string): Document {
  return Object.fromEntries(Object.entries(document).filter(([key]) => key !== field));
}
