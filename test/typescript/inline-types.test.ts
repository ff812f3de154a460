import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { buildModel, shop } from "./build-model.ts";

test("functions of an inline type are all written, in whichever order others ask for them", async () => {
  const { program, model } = await buildModel(
    "inline-types",
    shop(`types:
  Marks:
    doc: Marks.
    fields:
      few: { type: list<int>, max_items: 1, default: [], doc: Few }
      later: { type: map<list<int>?>, default: {}, doc: Later }
      deeper: { type: list<map<list<bool>?>?>, default: [], doc: Deeper }
`),
  );
  const { validate } = createInterpreter(program);
  const { validate: native } = model("Marks");
  for (const value of [{ later: { a: [1.5], b: null, c: "x" } }, { deeper: [{ a: [1] }, null, 1] }, { few: [1, 2] }]) {
    assert.equal(JSON.stringify(native(value)), JSON.stringify(validate("Marks", value)));
    assert.ok(native(value).length > 0);
  }
});
