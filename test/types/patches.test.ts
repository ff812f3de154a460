import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type Patch,
  ResourceSlot,
  Tool,
  ToolOverride,
  type ToolWire,
  Validation,
  ValidationError,
} from "cleveragents-model";
import { smallest } from "../facts/models.ts";
import { claim, type Equal } from "./claims.ts";

// What may be handed to `with`.

const tool = Tool.parse({ ...smallest.Tool, timeout: 60 });

test("with takes any of the fields of the wire, and undefined for one that shall be absent", () => {
  claim<Equal<Parameters<Tool["with"]>, [patch: Patch<ToolWire>]>>();
  claim<
    Equal<
      Patch<{ readonly a: string; readonly b?: number | null }>,
      {
        readonly a?: string | undefined;
        readonly b?: number | null | undefined;
      }
    >
  >();
  assert.equal(tool.with({ timeout: 5 }).timeout, 5);
  assert.equal(tool.with({ timeout: undefined }).timeout, 300);
  assert.equal(tool.with({ capability: { read_only: true } }).capability.read_only, true);
  assert.equal(tool.with({ lifecycle: null }).lifecycle, null);
  assert.ok(tool.with({}).equals(tool));
});

test("with takes parts that are instances already", () => {
  const slot = ResourceSlot.parse(smallest.ResourceSlot);
  assert.equal(tool.with({ resource_slots: [slot] }).resource_slots[0], slot);
});

test("with takes no key that the wire does not have, and no value of another type", () => {
  // @ts-expect-error misspelt
  assert.throws(() => tool.with({ timeuot: 5 }), ValidationError);
  // @ts-expect-error derived
  assert.throws(() => tool.with({ short_name: "other" }), ValidationError);
  // @ts-expect-error a text
  assert.throws(() => tool.with({ timeout: "5" }), ValidationError);
  // @ts-expect-error never null
  assert.throws(() => tool.with({ timeout: null }), ValidationError);
  // @ts-expect-error no such source
  assert.throws(() => tool.with({ source: "plugin" }), ValidationError);
  // @ts-expect-error misspelt, one level down
  assert.throws(() => tool.with({ capability: { write: true } }), ValidationError);
  // @ts-expect-error nothing at all
  assert.throws(() => tool.with(), ValidationError);
});

test("with takes no other value for a fixed field", () => {
  const validation = Validation.parse(smallest.Validation);
  assert.equal(validation.with({ tool_type: "validation" }).tool_type, "validation");
  // @ts-expect-error always a validation
  assert.throws(() => validation.with({ tool_type: "tool" }), ValidationError);
  // @ts-expect-error never writes
  assert.throws(() => validation.with({ capability: { writes: true } }), ValidationError);
});

test("with can make an optional field absent, as reading it must expect", () => {
  const override = ToolOverride.parse({ timeout: 5 });
  claim<Equal<typeof override.timeout, number | undefined>>();
  assert.equal(override.with({ timeout: undefined }).timeout, undefined);
  assert.ok(!("timeout" in override.with({ timeout: undefined })));
});
