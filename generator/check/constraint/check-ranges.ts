import { type DiagnosticSink, report } from "../../diagnostics/diagnostic.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { Subject } from "./subject.ts";

/**
 * Reports constraints that no value can meet: `min` above `max` and the like, together with what the named type behind them
 * demands. The place is that of the last constraint that was stated.
 */
export function checkRanges(stated: readonly Constraint[], subject: Subject, sink: DiagnosticSink): void {
  const all = [...subject.declared, ...stated];
  const isEmpty = subject.kind === "int" ? noIntBetween(all) : noNumberBetween(all);
  if (isEmpty) reportEmpty(["min", "exclusive_min", "max", "exclusive_max"], stated, sink);
  for (const noun of ["length", "items", "entries"] as const) {
    const least = largest(all, `min_${noun}`);
    const most = smallest(all, `max_${noun}`);
    if (least > most) reportEmpty([`min_${noun}`, `max_${noun}`], stated, sink);
  }
  checkValues(all, stated, subject, sink);
}

function noNumberBetween(all: readonly Constraint[]): boolean {
  const least = Math.max(largest(all, "min"), largest(all, "exclusive_min"));
  const most = Math.min(smallest(all, "max"), smallest(all, "exclusive_max"));
  const isOpen = largest(all, "exclusive_min") === least || smallest(all, "exclusive_max") === most;
  return least > most || (least === most && isOpen && Number.isFinite(least));
}

function noIntBetween(all: readonly Constraint[]): boolean {
  const least = Math.max(largest(all, "min"), largest(all, "exclusive_min") + 1);
  return least > Math.min(smallest(all, "max"), smallest(all, "exclusive_max") - 1);
}

function largest(all: readonly Constraint[], kind: Constraint["kind"]): number {
  return Math.max(-Infinity, ...limits(all, kind));
}

function smallest(all: readonly Constraint[], kind: Constraint["kind"]): number {
  return Math.min(Infinity, ...limits(all, kind));
}

function limits(all: readonly Constraint[], kind: Constraint["kind"]): readonly number[] {
  return all.flatMap((constraint) => (constraint.kind === kind && "value" in constraint ? [constraint.value] : []));
}

/** Every value is forbidden: `in` leaves nothing that `not_in` does not take away. */
function checkValues(
  all: readonly Constraint[],
  stated: readonly Constraint[],
  subject: Subject,
  sink: DiagnosticSink,
): void {
  const lists = all.flatMap((constraint) => (constraint.kind === "in" ? [constraint.values] : []));
  const first = lists[0] ?? subject.members?.map((member) => member.name);
  if (first === undefined) return;
  const forbidden = all.flatMap((constraint) => (constraint.kind === "not_in" ? constraint.values : []));
  const left = first.filter((value) => lists.every((list) => list.includes(value)) && !forbidden.includes(value));
  if (left.length === 0) reportEmpty(["in", "not_in"], stated, sink);
}

function reportEmpty(kinds: readonly Constraint["kind"][], stated: readonly Constraint[], sink: DiagnosticSink): void {
  const guilty = stated.filter((constraint) => kinds.includes(constraint.kind)).at(-1);
  if (guilty !== undefined) report(sink, "no-value-left", guilty.span, { facet: guilty.kind });
}
