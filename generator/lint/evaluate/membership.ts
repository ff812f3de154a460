import { equalJson } from "../../interpret/canonical.ts";
import { evaluateOperator } from "../../interpret/operators.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../program/json.ts";
import { equals } from "../domain/split.ts";
import { boolType, entriesAreThere, imageOf, keyOf, opaque, type Term, type Value } from "../term.ts";
import { areEqual } from "./compare.ts";
import { exactly } from "./exactly.ts";
import type { Judge } from "./judge.ts";
import { entryOf } from "./select.ts";
import { mayHaveElements, requireElements } from "./size.ts";

/** `in`: an element of a list, or a key of a map. */
export function isMember(element: Value, container: Value, judge: Judge): boolean {
  switch (container.kind) {
    case "known":
      return isOneOf(element, candidates(container.value), judge);
    case "items":
      return container.items.some((item) => areEqual(element, item, judge));
    case "term":
      return isIn(element, container, judge);
  }
}

function candidates(container: JsonValue): readonly JsonValue[] {
  if (isJsonList(container)) return container;
  return isJsonObject(container) ? Object.keys(container) : [];
}

function isOneOf(element: Value, values: readonly JsonValue[], judge: Judge): boolean {
  if (element.kind === "known") return values.some((value) => equalJson(value, element.value));
  if (element.kind === "term") return judge.world.ask(element, { kind: "oneOf", values });
  return values.some((value) => areEqual(element, { kind: "known", value }, judge));
}

function isIn(element: Value, container: Term, judge: Judge): boolean {
  const { world } = judge;
  if (!mayHaveElements(container, world)) return false;
  const isThere = isFound(element, container, judge);
  if (isThere) requireElements(container, world);
  return isThere;
}

function isFound(element: Value, container: Term, judge: Judge): boolean {
  const { world } = judge;
  const { tools } = world;
  if (element.kind === "known" && typeof element.value === "string" && entriesAreThere(container.type, tools)) {
    return !world.isNull(entryOf(container, element.value, world));
  }
  const key = `in(${keyOf(element)},${container.key})`;
  const term =
    element.kind === "known"
      ? imageOf(key, boolType, container, (value) => isAmong(element.value, value, judge), tools)
      : opaque(key, boolType, tools);
  return world.ask(term, equals(true));
}

function isAmong(element: JsonValue, container: JsonValue, { world }: Judge): JsonValue {
  return exactly(() => evaluateOperator(world.tools.context, "in", boolType, element, container)) ?? false;
}
