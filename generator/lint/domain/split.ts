import { equalJson } from "../../interpret/canonical.ts";
import { assertNever } from "../../program/assert-never.ts";
import type { JsonValue } from "../../program/json.ts";
import { type Anything, type Domain, listed, maxListed, mayBeNull, type Numbers, withoutNull } from "./domain.ts";
import { compares, cut, isEmpty, isInside, type OrderOperator, opposites, wholeNumbers } from "./number-range.ts";

/** What an expression can ask about a value. */
export type Question =
  | { readonly kind: "oneOf"; readonly values: readonly JsonValue[] }
  | { readonly kind: "order"; readonly operator: OrderOperator; readonly bound: number };

/** The values for which the answer is yes, and the others; undefined where there are none. */
export interface Split {
  readonly yes: Domain | undefined;
  readonly no: Domain | undefined;
}

/** The question whether a value equals another one. */
export function equals(value: JsonValue): Question {
  return { kind: "oneOf", values: [value] };
}

/** The answer for one value. Null stands in no order to anything. */
export function answer(question: Question, value: JsonValue): boolean {
  switch (question.kind) {
    case "oneOf":
      return question.values.some((candidate) => equalJson(candidate, value));
    case "order":
      return typeof value === "number" && compares(value, question.operator, question.bound);
    default:
      return assertNever(question);
  }
}

/** The domain parted by the answer; undefined where nothing is known about it. An order is asked of what is not null. */
export function split(domain: Domain, question: Question): Split | undefined {
  if (domain.kind === "listed") return partition(domain.values, (value) => answer(question, value));
  if (question.kind === "order") return domain.kind === "numbers" ? splitOrder(domain, question) : undefined;
  return domain.kind === "numbers" ? splitNumbers(domain, question.values) : splitAnything(domain, question.values);
}

/** A list of values parted by a test. */
export function partition(values: readonly JsonValue[], test: (value: JsonValue) => boolean): Split {
  const verdicts = values.map((value) => ({ value, holds: test(value) }));
  const having = (wanted: boolean): Domain | undefined =>
    some(listed(verdicts.filter(({ holds }) => holds === wanted).map(({ value }) => value)));
  return { yes: having(true), no: having(false) };
}

function some(domain: Domain): Domain | undefined {
  return domain.kind === "listed" && domain.values.length === 0 ? undefined : domain;
}

function splitOrder(domain: Numbers, { operator, bound }: Question & { readonly kind: "order" }): Split {
  const side = (relation: OrderOperator): Domain | undefined =>
    some(tidied({ ...domain, mayBeNull: false, range: cut(domain.range, relation, bound) }));
  return { yes: side(operator), no: side(opposites[operator]) };
}

function splitNumbers(domain: Numbers, values: readonly JsonValue[]): Split {
  const taken = values.filter((value) => typeof value === "number").filter((value) => isIn(domain, value));
  const rest = tidied({
    ...domain,
    mayBeNull: domain.mayBeNull && !values.includes(null),
    holes: [...domain.holes, ...taken],
  });
  return { yes: some(listed([...taken, ...nullOf(domain, values)])), no: some(rest) };
}

function splitAnything(domain: Anything, values: readonly JsonValue[]): Split {
  const taken = values.filter(
    (value) => value !== null && !domain.holes.some((hole) => equalJson(hole, value)) && domain.admits(value),
  );
  const isNullTaken = values.includes(null);
  return {
    yes: some(listed([...taken, ...nullOf(domain, values)])),
    no: { ...domain, mayBeNull: domain.mayBeNull && !isNullTaken, holes: [...domain.holes, ...taken] },
  };
}

function nullOf(domain: Domain, values: readonly JsonValue[]): readonly null[] {
  return mayBeNull(domain) && values.includes(null) ? [null] : [];
}

function isIn({ isInt, range, holes, admits }: Numbers, value: number): boolean {
  return isInside(range, value) && (!isInt || Number.isInteger(value)) && !holes.includes(value) && admits(value);
}

/** Lists the numbers where they are few; none may be left. */
export function tidied(domain: Numbers): Domain {
  const range = domain.isInt ? wholeNumbers(domain.range) : domain.range;
  const nulls = domain.mayBeNull ? [null] : [];
  if (isEmpty(range)) return listed(nulls);
  const isFew = domain.isInt ? range.high - range.low < maxListed : range.low === range.high;
  if (!isFew) return { ...domain, range };
  const count = domain.isInt ? range.high - range.low + 1 : 1;
  const numbers = Array.from({ length: count }, (_, index) => range.low + index);
  return listed([...numbers.filter((value) => isIn({ ...domain, range }, value)), ...nulls]);
}

/** How many values there are, where they are listed; null is left aside. */
export function countOf(domain: Domain): number | undefined {
  const values = withoutNull(domain);
  return values.kind === "listed" ? values.values.length : undefined;
}
