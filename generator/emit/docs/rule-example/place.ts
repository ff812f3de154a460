import type { Expr } from "../../../program/expression.ts";
import { children } from "../../../program/expression-walk.ts";
import type { Rule } from "../../../program/rule.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";

/** Where in a document a rule reads: keys from the outside in, with `every` for the elements of a list or the values of a map. */
export type Place = readonly Step[];

export type Step = string | typeof every;

/** Marks, in a place, the elements of a list or the values of a map. */
export const every: unique symbol = Symbol("every");

/** A place that is read; of a list maybe nothing but its size. */
export interface Reading {
  readonly place: Place;
  readonly type: TypeExpr;
  readonly sizeOnly: boolean;
}

/** What a rule reads of the object; where it reads through members that are worked out, whole fields. */
export function readingsOf(rule: Rule): readonly Reading[] {
  const places: Reading[] = [];
  const start: Scope = new Map([["this", []]]);
  if (rule.when !== undefined) walk(rule.when, start, places);
  const list = rule.each && walk(rule.each, start, places);
  walk(rule.must, list === undefined ? start : new Map(start).set("item", [...list, every]), places);
  const read = places.filter(({ place }) => place.length > 0);
  // What is called upon the object as a whole reads what the checker says.
  return read.length === places.length
    ? read
    : [...read, ...rule.reads.map((name) => ({ place: [name], type: json, sizeOnly: false }))];
}

const json: TypeExpr = { kind: "primitive", name: "json" };

type Scope = ReadonlyMap<string, Place>;

/** Notes what an expression reads, and hands back where its own value stands, if it stands anywhere. */
function walk(expr: Expr, scope: Scope, places: Reading[]): Place | undefined {
  const inner = (part: Expr): Place | undefined => walk(part, scope, places);
  switch (expr.kind) {
    case "literal":
      return undefined;
    case "variable":
    case "select": {
      const place = placeAt(expr, scope);
      if (place !== undefined) places.push({ place, type: expr.type, sizeOnly: false });
      else if (expr.kind === "select") inner(expr.object);
      return place;
    }
    case "macro": {
      const range = inner(expr.range);
      walk(expr.body, range === undefined ? scope : new Map(scope).set(expr.variable, [...range, every]), places);
      return undefined;
    }
    case "call": {
      const sized = expr.function === "size" && expr.args[0] ? placeAt(expr.args[0], scope) : undefined;
      if (sized === undefined) for (const part of expr.args) inner(part);
      else places.push({ place: sized, type: expr.type, sizeOnly: true });
      return undefined;
    }
    default:
      for (const part of children(expr)) inner(part);
      return undefined;
  }
}

function placeAt(expr: Expr, scope: Scope): Place | undefined {
  if (expr.kind === "variable") return scope.get(expr.name);
  if (expr.kind !== "select") return undefined;
  const outer = placeAt(expr.object, scope);
  // Derived properties and parts of a text are not in the document: what they are made from is.
  return outer && (expr.of === "derived" || expr.of === "part" ? outer : [...outer, expr.member]);
}
