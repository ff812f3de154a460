import assert from "node:assert/strict";
import { test } from "node:test";
import { mapToolError, SkillError, Tool, ValidationError } from "cleveragents-model";
import { faults, smallest } from "./models.ts";

// `mapToolError` turns whatever was thrown into a report.

function named(name: string, message: string, more: object = {}): Error {
  return Object.assign(new Error(message), { name, ...more });
}

const halfACharacter = /\p{Surrogate}/u;

class CycleError extends RangeError {}
class OtherPermissionError extends Error {
  override name = "PermissionError";
}

/** The table of the reference page, its order made right, and what this page of it must give. */
const rows: readonly (readonly [string, unknown, string])[] = [
  ["a ValueError about a cycle", named("ValueError", "cycle in includes"), "cycle_detected"],
  ["a ValueError about a CYCLE, in capitals", named("ValueError", "Import CYCLE"), "cycle_detected"],
  ["a ValueError about something not found", named("ValueError", "skill Not Found: a/x"), "skill_not_found"],
  ["a ValueError about a cycle not found", named("ValueError", "not found, cycle"), "cycle_detected"],
  ["any other ValueError", named("ValueError", "bad value"), "resolution_failure"],
  ["a ValueError about activation", named("ValueError", "activation"), "resolution_failure"],
  ["a RangeError", new RangeError("out of range"), "resolution_failure"],
  ["a RangeError about a cycle", new RangeError("cycle"), "cycle_detected"],
  ["a subclass of RangeError", new CycleError("a cycle"), "cycle_detected"],
  ["a PermissionError", named("PermissionError", "no"), "permission_denied"],
  ["a class that calls itself PermissionError", new OtherPermissionError("cycle"), "permission_denied"],
  ["a PermissionError about activation", named("PermissionError", "activation"), "permission_denied"],
  ["an error with the code EACCES", named("Error", "no", { code: "EACCES" }), "permission_denied"],
  ["an error with the code EPERM", named("Error", "activation", { code: "EPERM" }), "permission_denied"],
  ["a ValueError with the code EPERM", named("ValueError", "cycle", { code: "EPERM" }), "permission_denied"],
  ["a ValidationError", named("ValidationError", "bad"), "validation_error"],
  ["a ValidationError about a cycle", named("ValidationError", "cycle not found"), "validation_error"],
  ["a ValidationError with the code EPERM", named("ValidationError", "no", { code: "EPERM" }), "validation_error"],
  ["a ZodError", named("ZodError", "bad"), "validation_error"],
  ["any error about activation", named("Error", "Activation of the server failed"), "tool_activation_failure"],
  ["any other error", new Error("it failed"), "tool_execution_failure"],
  ["any error about a cycle", new Error("cycle"), "tool_execution_failure"],
  ["a TypeError", new TypeError("cycle not found"), "tool_execution_failure"],
  ["a text about activation", "activation failed", "tool_activation_failure"],
  ["a text", "cycle", "tool_execution_failure"],
  ["null", null, "tool_execution_failure"],
  ["undefined", undefined, "tool_execution_failure"],
  ["a number", 17, "tool_execution_failure"],
  ["a symbol", Symbol("it failed"), "tool_execution_failure"],
  ["a symbol about activation", Symbol("activation"), "tool_activation_failure"],
  ["an object that is no error", { message: "it failed" }, "tool_execution_failure"],
  ["an object that is no error, about activation", { message: "activation" }, "tool_activation_failure"],
];

for (const [what, thrown, type] of rows) {
  test(`${what} is mapped to ${type}`, () => {
    const error = mapToolError(thrown, { skill_name: "local/s", tool_name: "local/t" });
    assert.equal(error.error_type, type);
    assert.equal(error.skill_name, "local/s");
    assert.equal(error.tool_name, "local/t");
    assert.deepEqual(faults("SkillError", JSON.parse(JSON.stringify(error))), []);
    assert.ok(Object.isFrozen(error));
  });
}

/** Codes of the issues of an error of the package, and what it is mapped to. */
const refusals: readonly (readonly [readonly string[], string])[] = [
  [["cycle"], "cycle_detected"],
  [["cycle", "cycle"], "cycle_detected"],
  [["unknown_reference"], "resolution_failure"],
  [["unknown_reference", "unknown_reference"], "resolution_failure"],
  [["cycle", "unknown_reference"], "validation_error"],
  [["cycle", "missing"], "validation_error"],
  [["duplicate"], "validation_error"],
  [[], "validation_error"],
];

for (const [codes, type] of refusals) {
  test(`a ValidationError of the package with the issues [${codes.join(", ")}] is mapped to ${type}`, () => {
    // As they come back from a log, whoever found them.
    const issues = JSON.parse(JSON.stringify(codes.map((code) => ({ code, path: [], message: "a cycle, not found" }))));
    const error = mapToolError(new ValidationError(issues, { type: "AgentCatalog" }), { skill_name: "local/s" });
    assert.equal(error.error_type, type);
    assert.deepEqual(error.details, { exception_type: "ValidationError" });
  });
}

test("what a parser of the package throws is a validation error", () => {
  const parsed = Tool.safeParse({ description: "cycle" });
  assert.ok(!parsed.success);
  assert.equal(mapToolError(parsed.error, { skill_name: "local/s" }).error_type, "validation_error");
});

test("the report keeps the message and the name of the type", () => {
  const error = mapToolError(new RangeError("out of range"), { skill_name: "local/s" });
  assert.equal(error.message, "out of range");
  assert.deepEqual(error.details, { exception_type: "RangeError" });
  assert.equal(error.tool_name, null);
  assert.ok(error.equals(SkillError.parse(JSON.parse(JSON.stringify(error)))));
});

/** Values that fight back when they are looked at. */
const hostile: readonly (readonly [string, () => unknown])[] = [
  ["an error whose message throws", () => Object.defineProperty(new Error("x"), "message", { get: fail })],
  ["an error whose name throws", () => Object.defineProperty(new Error("x"), "name", { get: fail })],
  ["an error whose code throws", () => Object.defineProperty(new Error("x"), "code", { get: fail })],
  ["an error whose message is no text", () => Object.assign(new Error("x"), { message: { toString: fail } })],
  ["an error whose name is no text", () => Object.assign(new Error("x"), { name: 17 })],
  ["an error without a prototype", () => Object.setPrototypeOf(new Error("x"), null)],
  ["an object without a prototype", () => Object.create(null)],
  ["an object that cannot become a text", () => ({ toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail })],
  [
    "a proxy that refuses everything",
    () => new Proxy({}, { get: fail, has: fail, getPrototypeOf: fail, ownKeys: fail }),
  ],
  ["a revoked proxy", revoked],
  ["a function", () => () => 1],
  ["a big integer", () => 17n],
  ["an error with half a character", () => new Error("bad \ud800 text")],
  ["an error named by half a character", () => named("\udfff", "x")],
  ["an error with a very long message", () => new Error("a".repeat(1_000_000))],
  ["an error with a circular cause", circular],
];

for (const [what, make] of hostile) {
  test(`${what} is mapped, and nothing is thrown`, () => {
    const error = mapToolError(make(), { skill_name: "local/s" });
    assert.deepEqual(faults("SkillError", JSON.parse(JSON.stringify(error))), []);
    assert.doesNotMatch(error.message, halfACharacter);
    assert.doesNotMatch(JSON.stringify(Object.values(error.details)), halfACharacter);
  });
}

test("a report keeps the name of a tool exactly where a report can hold it", () => {
  const names =
    "local/t dev:a/b a/b/c dev:a/b/inline-1 t mcp:linear agent_skill:./x a/b/c/d mcp: :a/b 1 a/ /a a.b".split(" ");
  for (const name of [...names, "", "a b", "mcp:my server", "mcp:a\nb", "a/b\n"]) {
    const { tool_name } = mapToolError(null, { skill_name: "local/s", tool_name: name });
    const holds = faults("SkillError", { ...smallest.SkillError, tool_name: name }).length === 0;
    assert.equal(tool_name, holds ? name : null, name);
  }
});

test("ill-formed text in the name of a skill is made well-formed", () => {
  const error = mapToolError(new Error("it failed"), { skill_name: "bad \ud800 text" });
  assert.equal(error.skill_name, "bad \ufffd text");
});

test("names that no report can hold do not make it throw", () => {
  for (const names of [
    { skill_name: "" },
    { skill_name: "local/s", tool_name: "bad\ud800text" },
    { skill_name: "local/s", tool_name: "no name at all" },
    { skill_name: "local/s", tool_name: "" },
  ]) {
    const error = mapToolError(new Error("it failed"), names);
    assert.equal(error.error_type, "tool_execution_failure");
    assert.deepEqual(faults("SkillError", JSON.parse(JSON.stringify(error))), []);
  }
});

function fail(): never {
  throw new Error("hands off");
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function circular(): Error {
  const error = new Error("x");
  error.cause = error;
  return error;
}
