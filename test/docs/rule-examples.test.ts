import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fragment } from "../../generator/emit/docs/rule-example/fragment.ts";
import { readingsOf } from "../../generator/emit/docs/rule-example/place.ts";
import { createExamples } from "../../generator/emit/docs/rule-example/rule-examples.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import type { Program } from "../../generator/program/program.ts";
import { checkSpec, model, programOf } from "../support/check-spec.ts";

for (const folder of ["spec", "examples/orders", "examples/services"]) {
  test(`nearly every rule of ${folder} has an accepted and a refused example, and validators agree`, () => {
    const program = programIn(folder);
    const interpreter = createInterpreter(program);
    const without: string[] = [];
    for (const declaration of Object.values(program.declarations)) {
      if (declaration.kind !== "model") continue;
      const examplesOf = createExamples(declaration, program);
      for (const rule of declaration.rules) {
        const examples = examplesOf(rule);
        if (examples === undefined) {
          without.push(`${declaration.name} ${rule.id}`);
          continue;
        }
        assert.deepEqual(interpreter.validate(declaration.name, examples.accepted), []);
        const broken: readonly (string | undefined)[] = interpreter
          .validate(declaration.name, examples.refused)
          .map((issue) => issue.rule);
        assert.ok(broken.includes(rule.id), rule.id);
        assert.equal(new Set(broken).size === 1, examples.alone, rule.id);
      }
    }
    // Secrets keep examples away from one, narrower fields break it structurally in the others.
    assert.ok(without.length <= 5, without.join(", "));
  });
}

const shop = `types:
  Box:
    doc: A box.
    fields:
      label: { type: string, doc: Label }
      sealed: { type: bool, default: true, doc: Sealed }
      seal: { type: string?, doc: Seal }
      items: { type: list<Item>, default: [], doc: Items }
    rules:
      sealed_has_a_seal: { when: this.sealed, must: has(this.seal), message: Seal it. }
      seal_is_real: { must: "!has(this.seal) || this.seal != 'none'", message: Take a real seal. }
      few_items: { must: size(this.items) < 3, message: Too many. }
      labels_differ: { each: items, must: item.name != this.label, message: Call it otherwise. }
    examples:
      plain: { value: { label: a, seal: s, items: [{ name: b, note: long }] } }
    counterexamples:
      full:
        value: { label: a, seal: s, items: [{ name: b }, { name: c }, { name: d }, { name: e }] }
        because: { items: few_items }
  Item:
    doc: An item.
    fields: { name: { type: string, doc: Name }, note: { type: string?, doc: Note } }
`;

for (const [rule, accepted, refused] of [
  ["sealed_has_a_seal", { sealed: true, seal: "s" }, { sealed: true }],
  ["seal_is_real", { seal: "s" }, { seal: "none" }],
  ["few_items", { items: [{}] }, { items: [{}, {}, {}] }],
  ["labels_differ", { label: "a", items: [{ name: "b" }] }, { label: "a", items: [{ name: "a" }] }],
] as const) {
  test(`the example of ${rule} shows what the rule reads and no more`, () => {
    const program = programOf(shop);
    const box = model(program, "Box");
    const found = box.rules.find(({ id }) => id === rule);
    const examples = found && createExamples(box, program)(found);
    assert.ok(found !== undefined && examples !== undefined);
    const normal = createInterpreter(program).normalize;
    const shown = [examples.accepted, examples.refused].map((value) => {
      return fragment(value, normal("Box", value), readingsOf(found));
    });
    assert.deepEqual(shown, [accepted, refused]);
  });
}

test("a rule that is only broken along with another says so", () => {
  const program = programOf(`types:
  Pair:
    doc: Two numbers.
    fields: { a: { type: int, min: 0, doc: A }, b: { type: int, min: 0, doc: B } }
    rules:
      small: { must: this.a < 3, message: Take a smaller one. }
      tiny: { must: this.a < 2, message: Take a tiny one. }
    examples: { none: { value: { a: 0, b: 0 } } }
`);
  const pair = model(program, "Pair");
  const [small, tiny] = pair.rules.map((rule) => createExamples(pair, program)(rule));
  assert.equal(small?.alone, false);
  assert.equal(tiny?.alone, true);
});

test("a model without examples borrows them from what contains it, and without any has none", () => {
  const types = (examples: string): string => `types:
  Inner:
    doc: Inside.
    fields: { first: { type: bool, doc: First }, second: { type: bool, doc: Second } }
    rules: { not_both: { must: "!(this.first && this.second)", message: Choose one. } }
  Outer:
    doc: Outside.
    fields: { all: { type: "list<Inner?>", doc: All } }
${examples}`;
  const used = programOf(types("    examples: { one: { value: { all: [null, { first: true, second: false }] } } }\n"));
  const inner = model(used, "Inner");
  const [rule] = inner.rules;
  assert.ok(rule !== undefined);
  const found = createExamples(inner, used)(rule);
  assert.deepEqual(found && [found.refused, found.alone], [{ first: true, second: true }, true]);
  const unused = programOf(types(""));
  assert.equal(createExamples(model(unused, "Inner"), unused)(rule), undefined);
});

function programIn(folder: string): Program {
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const { program, diagnostics } = checkSpec(
    Object.fromEntries(names.map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8")])),
  );
  assert.ok(program !== undefined, diagnostics.join("\n"));
  return program;
}
