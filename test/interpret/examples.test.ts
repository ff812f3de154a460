import assert from "node:assert/strict";
import { test } from "node:test";
import { checkExamples } from "../../generator/check/examples.ts";
import type { DiagnosticSink } from "../../generator/diagnostics/diagnostic.ts";
import type { Declaration } from "../../generator/program/declaration.ts";
import type { Path } from "../../generator/program/example.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import type { FunctionDeclaration } from "../../generator/program/member.ts";
import {
  binary,
  functionOf,
  literal,
  model,
  named,
  programOf,
  property,
  read,
  rule,
  scalar,
} from "../support/hand-made-program.ts";

const { span } = named("");

function codesOf(
  declarations: readonly Declaration[],
  functions: readonly FunctionDeclaration[] = [],
): readonly string[] {
  const sink: DiagnosticSink = { diagnostics: [] };
  checkExamples(programOf(declarations, functions), [], sink);
  return sink.diagnostics.map(({ code }) => code);
}

function parcel(value: JsonValue, because: readonly (readonly [Path, string])[]): Declaration {
  return model(
    "Parcel",
    [
      property("pieces", "int"),
      property("worth", "int?"),
      property("insured", "bool", { presence: "defaulted", default: false }),
    ],
    {
      rules: [
        rule("worth_it", ["insured", "worth"], binary(read("this", "worth"), "!=", literal(null)), {
          when: read("this", "insured"),
          at: ["worth"],
        }),
      ],
      counterexamples: [{ name: "c", value, because: because.map(([path, reason]) => ({ path, reason, span })), span }],
    },
  );
}

test("accepts a counterexample with exactly its faults, in any order", () => {
  assert.deepEqual(
    codesOf([
      parcel({ insured: true }, [
        [["worth"], "worth_it"],
        [["pieces"], "missing"],
      ]),
    ]),
    [],
  );
});

test("counts faults, so that one of two equal ones is not enough", () => {
  assert.deepEqual(
    codesOf([
      parcel({ pieces: "x" }, [
        [["pieces"], "wrong_type"],
        [["pieces"], "wrong_type"],
      ]),
    ]),
    ["counterexample-unfounded"],
  );
});

test("takes a rule by its id and not by the code of its issue", () => {
  assert.deepEqual(codesOf([parcel({ pieces: 1, insured: true }, [[["worth"], "rule"]])]), [
    "counterexample-unfounded",
    "counterexample-surprise",
  ]);
});

test("compares paths step by step", () => {
  assert.deepEqual(codesOf([parcel({ pieces: 1, "a.b": 1 }, [[["a", "b"], "unknown_key"]])]), [
    "counterexample-unfounded",
    "counterexample-surprise",
  ]);
  assert.deepEqual(codesOf([parcel({ pieces: 1, "a.b": 1 }, [[["a.b"], "unknown_key"]])]), []);
});

test("tells every fault of an example, and not only the first", () => {
  const boxes = model("Box", [property("pieces", "int"), property("worth", "int?"), property("lid", "bool")], {
    examples: [{ name: "e", value: { worth: "much", lid: 1 }, span }],
  });
  assert.deepEqual(codesOf([boxes]), ["example-refused", "example-refused", "example-refused"]);
});

test("does not try examples with defaults that are wrong", () => {
  const wrong = model("Wrong", [property("on", "bool", { presence: "defaulted", default: "yes" })], {
    rules: [rule("is_on", ["on"], read("this", "on"))],
    examples: [{ name: "e", value: {}, span }],
  });
  assert.deepEqual(codesOf([wrong]), ["default-refused"]);
});

test("lets an argument be left out where it has a default or may be null", () => {
  const pick = functionOf("pick", { a: "string?", b: "int" }, "string?", read("a"));
  const [a, b] = pick.parameters;
  assert.ok(a !== undefined && b !== undefined);
  const examples = [{ name: "e", given: {}, gives: null, span }];
  assert.deepEqual(codesOf([], [{ ...pick, parameters: [a, { ...b, default: 3 }], examples }]), []);
  assert.deepEqual(codesOf([], [{ ...pick, examples }]), ["example-argument"]);
});

test("compares what is stated of a model, and all of anything else", () => {
  const inner = model("Inner", [property("x", "int"), property("y", "int", { presence: "defaulted", default: 0 })]);
  const outer = model("Outer", [
    property("inner", "Inner"),
    property("list", "list<Inner>", { presence: "defaulted", default: [] }),
  ]);
  const same = functionOf("same", { o: "Outer" }, "Outer", read("o"));
  const given = { o: { inner: { x: 1 }, list: [{ x: 1 }] } };
  const gives = (value: JsonValue): readonly string[] =>
    codesOf([inner, outer], [{ ...same, examples: [{ name: "e", given, gives: value, span }] }]);
  assert.deepEqual(gives({}), []);
  assert.deepEqual(gives({ inner: { y: 0 } }), []);
  assert.deepEqual(gives({ list: [{ x: 1 }] }), []);
  assert.deepEqual(gives({ list: [{}] }), ["example-result"]);
  assert.deepEqual(gives({ inner: { z: 0 } }), ["example-result"]);
  assert.deepEqual(gives(null), ["example-result"]);
});

test("keeps the values of secret properties out of what it says", () => {
  const secret = model("Secret", [property("key", "string", { secret: true })]);
  const same = functionOf("same", { s: "Secret" }, "Secret", read("s"));
  const sink: DiagnosticSink = { diagnostics: [] };
  const examples = [{ name: "e", given: { s: { key: "sk-1234" } }, gives: { key: "sk-5678" }, span }];
  checkExamples(programOf([secret], [{ ...same, examples }]), [], sink);
  assert.equal(sink.diagnostics.length, 1);
  assert.doesNotMatch(sink.diagnostics[0]?.message ?? "", /sk-/u);
});

test("takes any fault of a scalar's counterexample", () => {
  const word = (value: JsonValue): Declaration =>
    scalar("Word", "string", [], { counterexamples: [{ name: "1", value, because: [], span }] });
  assert.deepEqual(codesOf([word(1)]), []);
  assert.deepEqual(codesOf([word("fine")]), ["counterexample-accepted"]);
});
