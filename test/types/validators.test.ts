import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type Issue,
  type JsonObject,
  type JsonValue,
  type ParseResult,
  type Path,
  ResourceSlot,
  type StandardResult,
  type StandardSchema,
  Tool,
  type ToolWire,
  Validation,
  ValidationError,
  type ValidationWire,
} from "cleveragents-model";
import { smallest } from "../facts/models.ts";
import { claim, type Equal } from "./claims.ts";

// What the compiler knows after a value was checked.

/** Standard Schema as its own page writes it, for a library that takes any validator. */
interface AnyStandardSchema<Input, Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) =>
      | { readonly value: Output; readonly issues?: undefined }
      | {
          readonly issues: readonly { readonly message: string; readonly path?: readonly PropertyKey[] | undefined }[];
        };
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

test("safeParse tells success from failure", () => {
  const found: string[] = [];
  for (const value of [smallest.Tool, {}]) {
    const result = Tool.safeParse(value);
    claim<Equal<typeof result, ParseResult<Tool>>>();
    if (result.success) {
      claim<Equal<typeof result.data, Tool>>();
      // @ts-expect-error where there is a tool there is no error
      assert.equal(result.error, undefined);
      found.push(result.data.short_name);
    } else {
      claim<Equal<typeof result.error, ValidationError>>();
      // @ts-expect-error where there is an error there is no tool
      assert.equal(result.data, undefined);
      found.push(result.error.name);
    }
    // @ts-expect-error before that, there may be either
    assert.equal(result.data === undefined, !result.success);
  }
  assert.deepEqual(found, ["t", "ValidationError"]);
});

test("is makes of any value one that may be sent, not an instance", () => {
  const value: unknown = { ...smallest.Tool, timeout: 5 };
  if (!Tool.is(value)) {
    claim<Equal<typeof value, unknown>>();
    assert.fail("a tool is a tool");
  }
  claim<Equal<typeof value, ToolWire>>();
  claim<Equal<typeof value.timeout, number | undefined>>();
  // @ts-expect-error a document has no methods
  assert.equal(value.asCliDict, undefined);
  // @ts-expect-error nor derived properties
  assert.equal(value.short_name, undefined);
  assert.equal(value.timeout, 5);
});

test("is narrows a union", () => {
  const values: readonly (ValidationWire | number)[] = [
    3,
    { name: "local/v", description: "Judges.", source: "builtin" },
  ];
  const names = values.map((value) => {
    if (!Validation.is(value)) {
      claim<Equal<typeof value, number>>();
      return String(value);
    }
    claim<Equal<typeof value, ValidationWire>>();
    return value.name;
  });
  assert.deepEqual(names, ["3", "local/v"]);
});

test("validate gives issues, and an error holds them", () => {
  const issues = Tool.validate({});
  claim<Equal<typeof issues, readonly Issue[]>>();
  claim<Equal<Issue["path"], Path>>();
  claim<Equal<Path, readonly (string | number)[]>>();
  claim<Equal<Pick<Issue, "message" | "rule">, { readonly message: string; readonly rule?: string }>>();
  // A code is one of a known few.
  claim<Equal<string extends Issue["code"] ? true : false, false>>();
  const code: Issue["code"] = "missing";
  // @ts-expect-error no issue has such a code
  const unknown: Issue["code"] = "mising";
  assert.deepEqual([issues[0]?.code === code, issues.some((issue) => issue.code === unknown)], [true, false]);
  claim<
    Equal<
      Pick<ValidationError, "issues" | "truncated">,
      { readonly issues: readonly Issue[]; readonly truncated: boolean }
    >
  >();
  const error: Error = new ValidationError(issues);
  assert.ok(error instanceof ValidationError && error.issues.length === issues.length);
});

test("any value may be checked, and nothing less than a value", () => {
  claim<Equal<Parameters<typeof Tool.parse>, [value: unknown]>>();
  claim<Equal<Parameters<typeof Tool.is>, [value: unknown]>>();
  // @ts-expect-error there must be a value
  assert.throws(() => Tool.parse(), ValidationError);
});

test("a model is a Standard Schema, of what may be sent and of instances", () => {
  claim<Equal<(typeof Tool)["~standard"], StandardSchema<ToolWire, Tool>>>();
  type Types = NonNullable<(typeof Tool)["~standard"]["types"]>;
  claim<Equal<Types["input"], ToolWire>>();
  claim<Equal<Types["output"], Tool>>();
  claim<Equal<ReturnType<(typeof Tool)["~standard"]["validate"]>, StandardResult<Tool>>>();
  const taken: AnyStandardSchema<ToolWire, Tool> = Tool;
  // @ts-expect-error of another model
  const other: AnyStandardSchema<ToolWire, Tool> = ResourceSlot;
  const result = taken["~standard"].validate(smallest.Tool);
  assert.ok(result.issues === undefined);
  assert.equal(result.value.short_name, "t");
  assert.ok(other["~standard"].validate(smallest.Tool).issues !== undefined);
});

test("JSON is what JSON can hold", () => {
  const value: JsonValue = [null, true, 1, "a", [{ a: [] }]];
  const object: JsonObject = { a: value };
  // @ts-expect-error no date
  const date: JsonValue = new Date(0);
  // @ts-expect-error nothing undefined
  const hole: JsonValue = [undefined];
  // @ts-expect-error a list is no object
  const list: JsonObject = [];
  assert.equal(Tool.is({ ...smallest.Tool, input_schema: object }), true);
  for (const wrong of [date, hole, list]) assert.equal(Tool.is({ ...smallest.Tool, input_schema: wrong }), false);
});
