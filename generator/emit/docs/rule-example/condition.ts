import { createInterpreter } from "../../../interpret/interpreter.ts";
import type { ModelDeclaration } from "../../../program/declaration.ts";
import type { Expr } from "../../../program/expression.ts";
import type { JsonValue } from "../../../program/json.ts";
import type { Program } from "../../../program/program.ts";
import type { Rule } from "../../../program/rule.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";

/** Tells of valid objects whether a rule has anything to say of them: `when` holds, and the list of `each` has an element. */
export function conditionOf(model: ModelDeclaration, rule: Rule, program: Program): (value: JsonValue) => boolean {
  const conditions = [rule.when, rule.each && isNotEmpty(rule.each)].filter((condition) => condition !== undefined);
  // A model that has the conditions for rules breaks none of them exactly where all hold.
  const { when: _, each: _each, ...bare } = rule;
  const rules = conditions.map((must) => ({ ...bare, must }));
  const declarations = { ...program.declarations, [model.name]: { ...model, rules } };
  const interpreter = createInterpreter({ ...program, declarations });
  return (value) => interpreter.validate(model.name, value).length === 0;
}

function isNotEmpty(list: Expr): Expr {
  const { span } = list;
  const size: Expr = { kind: "call", function: "size", args: [list], type: int, span };
  const none: Expr = { kind: "literal", value: 0, type: int, span };
  return { kind: "binary", operator: ">", left: size, right: none, type: { kind: "primitive", name: "bool" }, span };
}

const int: TypeExpr = { kind: "primitive", name: "int" };
