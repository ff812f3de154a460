import { type DiagnosticSink, report } from "../../diagnostics/diagnostic.ts";
import type { Constraint } from "../../program/constraint.ts";
import { inOrder } from "./facets.ts";

/**
 * Inherited constraints together with those stated anew. A stated one takes the place of the inherited one of its kind, and
 * must not let through what that one refuses; several patterns and `not_in` stand beside each other.
 */
export function tightenConstraints(
  inherited: readonly Constraint[],
  stated: readonly Constraint[],
  sink: DiagnosticSink,
): readonly Constraint[] {
  for (const constraint of stated) {
    const before = inherited.find(({ kind }) => kind === constraint.kind);
    if (before === undefined || isAsStrict(constraint, before)) continue;
    const related = [{ span: before.span, message: "This is what it loosens." }];
    report(sink, "constraint-loosened", constraint.span, { facet: constraint.kind }, { related });
  }
  return replaceConstraints(inherited, stated);
}

/** The same, where a stated constraint may be as loose as it likes. */
export function replaceConstraints(
  inherited: readonly Constraint[],
  stated: readonly Constraint[],
): readonly Constraint[] {
  const kept = inherited.filter(({ kind }) => repeats(kind) || !stated.some((constraint) => constraint.kind === kind));
  return inOrder([...kept, ...stated]);
}

function repeats(kind: Constraint["kind"]): boolean {
  return kind === "pattern" || kind === "not_in";
}

function isAsStrict(stated: Constraint, before: Constraint): boolean {
  switch (stated.kind) {
    case "min":
    case "exclusive_min":
    case "min_length":
    case "min_items":
    case "min_entries":
      return before.kind === stated.kind && stated.value >= before.value;
    case "max":
    case "exclusive_max":
    case "max_length":
    case "max_items":
    case "max_entries":
      return before.kind === stated.kind && stated.value <= before.value;
    case "multiple_of":
      return before.kind === stated.kind && isMultiple(stated.value, before.value);
    case "in":
      return before.kind === stated.kind && stated.values.every((value) => before.values.includes(value));
    case "unique_by":
      return before.kind === stated.kind && stated.property === before.property;
    case "pattern":
    case "not_in":
    case "unique":
      return true;
  }
}

/** Within rounding: 0.3 / 0.1 is not quite 3 in binary. */
function isMultiple(value: number, of: number): boolean {
  const quotient = value / of;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient));
}
