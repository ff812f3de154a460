import type { MacroExpr } from "../../program/expression.ts";
import { isJsonList, isJsonObject } from "../../program/json.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { equals } from "../domain/split.ts";
import { boolType, innerType, known, listOf, opaque, type Term, type Value } from "../term.ts";
import type { World } from "../world.ts";
import { expressionKey } from "./expression-key.ts";
import { type Frame, type Judge, variableKeys, withVariable } from "./judge.ts";
import { mayHaveElements, requireElements } from "./size.ts";

/** `all`, `exists` and `exists_one`: worked out where the elements are known one by one, chosen by the world otherwise. */
export function macroHolds(expr: MacroExpr, frame: Frame, judge: Judge): boolean {
  const range = judge.value(expr.range, frame);
  if (range.kind === "term") return isAssumed(expr, range, frame, judge);
  const holds = (element: Value): boolean => judge.isTrue(expr.body, withVariable(frame, expr.variable, element));
  const elements = elementsOf(range);
  switch (expr.macro) {
    case "all":
      return elements.every(holds);
    case "exists":
      return elements.some(holds);
    default:
      return elements.filter(holds).length === 1;
  }
}

/** `filter` and `map`. */
export function macroValue(expr: MacroExpr, frame: Frame, judge: Judge): Value {
  const range = judge.value(expr.range, frame);
  if (range.kind === "term") {
    look(expr, range, frame, judge);
    return opaque(expressionKey(expr, variableKeys(frame)), expr.type, judge.world.tools);
  }
  const inner = (element: Value): Frame => withVariable(frame, expr.variable, element);
  const elements = elementsOf(range);
  return expr.macro === "filter"
    ? listOf(elements.filter((element) => judge.isTrue(expr.body, inner(element))))
    : listOf(elements.map((element) => judge.value(expr.body, inner(element))));
}

function elementsOf(range: Exclude<Value, Term>): readonly Value[] {
  if (range.kind === "items") return range.items;
  if (isJsonList(range.value)) return range.value.map(known);
  return isJsonObject(range.value) ? Object.keys(range.value).map(known) : [];
}

/** Nothing is known but that of nothing, `all` holds and the others do not. */
function isAssumed(expr: MacroExpr, range: Term, frame: Frame, judge: Judge): boolean {
  const { world } = judge;
  const isAll = expr.macro === "all";
  if (!mayHaveElements(range, world)) return isAll;
  look(expr, range, frame, judge);
  const key = expressionKey(expr, variableKeys(frame));
  const holds = world.ask(opaque(key, boolType, world.tools), equals(true));
  if (holds !== isAll) requireElements(range, world);
  return holds;
}

/** Has a witness see how the parts of the body come out for some element, whichever it is. */
function look(expr: MacroExpr, range: Term, frame: Frame, judge: Judge): void {
  if (frame.witness === undefined || !mayHaveElements(range, judge.world)) return;
  const element = elementOf(range, `${expressionKey(expr, variableKeys(frame))}[]`, judge.world);
  const inner = withVariable(frame, expr.variable, element);
  if (expr.macro === "map") judge.value(expr.body, inner);
  else judge.isTrue(expr.body, inner);
}

/** Some element of a list, or some key of a map. */
export function elementOf(range: Term, key: string, { tools }: World): Term {
  const inner = innerType(range.type, tools);
  const type: TypeExpr =
    inner?.of === "list" ? inner.type : { kind: "primitive", name: inner === undefined ? "json" : "string" };
  return opaque(key, type, tools, range.isSound);
}
