import type { Property, UnionDeclaration } from "../../program/declaration.ts";
import type { SelectExpr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Context, Scope, Term } from "./context.ts";
import { expand, within } from "./expand.ts";
import { below, kindOf, type Universe } from "./kinds.ts";
import { type Refusal, refusal } from "./pair.ts";

/** A value that stands at a fixed path below the value of a scope. */
export interface Place {
  readonly kind: "place";
  readonly scope: Scope;
  readonly steps: readonly Step[];
  /** What can stand there. */
  readonly universe: Universe;
}

/** One step down: what is stepped out of, and what can stand below. */
export type Step =
  | { readonly kind: "property"; readonly property: Property; readonly universe: Universe }
  | VariantStep
  | { readonly kind: "entry"; readonly name: string; readonly universe: Universe }
  | { readonly kind: "keyword"; readonly name: string; readonly owner: Universe; readonly universe: Universe };

/** Reads a member of a union, which not every variant need have. */
export interface VariantStep {
  readonly kind: "variant";
  readonly union: UnionDeclaration;
  readonly name: string;
  readonly universe: Universe;
}

/** The place that a term reads; a refusal where it works something out. */
export function placeOf(term: Term, context: Context): Place | Refusal {
  const head = expand(term, context);
  if (head.kind === "choice") return refusal("value worked out");
  const { expr, bindings } = head;
  if (expr.kind === "variable") {
    const binding = bindings.get(expr.name);
    if (binding?.kind !== "value") throw new Error(`"${expr.name}" is no value`);
    return { kind: "place", scope: binding.scope, steps: [], universe: binding.scope.universe };
  }
  if (expr.kind !== "select") return refusal("value worked out");
  if (expr.of === "part") return refusal("string taken apart");
  const owner = placeOf(within(head, expr.object), context);
  if (owner.kind === "refusal") return owner;
  const step = stepOf(expr, owner.universe, context);
  if (step.kind === "refusal") return step;
  return { ...owner, steps: [...owner.steps, step], universe: step.universe };
}

/** A key that ajv, among others, does not look for, since every object of JavaScript seems to have it. */
export const overlooked = "__proto__";

function stepOf(expr: SelectExpr, owner: Universe, context: Context): Step | Refusal {
  const { member: name } = expr;
  const kind = kindOf(owner.type, context.declarations);
  if (expr.of === "keyword") {
    return { kind: "keyword", name, owner, universe: { type: withoutNull(expr.type), checked: "kind" } };
  }
  if (expr.of === "entry" && kind.kind === "map") {
    if (name === overlooked) return refusal("key that validators overlook");
    return { kind: "entry", name, universe: below(owner, kind.value) };
  }
  if (expr.of === "property" && kind.kind === "model") {
    const property = kind.model.properties.find((candidate) => candidate.name === name);
    if (property === undefined) throw new Error(`"${kind.model.name}" has no property "${name}"`);
    return { kind: "property", property, universe: { type: property.type, checked: "deeply", property } };
  }
  if (expr.of === "property" && kind.kind === "union") {
    return { kind: "variant", union: kind.union, name, universe: { type: expr.type, checked: "deeply" } };
  }
  return refusal("derived property of a union");
}

function withoutNull(type: TypeExpr): TypeExpr {
  return type.kind === "nullable" ? type.inner : type;
}
