import assert from "node:assert/strict";
import { test } from "node:test";
import * as model from "cleveragents-model";
import { smallest } from "../facts/models.ts";
import { modelTypes } from "../generated/model-types.ts";
import { claim, claimNone, type Equal, type Fields, type Methods } from "./claims.ts";
import type { InstanceFields } from "./instance-fields.ts";
import type { Instances, Wires } from "./instances.ts";

// What the types of instances say, held against what the reference pages say. Where the two differ, this file does not compile.

type Package = typeof model;
type Names = keyof Instances;
type Same<A, B> = {
  [Name in keyof A]: Name extends keyof B ? (Equal<A[Name], B[Name]> extends true ? never : Name) : Name;
};

test("every model of the domain is exported, and its types are checked here", () => {
  claim<Equal<keyof Wires, Names>>();
  claim<Equal<keyof InstanceFields<Instances>, Names>>();
  claimNone<{ [Name in Names]: Package[Name] extends { parse(value: unknown): object } ? never : Name }[Names]>();
  const checked: Readonly<Record<Names, true>> = {
    AgentCatalog: true,
    McpToolFilter: true,
    NamedToolOverride: true,
    ResolvedToolEntry: true,
    ResourceSlot: true,
    Skill: true,
    SkillAgentSource: true,
    SkillBuiltinGroup: true,
    SkillCapabilitySummary: true,
    SkillDefinition: true,
    SkillError: true,
    SkillInclude: true,
    SkillInlineTool: true,
    SkillMcpSource: true,
    SkillMetadata: true,
    SkillResult: true,
    SkillToolRef: true,
    Tool: true,
    ToolCapability: true,
    ToolCapabilityOverride: true,
    ToolLifecycle: true,
    ToolOverride: true,
    Validation: true,
    ValidationCapability: true,
  };
  const exported = new Set(modelTypes.map(({ name }) => name));
  assert.deepEqual(
    Object.keys(checked).filter((name) => !exported.has(name)),
    [],
  );
});

test("every field and derived property has the type of the reference pages, and none may be set", () => {
  type Found = { [Name in Names]: Fields<Instances[Name]> };
  type Expected = { [Name in Names]: Fields<InstanceFields<Instances>[Name]> };
  claimNone<Same<Found, Expected>[Names]>();
  // Derived properties are no own keys; the fields are.
  const keys = (value: object): readonly string[] => Object.keys(value);
  type SlotKeys = keyof InstanceFields<Instances>["ResourceSlot"];
  const slotKeys: Readonly<Record<SlotKeys, true>> = {
    name: true,
    resource_type: true,
    access: true,
    description: true,
    binding: true,
    static_resource: true,
    required: true,
  };
  assert.deepEqual(keys(model.ResourceSlot.parse(smallest.ResourceSlot)), keys(slotKeys));
});

test("what parse, safeParse, fromConfig and with give is the type of the name", () => {
  type Parsed = { [Name in Names]: ReturnType<Package[Name]["parse"]> };
  type Configured = { [Name in Names]: ReturnType<Package[Name]["fromConfig"]> };
  type Tried = { [Name in Names]: Extract<ReturnType<Package[Name]["safeParse"]>, { success: true }>["data"] };
  type Changed = { [Name in Names]: ReturnType<Instances[Name]["with"]> };
  claimNone<Same<Instances, Parsed>[Names]>();
  claimNone<Same<Instances, Configured>[Names]>();
  claimNone<Same<Instances, Tried>[Names]>();
  claimNone<Same<Instances, Changed>[Names]>();
  const slot = model.ResourceSlot.parse(smallest.ResourceSlot);
  assert.ok(model.ResourceSlot.fromConfig(smallest.ResourceSlot).equals(slot.with({})));
});

test("instances have the methods of the reference pages and those that all have, and no others", () => {
  type Always = "with" | "equals" | "toJSON" | typeof Symbol.toPrimitive;
  interface Own {
    readonly AgentCatalog: "tool" | "validation" | "skill" | "resolveSkill";
    readonly Tool: "asCliDict";
    readonly Validation: "asCliDict";
    readonly SkillMetadata: "permits";
    readonly ToolOverride: "appliedTo";
    readonly McpToolFilter: "takes";
  }
  type Found = { [Name in Names]: Methods<Instances[Name]> };
  type Expected = { [Name in Names]: Always | (Name extends keyof Own ? Own[Name] : never) };
  claimNone<Same<Found, Expected>[Names]>();
  assert.equal(typeof model.Tool.parse(smallest.Tool).asCliDict, "function");
});
