import type { CountComparison } from "./amount.ts";
import { type Amount, otherAmount } from "./logic.ts";
import { type Names, pathName, sourceName } from "./names.ts";
import type { Predicate } from "./predicate.ts";
import { sizeUnit } from "./term.ts";

/** What a comparison of a size with a number says; undefined where something else is compared. */
export function sizePredicate(
  { counted, amount }: CountComparison,
  holds: boolean,
  names: Names,
): Predicate | undefined {
  const sized = counted.kind === "call" && counted.function === "size" ? counted.args[0] : undefined;
  if (sized === undefined) return undefined;
  const subject = pathName(sized, names) ?? sourceName(sized, names);
  const { relation, number } = holds ? amount : otherAmount(amount);
  if (relation === "at most" && number === 0) return { subject, verb: "be", complement: "empty", holds: true };
  if (relation === "at least" && number === 1) return { subject, verb: "be", complement: "empty", holds: false };
  const complement = amountName(
    { relation: relation === "not exactly" ? "exactly" : relation, number },
    sizeUnit(sized, names),
  );
  return { subject, verb: "have", complement, holds: relation !== "not exactly" };
}

/** `at least 3 items`; `unit` in the singular. */
export function amountName({ relation, number }: Amount, unit: string): string {
  return `${relation} ${number} ${unit}${number === 1 ? "" : "s"}`;
}
