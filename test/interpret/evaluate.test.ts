import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter, type Interpreter } from "../../generator/interpret/interpreter.ts";
import type { Expr, MacroExpr } from "../../generator/program/expression.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import {
  binary,
  call,
  functionOf,
  list,
  literal,
  named,
  programOf,
  read,
  scalar,
  typeOf,
} from "../support/hand-made-program.ts";

const span = named("").span;

/** What an expression over `a` and `b`, any JSON, gives. */
function resultFor(
  value: Expr,
  args: Readonly<Record<string, JsonValue>> = {},
  more: Parameters<typeof programOf>[0] = [],
): JsonValue {
  const program = programOf(more, [functionOf("try_it", { a: "json?", b: "json?" }, "json", value)]);
  return resultOf(createInterpreter(program).callFunction("try_it", args));
}

function resultOf(outcome: ReturnType<Interpreter["callFunction"]>): JsonValue {
  assert.ok("value" in outcome, "the outcome is a value");
  return outcome.value;
}

const a = read("a");
const b = read("b");

function macro(name: MacroExpr["macro"], range: Expr, body: Expr): Expr {
  return { kind: "macro", macro: name, range, variable: "x", body, type: typeOf("json"), span };
}

test("compares deeply, without regard to the order of keys, with regard to that of elements", () => {
  const equal = binary(a, "==", b);
  assert.equal(resultFor(equal, { a: { x: 1, y: [0] }, b: { y: [-0], x: 1 } }), true);
  assert.equal(resultFor(equal, { a: [1, 2], b: [2, 1] }), false);
  assert.equal(resultFor(equal, { a: 0, b: -0 }), true);
  assert.equal(resultFor(equal, { a: null, b: false }), false);
  assert.equal(resultFor(equal, { a: "1", b: 1 }), false);
  assert.equal(resultFor(binary(a, "!=", b), { a: {}, b: [] }), true);
});

test("stops && and || early", () => {
  const bug = read("nowhere");
  assert.equal(resultFor(binary(literal(false), "&&", bug)), false);
  assert.equal(resultFor(binary(literal(true), "||", bug)), true);
  assert.throws(() => resultFor(binary(literal(true), "&&", bug)));
});

test("looks with `in` for elements of lists and own keys of maps", () => {
  const isIn = binary(a, "in", b);
  assert.equal(resultFor(isIn, { a: { x: 1 }, b: [{ x: 1 }] }), true);
  assert.equal(resultFor(isIn, { a: null, b: [0, false] }), false);
  assert.equal(resultFor(isIn, { a: "x", b: { x: 1 } }), true);
  assert.equal(resultFor(isIn, { a: "toString", b: {} }), false);
});

test("divides ints toward zero and numbers exactly", () => {
  assert.equal(resultFor(binary(a, "/", b, "int"), { a: -7, b: 2 }), -3);
  assert.equal(resultFor(binary(a, "/", b, "number"), { a: -7, b: 2 }), -3.5);
  assert.equal(resultFor(binary(a, "%", b, "int"), { a: -7, b: 2 }), -1);
  assert.equal(resultFor(binary(a, "+", b), { a: "x", b: "y" }), "xy");
  assert.deepEqual(resultFor(binary(a, "+", b), { a: [1], b: [2] }), [1, 2]);
});

test("counts code points, elements and keys", () => {
  assert.equal(resultFor(call("size", a), { a: "a😀e\u0301" }), 4);
  assert.equal(resultFor(call("size", a), { a: [1, [2, 3]] }), 2);
  assert.equal(resultFor(call("size", a), { a: { x: 1 } }), 1);
});

test("changes the case of ASCII letters only", () => {
  assert.equal(resultFor(call("lowerAscii", a), { a: "AZÄİß" }), "azÄİß");
  assert.equal(resultFor(call("upperAscii", a), { a: "azäßı" }), "AZäßı");
});

test("keeps the first of equal elements with distinct()", () => {
  const elements = [{ x: 1, y: 2 }, "b", { y: 2, x: 1 }, "a", "b", 0, -0];
  assert.deepEqual(resultFor(call("distinct", a), { a: elements }), [{ x: 1, y: 2 }, "b", "a", 0]);
});

test("splits and joins, between code points where the separator is empty", () => {
  assert.deepEqual(resultFor(call("split", a, b), { a: "a,😀,", b: "," }), ["a", "😀", ""]);
  assert.deepEqual(resultFor(call("split", a, b), { a: "a😀", b: "" }), ["a", "😀"]);
  assert.equal(resultFor(call("join", a, b), { a: ["x", "y"], b: "-" }), "x-y");
  assert.equal(resultFor(call("string", a), { a: -0 }), "0");
});

test("searches with matches() anywhere in the text", () => {
  assert.equal(resultFor(call("matches", a, b), { a: "xaby", b: "ab" }), true);
  assert.equal(resultFor(call("matches", a, b), { a: "😀", b: "^[^\\n]$" }), true);
});

test("runs macros over elements and over keys", () => {
  const isOne = binary(read("x"), "==", literal(1));
  assert.equal(resultFor(macro("all", a, isOne), { a: [] }), true);
  assert.equal(resultFor(macro("exists", a, isOne), { a: [] }), false);
  assert.equal(resultFor(macro("exists_one", a, isOne), { a: [1, 2, 1] }), false);
  assert.deepEqual(resultFor(macro("filter", a, isOne), { a: [1, 2, 1] }), [1, 1]);
  assert.deepEqual(resultFor(macro("map", a, isOne), { a: [1, 2] }), [true, false]);
  assert.deepEqual(resultFor(macro("filter", a, literal(true)), { a: { k: 1, __proto__x: 2 } }), ["k", "__proto__x"]);
});

test("keeps the variables around a macro in sight", () => {
  assert.deepEqual(resultFor(macro("filter", a, binary(read("x"), "in", b)), { a: [1, 2, 3], b: [3, 2] }), [2, 3]);
});

test("reads a keyword of a schema as null where its value is of another kind", () => {
  const keyword = (type: string): Expr => ({
    kind: "select",
    object: a,
    member: "k",
    of: "keyword",
    type: typeOf(type),
    span,
  });
  assert.deepEqual(resultFor(keyword("list<json>?"), { a: { k: [1] } }), [1]);
  assert.equal(resultFor(keyword("list<json>?"), { a: { k: "x" } }), null);
  assert.equal(resultFor(keyword("json_schema?"), { a: { k: true } }), null);
  assert.equal(resultFor(keyword("string?"), { a: { k: 1 } }), null);
  assert.equal(resultFor(keyword("json?"), { a: { k: 1 } }), 1);
  assert.equal(resultFor(keyword("json?"), { a: true }), null);
  assert.equal(resultFor(keyword("json?"), { a: {} }), null);
});

test("reads an entry of a map as null where the key is absent, inherited names included", () => {
  const entry = (member: string): Expr => ({
    kind: "select",
    object: a,
    member,
    of: "entry",
    type: typeOf("json?"),
    span,
  });
  assert.equal(resultFor(entry("toString"), { a: {} }), null);
  assert.equal(resultFor(entry("k"), { a: { k: 0 } }), 0);
});

test("reads the parts of a text, null where an optional one is missing", () => {
  const template = {
    text: "[{server}:]{name}",
    capturing: "(?:([a-z]+):)?([a-z]+)",
    parts: [
      { name: "server", scalar: "Part", doc: "", optional: true },
      { name: "name", scalar: "Part", doc: "", optional: false },
    ],
  };
  const scalars = [scalar("Part", "string", []), scalar("Name", "string", [], { template })];
  const part = (member: string): Expr => ({
    kind: "select",
    object: a,
    member,
    of: "part",
    model: "Name",
    type: typeOf("Part?"),
    span,
  });
  assert.equal(resultFor(part("server"), { a: "dev:tool" }, scalars), "dev");
  assert.equal(resultFor(part("server"), { a: "tool" }, scalars), null);
  assert.equal(resultFor(part("name"), { a: "tool" }, scalars), "tool");
});

test("reads what was thrown, an error or not", () => {
  const member = (name: string): Expr => ({
    kind: "select",
    object: read("e"),
    member: name,
    of: "thrown",
    type: typeOf("json"),
    span,
  });
  const all = list(member("name"), member("names"), member("message"), member("code"), member("issue_codes"));
  const program = programOf([], [functionOf("look", { e: "thrown" }, "json", all)]);
  const look = (e: JsonValue): JsonValue => resultOf(createInterpreter(program).callFunction("look", { e }));
  assert.deepEqual(look({ name: "ValueError", message: "no", code: "EPERM" }), [
    "ValueError",
    ["ValueError"],
    "no",
    "EPERM",
    [],
  ]);
  assert.deepEqual(look("boom"), ["string", ["string"], "boom", null, []]);
  assert.deepEqual(look(null), ["null", ["null"], "null", null, []]);
});

test("takes the first row of a table that fits", () => {
  const table = functionOf("pick", { n: "int" }, "string", literal(""));
  const row = (below: number, give: string): { cells: Record<string, never>; when: Expr; give: Expr } => ({
    cells: {},
    when: binary(read("n"), "<", literal(below)),
    give: literal(give),
  });
  const program = programOf(
    [],
    [
      {
        ...table,
        body: {
          kind: "table",
          columns: [],
          rows: [row(2, "small"), row(9, "middling"), { cells: {}, give: literal("large") }],
        },
      },
    ],
  );
  const { callFunction } = createInterpreter(program);
  assert.deepEqual(
    [1, 2, 9].map((n) => resultOf(callFunction("pick", { n }))),
    ["small", "middling", "large"],
  );
});
