import assert from "node:assert/strict";
import { test } from "node:test";
import { branchesOf } from "../../generator/witness/branches.ts";
import { model, programOf } from "../support/check-spec.ts";

/** The branches of a rule over the bools a, b and c: `+` or `-` for whether it is kept, and how its conditions come out. */
function branches(rule: string): readonly string[] {
  const program = programOf(`types:
  Thing:
    doc: A thing.
    fields: { a: { type: bool, doc: One }, b: { type: bool, doc: Two }, c: { type: bool, doc: Three } }
    rules: { the_rule: { ${rule}, message: Broken. } }
`);
  const [only] = model(program, "Thing").rules;
  assert.ok(only !== undefined);
  return branchesOf(only).map(({ keeps, conditions }) => {
    return `${keeps ? "+" : "-"} ${conditions.map(({ holds, isAsked }) => (isAsked ? (holds ? "t" : "f") : "?")).join("")}`;
  });
}

test("a rule without parts is kept or broken", () => {
  assert.deepEqual(branches("must: this.a"), ["+ t", "- f"]);
  assert.deepEqual(branches("must: '!this.a'"), ["+ f", "- t"]);
});

test("either side of a connective may settle it, and what is not asked is marked", () => {
  assert.deepEqual(branches("must: this.a && this.b"), ["+ tt", "+ tt", "- f?", "- tf"]);
  assert.deepEqual(branches("must: this.a || this.b"), ["+ t?", "+ ft", "- ff", "- ff"]);
});

test("a choice has both ways with both results", () => {
  assert.equal(new Set(branches("must: 'this.a ? this.b : this.c'")).size, 4);
});

test("where `when` does not hold, the rule is kept", () => {
  assert.deepEqual(branches("when: this.a, must: this.b"), ["+ tt", "+ tt", "+ f", "- tf", "- tf"]);
});
