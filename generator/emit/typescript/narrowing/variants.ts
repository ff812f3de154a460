import type { Property } from "../../../program/declaration.ts";
import type { Domains } from "./rows.ts";
import { mayBeAbsent, present, type Row, type State } from "./state.ts";

/** One of several things that an object can be: the states that are left of some of its properties. */
export type Variant = ReadonlyMap<Property, readonly State[]>;

/**
 * Parts what the rows allow into variants, none of which has a row in common with another. `listed` are the properties whose values
 * tell the variants apart, the most important first; of the others a variant says what follows from these.
 */
export function variantsOf(rows: readonly Row[], domains: Domains, listed: readonly Property[]): readonly Variant[] {
  const keyOf = (row: Row): string => JSON.stringify(listed.map(({ name }) => row.get(name)));
  const byValues = new Map<string, Row[]>();
  for (const row of rows) byValues.set(keyOf(row), [...(byValues.get(keyOf(row)) ?? []), row]);
  let variants = [...byValues.values()].map((group): Variant => projected(group, domains));
  for (const property of listed.toReversed()) variants = merged(variants, property, domains);
  return variants.map((variant) => withoutTheObvious(variant, domains));
}

/** Whether a variant tells if a property that may be absent is there. */
export function tellsPresence(variant: Variant): boolean {
  return [...variant].some(
    ([property, states]) =>
      mayBeAbsent(property) && (!states.includes(null) || states.every((state) => state === null)),
  );
}

function projected(rows: readonly Row[], domains: Domains): Variant {
  const states = ({ name }: Property, all: readonly State[]): readonly State[] =>
    all.filter((state) => rows.some((row) => row.get(name) === state));
  return new Map([...domains].map(([property, all]) => [property, states(property, all)]));
}

/** Puts variants together that differ in the values of one property only. */
function merged(variants: readonly Variant[], property: Property, domains: Domains): Variant[] {
  const result: Variant[] = [];
  for (const variant of variants) {
    const index = result.findIndex((other) => differOnlyIn(property, variant, other));
    const twin = result[index];
    if (twin === undefined) result.push(variant);
    else {
      const states = [...(twin.get(property) ?? []), ...(variant.get(property) ?? [])];
      const inOrder = (domains.get(property) ?? []).filter((state) => states.includes(state));
      result[index] = new Map(twin).set(property, inOrder);
    }
  }
  return result;
}

function differOnlyIn(property: Property, one: Variant, other: Variant): boolean {
  return [...one].every(([each, states]) => each === property || textOf(states) === textOf(other.get(each) ?? []));
}

function textOf(states: readonly State[]): string {
  return JSON.stringify(states.map((state) => (state === present ? [] : state)));
}

/** What the type of the property says anyway is not said again. */
function withoutTheObvious(variant: Variant, domains: Domains): Variant {
  return new Map([...variant].filter(([property, states]) => states.length < (domains.get(property) ?? []).length));
}
