import { equalJson } from "../interpret/canonical.ts";
import { assertNever } from "../program/assert-never.ts";
import type { Constraint } from "../program/constraint.ts";
import { admitsLineEnd, wholeText } from "./pattern.ts";
import type { Schema, SchemaObject } from "./schema.ts";

/** A constraint that no keyword says exactly. */
export interface MissingConstraint {
  readonly constraint: Constraint;
  readonly reason: string;
}

/** The keywords of some constraints of one value, and the constraints that have none. */
export interface ConstraintKeywords {
  readonly keywords: SchemaObject;
  readonly missing: readonly MissingConstraint[];
}

/** Puts constraints into keywords; `isInt` says that they are about whole numbers. */
export function constraintKeywords(constraints: readonly Constraint[], isInt: boolean): ConstraintKeywords {
  let keywords: SchemaObject = {};
  const excluded: Schema[] = [];
  const missing: MissingConstraint[] = [];
  for (const constraint of constraints) {
    const reason = reasonAgainst(constraint, isInt);
    if (reason !== undefined) {
      missing.push({ constraint, reason });
      continue;
    }
    keywords = withConstraint(keywords, constraint);
    if (constraint.kind === "not_in") excluded.push({ enum: constraint.values });
    // Python lets `$` stand before a final line end too.
    if (constraint.kind === "pattern" && !admitsLineEnd(constraint.pattern)) excluded.push({ pattern: "\\n" });
  }
  const [first] = excluded;
  if (first === undefined) return { keywords, missing };
  return { keywords: { ...keywords, not: excluded.length === 1 ? first : { anyOf: excluded } }, missing };
}

function reasonAgainst(constraint: Constraint, isInt: boolean): string | undefined {
  if (constraint.kind === "unique_by") return "unique by one property";
  // Validators divide in binary: for them 0.07 is no multiple of 0.01, and 1e300 is one of 3.
  if (constraint.kind !== "multiple_of" || (isInt && Number.isInteger(constraint.value))) return undefined;
  return "remainder of decimal numbers";
}

function withConstraint(known: SchemaObject, constraint: Constraint): SchemaObject {
  switch (constraint.kind) {
    case "min":
      return { ...known, minimum: Math.max(constraint.value, known.minimum ?? constraint.value) };
    case "max":
      return { ...known, maximum: Math.min(constraint.value, known.maximum ?? constraint.value) };
    case "exclusive_min":
      return { ...known, exclusiveMinimum: Math.max(constraint.value, known.exclusiveMinimum ?? constraint.value) };
    case "exclusive_max":
      return { ...known, exclusiveMaximum: Math.min(constraint.value, known.exclusiveMaximum ?? constraint.value) };
    case "min_length":
      return { ...known, minLength: Math.max(constraint.value, known.minLength ?? 0) };
    case "max_length":
      return { ...known, maxLength: Math.min(constraint.value, known.maxLength ?? constraint.value) };
    case "min_items":
      return { ...known, minItems: Math.max(constraint.value, known.minItems ?? 0) };
    case "max_items":
      return { ...known, maxItems: Math.min(constraint.value, known.maxItems ?? constraint.value) };
    case "min_entries":
      return { ...known, minProperties: Math.max(constraint.value, known.minProperties ?? 0) };
    case "max_entries":
      return { ...known, maxProperties: Math.min(constraint.value, known.maxProperties ?? constraint.value) };
    case "multiple_of":
      return stacked(known, "multipleOf" in known, { multipleOf: constraint.value });
    case "pattern":
      return stacked(known, "pattern" in known, { pattern: wholeText(constraint.pattern) });
    case "in": {
      const allowed = known.enum ?? constraint.values;
      return { ...known, enum: allowed.filter((value) => constraint.values.some((other) => equalJson(value, other))) };
    }
    case "unique":
      return { ...known, uniqueItems: true };
    case "not_in":
    case "unique_by":
      return known;
    default:
      return assertNever(constraint);
  }
}

/** A keyword stands once in an object; what comes after it goes into `allOf`. */
function stacked(known: SchemaObject, isTaken: boolean, keyword: SchemaObject): SchemaObject {
  return isTaken ? { ...known, allOf: [...(known.allOf ?? []), keyword] } : { ...known, ...keyword };
}
