import type * as Model from "cleveragents-model";

/** Every model that the package exports: the type of its instances. */
export interface Instances {
  readonly AgentCatalog: Model.AgentCatalog;
  readonly McpToolFilter: Model.McpToolFilter;
  readonly NamedToolOverride: Model.NamedToolOverride;
  readonly ResolvedToolEntry: Model.ResolvedToolEntry;
  readonly ResourceSlot: Model.ResourceSlot;
  readonly Skill: Model.Skill;
  readonly SkillAgentSource: Model.SkillAgentSource;
  readonly SkillBuiltinGroup: Model.SkillBuiltinGroup;
  readonly SkillCapabilitySummary: Model.SkillCapabilitySummary;
  readonly SkillDefinition: Model.SkillDefinition;
  readonly SkillError: Model.SkillError;
  readonly SkillInclude: Model.SkillInclude;
  readonly SkillInlineTool: Model.SkillInlineTool;
  readonly SkillMcpSource: Model.SkillMcpSource;
  readonly SkillMetadata: Model.SkillMetadata;
  readonly SkillResult: Model.SkillResult;
  readonly SkillToolRef: Model.SkillToolRef;
  readonly Tool: Model.Tool;
  readonly ToolCapability: Model.ToolCapability;
  readonly ToolCapabilityOverride: Model.ToolCapabilityOverride;
  readonly ToolLifecycle: Model.ToolLifecycle;
  readonly ToolOverride: Model.ToolOverride;
  readonly Validation: Model.Validation;
  readonly ValidationCapability: Model.ValidationCapability;
}

/** The same: the type of what may be sent. */
export interface Wires {
  readonly AgentCatalog: Model.AgentCatalogWire;
  readonly McpToolFilter: Model.McpToolFilterWire;
  readonly NamedToolOverride: Model.NamedToolOverrideWire;
  readonly ResolvedToolEntry: Model.ResolvedToolEntryWire;
  readonly ResourceSlot: Model.ResourceSlotWire;
  readonly Skill: Model.SkillWire;
  readonly SkillAgentSource: Model.SkillAgentSourceWire;
  readonly SkillBuiltinGroup: Model.SkillBuiltinGroupWire;
  readonly SkillCapabilitySummary: Model.SkillCapabilitySummaryWire;
  readonly SkillDefinition: Model.SkillDefinitionWire;
  readonly SkillError: Model.SkillErrorWire;
  readonly SkillInclude: Model.SkillIncludeWire;
  readonly SkillInlineTool: Model.SkillInlineToolWire;
  readonly SkillMcpSource: Model.SkillMcpSourceWire;
  readonly SkillMetadata: Model.SkillMetadataWire;
  readonly SkillResult: Model.SkillResultWire;
  readonly SkillToolRef: Model.SkillToolRefWire;
  readonly Tool: Model.ToolWire;
  readonly ToolCapability: Model.ToolCapabilityWire;
  readonly ToolCapabilityOverride: Model.ToolCapabilityOverrideWire;
  readonly ToolLifecycle: Model.ToolLifecycleWire;
  readonly ToolOverride: Model.ToolOverrideWire;
  readonly Validation: Model.ValidationWire;
  readonly ValidationCapability: Model.ValidationCapabilityWire;
}
