import type { Subject } from "./subject.ts";
import type { UnspokenConstraint } from "./unspoken-constraint.ts";

export type Facet = UnspokenConstraint["kind"];

/** Every facet with what it restricts, in the order in which constraints stand in a program. */
export const facets: ReadonlyMap<Facet, readonly Subject["kind"][]> = new Map<Facet, readonly Subject["kind"][]>([
  ["min", ["int", "number"]],
  ["exclusive_min", ["int", "number"]],
  ["max", ["int", "number"]],
  ["exclusive_max", ["int", "number"]],
  ["multiple_of", ["int", "number"]],
  ["min_length", ["string"]],
  ["max_length", ["string"]],
  ["pattern", ["string"]],
  ["in", ["string", "int", "number", "enum"]],
  ["not_in", ["string", "int", "number", "enum"]],
  ["min_items", ["list"]],
  ["max_items", ["list"]],
  ["unique", ["list"]],
  ["unique_by", ["list"]],
  ["min_entries", ["map"]],
  ["max_entries", ["map"]],
]);

const order: readonly Facet[] = [...facets.keys()];

/** Constraints in the order of a program; those of one kind keep theirs. */
export function inOrder<C extends { readonly kind: Facet }>(constraints: readonly C[]): readonly C[] {
  return constraints.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
