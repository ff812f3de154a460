import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type JsonObject,
  type JsonValue,
  mapToolError,
  ResolvedToolEntry,
  type ResourceSlotWire,
  Skill,
  SkillCapabilitySummary,
  SkillError,
  SkillMetadata,
  Tool,
  ToolCapability,
  type ToolCapabilityWire,
  type ToolLifecycleWire,
  ToolOverride,
  type Validation,
  type ValidationCapabilityWire,
} from "cleveragents-model";
import { smallest } from "../facts/models.ts";
import { claim, type Equal } from "./claims.ts";

// Constructors, methods, views and functions: what they take and what they give.

const skill = Skill.parse(smallest.Skill);
const entry = ResolvedToolEntry.parse(smallest.ResolvedToolEntry);

test("metadata is made from a skill, with options or without", () => {
  type Options = {
    readonly resolved?: readonly ResolvedToolEntry[] | undefined;
    readonly version?: string | null | undefined;
  };
  claim<Equal<Parameters<typeof SkillMetadata.fromSkill>, [skill: Skill, options?: Options | undefined]>>();
  claim<Equal<ReturnType<typeof SkillMetadata.fromSkill>, SkillMetadata>>();
  assert.equal(SkillMetadata.fromSkill(skill).tool_count, 0);
  assert.equal(SkillMetadata.fromSkill(skill, { resolved: [entry], version: "1.0.0" }).version, "1.0.0");
  assert.equal(SkillMetadata.fromSkill(skill, { resolved: undefined, version: null }).version, "0.0.0");
});

test("metadata is made from instances only, and from nothing that it does not know", () => {
  const make = (_: () => SkillMetadata): true => true;
  // @ts-expect-error a document is no instance
  assert.ok(make(() => SkillMetadata.fromSkill(smallest.Skill)));
  // @ts-expect-error nor is one among the entries
  assert.ok(make(() => SkillMetadata.fromSkill(skill, { resolved: [smallest.ResolvedToolEntry] })));
  // @ts-expect-error misspelt
  assert.ok(make(() => SkillMetadata.fromSkill(skill, { resolve: [entry] })));
  // @ts-expect-error a version is a text
  assert.ok(make(() => SkillMetadata.fromSkill(skill, { version: 1 })));
  // @ts-expect-error a skill is needed
  assert.ok(make(() => SkillMetadata.fromSkill()));
  // @ts-expect-error no constructor of another model
  assert.equal(Tool.fromSkill, undefined);
});

test("a summary is made from entries", () => {
  claim<
    Equal<typeof SkillCapabilitySummary.fromEntries, (entries: readonly ResolvedToolEntry[]) => SkillCapabilitySummary>
  >();
  assert.equal(SkillCapabilitySummary.fromEntries([entry]).total_tools, 1);
});

test("methods take and give instances", () => {
  claim<Equal<SkillMetadata["permits"], (capability: ToolCapability) => boolean>>();
  claim<Equal<ToolOverride["appliedTo"], (capability: ToolCapability) => ToolCapability>>();
  claim<Equal<Tool["equals"], (other: unknown) => boolean>>();
  claim<Equal<Tool["toString"], () => string>>();
  const reader = ToolCapability.parse({ read_only: true });
  assert.ok(SkillMetadata.fromSkill(skill).permits(reader));
  assert.ok(ToolOverride.parse({}).appliedTo(reader).equals(reader));
});

/** What the command line shows of a tool or of a validation. */
interface CliDict<Capability> {
  readonly name: string;
  readonly description: string;
  readonly source: "mcp" | "agent_skill" | "builtin" | "custom" | "wrapped";
  readonly tool_type: "tool" | "validation";
  readonly namespace: string;
  readonly short_name: string;
  readonly code?: string;
  readonly mcp_server?: string;
  readonly mcp_tool_name?: string;
  readonly agent_skill_path?: string;
  readonly input_schema?: JsonObject;
  readonly output_schema?: JsonObject;
  readonly capability: Capability;
  readonly resource_slots?: readonly ResourceSlotWire[];
  readonly lifecycle?: ToolLifecycleWire;
  readonly timeout: number;
}

interface ValidationCliDict extends CliDict<ValidationCapabilityWire> {
  readonly mode: "required" | "informational";
  readonly wraps?: string;
  readonly transform?: string;
  readonly argument_mapping?: Readonly<Record<string, JsonValue>>;
}

test("the dict for the command line has plain values, and none that are null", () => {
  claim<Equal<ReturnType<Tool["asCliDict"]>, CliDict<ToolCapabilityWire>>>();
  claim<Equal<ReturnType<Validation["asCliDict"]>, ValidationCliDict>>();
  claim<Equal<Parameters<Tool["asCliDict"]>, []>>();
  const dict = Tool.parse(smallest.Tool).asCliDict();
  // @ts-expect-error plain values have no methods
  assert.equal(dict.capability.with, undefined);
  assert.equal(dict.code, undefined);
});

test("anything thrown can be mapped, and gives an error that knows its skill", () => {
  type Names = { readonly skill_name: string; readonly tool_name?: string | null | undefined };
  claim<Equal<Parameters<typeof mapToolError>, [error: unknown, names: Names]>>();
  claim<Equal<ReturnType<typeof mapToolError>, SkillError>>();
  for (const thrown of [new Error("no"), "no", null, undefined, 1, Symbol("no")]) {
    assert.ok(SkillError.is(mapToolError(thrown, { skill_name: "local/s", tool_name: null })));
  }
  const make = (_: () => SkillError): true => true;
  // @ts-expect-error whose error
  assert.ok(make(() => mapToolError("no")));
  // @ts-expect-error the skill must be named
  assert.ok(make(() => mapToolError("no", { tool_name: "local/t" })));
  // @ts-expect-error a name is a text
  assert.ok(make(() => mapToolError("no", { skill_name: 1 })));
});
