import type { Property } from "../../../program/declaration.ts";
import type { Rule } from "../../../program/rule.ts";
import type { Row, State } from "./state.ts";
import { ruleTruth } from "./truth.ts";

/** The states that each property can have. */
export type Domains = ReadonlyMap<Property, readonly State[]>;

/** Most combinations of states that are looked at. */
const mostRows = 4096;

/** All combinations of states that the rules allow; undefined where there are too many to look at. */
export function allowedRows(rules: readonly Rule[], domains: Domains): readonly Row[] | undefined {
  const count = [...domains.values()].reduce((product, states) => product * states.length, 1);
  return count > mostRows ? undefined : combinations(domains).filter((row) => rules.every((rule) => allows(rule, row)));
}

/** Whether there is a combination of states that a rule refuses, whatever else is in the object. */
export function refusesAny(rule: Rule, domains: Domains): boolean {
  const rows = allowedRows([], domains);
  return rows?.some((row) => !allows(rule, row)) ?? false;
}

function allows(rule: Rule, row: Row): boolean {
  return ruleTruth(rule, row) !== false;
}

function combinations(domains: Domains): readonly Row[] {
  let rows: readonly Row[] = [new Map()];
  for (const [{ name }, states] of domains) {
    rows = rows.flatMap((row) => states.map((state) => new Map(row).set(name, state)));
  }
  return rows;
}
