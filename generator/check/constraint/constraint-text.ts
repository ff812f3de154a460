import { visible } from "../../diagnostics/visible-text.ts";
import { assertNever } from "../../program/assert-never.ts";
import type { JsonValue } from "../../program/json.ts";
import { oneOfText, quote } from "../../program/messages.ts";
import type { UnspokenConstraint } from "./unspoken-constraint.ts";

/** The sentence that a user reads when the constraint fails. It says what is wanted, never what was found. */
export function constraintText(constraint: UnspokenConstraint): string {
  switch (constraint.kind) {
    case "min":
      return `Must be ${constraint.value} or more.`;
    case "max":
      return `Must be ${constraint.value} or less.`;
    case "exclusive_min":
      return `Must be more than ${constraint.value}.`;
    case "exclusive_max":
      return `Must be less than ${constraint.value}.`;
    case "multiple_of":
      return `Must be a multiple of ${constraint.value}.`;
    case "min_length":
      return atLeast(constraint.value, "character", "long");
    case "max_length":
      return atMost(constraint.value, "character", "long");
    case "min_items":
      return atLeast(constraint.value, "element", "");
    case "max_items":
      return atMost(constraint.value, "element", "");
    case "min_entries":
      return atLeast(constraint.value, "entry", "");
    case "max_entries":
      return atMost(constraint.value, "entry", "");
    case "pattern":
      return `Must match the pattern ${visible(constraint.pattern)}.`;
    case "in":
      return oneOfText(constraint.values);
    case "not_in":
      return `Must not be ${anyOfText(constraint.values)}.`;
    case "unique":
      return "Must not contain the same element twice.";
    case "unique_by":
      return `No two elements may have the same ${quote(constraint.property)}.`;
    default:
      return assertNever(constraint);
  }
}

/** The sentence for a scalar with a pattern; `looks` is how its values look, where that can be said shortly. */
export function scalarPatternText(name: string, looks: string | undefined): string {
  return looks === undefined ? `Must match the pattern of ${name}.` : `Must match the pattern of ${name}: ${looks}.`;
}

function atLeast(count: number, noun: string, measure: string): string {
  if (count === 1) return "Must not be empty.";
  return measure === ""
    ? `Must have at least ${amount(count, noun)}.`
    : `Must be at least ${amount(count, noun)} ${measure}.`;
}

function atMost(count: number, noun: string, measure: string): string {
  if (count === 0) return "Must be empty.";
  return measure === ""
    ? `Must have at most ${amount(count, noun)}.`
    : `Must be at most ${amount(count, noun)} ${measure}.`;
}

function amount(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}

/** A long list is cut: nobody reads 35 keywords. */
function anyOfText(values: readonly JsonValue[]): string {
  const texts = values.map(quote);
  if (texts.length > 8) return `${texts.slice(0, 3).join(", ")} or one of ${texts.length - 3} more`;
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} or ${last}`;
}
