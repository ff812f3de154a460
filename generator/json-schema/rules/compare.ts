import type { JsonValue } from "../../program/json.ts";
import { ask } from "./ask.ts";
import { byChoice } from "./compile.ts";
import { constantOf } from "./constant.ts";
import type { Context, Term } from "./context.ts";
import { expand } from "./expand.ts";
import { domainOf, mayBeNull } from "./kinds.ts";
import { type Compiled, type Pair, pairOf, refusal } from "./pair.ts";
import { placeOf } from "./place.ts";
import type { Question } from "./question.ts";
import { comparedWithOuter, reasonFor } from "./reason.ts";
import { all, any } from "./simplify.ts";

type Order = (Question & { readonly kind: "order" })["operator"];

/** `left == right`. Two fields can be compared where one of them has few values: then every value is tried. */
export function compareEqual(left: Term, right: Term, context: Context): Compiled {
  const onRight = constantOf(right, context);
  if (onRight !== undefined) return ask({ kind: "equals", value: onRight.value }, left, context);
  const onLeft = constantOf(left, context);
  if (onLeft !== undefined) return ask({ kind: "equals", value: onLeft.value }, right, context);
  const byLeft = ofBranches(left, context, (side) => compareEqual(side, right, context));
  const byBranch = byLeft ?? ofBranches(right, context, (side) => compareEqual(left, side, context));
  if (byBranch !== undefined) return byBranch;
  const leftValues = fewValuesOf(left, context);
  const rightValues = fewValuesOf(right, context);
  if (leftValues !== undefined && leftValues.length <= (rightValues?.length ?? leftValues.length)) {
    return equalByValue(left, leftValues, right, context);
  }
  return rightValues === undefined
    ? refusal(whyNot([left, right], context))
    : equalByValue(right, rightValues, left, context);
}

/** `left < right` and its like, of numbers. */
export function compareOrder(operator: Order, left: Term, right: Term, context: Context): Compiled {
  const bound = constantOf(right, context)?.value;
  if (typeof bound === "number") return ask({ kind: "order", operator, bound }, left, context);
  if (bound !== undefined) return refusal("order of texts");
  if (constantOf(left, context) !== undefined) return compareOrder(turned[operator], right, left, context);
  const byLeft = ofBranches(left, context, (side) => compareOrder(operator, side, right, context));
  const byBranch = byLeft ?? ofBranches(right, context, (side) => compareOrder(operator, left, side, context));
  return byBranch ?? refusal(whyNot([left, right], context));
}

const turned = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

/** All values of a term, null included, where they are few. */
export function fewValuesOf(term: Term, context: Context): readonly JsonValue[] | undefined {
  const head = expand(term, context);
  if (head.kind === "choice") return undefined;
  const { expr } = head;
  if (expr.kind !== "variable" && expr.kind !== "select") {
    return expr.type.kind === "primitive" && expr.type.name === "bool" ? [true, false] : undefined;
  }
  const place = placeOf(head, context);
  if (place.kind === "refusal") return undefined;
  const domain = domainOf(place.universe, context.declarations);
  // A value may also read as null because something on the way to it is absent or null.
  const isThere = place.steps.every((step) => step.kind === "property" && step.property.presence !== "optional");
  return domain && (isThere && !mayBeNull(place.universe, context.declarations) ? domain : [...domain, null]);
}

function equalByValue(finite: Term, values: readonly JsonValue[], other: Term, context: Context): Compiled {
  const sides: { readonly here: Pair; readonly there: Pair }[] = [];
  for (const value of values) {
    const here = ask({ kind: "equals", value }, finite, context);
    if (here.kind === "refusal") return here;
    const there = ask({ kind: "equals", value }, other, context);
    if (there.kind === "refusal") return there;
    sides.push({ here, there });
  }
  return pairOf(
    any(...sides.map(({ here, there }) => all(here.holds, there.holds))),
    any(...sides.map(({ here, there }) => all(here.holds, there.fails))),
  );
}

function ofBranches(term: Term, context: Context, compare: (side: Term) => Compiled): Compiled | undefined {
  const head = expand(term, context);
  return head.kind === "choice" ? byChoice(head.condition, head.yes, head.no, context, compare) : undefined;
}

function whyNot(terms: readonly Term[], context: Context): string {
  for (const term of terms) {
    const head = expand(term, context);
    if (head.kind === "choice") continue;
    if (head.expr.kind !== "variable" && head.expr.kind !== "select") return reasonFor(head.expr);
    const place = placeOf(head, context);
    if (place.kind === "refusal") return place.reason;
    if (place.scope !== context.scope) return comparedWithOuter;
  }
  return "field compared with field";
}
