import assert from "node:assert/strict";
import { test } from "node:test";
import { judge, withoutTwins } from "../../generator/emit/vectors/vector-case.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { programOf } from "../support/check-spec.ts";

const program = programOf(`types:
  Thing:
    doc: A thing.
    fields:
      text: { type: string, min_length: 2, doc: Text }
      more: { type: string, min_length: 2, doc: More }
      size: { type: int, default: 1, doc: Size }
`);

test("codes of a case are sorted, each once, wherever the faults stand", () => {
  const judged = judge(createInterpreter(program), "Thing", {
    description: "",
    value: { text: "", more: "", size: "" },
  });
  assert.deepEqual(judged.codes, ["too_short", "wrong_type"]);
  const turned = judge(createInterpreter(program), "Thing", { description: "", value: { text: "" } });
  assert.deepEqual(turned.codes, ["missing", "too_short"]);
  assert.ok(!("rule" in turned) && !turned.valid);
});

test("a case has an output where the normal form is another value", () => {
  const interpreter = createInterpreter(program);
  const bare = { text: "ab", more: "cd" };
  assert.deepEqual(judge(interpreter, "Thing", { description: "", value: bare }).output, { ...bare, size: 1 });
  assert.ok(!("output" in judge(interpreter, "Thing", { description: "", value: { ...bare, size: 2 } })));
});

test("values are twins however their keys are ordered", () => {
  const values = [
    { a: 1, b: [2] },
    { b: [2], a: 1 },
    { a: 1, b: [3] },
  ];
  const kept = withoutTwins(values.map((value, index) => ({ description: `${index}`, value })));
  assert.deepEqual(
    kept.map(({ description }) => description),
    ["0", "2"],
  );
});
