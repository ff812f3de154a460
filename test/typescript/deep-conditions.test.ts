import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { factsOf } from "../../generator/emit/typescript/facts.ts";
import { moduleFile } from "../../generator/emit/typescript/module-file.ts";
import { namesOf } from "../../generator/emit/typescript/names.ts";
import type { Expr } from "../../generator/program/expression.ts";
import { mapExpression } from "../../generator/program/expression-walk.ts";
import { modelOf } from "../../generator/program/lookup.ts";
import type { Program } from "../../generator/program/program.ts";
import { programOf } from "../support/check-spec.ts";

// Conditions are followed into their parts, and printed in several ways. A spec whose expressions are deep must not keep the generator
// for longer and longer: twice the depth may take four times as many steps, and a few more.

const fields = Array.from({ length: 8 }, (_, index) => `      f${index}: { type: int, doc: Number }`).join("\n");

function shopWith(must: string): Program {
  return programOf(
    `types:\n  Thing:\n    doc: A thing.\n    fields:\n${fields}\n    rules:\n      deep: { must: "${must}", message: Broken. }\n`,
  );
}

/** Nests `step` in itself. */
function nested(depth: number, step: (inner: string, index: number) => string): string {
  let text = leaf(0);
  for (let index = 1; index < depth; index += 1) text = `(${step(text, index)})`;
  return text;
}

/** A condition without parts that are conditions. */
function leaf(index: number): string {
  return `(this.f${index % 8} > ${index})`;
}

const shapes: Readonly<Record<string, (inner: string, index: number) => string>> = {
  "a choice by a choice": (inner, index) => `${inner} ? ${leaf(index)} : !${leaf(index * 3)}`,
  "a choice in a choice": (inner, index) => `${leaf(index)} ? ${inner} : !${leaf(index * 3)}`,
  "a comparison of a comparison": (inner, index) => `${inner} == ${leaf(index)}`,
  "a comparison with a comparison": (inner, index) => `${leaf(index)} != ${inner}`,
  "a conjunction of a disjunction": (inner, index) => `${inner} ${index % 2 === 0 ? "&&" : "||"} ${leaf(index)}`,
  "a macro over what is written out": (inner, index) => `[1, 2].exists(x${index}, x${index} == 2 && ${inner})`,
};

describe("twice the depth takes no more than a few times the work:", () => {
  for (const [name, step] of Object.entries(shapes)) {
    test(name, () => {
      const [shallow, deep] = [5, 10].map((depth) => work(shopWith(nested(depth, step))));
      assert.ok(shallow !== undefined && deep !== undefined);
      assert.ok(deep.steps < 8 * shallow.steps, `${deep.steps} steps after ${shallow.steps}`);
      assert.ok(deep.characters < 4 * shallow.characters, `${deep.characters} characters after ${shallow.characters}`);
    });
  }
});

/** How often printing a program looks at parts of a rule, and how long what it prints is. */
function work(program: Program): { readonly steps: number; readonly characters: number } {
  let steps = 0;
  const watched = (part: Expr): Expr =>
    new Proxy(part, {
      get(target, key, receiver): unknown {
        if (key === "kind") steps += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  const thing = modelOf(program, "Thing");
  const rules = thing.rules.map((rule) => ({ ...rule, must: mapExpression(rule.must, watched) }));
  const seen: Program = { ...program, declarations: { ...program.declarations, Thing: { ...thing, rules } } };
  const source = { module: "shop", header: "", declarations: ["Thing"], functions: [] };
  const text = moduleFile(source, { program: seen, names: namesOf(seen), facts: factsOf(seen) });
  return { steps, characters: text.length };
}
