import type { Issues } from "./issues.js";
import { isWellFormed } from "./text.js";

/** Whether a value is a well-formed text. */
export function isString(value: unknown): value is string {
  return typeof value === "string" && isWellFormed(value);
}

/** Whether a value is true or false. */
export function isBoolean(value: unknown): value is boolean {
  return value === true || value === false;
}

/** Whether a value is a finite number. */
export function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** Whether a value is a whole number from -(2^53 - 1) to 2^53 - 1. */
export function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Collects the issues of a value that should be a text. */
export function collectString(value: unknown, issues: Issues, expected: string = "a text"): value is string {
  return isString(value) || issues.wrongType(expected, value);
}

/** Collects the issues of a value that should be true or false. */
export function collectBoolean(value: unknown, issues: Issues, expected: string = "true or false"): value is boolean {
  return isBoolean(value) || issues.wrongType(expected, value);
}

/** Collects the issues of a value that should be a number. */
export function collectNumber(value: unknown, issues: Issues, expected: string = "a number"): value is number {
  return isNumber(value) || issues.wrongType(expected, value);
}

/** Collects the issues of a value that should be a whole number. */
export function collectInteger(value: unknown, issues: Issues, expected: string = "a whole number"): value is number {
  if (typeof value !== "number" || !Number.isInteger(value)) return issues.wrongType(expected, value);
  return Number.isSafeInteger(value) || issues.fault(value < 0 ? "too_small" : "too_big", unsafeInteger);
}

const unsafeInteger = "Expected a whole number from -9007199254740991 to 9007199254740991.";
