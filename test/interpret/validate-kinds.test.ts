import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import type { UnionDeclaration } from "../../generator/program/declaration.ts";
import { declared, model, programOf, property, typeOf } from "../support/hand-made-program.ts";
import { colour, faults, interpreter, point, typeFaults, word } from "./points-and-lines.ts";

test("takes nothing that JSON cannot hold", () => {
  class Custom {
    x = 1;
  }
  const strange: readonly unknown[] = [
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1n,
    Symbol("s"),
    () => 1,
    new Date(0),
    new Map(),
    new Set(),
    /x/,
    new Custom(),
    new Number(1),
    new Uint8Array(1),
    "\ud800",
    Object.create({ x: 1 }),
  ];
  for (const value of strange) {
    for (const type of [
      "json",
      "json_object",
      "string",
      "int",
      "number",
      "bool",
      "list<json>",
      "map<json>",
      "Point",
      "Colour",
      "Word?",
    ]) {
      const [issue, ...others] = interpreter.validateType(typeOf(type), [], value);
      assert.equal(issue?.code, "wrong_type", `${type} takes ${String(value)}`);
      assert.match(issue.message, /, found an unreadable value\.$/u);
      assert.deepEqual(others, []);
    }
  }
});

test("looks into JSON values for what JSON cannot hold", () => {
  assert.deepEqual(typeFaults("json_object", [], { a: [1, new Date(0)], b: undefined }), ["wrong_type@a.1"]);
  assert.deepEqual(typeFaults("json", [], [1, undefined]), ["wrong_type@1"]);
  const sparse = [1];
  sparse[2] = 3;
  assert.deepEqual(typeFaults("list<int>", [], sparse), ["wrong_type@1"]);
});

test("tells lists, objects and array-likes apart", () => {
  assert.deepEqual(faults("Point", []), ["wrong_type@"]);
  assert.deepEqual(typeFaults("map<int>", [], [1]), ["wrong_type@"]);
  assert.deepEqual(typeFaults("list<int>", [], { length: 1, 0: 1 }), ["wrong_type@"]);
});

test("counts own enumerable text keys only, and undefined as absent", () => {
  assert.deepEqual(faults("Point", Object.create({ x: 1 }, {})), ["wrong_type@"]);
  assert.deepEqual(faults("Point", Object.assign(Object.create(null), { x: 0 })), []);
  assert.deepEqual(faults("Point", { x: undefined, odd: undefined }), ["missing@x"]);
  assert.deepEqual(faults("Point", Object.defineProperty({}, "x", { value: 1, enumerable: false })), ["missing@x"]);
  assert.deepEqual(faults("Point", { x: 0, [Symbol("odd")]: 1 }), []);
});

test("is not led astray by names of Object.prototype", () => {
  const hostile = model("Hostile", [
    property("toString", "string"),
    property("constructor", "int", { presence: "optional" }),
  ]);
  const colours = createInterpreter(programOf([hostile, colour, point]));
  assert.deepEqual(
    colours.validate("Hostile", {}).map(({ path }) => path),
    [["toString"]],
  );
  assert.deepEqual(colours.validate("Hostile", { toString: "a" }), []);
  for (const name of ["toString", "__proto__", "constructor"]) {
    assert.equal(colours.validate("Colour", name)[0]?.code, "not_in_enum");
  }
  const planted: unknown = JSON.parse('{"x": 0, "__proto__": {"isAdmin": true}}');
  assert.deepEqual(faults("Point", planted), ["unknown_key@__proto__"]);
});

test("chooses the variant of a union by its tag, which must be there", () => {
  const variant = (name: string, tag: string): ReturnType<typeof model> =>
    model(name, [property("kind", "string", { fixed: tag, fixedMessage: `Expected "${tag}".` }), property(tag, "int")]);
  const union: UnionDeclaration = {
    ...declared("Shape"),
    kind: "union",
    tag: "kind",
    variants: ["Circle", "Square"].map((name) => ({
      type: typeOf(name),
      tag: name.toLowerCase(),
      jsonKinds: ["object"],
    })),
  };
  const { validate } = createInterpreter(programOf([variant("Circle", "circle"), variant("Square", "square"), union]));
  assert.deepEqual(validate("Shape", { kind: "circle", circle: 1 }), []);
  assert.deepEqual(
    validate("Shape", { kind: "circle", square: 1 }).map(({ message }) => message),
    ['"circle" is missing.', '"square" is not a key of Circle.'],
  );
  assert.deepEqual(validate("Shape", {}), [{ code: "missing", path: ["kind"], message: '"kind" is missing.' }]);
  for (const kind of ["__proto__", "hasOwnProperty", "Circle", null, 1]) {
    assert.deepEqual(validate("Shape", { kind }), [
      { code: "unknown_variant", path: ["kind"], message: 'Expected one of "circle", "square".' },
    ]);
  }
  assert.equal(validate("Shape", [])[0]?.message, "Expected an object, found a list.");
});

test("chooses the variant of a union without tag by the kind of JSON", () => {
  const union: UnionDeclaration = {
    ...declared("Loose"),
    kind: "union",
    variants: [
      { type: typeOf("Word"), jsonKinds: ["string"] },
      { type: typeOf("list<Word>"), jsonKinds: ["list"] },
    ],
  };
  const { validate, validateType } = createInterpreter(programOf([word, union]));
  assert.deepEqual(validate("Loose", ["abc"]), []);
  assert.deepEqual(
    validate("Loose", ["ABC"]).map(({ code, path }) => [code, path]),
    [["pattern", [0]]],
  );
  assert.equal(validate("Loose", 1)[0]?.message, "Expected a text or a list, found a number.");
  assert.equal(validateType(typeOf("Loose?"), [], 1)[0]?.message, "Expected a text or a list or null, found a number.");
});

test("checks kept keys as JSON and ignored ones not at all", () => {
  const keep = model("Keep", [property("a", "int")], { unknownKeys: "keep" });
  const ignore = model("Ignore", [property("a", "int")], { unknownKeys: "ignore" });
  const { validate } = createInterpreter(programOf([keep, ignore]));
  assert.deepEqual(
    validate("Keep", { b: new Date(0), a: 1 }).map(({ path }) => path),
    [["b"]],
  );
  assert.deepEqual(validate("Ignore", { b: new Date(0), a: 1 }), []);
});
