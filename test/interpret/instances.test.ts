import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter, type Interpreter } from "../../generator/interpret/interpreter.ts";
import type { Expr } from "../../generator/program/expression.ts";
import type { JsonObject, JsonValue } from "../../generator/program/json.ts";
import {
  binary,
  call,
  constraint,
  functionOf,
  literal,
  model,
  named,
  programOf,
  property,
  read,
  rule,
  scalar,
  typeOf,
} from "../support/hand-made-program.ts";

const span = named("").span;

function resultOf(outcome: ReturnType<Interpreter["callFunction"]>): JsonValue {
  assert.ok("value" in outcome, "the outcome is a value");
  return outcome.value;
}

const capability = model(
  "Capability",
  [
    property("read_only", "bool", { presence: "defaulted", default: false }),
    property("writes", "bool", { presence: "defaulted", default: false }),
    property("note", "string", { presence: "optional" }),
    property("tags", "list<string>", { presence: "defaulted", default: [] }),
  ],
  {
    rules: [
      rule("not_both", ["read_only", "writes"], {
        kind: "unary",
        operator: "!",
        operand: binary(read("this", "read_only"), "&&", read("this", "writes")),
        type: typeOf("bool"),
        span,
      }),
    ],
    derived: [
      {
        ...named("idle"),
        kind: "derived",
        type: typeOf("bool"),
        value: { kind: "unary", operator: "!", operand: read("this", "writes"), type: typeOf("bool"), span },
      },
    ],
    methods: [
      {
        ...named("tagged"),
        kind: "method",
        parameters: [{ kind: "parameter", ...named("tag"), type: typeOf("string"), default: "x" }],
        returns: typeOf("bool"),
        value: binary(read("tag"), "in", read("this", "tags")),
      },
    ],
    constructors: [
      {
        ...named("of"),
        kind: "constructor",
        parameters: [
          { kind: "parameter", ...named("writes"), type: typeOf("bool") },
          { kind: "parameter", ...named("note"), type: typeOf("string?") },
        ],
        assignments: [
          { property: "writes", value: read("writes") },
          { property: "note", value: read("note") },
          { property: "read_only", value: binary(read("this", "writes"), "==", literal(true)) },
        ],
      },
    ],
    views: [
      {
        ...named("as_short"),
        kind: "view",
        entries: [
          {
            key: "tags",
            value: read("this", "tags"),
            when: binary(call("size", read("this", "tags")), ">", literal(0)),
          },
          { key: "w", value: read("this", "writes") },
          { key: "__proto__", value: literal(1) },
        ],
      },
    ],
  },
);
const patch = model("Patch", [
  property("writes", "bool", { presence: "optional" }),
  property("tags", "list<string>", { presence: "optional" }),
]);

test("makes instances by assignments in order, each seeing those before it", () => {
  const interpreter = createInterpreter(programOf([capability]));
  assert.deepEqual(interpreter.construct("Capability", "of", { writes: false }), {
    value: { read_only: false, writes: false, tags: [] },
  });
  assert.deepEqual(interpreter.construct("Capability", "of", { writes: false, note: "n" }), {
    value: { read_only: false, writes: false, note: "n", tags: [] },
  });
});

test("gives the issues of an instance that its model refuses", () => {
  const outcome = createInterpreter(programOf([capability])).construct("Capability", "of", { writes: true });
  assert.ok("issues" in outcome);
  assert.deepEqual(
    outcome.issues.map(({ rule: id }) => id),
    ["not_both"],
  );
});

test("reads derived properties, methods and views of an instance", () => {
  const interpreter = createInterpreter(programOf([capability]));
  const instance: JsonObject = { read_only: false, writes: true, tags: ["x"] };
  assert.deepEqual(interpreter.derived("Capability", "idle", instance), { value: false });
  assert.deepEqual(interpreter.callMethod("Capability", "tagged", instance, {}), { value: true });
  assert.deepEqual(interpreter.callMethod("Capability", "tagged", instance, { tag: "y" }), { value: false });
  const shown = resultOf(interpreter.view("Capability", "as_short", instance));
  assert.equal(JSON.stringify(shown), '{"tags":["x"],"w":true,"__proto__":1}');
  assert.equal(
    JSON.stringify(resultOf(interpreter.view("Capability", "as_short", { ...instance, tags: [] }))),
    '{"w":true,"__proto__":1}',
  );
});

test("replaces with a patch the properties that it has, and nothing else", () => {
  const patched: Expr = {
    kind: "invoke",
    target: "patched",
    model: "Capability",
    name: "patched",
    receiver: read("c"),
    args: [read("p")],
    type: typeOf("Capability"),
    span,
  };
  const program = programOf(
    [capability, patch],
    [functionOf("apply", { c: "Capability", p: "Patch" }, "Capability", patched)],
  );
  const { callFunction } = createInterpreter(program);
  assert.deepEqual(callFunction("apply", { c: { note: "n", tags: ["a"] }, p: { tags: [] } }), {
    value: { read_only: false, writes: false, note: "n", tags: [] },
  });
  assert.ok("issues" in callFunction("apply", { c: { read_only: true }, p: { writes: true } }));
});

test("writes the normal form in spec order, with defaults and nulls, without the absent and the ignored", () => {
  const outer = model(
    "Outer",
    [
      property("z", "Capability", { presence: "defaulted", default: {} }),
      property("a", "number?", { default: 7, presence: "defaulted" }),
      property("m", "map<Capability?>", { presence: "optional" }),
    ],
    { unknownKeys: "keep" },
  );
  const ignoring = { ...capability, unknownKeys: "ignore" as const };
  const { normalize } = createInterpreter(programOf([outer, ignoring]));
  const plain = { read_only: false, writes: false, tags: [] };
  assert.equal(JSON.stringify(normalize("Outer", {})), JSON.stringify({ z: plain, a: 7 }));
  const full = normalize(
    "Outer",
    JSON.parse('{"k": [-0], "__proto__": {"x": 1}, "m": {"b": null, "a": {"odd": 1}}, "a": null}'),
  );
  assert.equal(
    JSON.stringify(full),
    `{"z":${JSON.stringify(plain)},"a":null,"m":{"b":null,"a":${JSON.stringify(plain)}},"k":[0],"__proto__":{"x":1}}`,
  );
  assert.deepEqual(normalize("Outer", full), full);
});

test("throws on names that the program does not have, as only a bug asks for them", () => {
  const interpreter = createInterpreter(
    programOf([capability, scalar("S", "int", [constraint({ kind: "min", value: 0 })])]),
  );
  assert.throws(() => interpreter.validate("toString", 1));
  assert.throws(() => interpreter.construct("S", "of", {}));
});
