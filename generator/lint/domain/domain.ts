import type { JsonValue } from "../../program/json.ts";
import type { NumberRange } from "./number-range.ts";

/**
 * The values that something can have in one world. It may hold values that no document leads to, never too few: a claim that
 * is true of all of them is true.
 */
export type Domain = Listed | Numbers | Anything;

/** Just these values, null among them if it can stand there. */
export interface Listed {
  readonly kind: "listed";
  readonly values: readonly JsonValue[];
}

/** Numbers, too many to be listed, but for those in `holes`; only those that `admits` takes. */
export interface Numbers {
  readonly kind: "numbers";
  readonly isInt: boolean;
  readonly range: NumberRange;
  readonly mayBeNull: boolean;
  readonly holes: readonly number[];
  readonly admits: Admits;
}

/** Whatever else there is, texts, lists, objects: all but those in `holes`, and only those that `admits` takes. */
export interface Anything {
  readonly kind: "anything";
  readonly mayBeNull: boolean;
  readonly holes: readonly JsonValue[];
  readonly admits: Admits;
}

/** Whether a value other than null can stand there, as far as anybody knows. */
export type Admits = (value: JsonValue) => boolean;

/** Admits everything. */
export const admitsAll: Admits = () => true;

/** Domains with more values are not listed one by one. */
export const maxListed = 16;

/** Whether null is among the values. */
export function mayBeNull(domain: Domain): boolean {
  return domain.kind === "listed" ? domain.values.includes(null) : domain.mayBeNull;
}

/** The domain with null among its values. */
export function withNull(domain: Domain): Domain {
  if (mayBeNull(domain)) return domain;
  return domain.kind === "listed" ? listed([...domain.values, null]) : { ...domain, mayBeNull: true };
}

/** The domain without null; a list may be empty then. */
export function withoutNull(domain: Domain): Domain {
  if (!mayBeNull(domain)) return domain;
  return domain.kind === "listed"
    ? listed(domain.values.filter((value) => value !== null))
    : { ...domain, mayBeNull: false };
}

/** Just these values. */
export function listed(values: readonly JsonValue[]): Listed {
  return { kind: "listed", values };
}

/** All values that `admits` takes, and null if it says so. */
export function anything(includesNull: boolean, admits: Admits = admitsAll): Anything {
  return { kind: "anything", mayBeNull: includesNull, holes: [], admits };
}

/** The same values, as far as `admits` takes them; null stays. */
export function filtered(domain: Domain, admits: Admits): Domain {
  if (domain.kind === "listed") return listed(domain.values.filter((value) => value === null || admits(value)));
  const { admits: before } = domain;
  return { ...domain, admits: (value) => before(value) && admits(value) };
}
