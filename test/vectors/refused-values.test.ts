import assert from "node:assert/strict";
import { test } from "node:test";
import { acceptedValues } from "../../generator/emit/vectors/accepted-values.ts";
import { refusedValues } from "../../generator/emit/vectors/refused-values.ts";
import { createSuite } from "../../generator/emit/vectors/vector-file.ts";
import { createValueSource } from "../../generator/witness/create-value-source.ts";
import { programOf, property } from "../support/check-spec.ts";

const program = programOf(`types:
  Thing:
    doc: A thing.
    fields:
      few: { type: int, in: [0, 1], doc: Few }
      most: { type: int, max: 3, not_in: [9], doc: Most }
      words: { type: list<string>, unique: true, max_items: 2, doc: Words }
`);

for (const name of ["few", "most", "words"]) {
  test(`values that are said to be refused for ${name} are refused, and those that are said to be accepted are accepted`, () => {
    const suite = createSuite(createValueSource(program));
    const { type, constraints } = property(program, "Thing", name);
    const faults = (value: unknown): number => suite.source.interpreter.validateType(type, constraints, value).length;
    const refused = refusedValues(suite, type, constraints).map(({ value }) => value);
    const accepted = acceptedValues(suite, type, constraints).map(({ value }) => value);
    assert.ok(refused.length > 2 && accepted.length > 0);
    assert.deepEqual(
      refused.filter((value) => faults(value) === 0),
      [],
    );
    assert.deepEqual(
      accepted.filter((value) => faults(value) > 0),
      [],
    );
  });
}
