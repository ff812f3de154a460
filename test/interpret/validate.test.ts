import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { constraint, model, nested, programOf, property, typeOf } from "../support/hand-made-program.ts";
import { faults, interpreter, typeFaults } from "./points-and-lines.ts";

test("reports properties in spec order, then unknown keys in the order of the document, then rules", () => {
  const value = { zeta: 1, colour: "blue", y: 0, alpha: 2, x: 3, label: "LONG" };
  assert.deepEqual(faults("Point", value), [
    "pattern@label",
    "not_in_enum@colour",
    "unknown_key@zeta",
    "unknown_key@alpha",
    "grows@y",
  ]);
});

test("says in the sentences of the shared messages what is wrong", () => {
  assert.deepEqual(
    interpreter.validate("Point", { y: "1", label: 2, colour: "blue", extra: 1 }).map(({ message }) => message),
    [
      '"x" is missing.',
      "Expected a whole number, found a text.",
      "Expected a text or null, found a number.",
      'Expected one of "red", "green".',
      '"extra" is not a key of Point.',
    ],
  );
});

test("shows at most 64 code points of an unknown key and no control characters", () => {
  const [issue] = interpreter.validate("Point", { x: 0, ["😀".repeat(70)]: 1 });
  assert.equal(issue?.message, `"${"😀".repeat(64)}" is not a key of Point.`);
  const [control] = interpreter.validate("Point", { x: 0, "a\nb": 1 });
  assert.equal(control?.message, '"a\\nb" is not a key of Point.');
});

test("runs a rule although another rule failed inside what it reads", () => {
  assert.deepEqual(faults("Line", { from: { x: 2, y: 1 } }), ["grows@from.y", "from_is_high@from.y"]);
});

test("does not run a rule while something that it reads has a structural fault inside", () => {
  assert.deepEqual(faults("Line", { from: { x: 0, y: 0, odd: 1 } }), ["unknown_key@from.odd"]);
  assert.deepEqual(faults("Line", {}), ["missing@from"]);
});

test("reports a rule with each at every element that breaks it", () => {
  const value = { from: { x: 0, y: 2 }, to: [{ x: 0, y: 9 }, { x: 0 }, { x: 1, y: 7 }] };
  assert.deepEqual(faults("Line", value), ["all_low@to.0.y", "all_low@to.2.y"]);
});

test("finds equal elements whatever the order of their keys, and only where the elements are sound", () => {
  const from = { x: 0, y: 2 };
  assert.deepEqual(
    faults("Line", {
      from,
      to: [
        { x: 0, y: 1 },
        { y: 1, x: 0 },
        { x: 0, y: 1 },
      ],
    }),
    ["duplicate@to.1", "duplicate@to.2"],
  );
  assert.deepEqual(faults("Line", { from, to: [{ x: "0" }, { x: "0" }] }), ["wrong_type@to.0.x", "wrong_type@to.1.x"]);
});

test('takes 0 and -0 for one, and 1, true and "1" for three', () => {
  const unique = [constraint({ kind: "unique" })];
  assert.deepEqual(typeFaults("list<json>", unique, [0, -0]), ["duplicate@1"]);
  assert.deepEqual(typeFaults("list<json>", unique, [1, true, "1", null]), []);
});

test("compares the texts of unique_by and passes over elements without one", () => {
  const unique = [constraint({ kind: "unique_by", property: "label" })];
  const value = [{ x: 0, label: "a" }, { x: 0 }, { x: 0, label: null }, { x: 0, label: "a" }];
  assert.deepEqual(typeFaults("list<Point>", unique, value), ["duplicate@3.label"]);
});

test("finds one duplicate in ten thousand objects in linear time", () => {
  const value = Array.from({ length: 10_000 }, (_, index) => ({ a: 1, b: { c: index === 9_999 ? 0 : index } }));
  const started = process.cpuUsage().user;
  assert.deepEqual(typeFaults("list<json>", [constraint({ kind: "unique" })], value), ["duplicate@9999"]);
  assert.ok(process.cpuUsage().user - started < 2_000_000);
});

test("does not try a pattern on a text that is too long, whichever of the two is stricter", () => {
  assert.deepEqual(typeFaults("Word", [], "TOO LONG"), ["too_long@"]);
  assert.deepEqual(typeFaults("Word", [constraint({ kind: "max_length", value: 2 })], "ABC"), ["too_long@"]);
  assert.deepEqual(typeFaults("Word", [], "ABC"), ["pattern@"]);
});

test("matches patterns against the whole text, a final newline included", () => {
  assert.deepEqual(typeFaults("Word", [], "abc\n"), ["pattern@"]);
  assert.deepEqual(typeFaults("string", [constraint({ kind: "pattern", pattern: "a|b" })], "ab"), ["pattern@"]);
  assert.deepEqual(typeFaults("string", [constraint({ kind: "pattern", pattern: "[0-9]+" })], "٣"), ["pattern@"]);
});

test("counts lengths in code points and does not compose characters", () => {
  assert.deepEqual(typeFaults("string", [constraint({ kind: "max_length", value: 1 })], "😀"), []);
  assert.deepEqual(typeFaults("string", [constraint({ kind: "min_length", value: 2 })], "😀"), ["too_short@"]);
  assert.deepEqual(typeFaults("string", [constraint({ kind: "max_length", value: 1 })], "e\u0301"), ["too_long@"]);
});

test("reports every constraint that fails, in the order of the list", () => {
  const constraints = [
    constraint({ kind: "multiple_of", value: 2 }),
    constraint({ kind: "min", value: 10 }),
    constraint({ kind: "not_in", values: [7] }),
    constraint({ kind: "exclusive_max", value: 7 }),
  ];
  assert.deepEqual(typeFaults("int", constraints, 7), ["not_multiple@", "too_small@", "not_allowed@", "too_big@"]);
});

test("skips the constraints of a nullable type for null", () => {
  assert.deepEqual(typeFaults("int?", [constraint({ kind: "min", value: 1 })], null), []);
  assert.deepEqual(typeFaults("int?", [constraint({ kind: "min", value: 1 })], 0), ["too_small@"]);
});

test("takes safe integers only, however they are written", () => {
  assert.deepEqual(typeFaults("int", [], 1.0), []);
  assert.deepEqual(typeFaults("int", [constraint({ kind: "min", value: 0 })], -0), []);
  assert.deepEqual(typeFaults("int", [], 1.5), ["wrong_type@"]);
  assert.deepEqual(typeFaults("int", [], 2 ** 53 - 1), []);
  assert.deepEqual(typeFaults("int", [], 2 ** 53), ["too_big@"]);
  assert.deepEqual(typeFaults("int", [], -(2 ** 53)), ["too_small@"]);
  assert.deepEqual(typeFaults("number", [], 1e308), []);
});

test("refuses what is nested more than 64 deep, at the first list or object too many", () => {
  assert.deepEqual(typeFaults("json", [], nested(64)), []);
  const [issue] = interpreter.validateType(typeOf("json"), [], nested(65));
  assert.equal(issue?.code, "too_deep");
  assert.equal(issue.path.length, 64);
  const tree = model("Tree", [property("child", "Tree?")]);
  let value: unknown = {};
  for (let level = 0; level < 100_000; level += 1) value = { child: value };
  const trees = createInterpreter(programOf([tree]));
  assert.deepEqual(
    trees.validate("Tree", value).map(({ code, path }) => [code, path.length]),
    [["too_deep", 64]],
  );
  const circle: { child?: unknown } = {};
  circle.child = circle;
  assert.deepEqual(
    trees.validate("Tree", circle).map(({ code }) => code),
    ["too_deep"],
  );
});

test("keeps the first hundred issues", () => {
  const issues = interpreter.validateType(typeOf("list<int>"), [], Array(1_000_000).fill("x"));
  assert.equal(issues.length, 100);
  assert.deepEqual(issues[99]?.path, [99]);
});

test("holds a fixed value against everything else, whatever its kind", () => {
  const fixed = model("Fixed", [
    property("kind", "string", { presence: "defaulted", default: "a", fixed: "a", fixedMessage: 'Expected "a".' }),
    property("zero", "int", { presence: "defaulted", default: 0, fixed: 0, fixedMessage: "Expected 0." }),
  ]);
  const { validate } = createInterpreter(programOf([fixed]));
  assert.deepEqual(validate("Fixed", { kind: "b" }), [
    { code: "not_allowed", path: ["kind"], message: 'Expected "a".' },
  ]);
  assert.deepEqual(
    validate("Fixed", { kind: 1, zero: null }).map(({ code }) => code),
    ["not_allowed", "not_allowed"],
  );
  assert.deepEqual(validate("Fixed", { zero: -0 }), []);
});
