import type { BinaryExpr, Expr, MacroExpr } from "../../../program/expression.ts";
import { mapExpression } from "../../../program/expression-walk.ts";
import type { Rule } from "../../../program/rule.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import { type CountComparison, countComparison } from "./amount.ts";
import { group, type Logic, negate, type Quantified, type Test } from "./logic.ts";
import { withMergedValues } from "./merge-values.ts";

/** What a rule demands of an object. */
export function ruleLogic({ when, each, must }: Rule): Logic {
  const demand = logicOf(must);
  const everywhere: Logic =
    each === undefined ? demand : { kind: "quantified", amount: "every", range: each, variable: "item", body: demand };
  return when === undefined ? everywhere : implication(logicOf(when), everywhere);
}

/** An expression of type bool, taken apart. */
function logicOf(expr: Expr): Logic {
  switch (expr.kind) {
    case "unary":
      return negate(logicOf(expr.operand));
    case "binary":
      return binaryLogic(expr);
    case "conditional":
      return choice(logicOf(expr.condition), expr.then, expr.else);
    case "macro":
      return macroLogic(expr);
    default:
      return test(expr);
  }
}

function binaryLogic(expr: BinaryExpr): Logic {
  switch (expr.operator) {
    case "&&":
      return withMergedValues(group("and", [logicOf(expr.left), logicOf(expr.right)]));
    case "||":
      return withMergedValues(group("or", [logicOf(expr.left), logicOf(expr.right)]));
    case "==":
      return countLogic(expr) ?? equality(expr);
    case "!=":
      return countLogic(expr) ?? negate(equality({ ...expr, operator: "==" }));
    case "in":
      return membership(expr);
    default:
      return countLogic(expr) ?? test(expr);
  }
}

/** Two conditions compared; a condition that is compared with true or false is itself or its opposite. */
function equality(expr: BinaryExpr): Logic {
  const { left, right } = expr;
  if (!isBool(left.type) || !isBool(right.type))
    return test(isLiteral(left) ? { ...expr, left: right, right: left } : expr);
  const known = isLiteral(right) ? right : left;
  if (known.kind === "literal") {
    const logic = logicOf(known === right ? left : right);
    return known.value === true ? logic : negate(logic);
  }
  if (isPath(left) && isPath(right)) return test(expr);
  return { kind: "same", left: logicOf(left), right: logicOf(right) };
}

/** Null among the values is a test of its own. */
function membership(expr: BinaryExpr): Logic {
  const { left, right } = expr;
  if (right.kind === "macro" && right.macro === "map") return projected(left, right, expr);
  if (right.kind !== "list" || right.elements.length === 0) return test(expr);
  const values = right.elements.filter((element) => !isNull(element));
  const nulls = right.elements.filter(isNull).slice(0, 1);
  const equals = (element: Expr): Logic => test({ ...expr, operator: "==", right: element });
  const [only] = values;
  if (values.length === 1 && only !== undefined) return group("or", [equals(only), ...nulls.map(equals)]);
  if (nulls.length === 0) return test(expr);
  const others = values.length === 0 ? [] : [test({ ...expr, right: { ...right, elements: values } })];
  return group("or", [...others, ...nulls.map(equals)]);
}

/** Among what is projected from elements is what the projection of one of them equals. */
function projected(value: Expr, { range, variable, body }: MacroExpr, expr: BinaryExpr): Quantified {
  const equal: BinaryExpr = { ...expr, operator: "==", left: body, right: value };
  const amount = { relation: "at least", number: 1 } as const;
  return { kind: "quantified", amount, range, variable, body: logicOf(equal) };
}

function choice(condition: Logic, yes: Expr, no: Expr): Logic {
  if (isLiteral(yes) && isLiteral(no) && yes.value !== no.value)
    return yes.value === true ? condition : negate(condition);
  if (isLiteral(no)) {
    return no.value === true ? implication(condition, logicOf(yes)) : group("and", [condition, logicOf(yes)]);
  }
  if (isLiteral(yes)) {
    return group(yes.value === true ? "or" : "and", [yes.value === true ? condition : negate(condition), logicOf(no)]);
  }
  const [first, second] = [logicOf(yes), logicOf(no)];
  if (logicKey(first) === logicKey(negate(second))) return { kind: "same", left: condition, right: first };
  return { kind: "choice", condition, yes: first, no: second };
}

/** Over a list that is written out, a macro is a group or a count of its elements. */
function macroLogic(expr: MacroExpr): Logic {
  const parts = writtenParts(expr);
  switch (expr.macro) {
    case "all":
      return parts ? withMergedValues(group("and", parts)) : quantified(expr, "every");
    case "exists":
      return parts ? withMergedValues(group("or", parts)) : quantified(expr, { relation: "at least", number: 1 });
    case "exists_one": {
      const amount = { relation: "exactly", number: 1 } as const;
      return parts ? { kind: "count", amount, parts } : quantified(expr, amount);
    }
    default:
      return test(expr);
  }
}

function writtenParts({ range, variable, body }: MacroExpr): readonly Logic[] | undefined {
  if (range.kind !== "list" || range.elements.length < 2) return undefined;
  return range.elements.map((element) =>
    logicOf(mapExpression(body, (part) => (part.kind === "variable" && part.name === variable ? element : part))),
  );
}

function quantified({ range, variable, body }: MacroExpr, amount: Quantified["amount"]): Quantified {
  return { kind: "quantified", amount, range, variable, body: logicOf(body) };
}

/** The size of what a filter leaves, or a sum of `condition ? 1 : 0`, compared with a number. */
function countLogic(expr: BinaryExpr): Logic | undefined {
  const comparison = countComparison(expr);
  if (comparison === undefined) return undefined;
  const parts = summands(comparison.counted);
  if (parts !== undefined && parts.length > 1) return { kind: "count", amount: comparison.amount, parts };
  return filterLogic(comparison);
}

function filterLogic({ counted, amount }: CountComparison): Logic | undefined {
  if (counted.kind !== "call" || counted.function !== "size") return undefined;
  const [filter] = counted.args;
  if (filter?.kind !== "macro" || filter.macro !== "filter") return undefined;
  const parts = writtenParts(filter);
  if (parts) return { kind: "count", amount, parts };
  const logic = quantified(filter, amount);
  return amount.relation === "at most" && amount.number === 0
    ? { ...logic, amount: "every", body: negate(logic.body) }
    : logic;
}

function summands(expr: Expr): readonly Logic[] | undefined {
  if (expr.kind === "binary" && expr.operator === "+") {
    const left = summands(expr.left);
    const right = summands(expr.right);
    return left && right && [...left, ...right];
  }
  if (expr.kind !== "conditional" || !isLiteral(expr.then) || !isLiteral(expr.else)) return undefined;
  if (expr.then.value === 1 && expr.else.value === 0) return [logicOf(expr.condition)];
  return expr.then.value === 0 && expr.else.value === 1 ? [negate(logicOf(expr.condition))] : undefined;
}

/** Conditions one inside the other are one condition. */
export function implication(condition: Logic, consequence: Logic): Logic {
  if (consequence.kind !== "implies") return { kind: "implies", condition, consequence };
  return { ...consequence, condition: group("and", [condition, consequence.condition]) };
}

/** A text that is the same for conditions of the same form. */
export function logicKey(logic: Logic): string {
  return JSON.stringify(logic, (key, value: unknown) => {
    return key === "span" || key === "type" ? undefined : value;
  });
}

function test(expr: Expr): Test {
  return { kind: "test", expr, holds: true };
}

function isBool(type: TypeExpr): boolean {
  return type.kind === "primitive" && type.name === "bool";
}

function isLiteral(expr: Expr): expr is Extract<Expr, { kind: "literal" }> {
  return expr.kind === "literal";
}

function isNull(expr: Expr): boolean {
  return expr.kind === "literal" && expr.value === null;
}

function isPath(expr: Expr): boolean {
  return expr.kind === "variable" || (expr.kind === "select" && isPath(expr.object));
}
