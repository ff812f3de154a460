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
  tell:
    doc: Tells of it.
    params:
      error: { type: thrown, doc: Error }
      who: { type: string, doc: Who }
      where: { type: string?, doc: Where }
      how: { type: string, default: badly, doc: How }
      thrown: { type: int, default: 1, doc: A name that the code wants for itself }
      options: { type: Report?, doc: Another }
    returns: string
    value: "error.name + '|' + who + '|' + (where != null ? where : 'null') + '|' + how + '|' + string(thrown) + (options != null ? options.name : '')"
  told_by:
    doc: Takes the text first.
    params:
      who: { type: string?, doc: Who }
      error: { type: thrown, doc: Error }
    returns: string
    value: "(who != null ? who : 'null') + '|' + (error.names.exists(thrown, thrown == error.name) ? error.name : '')"
  lonely:
    doc: Everything may be left out but the first.
    params: { error: { type: thrown, doc: Error }, who: { type: string?, doc: Who } }
    returns: string?
    value: "error.message == '' ? null : who"
  later:
    doc: What comes first may be left out, what follows may not.
    params: { who: { type: string?, doc: Who }, count: { type: int, doc: Count } }
    returns: string
    value: "who != null && count > 0 ? who : 'nobody'"
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
  const issues = [{ code: "missing" }];
  for (const other of [
    Object.assign(new Error("x"), { issues }),
    Object.assign(new Error("x"), { name: "ValidationError", issues }),
    { name: "ZodError", issues },
    { name: "Error", issue_codes: ["missing"] },
    { name: "ValidationError", issue_codes: ["missing"] },
    { issues },
  ]) {
    assert.deepEqual(report(other)["issues"], []);
  }
});

test("a validation error that went through JSON still tells the codes of its issues", () => {
  const { error } = built.model("Report").safeParse({});
  const logged = JSON.parse(JSON.stringify(error));
  assert.deepEqual(report(logged), { ...report(error), names: ["ValidationError"] });
  for (const issues of [5, null, [5, null, {}, { code: 5 }], { length: 1, 0: { code: "missing" } }]) {
    assert.deepEqual(report({ ...logged, issues })["issues"], []);
  }
  const endless = Object.assign([{ code: "cycle" }], {
    *[Symbol.iterator]() {
      for (;;) yield { code: "missing" };
    },
  });
  assert.deepEqual(report({ ...logged, issues: endless })["issues"], ["cycle"]);
});

test("a function that takes what was thrown never throws, whatever it is given beside", () => {
  const tell = (...args: readonly unknown[]): unknown => built.call("tell", ...args);
  const error = new TypeError("x");
  assert.equal(tell(error, { who: "w", where: "h", how: "so", thrown: 7 }), "TypeError|w|h|so|7");
  assert.equal(tell(error, { who: "w" }), "TypeError|w|null|badly|1");
  assert.equal(tell(error, { who: "a\ud800", where: "\udc00b" }), "TypeError|a\ufffd|\ufffdb|badly|1");
  for (const text of [5, null, {}, undefined, () => "x", Symbol("s"), new String("x")]) {
    assert.match(String(tell(error, { who: text, where: text })), /^TypeError\|\|null\|badly\|1$/u);
  }
  const refusing = {
    get who(): string {
      throw error;
    },
    get where(): string {
      throw error;
    },
  };
  assert.equal(tell(error, refusing), "TypeError||null|badly|1");
  assert.equal(built.call("toldBy"), "null|undefined");
  assert.equal(built.call("toldBy", 5), "null|undefined");
  assert.equal(built.call("toldBy", "me", { error }), "me|TypeError");
  for (const options of [
    undefined,
    null,
    5,
    "text",
    [],
    new Proxy(
      {},
      {
        get: () => {
          throw error;
        },
      },
    ),
  ]) {
    assert.equal(built.call("lonely", error, options), null);
  }
  assert.equal(built.call("later", undefined, { count: 1 }), "nobody");
  assert.equal(built.call("later", "me", { count: 1 }), "me");
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

test("of a list, the first hundred elements are looked at, however long it says it is", () => {
  const interpreter = createInterpreter(built.program);
  const names = Array.from({ length: 1000 }, (_, index) => `N${index}`);
  assert.deepEqual({ value: report({ names }) }, interpreter.callFunction("report_of", { error: { names } }));
  assert.deepEqual(report({ name: "N", names })["names"], ["N", ...names.slice(0, 100)]);
  const sparse: unknown[] = ["first"];
  sparse.length = 2 ** 32 - 1;
  const endless = new Proxy(["first"], { get: (list, key) => (key === "length" ? 2 ** 53 : Reflect.get(list, key)) });
  for (const list of [sparse, endless]) {
    assert.deepEqual(report({ name: "N", names: list })["names"], ["N", "first"]);
    assert.deepEqual(report({ name: "ValidationError", issues: list })["issues"], []);
  }
  const itsOwnPrototype: object = new Proxy({}, { getPrototypeOf: () => itsOwnPrototype });
  assert.equal(typeof report(itsOwnPrototype)["name"], "string");
});

test("text that is no text in UTF-8 is made one", () => {
  assert.equal(report(new Error("a\ud800b"))["message"], "a\ufffdb");
  assert.equal(report("\udc00")["message"], "\ufffd");
  assert.equal(report("😀")["message"], "😀");
});
