import { isMultipleOf } from "../interpret/decimal.ts";
import type { Constraint } from "../program/constraint.ts";
import type { Program } from "../program/program.ts";
import { constraintsAt, type TypedPlace } from "./typed-place.ts";

/** The number nearest to a value that is too small or too big, or no multiple. Nothing is told of a secret. */
export function numberHint(program: Program, place: TypedPlace): string | undefined {
  const { node, secret } = place;
  if (secret || node?.kind !== "scalar" || typeof node.value !== "number") return undefined;
  for (const constraint of constraintsAt(program, place)) {
    switch (constraint.kind) {
      case "min":
        if (node.value < constraint.value) return `The smallest number allowed is ${constraint.value}.`;
        break;
      case "max":
        if (node.value > constraint.value) return `The biggest number allowed is ${constraint.value}.`;
        break;
      case "exclusive_min":
        if (node.value <= constraint.value) return `Write a number above ${constraint.value}.`;
        break;
      case "exclusive_max":
        if (node.value >= constraint.value) return `Write a number below ${constraint.value}.`;
        break;
      case "multiple_of":
        if (!isMultipleOf(node.value, constraint.value)) return neighbours(node.value, constraint.value);
        break;
      default:
    }
  }
  return undefined;
}

function neighbours(value: number, step: number): string {
  const below = Math.floor(value / step);
  return `The nearest are ${multiple(below, step)} and ${multiple(below + 1, step)}.`;
}

/** Free of the noise in the last digits that binary fractions bring. */
function multiple(count: number, step: number): number {
  return Number((count * step).toPrecision(12));
}

/** How many characters, elements or entries there are, and how many are missing or too many. */
export function sizeHint(program: Program, place: TypedPlace): string | undefined {
  const { node, secret } = place;
  if (node === undefined || secret) return undefined;
  const size =
    node.kind === "scalar"
      ? [...String(node.value)].length
      : node.kind === "list"
        ? node.items.length
        : node.entries.length;
  const kinds = sizeKinds[node.kind];
  const change = constraintsAt(program, place).map((constraint) => changeTo(size, constraint, kinds));
  return `It has ${size}${change.find((text) => text !== undefined) ?? "."}`;
}

const sizeKinds = {
  scalar: { min: "min_length", max: "max_length" },
  list: { min: "min_items", max: "max_items" },
  map: { min: "min_entries", max: "max_entries" },
} as const;

function changeTo(
  size: number,
  constraint: Constraint,
  kinds: { readonly min: Constraint["kind"]; readonly max: Constraint["kind"] },
): string | undefined {
  if (!("value" in constraint)) return undefined;
  if (constraint.kind === kinds.min && size < constraint.value) return `: add ${constraint.value - size} or more.`;
  return constraint.kind === kinds.max && size > constraint.value
    ? `: take ${size - constraint.value} away.`
    : undefined;
}
