import assert from "node:assert/strict";
import { test } from "node:test";
import { Tool, type ToolCapabilityWire, type ToolWire, Validation, type ValidationWire } from "cleveragents-model";
import { type ModelName, smallest } from "../facts/models.ts";
import { claim, claimNone, type Equal, type RequiredKeys } from "./claims.ts";
import type { InstanceFields } from "./instance-fields.ts";
import type { Instances, Wires } from "./instances.ts";

// What may be sent: the same fields, but what has a default may be left out.

/** The fields that must be sent, by hand. */
interface MustSend {
  readonly AgentCatalog: never;
  readonly McpToolFilter: never;
  readonly NamedToolOverride: "tool" | "override";
  readonly ResolvedToolEntry: "name" | "source_skill" | "source" | "is_direct" | "is_inline" | "capability";
  readonly ResourceSlot: "name" | "resource_type" | "access";
  readonly Skill: "name" | "description";
  readonly SkillAgentSource: "path";
  readonly SkillBuiltinGroup: "group";
  readonly SkillCapabilitySummary: never;
  readonly SkillDefinition: "skill" | "metadata";
  readonly SkillError: "error_type" | "message" | "skill_name";
  readonly SkillInclude: "name";
  readonly SkillInlineTool: "description" | "source";
  readonly SkillMcpSource: "name" | "transport";
  readonly SkillMetadata: "name" | "description";
  readonly SkillResult: "skill_name" | "tool_name" | "success";
  readonly SkillToolRef: "name";
  readonly Tool: "name" | "description" | "source";
  readonly ToolCapability: never;
  readonly ToolCapabilityOverride: never;
  readonly ToolLifecycle: never;
  readonly ToolOverride: never;
  readonly Validation: "name" | "description" | "source";
  readonly ValidationCapability: never;
}

type Derived = "server" | "namespace" | "short_name" | "has_hooks";
type Differing<A, B> = {
  [Name in keyof A]: Name extends keyof B ? (Equal<A[Name], B[Name]> extends true ? never : Name) : Name;
};

test("fields without a default must be sent, all others may be left out", () => {
  type Found = { [Name in keyof Wires]: RequiredKeys<Wires[Name]> };
  claimNone<Differing<Found, MustSend>[keyof Wires]>();
  claim<Equal<RequiredKeys<{ a: 1; b?: 2; c: undefined }>, "a" | "c">>();
  for (const name of Object.keys(smallest).filter((key): key is ModelName => key in smallest)) {
    const sent = Object.keys(smallest[name]);
    // The smallest document of a model that has rules holds what they demand as well.
    if (name !== "SkillMcpSource") assert.deepEqual(sent.sort(), [...(mustSend[name] ?? [])].sort(), name);
  }
});

/** The same at run time, so that this file and the documents of the facts agree. */
const mustSend: Readonly<{ [Name in ModelName]?: readonly MustSend[Name][] }> = {
  ResolvedToolEntry: ["name", "source_skill", "source", "is_direct", "is_inline", "capability"],
  ResourceSlot: ["name", "resource_type", "access"],
  Skill: ["name", "description"],
  SkillAgentSource: ["path"],
  SkillBuiltinGroup: ["group"],
  SkillDefinition: ["skill", "metadata"],
  SkillError: ["error_type", "message", "skill_name"],
  SkillInclude: ["name"],
  SkillInlineTool: ["description", "source"],
  SkillMetadata: ["name", "description"],
  SkillResult: ["skill_name", "tool_name", "success"],
  SkillToolRef: ["name"],
  Tool: ["name", "description", "source"],
  Validation: ["name", "description", "source"],
};

test("the wire has the fields of the instance, of the same types, and no derived properties", () => {
  type Keys = { [Name in keyof Wires]: keyof Wires[Name] };
  type FieldKeys = { [Name in keyof Instances]: Exclude<keyof InstanceFields<Instances>[Name], Derived> };
  claimNone<Differing<Keys, FieldKeys>[keyof Wires]>();
  // Parts are sent as wires; instances have what may be sent.
  type Sent = { readonly [Name in keyof Wires]: Required<Wires[Name]> };
  type Fields = { [Name in keyof Wires]: Required<Omit<InstanceFields<Wires>[Name], Derived>> };
  claimNone<Differing<Sent, { [Name in keyof Wires]: Pick<Fields[Name], keyof Fields[Name]> }>[keyof Wires]>();
  assert.equal(Tool.is({ ...smallest.Tool, short_name: "t" }), false);
});

test("an instance, and what it writes down, may be sent", () => {
  type Unfit = { [Name in keyof Wires]: Instances[Name] extends Wires[Name] ? never : Name };
  type Unwritten = { [Name in keyof Wires]: ReturnType<Instances[Name]["toJSON"]> extends Wires[Name] ? never : Name };
  claimNone<Unfit[keyof Wires]>();
  claimNone<Unwritten[keyof Wires]>();
  const tool = Tool.parse(smallest.Tool);
  const sent: readonly ToolWire[] = [tool, tool.toJSON()];
  assert.ok(sent.every((wire) => Tool.is(wire)));
});

test("a document that lacks a field, or has one too many, is no wire", () => {
  const least: ToolWire = { name: "local/t", description: "Does things.", source: "builtin" };
  // @ts-expect-error a source is needed
  const lacking: ToolWire = { name: "local/t", description: "Does things." };
  // @ts-expect-error no tool has a colour
  const extra: ToolWire = { ...least, colour: "red" };
  // @ts-expect-error what is left out is left out: undefined is no value
  const hole: ToolWire = { ...least, timeout: undefined };
  // @ts-expect-error a part lacks a field
  const deep: ToolWire = { ...least, resource_slots: [{ name: "db" }] };
  assert.deepEqual(
    [least, lacking, extra, hole, deep].map((wire) => Tool.is(wire)),
    // At run time, undefined counts as absent.
    [true, false, false, true, false],
  );
});

test("fixed fields have one value, and code that compares them with another is refused", () => {
  claim<Equal<ValidationWire["tool_type"], "validation" | undefined>>();
  claim<Equal<Validation["tool_type"], "validation">>();
  claim<
    Equal<
      Pick<Validation["capability"], "read_only" | "writes" | "checkpointable">,
      {
        readonly read_only: true;
        readonly writes: false;
        readonly checkpointable: false;
      }
    >
  >();
  claim<Equal<ToolCapabilityWire["read_only"], boolean | undefined>>();
  const validation = Validation.parse(smallest.Validation);
  // @ts-expect-error never a plain tool
  assert.ok(validation.tool_type !== "tool");
  // @ts-expect-error never false
  assert.ok(validation.capability.read_only !== false);
});
