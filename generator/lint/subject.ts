import type { ModelDeclaration, Property } from "../program/declaration.ts";
import type { Rule } from "../program/rule.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { anything } from "./domain/domain.ts";
import { equals } from "./domain/split.ts";
import { propertyDomain } from "./domain/type-domain.ts";
import { type Frame, type Judge, type Witness, withVariable } from "./evaluate/judge.ts";
import { elementOf } from "./evaluate/macro.ts";
import { isEmpty, mayHaveElements } from "./evaluate/size.ts";
import { known, type Term, type Value } from "./term.ts";
import type { Tools } from "./tools.ts";

/** An object of a model whose structure is right, whether it keeps the rules or not. `isSound` is false of one in the making. */
export function objectOf(model: ModelDeclaration, isSound: boolean = true): Term {
  const type: TypeExpr = { kind: "reference", target: model.name };
  return { kind: "term", key: "this", type, isSound, constraints: [], initial: anything(false) };
}

/** The frame of an expression that reads `this`. */
export function frameOf(model: ModelDeclaration, witness?: Witness): Frame {
  const variables = new Map([["this", objectOf(model)]]);
  return witness === undefined ? { variables } : { variables, witness };
}

/** A property of the object. */
function propertyTerm(property: Property, tools: Tools): Term {
  const { name, type, constraints } = property;
  const key = `this.${JSON.stringify(name)}`;
  return { kind: "term", key, type, isSound: true, constraints, initial: propertyDomain(property, tools) };
}

/** Whether a property is null in a world. */
export function isNull(property: Property, { world }: Judge): boolean {
  return world.ask(propertyTerm(property, world.tools), equals(null));
}

/** Whether the condition of a rule holds; without one, it does. */
export function applies(rule: Rule, frame: Frame, judge: Judge): boolean {
  return rule.when === undefined || judge.isTrue(rule.when, frame);
}

/**
 * How `must` comes out, where the condition of the rule holds: once, or for each element of a list. Of a list whose elements
 * are unknown, one stands for all.
 */
export function outcomes(rule: Rule, frame: Frame, judge: Judge): readonly boolean[] {
  if (rule.each === undefined) return [judge.isTrue(rule.must, frame)];
  const list = judge.value(rule.each, frame);
  const isTrue = (item: Value): boolean => judge.isTrue(rule.must, withVariable(frame, "item", item));
  if (list.kind !== "term") return elementsOf(list).map(isTrue);
  return mayHaveElements(list, judge.world) ? [isTrue(elementOf(list, `${list.key}[]`, judge.world))] : [];
}

/** Whether a rule holds in a world; of a list, an element that is looked at has to pass. */
export function holds(rule: Rule, frame: Frame, judge: Judge): boolean {
  if (!applies(rule, frame, judge)) return true;
  const list = rule.each === undefined ? undefined : judge.value(rule.each, frame);
  if (list?.kind === "term" && isEmpty(list, judge.world)) return true;
  return outcomes(rule, frame, judge).every(Boolean);
}

function elementsOf(list: Exclude<Value, Term>): readonly Value[] {
  if (list.kind === "items") return list.items;
  return Array.isArray(list.value) ? list.value.map(known) : [];
}
