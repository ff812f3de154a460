import type { MacroExpr } from "../../program/expression.ts";
import type { Schema } from "../schema.ts";
import { atPlace } from "./ask.ts";
import { byChoice } from "./compile.ts";
import type { Closure, Context, Term } from "./context.ts";
import { expand, within } from "./expand.ts";
import { type Compiled, choice, conjunction, constant, disjunction, negated, refusal } from "./pair.ts";
import { reasonFor } from "./reason.ts";
import { type ElementTest, elementPairs, type Group, groupsOf, isRefusal } from "./sequence.ts";
import { all } from "./simplify.ts";
import { counted, every, gapsOf, type Range, some } from "./size.ts";
import { everyOnce } from "./unique.ts";

/** `all`, `exists` and `exists_one`. */
export function quantify(macro: MacroExpr, closure: Closure, context: Context): Compiled {
  return quantifyOver(within(closure, macro.range), macro, closure, context);
}

function quantifyOver(range: Term, macro: MacroExpr, closure: Closure, context: Context): Compiled {
  const head = expand(range, context);
  if (head.kind === "choice") {
    return byChoice(head.condition, head.yes, head.no, context, (side) => quantifyOver(side, macro, closure, context));
  }
  const unique = everyOnce(macro, closure, context);
  if (unique !== undefined) return unique;
  const test: ElementTest = { variable: macro.variable, body: macro.body, closure };
  switch (macro.macro) {
    case "all":
      return split(context, (current) => everyElement(head, test, true, current));
    case "exists":
      return split(context, (current) => negated(everyElement(head, test, false, current)));
    case "exists_one":
      return split(context, (current) => count(head, test, [{ low: 1, high: 1 }], current));
    default:
      return refusal(reasonFor(macro));
  }
}

/** How many elements a list has that is worked out of others; the ranges are the numbers that get a yes. */
export function countElements(ranges: readonly Range[], list: Term, context: Context): Compiled {
  return split(context, (current) => count(list, undefined, ranges, current));
}

/**
 * Where elements are compared with something that few questions decide, each question is asked outside and both of its answers
 * are taken as given inside.
 */
function split(context: Context, build: (context: Context) => Compiled, depth: number = 0): Compiled {
  const built = build(context);
  if (built.kind === "pair" || built.outer?.scope !== context.scope.id) return built;
  if (depth >= maxSplits) return refusal("too large");
  const { key, answer } = built.outer;
  const side = (value: boolean, given: Schema): Compiled =>
    split({ ...context, given, assumed: new Map(context.assumed).set(key, value) }, build, depth + 1);
  const givenYes = all(context.given, answer.holds);
  const givenNo = all(context.given, answer.fails);
  if (givenYes === false) return side(false, givenNo);
  if (givenNo === false) return side(true, givenYes);
  return choice(answer, side(true, givenYes), side(false, givenNo));
}

const maxSplits = 8;

/** The test turns out as wanted for every element that gets through. */
function everyElement(range: Term, test: ElementTest, wanted: boolean, context: Context): Compiled {
  const groups = groupsOf(range, context);
  if (isRefusal(groups)) return groups;
  return conjunction(
    groups.map((group) => {
      const { guard, body } = elementPairs(group, test, context);
      const element = disjunction([negated(guard), wanted ? body : negated(body)]);
      return group.kind === "one" ? element : everyAt(group, element, !wanted, context);
    }),
  );
}

/** What stands for a list that is not there never matters to a rule; `onNull` is the answer that makes shorter schemas. */
function everyAt(
  group: Group & { readonly kind: "elements" | "keys" },
  element: Compiled,
  onNull: boolean,
  context: Context,
): Compiled {
  if (element.kind === "refusal") return element;
  const answers =
    group.kind === "elements"
      ? { holds: every(element.holds), fails: some(element.fails) }
      : { holds: everyKey(element.holds), fails: someKey(element) };
  return atPlace(group.place, { ...answers, onNull }, context);
}

function everyKey(key: Schema): Schema {
  if (key === true) return { type: "object" };
  return key === false ? { type: "object", maxProperties: 0 } : { type: "object", propertyNames: key };
}

/** No keyword looks for one key among others, so this is what is left when not every key meets the test. */
function someKey({ holds, fails }: { readonly holds: Schema; readonly fails: Schema }): Schema {
  if (fails === true) return { type: "object", minProperties: 1 };
  return fails !== false && { type: "object", not: { propertyNames: holds } };
}

function count(range: Term, test: ElementTest | undefined, ranges: readonly Range[], context: Context): Compiled {
  const groups = groupsOf(range, context);
  if (isRefusal(groups)) return groups;
  const asked = groups.map((group) => {
    const { guard, body } = elementPairs(group, test, context);
    return { group, element: conjunction([guard, body]) };
  });
  const [first, ...others] = asked;
  if (first !== undefined && others.length === 0 && first.group.kind === "elements") {
    return countAt(first.group, first.element, ranges, context);
  }
  if (asked.some(({ group }) => group.kind !== "one")) {
    return refusal(asked.some(({ group }) => group.kind === "keys") ? "keys counted" : "list worked out");
  }
  return countOnes(
    asked.map(({ element }) => element),
    ranges,
  );
}

function countAt(
  group: Group & { readonly kind: "elements" | "keys" },
  element: Compiled,
  ranges: readonly Range[],
  context: Context,
): Compiled {
  if (element.kind === "refusal") return element;
  const { holds, fails } = element;
  const answers = { holds: counted(holds, fails, ranges), fails: counted(holds, fails, gapsOf(ranges)), onNull: false };
  return atPlace(group.place, answers, context);
}

/** Elements written out are counted one by one; equal counts on different ways are worked out once. */
function countOnes(elements: readonly Compiled[], ranges: readonly Range[]): Compiled {
  let rest: readonly Compiled[] = Array.from({ length: elements.length + 1 }, (_, found) =>
    constant(ranges.some(({ low, high }) => low <= found && found <= high)),
  );
  for (const element of elements.toReversed()) {
    const known = rest;
    rest = known.slice(1).map((found, index) => choice(element, found, known[index] ?? found));
  }
  return rest[0] ?? constant(false);
}
