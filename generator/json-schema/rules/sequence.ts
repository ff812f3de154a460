import type { Expr, MacroExpr } from "../../program/expression.ts";
import { compile } from "./compile.ts";
import type { Binding, Closure, Context, Scope, Term } from "./context.ts";
import { expand, within } from "./expand.ts";
import { below, kindOf, type Universe } from "./kinds.ts";
import { type Compiled, conjunction, constant, type Refusal, refusal } from "./pair.ts";
import { type Place, placeOf } from "./place.ts";
import { reasonFor } from "./reason.ts";

/** Part of what a macro runs over: an element written out, all elements of a list, or all keys of a map. */
export type Group =
  | { readonly kind: "one"; readonly element: Term; readonly layers: readonly Layer[] }
  | {
      readonly kind: "elements" | "keys";
      readonly place: Place;
      /** The element or key as a value that schemas can be about. */
      readonly scope: Scope;
      readonly layers: readonly Layer[];
    };

/** A `filter` or `map` that elements go through on the way. */
interface Layer {
  readonly macro: MacroExpr;
  readonly closure: Closure;
}

/** What is asked of every element that gets through. */
export interface ElementTest {
  readonly variable: string;
  readonly body: Expr;
  readonly closure: Closure;
}

/** Takes apart what a macro runs over, down to fields and elements written out. */
export function groupsOf(range: Term, context: Context): readonly Group[] | Refusal {
  const head = expand(range, context);
  if (head.kind === "choice") return refusal("list worked out");
  const { expr } = head;
  switch (expr.kind) {
    case "list":
      return expr.elements.map((element) => ({ kind: "one", element: within(head, element), layers: [] }));
    case "variable":
    case "select":
      return groupAt(placeOf(head, context), context);
    case "macro":
      return throughLayer(expr, head, context);
    case "binary": {
      const left = groupsOf(within(head, expr.left), context);
      if (isRefusal(left)) return left;
      const right = groupsOf(within(head, expr.right), context);
      return isRefusal(right) ? right : [...left, ...right];
    }
    default:
      return refusal(reasonFor(expr));
  }
}

/** Tells a refusal from groups. */
export function isRefusal(groups: readonly Group[] | Refusal): groups is Refusal {
  return "reason" in groups;
}

function groupAt(place: Place | Refusal, context: Context): readonly Group[] | Refusal {
  if (place.kind === "refusal") return place;
  const kind = kindOf(place.universe.type, context.declarations);
  if (kind.kind === "list") {
    return [{ kind: "elements", place, scope: newScope(below(place.universe, kind.element), context), layers: [] }];
  }
  const text: Universe = { type: { kind: "primitive", name: "string" }, checked: "deeply" };
  return [{ kind: "keys", place, scope: newScope(text, context), layers: [] }];
}

function newScope(universe: Universe, { effort }: Context): Scope {
  effort.scopes += 1;
  return { id: effort.scopes, universe };
}

function throughLayer(macro: MacroExpr, closure: Closure, context: Context): readonly Group[] | Refusal {
  const groups = groupsOf(within(closure, macro.range), context);
  if (isRefusal(groups)) return groups;
  return groups.map((group) => ({ ...group, layers: [...group.layers, { macro, closure }] }));
}

/** Whether an element gets through its layers, and what the test then says; both about the scope of the group, if it has one. */
export interface ElementPairs {
  readonly guard: Compiled;
  readonly body: Compiled;
}

/** Asks of a group what `test` asks of its elements; without a test, every element that gets through gets a yes. */
export function elementPairs(group: Group, test: ElementTest | undefined, context: Context): ElementPairs {
  const inner = group.kind === "one" ? context : { ...context, scope: group.scope, given: true };
  let element: Binding = group.kind === "one" ? group.element : { kind: "value", scope: group.scope };
  const guards: Compiled[] = [];
  for (const { macro, closure } of group.layers) {
    const body = about(macro.body, macro.variable, element, closure);
    if (macro.macro === "filter") guards.push(compile(body, inner));
    else element = body;
  }
  return {
    guard: conjunction(guards),
    body: test === undefined ? constant(true) : compile(about(test.body, test.variable, element, test.closure), inner),
  };
}

function about(expr: Expr, variable: string, element: Binding, closure: Closure): Closure {
  return { kind: "closure", expr, bindings: new Map(closure.bindings).set(variable, element) };
}
