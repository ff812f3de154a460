import { equalJson } from "../../interpret/canonical.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../program/json.ts";
import { type Domain, listed, mayBeNull, withoutNull } from "../domain/domain.ts";
import { compares, mirrored, type OrderOperator } from "../domain/number-range.ts";
import { equals } from "../domain/split.ts";
import {
  boolType,
  innerType,
  keyOf,
  known,
  mayBeNoNumber,
  opaque,
  primitiveOf,
  type Term,
  type Value,
} from "../term.ts";
import type { World } from "../world.ts";
import type { Judge } from "./judge.ts";
import { isEmpty } from "./size.ts";

/** Of two unknowns, the world picks the values of one where there are no more. */
const maxPicked = 16;

/** `==`. */
export function areEqual(left: Value, right: Value, judge: Judge): boolean {
  const { world } = judge;
  if (right.kind === "known") return equalsKnown(left, right.value, judge);
  if (left.kind === "known") return equalsKnown(right, left.value, judge);
  if (left.kind === "items" && right.kind === "items") {
    if (left.items.length !== right.items.length) return false;
    return left.items.every((item, index) => areEqual(item, right.items[index] ?? known(null), judge));
  }
  if (left.kind === "term" && right.kind === "term") return termsEqual(left, right, judge);
  return isAssumed("==", left, right, world);
}

function equalsKnown(left: Value, value: JsonValue, judge: Judge): boolean {
  switch (left.kind) {
    case "known":
      return equalJson(left.value, value);
    case "items":
      if (!isJsonList(value) || value.length !== left.items.length) return false;
      return left.items.every((item, index) => equalsKnown(item, value[index] ?? null, judge));
    case "term":
      return termEquals(left, value, judge.world);
  }
}

/** What is empty has the size 0, and nothing else does. */
function termEquals(term: Term, value: JsonValue, world: World): boolean {
  const question = equals(value);
  if (!isEmptyOf(term, value, world) || world.countOf(term) !== undefined) return world.ask(term, question);
  return world.mayBe(term, question) && !world.isNull(term) && isEmpty(term, world);
}

function isEmptyOf({ type }: Term, value: JsonValue, { tools }: World): boolean {
  if (value === "") return primitiveOf(type, tools) === "string";
  const isNothing = isJsonList(value) ? value.length === 0 : isJsonObject(value) && Object.keys(value).length === 0;
  return isNothing && innerType(type, tools) !== undefined;
}

function termsEqual(left: Term, right: Term, judge: Judge): boolean {
  const { world } = judge;
  if (left.key === right.key) return !mayBeNoNumber(left, world.tools) || isAssumed("==", left, right, world);
  if (mayBeNull(world.domainOf(left)) || mayBeNull(world.domainOf(right))) {
    const nulls = [world.isNull(left), world.isNull(right)];
    if (nulls.includes(true)) return nulls[0] === nulls[1];
  }
  const picked = pickOne(left, right, world);
  if (picked !== undefined) return equalsKnown(picked.other, picked.value, judge);
  if (areNumbers(left, right, world)) return relation(left, right, world) === 0;
  return isAssumed("==", left, right, world);
}

/** `<`, `<=`, `>` and `>=`. */
export function stands(operator: OrderOperator, left: Value, right: Value, judge: Judge): boolean {
  const { world } = judge;
  if (left.kind === "known" && right.kind === "known") {
    const [a, b] = [left.value, right.value];
    return typeof a === "number" && typeof b === "number" && compares(a, operator, b);
  }
  if (left.kind === "term" && right.kind === "known") return standsTo(left, operator, right.value, world);
  if (left.kind === "known" && right.kind === "term") return standsTo(right, mirrored[operator], left.value, world);
  if (left.kind !== "term" || right.kind !== "term") return false;
  const picked = left.key === right.key ? undefined : pickOne(left, right, world);
  if (picked !== undefined) {
    return standsTo(picked.other, picked.other === left ? operator : mirrored[operator], picked.value, world);
  }
  const found = left.key === right.key && !mayBeNoNumber(left, world.tools) ? 0 : relation(left, right, world);
  return typeof found === "number" && compares(found, operator, 0);
}

function standsTo(term: Term, operator: OrderOperator, bound: JsonValue, world: World): boolean {
  return typeof bound === "number" && world.ask(term, { kind: "order", operator, bound });
}

/** The value of one of two terms, whichever has fewer, where these are few. */
function pickOne(
  left: Term,
  right: Term,
  world: World,
): { readonly value: JsonValue; readonly other: Term } | undefined {
  const counts = [left, right].map((term) => world.countOf(term) ?? Number.POSITIVE_INFINITY);
  const [first = 0, second = 0] = counts;
  if (Math.min(first, second) > maxPicked) return undefined;
  const [term, other] = first <= second ? [left, right] : [right, left];
  const value = world.pick(term);
  return value === undefined ? undefined : { value, other };
}

function areNumbers(left: Term, right: Term, world: World): boolean {
  return [left, right].every((term) => withoutNull(world.domainOf(term)).kind === "numbers");
}

/** How two numbers stand to each other: -1, 0 or 1; a text where one of them is no number at all. */
function relation(left: Term, right: Term, world: World): JsonValue | undefined {
  const isTurned = left.key > right.key;
  const [first, second] = isTurned ? [right, left] : [left, right];
  const isOdd = mayBeNoNumber(left, world.tools) || mayBeNoNumber(right, world.tools);
  const possible = [...relations(world.domainOf(first), world.domainOf(second)), ...(isOdd ? ["none"] : [])];
  const term: Term = {
    ...opaque(`relation(${first.key},${second.key})`, { kind: "primitive", name: "int" }, world.tools),
    initial: listed(possible),
  };
  const found = world.pick(term);
  return typeof found === "number" && isTurned ? 0 - found : found;
}

function relations(left: Domain, right: Domain): readonly number[] {
  if (left.kind !== "numbers" || right.kind !== "numbers") return [-1, 0, 1];
  const found: number[] = [];
  if (left.range.low < right.range.high) found.push(-1);
  if (left.range.low <= right.range.high && right.range.low <= left.range.high) found.push(0);
  if (left.range.high > right.range.low) found.push(1);
  return found;
}

/** Whether two values stand in a relation of which nothing is known but that both sides can be exchanged. */
function isAssumed(relationName: string, left: Value, right: Value, world: World): boolean {
  const keys = [keyOf(left), keyOf(right)].sort();
  return world.ask(opaque(`${relationName}(${keys.join()})`, boolType, world.tools), equals(true));
}
