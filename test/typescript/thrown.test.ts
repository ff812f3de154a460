import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { buildModel, shop } from "./build-model.ts";

const built = await buildModel(
  "thrown",
  shop(`types:
  Report:
    doc: What was thrown.
    fields:
      name: { type: string, doc: Name }
      names: { type: list<string>, doc: Names }
      message: { type: string, doc: Message }
      code: { type: string?, doc: Code }
      issues: { type: list<string>, doc: Codes of issues }
functions:
  report_of:
    doc: Describes it.
    params: { error: { type: thrown, doc: Error } }
    returns: Report
    set: { name: error.name, names: error.names, message: error.message, code: error.code, issues: error.issue_codes }
`),
);
const report = (error: unknown): { readonly [key: string]: unknown } =>
  JSON.parse(JSON.stringify(built.call("reportOf", error)));

test("errors are described by name, classes, message and code", () => {
  class Outer extends RangeError {}
  const error = Object.assign(new Outer("too far"), { code: "EACCES" });
  assert.deepEqual(report(error), {
    name: "RangeError",
    names: ["RangeError", "Outer", "Error"],
    message: "too far",
    code: "EACCES",
    issues: [],
  });
  const named = Object.assign(new Error("m"), { name: "ZodError", code: 5 });
  assert.deepEqual([report(named)["names"], report(named)["code"]], [["ZodError", "Error"], null]);
});

test("our own validation errors tell the codes of their issues, others do not", () => {
  const { error } = built.model("Report").safeParse({});
  assert.deepEqual(report(error)["issues"], new Array(4).fill("missing"));
  assert.equal(report(error)["name"], "ValidationError");
  assert.deepEqual(report(Object.assign(new Error("x"), { issues: [{ code: "missing" }] }))["issues"], []);
});

test("anything can be thrown, and describing it never throws", () => {
  const interpreter = createInterpreter(built.program);
  for (const value of [null, "text", 5, true, {}, { name: "N", message: "m", code: "C" }, { names: ["a", 1] }]) {
    const expected = interpreter.callFunction("report_of", { error: value });
    assert.deepEqual({ value: report(value) }, expected);
  }
  const hostile = new Proxy(new Error("x"), {
    get: () => {
      throw new Error("no");
    },
    getPrototypeOf: () => {
      throw new Error("no");
    },
  });
  const getter = Object.defineProperty(new Error("x"), "message", {
    get: () => {
      throw new Error("no");
    },
  });
  const revoked = Proxy.revocable(() => 1, {});
  revoked.revoke();
  for (const value of [
    undefined,
    Symbol("s"),
    10n,
    () => 1,
    hostile,
    getter,
    revoked.proxy,
    Object.create(null),
    [],
    new Date(0),
  ]) {
    assert.equal(typeof report(value)["name"], "string");
  }
});

test("text that is no text in UTF-8 is made one", () => {
  assert.equal(report(new Error("a\ud800b"))["message"], "a\ufffdb");
  assert.equal(report("\udc00")["message"], "\ufffd");
  assert.equal(report("😀")["message"], "😀");
});
