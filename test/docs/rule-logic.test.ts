import assert from "node:assert/strict";
import { test } from "node:test";
import { asImplication } from "../../generator/emit/docs/rule-prose/express.ts";
import { type Amount, type Logic, negate } from "../../generator/emit/docs/rule-prose/logic.ts";
import { ruleLogic } from "../../generator/emit/docs/rule-prose/logic-of.ts";
import type { Context } from "../../generator/interpret/context.ts";
import { evaluate, type Scope } from "../../generator/interpret/evaluate.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { isJsonList, isJsonObject } from "../../generator/program/json.ts";
import { createRandom } from "../support/random.ts";
import { randomCondition, randomThing } from "./conditions.ts";
import { joinedSentences } from "./joined-sentences.ts";
import { plainSentences } from "./plain-sentences.ts";
import { thingWith } from "./sentence-model.ts";

// Sentences follow conditions taken apart. Whatever was done to take them apart, they must hold for the same objects.

const seed = 20_260_301;

test("conditions of every form mean the same when they are taken apart, denied, or told as implications", () => {
  sameMeaning(
    [...plainSentences, ...joinedSentences].map(([condition]) => condition),
    40,
  );
});

test("random conditions mean the same when they are taken apart", () => {
  const random = createRandom(seed);
  const conditions = Array.from({ length: 400 }, () => randomCondition(random, atoms, 3));
  const told = sameMeaning(conditions, 40);
  assert.ok(told.true > 1000 && told.false > 1000, JSON.stringify(told));
});

function sameMeaning(conditions: readonly string[], documents: number): { true: number; false: number } {
  const { program, thing } = thingWith(conditions);
  const random = createRandom(seed);
  const interpreter = createInterpreter(program);
  const functions = new Map<string, never>();
  const accept = (): never => assert.fail("nothing is made");
  const context: Context = { declarations: program.declarations, functions, accept };
  const objects = Array.from({ length: documents }, () => interpreter.normalize("Thing", randomThing(random)));
  const told = { true: 0, false: 0 };
  for (const [index, rule] of thing.rules.entries()) {
    const logic = ruleLogic(rule);
    for (const object of objects) {
      const scope: Scope = new Map([["this", object]]);
      const expected = evaluate(context, rule.must, scope);
      const where = `${conditions[index]} of ${JSON.stringify(object)}`;
      assert.equal(holds(logic, context, scope), expected, where);
      assert.equal(holds(negate(logic), context, scope), !expected, `denied: ${where}`);
      assert.equal(holds(asImplication(logic), context, scope), expected, `implied: ${where}`);
      told[expected === true ? "true" : "false"] += 1;
    }
  }
  return told;
}

function holds(logic: Logic, context: Context, scope: Scope): boolean {
  const inner = (part: Logic): boolean => holds(part, context, scope);
  switch (logic.kind) {
    case "test":
      return (evaluate(context, logic.expr, scope) === true) === logic.holds;
    case "and":
      return logic.parts.every(inner);
    case "or":
      return logic.parts.some(inner);
    case "implies":
      return !inner(logic.condition) || inner(logic.consequence);
    case "same":
      return inner(logic.left) === inner(logic.right);
    case "choice":
      return inner(logic.condition) ? inner(logic.yes) : inner(logic.no);
    case "count":
      return isAmount(logic.parts.filter(inner).length, logic.amount);
    case "quantified": {
      const range = evaluate(context, logic.range, scope);
      const elements = isJsonList(range) ? range : isJsonObject(range) ? Object.keys(range) : [];
      const count = elements.filter((element) => {
        return holds(logic.body, context, new Map(scope).set(logic.variable, element));
      }).length;
      return logic.amount === "every" ? count === elements.length : isAmount(count, logic.amount);
    }
  }
}

function isAmount(count: number, { relation, number }: Amount): boolean {
  switch (relation) {
    case "at least":
      return count >= number;
    case "at most":
      return count <= number;
    case "exactly":
      return count === number;
    case "not exactly":
      return count !== number;
  }
}

const atoms = [
  "this.flag",
  "this.other == false",
  "has(this.server)",
  "this.nick == null",
  "this.color == 'red'",
  "this.color != 'green'",
  "'blue' == this.color",
  "this.color in ['red', 'green']",
  "this.server in [null, 'a']",
  "this.count > 1",
  "this.count <= this.total",
  "size(this.tags) == 1",
  "'a' in this.tags",
  "this.name.startsWith('a')",
  "this.tags.exists(t, t == 'a')",
  "this.parts.all(p, p.flag || p.size > 0)",
  "this.parts.filter(p, p.flag).size() <= 1",
  "this.name in this.parts.map(p, p.name)",
] as const;
