import assert from "node:assert/strict";
import { test } from "node:test";
import { type Unwitnessed, withoutWitness } from "../../generator/witness/without-witness.ts";
import { checkSpec } from "../support/check-spec.ts";

/** What no document is found for in types that are written as YAML, each as one text. */
function gapsIn(types: string): readonly string[] {
  const text = `specwright: 1\nmodule: a\ntitle: A\ndoc: Made up.\ntypes:\n${types}`;
  const { program, diagnostics } = checkSpec({ "a.yaml": text });
  assert.ok(program !== undefined, JSON.stringify(diagnostics));
  return withoutWitness(program).map(textOf);
}

function textOf(each: Unwitnessed): string {
  switch (each.kind) {
    case "model":
      return `${each.type}: no document`;
    case "rule":
      return `${each.type}.${each.rule}: ${each.broken}`;
    case "branch":
      return `${each.type}.${each.rule}: ${each.branch.keeps ? "keeps" : "breaks"} ${each.place}`;
    case "constraint":
      return `${each.type}.${each.property ?? ""} ${each.constraint}`;
  }
}

function model(fields: readonly string[], rules: Readonly<Record<string, string>>): string {
  const lines = Object.entries(rules).map(([id, text]) => `      ${id}: { ${text}, message: Broken. }`);
  return [
    "  Thing:",
    "    doc: A thing.",
    "    fields:",
    ...fields.map((field) => `      ${field}`),
    "    rules:",
    ...lines,
  ]
    .join("\n")
    .concat("\n");
}

const flags = ["up: { type: bool, doc: Up }", "low: { type: bool, doc: Low }", "name: { type: string?, doc: Name }"];

test("rules and constraints that documents can break on their own leave nothing to tell", () => {
  const fields = [...flags, "size: { type: int, min: 1, max: 9, not_in: [4], doc: Size }"];
  assert.deepEqual(gapsIn(model(flags, { not_both: "must: '!(this.up && this.low && has(this.name))'" })), []);
  assert.deepEqual(gapsIn(model(fields, { one: "must: this.up || this.low", named: "must: has(this.name)" })), []);
});

test("a rule that nothing breaks is told", () => {
  const rules = { always: "must: this.up || !this.up", real: "must: this.up || this.low" };
  assert.deepEqual(gapsIn(model(flags, rules)), ["Thing.always: never"]);
});

test("a rule that is only broken along with another is told, and not each of its ways to break", () => {
  const rules = { wide: "must: this.up || this.low", narrow: "must: this.up || this.low || has(this.name)" };
  assert.deepEqual(gapsIn(model(flags, rules)), ["Thing.narrow: with others", "Thing.narrow: keeps 3"]);
});

test("a branch that another rule forbids is told", () => {
  const rules = { one: "must: this.up || this.low", never_off: "must: this.low == false || has(this.name)" };
  assert.deepEqual(gapsIn(model(flags, rules)), []);
  assert.deepEqual(gapsIn(model(flags, { ...rules, never_off: "must: this.low == false" })), ["Thing.one: keeps 2"]);
});

test("what a guard keeps from being asked counts as gone", () => {
  const guarded = "must: has(this.name) && this.name.startsWith('a')";
  assert.deepEqual(gapsIn(model(flags, { guarded })), []);
  const either = "must: this.name == null || this.name.startsWith('a')";
  assert.deepEqual(gapsIn(model(flags, { either })), []);
});

test("an example or a counterexample that goes a branch is a witness, however far from others it is", () => {
  const fields = ["a: { type: string, doc: A }", "b: { type: string, doc: B }"];
  const rules = { far: "must: this.a.size() < 30 || this.b.contains(this.a)" };
  const bare = model(fields, rules);
  const known = `${bare}    examples:\n      far: { value: { a: ${"x".repeat(31)}, b: ${"x".repeat(32)} } }\n`;
  assert.deepEqual(gapsIn(bare), ["Thing.far: never"]);
  assert.deepEqual(gapsIn(known), []);
});

test("a model without a valid document is told once", () => {
  const rules = { one: "must: this.up", other: "must: this.up == false" };
  assert.deepEqual(gapsIn(model(flags, rules)), ["Thing: no document"]);
});

test("a constraint that another one always breaks along with is told, in fields and in named types", () => {
  const text = [
    "  Small: { doc: Small., scalar: int, max: 3, exclusive_max: 9 }",
    "  Pair: { doc: Two., list: int, min_items: 2, max_items: 2, unique: true }",
    "  Few: { doc: Few., map: int, max_entries: 2 }",
    "  Thing:",
    "    doc: A thing.",
    "    fields:",
    "      text: { type: string?, min_length: 1, pattern: '[a-z]+', doc: Text }",
    "      small: { type: Small, doc: Small }",
    "      pair: { type: Pair, max_items: 9, doc: Pair }",
    "",
  ].join("\n");
  assert.deepEqual(gapsIn(text), ["Small. exclusive_max", "Thing.text min_length", "Thing.pair max_items"]);
});

test("the same program gives the same gaps", () => {
  const text = model(flags, { a: "must: this.up || !this.up", b: "when: this.up, must: this.up" });
  assert.deepEqual(gapsIn(text), gapsIn(text));
});
