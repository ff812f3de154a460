import { admitsAll, anything, type Domain, listed, mayBeNull, type Numbers, withNull, withoutNull } from "./domain.ts";
import { closed, type NumberRange } from "./number-range.ts";

/** A domain with every value of each; it may hold more. */
export function joined(domains: readonly Domain[]): Domain {
  const plain = domains.map(withoutNull).filter((domain) => domain.kind !== "listed" || domain.values.length > 0);
  const values = plain.flatMap((domain) => (domain.kind === "listed" ? domain.values : []));
  const together = plain.every(({ kind }) => kind === "listed")
    ? listed([...new Set(values)])
    : (hull(plain) ?? anything(false));
  return domains.some(mayBeNull) ? withNull(together) : together;
}

/** The numbers around all; undefined where there are values that are no numbers. */
function hull(domains: readonly Domain[]): Numbers | undefined {
  const ranges = domains.map(rangeOf);
  let whole: NumberRange | undefined;
  for (const range of ranges) {
    if (range === undefined) return undefined;
    whole = whole === undefined ? range : around(whole, range);
  }
  const isInt = domains.every((domain) => domain.kind === "numbers" && domain.isInt);
  return whole && { kind: "numbers", isInt, range: whole, mayBeNull: false, holes: [], admits: admitsAll };
}

function rangeOf(domain: Domain): NumberRange | undefined {
  if (domain.kind === "numbers") return domain.range;
  if (domain.kind === "anything") return undefined;
  const numbers = domain.values.filter((value) => typeof value === "number");
  return numbers.length < domain.values.length ? undefined : closed(Math.min(...numbers), Math.max(...numbers));
}

function around(a: NumberRange, b: NumberRange): NumberRange {
  return closed(Math.min(a.low, b.low), Math.max(a.high, b.high));
}
