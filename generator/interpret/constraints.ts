import { assertNever } from "../program/assert-never.ts";
import type { Constraint, NumberConstraint, SizeConstraint } from "../program/constraint.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../program/json.ts";
import { canonicalText, equalJson } from "./canonical.ts";
import { isLongerThan, isShorterThan } from "./code-points.ts";
import { isMultipleOf } from "./decimal.ts";
import { type FoundCode, reportFault, type Walk } from "./issue.ts";
import { entryOrNull } from "./json-kind.ts";
import { matchesWhole } from "./pattern.ts";

/**
 * Reports every constraint that a value of the right kind breaks, in the order of the list. A text that is too long is not
 * tried against patterns. `sound` says that nothing is wrong inside a list: only then are its elements compared.
 */
export function checkConstraints(
  constraints: readonly Constraint[],
  value: JsonValue,
  walk: Walk,
  sound: boolean = true,
): void {
  const tooLong = constraints.some((constraint) => constraint.kind === "max_length" && !sizeHolds(constraint, value));
  for (const constraint of constraints) {
    switch (constraint.kind) {
      case "unique":
        if (sound) reportRepeated(value, canonicalText, [], constraint.message, walk);
        break;
      case "unique_by": {
        const { property } = constraint;
        const keyOf = (element: JsonValue): JsonValue => entryOrNull(element, property);
        if (sound) reportRepeated(value, keyOf, [property], constraint.message, walk);
        break;
      }
      case "pattern":
        if (!tooLong && typeof value === "string" && !matchesWhole(constraint.pattern, value)) {
          reportFault(walk, "pattern", constraint.message);
        }
        break;
      case "in":
      case "not_in":
        if (constraint.values.some((allowed) => equalJson(allowed, value)) !== (constraint.kind === "in")) {
          reportFault(walk, "not_allowed", constraint.message);
        }
        break;
      case "min":
      case "max":
      case "exclusive_min":
      case "exclusive_max":
      case "multiple_of":
        if (typeof value === "number" && !numberHolds(constraint, value)) {
          reportFault(walk, numberCodes[constraint.kind], constraint.message);
        }
        break;
      case "min_length":
      case "max_length":
      case "min_items":
      case "max_items":
      case "min_entries":
      case "max_entries":
        if (!sizeHolds(constraint, value)) reportFault(walk, sizeCodes[constraint.kind], constraint.message);
        break;
      default:
        assertNever(constraint);
    }
  }
}

const numberCodes = {
  min: "too_small",
  exclusive_min: "too_small",
  max: "too_big",
  exclusive_max: "too_big",
  multiple_of: "not_multiple",
} as const satisfies Record<NumberConstraint["kind"], FoundCode>;

const sizeCodes = {
  min_length: "too_short",
  max_length: "too_long",
  min_items: "too_few",
  max_items: "too_many",
  min_entries: "too_few",
  max_entries: "too_many",
} as const satisfies Record<SizeConstraint["kind"], FoundCode>;

function numberHolds(constraint: NumberConstraint, value: number): boolean {
  switch (constraint.kind) {
    case "min":
      return value >= constraint.value;
    case "max":
      return value <= constraint.value;
    case "exclusive_min":
      return value > constraint.value;
    case "exclusive_max":
      return value < constraint.value;
    case "multiple_of":
      return isMultipleOf(value, constraint.value);
    default:
      return assertNever(constraint.kind);
  }
}

function sizeHolds(constraint: SizeConstraint, value: JsonValue): boolean {
  switch (constraint.kind) {
    case "min_length":
      return typeof value !== "string" || !isShorterThan(value, constraint.value);
    case "max_length":
      return typeof value !== "string" || !isLongerThan(value, constraint.value);
    case "min_items":
      return !isJsonList(value) || value.length >= constraint.value;
    case "max_items":
      return !isJsonList(value) || value.length <= constraint.value;
    case "min_entries":
      return !isJsonObject(value) || entryCount(value) >= constraint.value;
    case "max_entries":
      return !isJsonObject(value) || entryCount(value) <= constraint.value;
    default:
      return assertNever(constraint.kind);
  }
}

/** Every element whose key an earlier one has is reported; an element without key, null, is like no other. */
function reportRepeated(
  value: JsonValue,
  keyOf: (element: JsonValue) => JsonValue,
  below: readonly string[],
  message: string,
  walk: Walk,
): void {
  if (!isJsonList(value)) return;
  const seen = new Set<JsonValue>();
  for (const [index, element] of value.entries()) {
    const key = keyOf(element);
    if (key === null) continue;
    if (seen.has(key)) reportFault(walk, "duplicate", message, [index, ...below]);
    seen.add(key);
  }
}

function entryCount(object: Readonly<Record<string, unknown>>): number {
  return Object.keys(object).filter((key) => object[key] !== undefined).length;
}
