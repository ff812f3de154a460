import assert from "node:assert/strict";
import { test } from "node:test";
import { expressionText } from "../../generator/emit/docs/expression-text.ts";
import type { Expr } from "../../generator/program/expression.ts";
import { createRandom } from "../support/random.ts";
import { randomCondition } from "./conditions.ts";
import { joinedSentences } from "./joined-sentences.ts";
import { plainSentences } from "./plain-sentences.ts";
import { thingWith } from "./sentence-model.ts";

test("printed CEL is read as the expression that it was printed from", () => {
  const random = createRandom(11);
  const known = [...plainSentences, ...joinedSentences].map(([condition]) => condition);
  const made = Array.from({ length: 200 }, () => randomCondition(random, known, 2));
  const rules = thingWith([...known, ...made]).thing.rules;
  const printed = rules.map(({ must }) => expressionText(must));
  const again = thingWith(printed).thing.rules;
  for (const [index, rule] of rules.entries()) {
    assert.deepEqual(shapeOf(again[index]?.must), shapeOf(rule.must), printed[index]);
  }
});

for (const [condition, expected] of [
  ["this.color == 'red' == has(this.server)", "(this.color == 'red') == has(this.server)"],
  ["(this.flag && this.other) || this.maybe == true", "this.flag && this.other || this.maybe == true"],
  ["this.flag && (this.other || this.flag)", "this.flag && (this.other || this.flag)"],
  ["size(this.tags) > 0 && this.tags[0] == 'a'", "size(this.tags) > 0 && this.tags[0] == 'a'"],
  ["double(this.count) == this.ratio", "double(this.count) == this.ratio"],
  ["this.total == 1 - (2 - this.count)", "this.total == 1 - (2 - this.count)"],
  ["this.name == 'it\\'s \"here\"'", "this.name == 'it\\'s \"here\"'"],
] as const) {
  test(`\`${condition}\` is printed with the parentheses that a reader needs`, () => {
    assert.deepEqual(
      thingWith([condition]).thing.rules.map(({ must }) => expressionText(must)),
      [expected],
    );
  });
}

/** An expression without what depends on where it stood, and without how chains of one connective are grouped. */
function shapeOf(expr: Expr | undefined): unknown {
  return JSON.parse(JSON.stringify(expr ?? null, (key, value: Expr) => (key === "span" ? undefined : grouped(value))));
}

function grouped(part: Expr): unknown {
  if (part?.kind !== "binary" || (part.operator !== "&&" && part.operator !== "||")) return part;
  return { operator: part.operator, parts: partsOf(part, part.operator) };
}

function partsOf(expr: Expr, operator: "&&" | "||"): readonly Expr[] {
  if (expr.kind !== "binary" || expr.operator !== operator) return [expr];
  return [...partsOf(expr.left, operator), ...partsOf(expr.right, operator)];
}
