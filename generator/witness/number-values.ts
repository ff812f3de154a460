import type { Constraint } from "../program/constraint.ts";

/** Numbers that are likely to satisfy the constraints, the plainest first; whoever asks must try them. */
export function likelyNumbers(base: "int" | "number", constraints: readonly Constraint[]): readonly number[] {
  const near = constraints.flatMap((constraint) => nearLimit(constraint, base));
  const steps = constraints.flatMap((constraint) => (constraint.kind === "multiple_of" ? constraint.value : []));
  const multiples = steps.flatMap((step) =>
    [0, 1, 2, ...near.map((value) => Math.ceil(value / step))].map((n) => n * step),
  );
  return [0, 1, 2, ...near, ...multiples, ...(base === "number" ? [0.5] : [])].map(tidy);
}

function nearLimit(constraint: Constraint, base: "int" | "number"): readonly number[] {
  const step = base === "int" ? 1 : 0.5;
  switch (constraint.kind) {
    case "min":
    case "exclusive_min":
      return [constraint.value, constraint.value + step, constraint.value + 2 * step];
    case "max":
    case "exclusive_max":
      return [constraint.value, constraint.value - step, constraint.value - 2 * step];
    default:
      return [];
  }
}

/** Products of decimals carry digits that nobody wrote: 3 * 0.1. */
function tidy(value: number): number {
  return Number(value.toPrecision(15)) + 0;
}
