import { callBuiltin } from "../../interpret/builtins.ts";
import { equalJson } from "../../interpret/canonical.ts";
import { assertNever } from "../../program/assert-never.ts";
import type { JsonValue } from "../../program/json.ts";
import type { Schema } from "../schema.ts";

/** Something that is asked about one value. */
export type Question =
  | { readonly kind: "equals"; readonly value: JsonValue }
  | { readonly kind: "oneOf"; readonly values: readonly JsonValue[] }
  | { readonly kind: "order"; readonly operator: "<" | "<=" | ">" | ">="; readonly bound: number }
  | { readonly kind: "multiple"; readonly of: number }
  | { readonly kind: "text"; readonly function: TextFunction; readonly argument: string }
  | FoldedQuestion;

export type TextFunction = "startsWith" | "endsWith" | "contains" | "matches";

/** Asks whether a text meets a test once its ASCII letters are all made small, or all made capital. */
export interface FoldedQuestion {
  readonly kind: "folded";
  readonly by: "lowerAscii" | "upperAscii";
  readonly test: "equals" | "startsWith" | "endsWith" | "contains";
  /** Any of these will do. */
  readonly texts: readonly string[];
}

/** The two sides of an answer: the values that get a yes, and those that get a no. */
export interface Sides {
  readonly holds: Schema;
  readonly fails: Schema;
}

/** The answers to a question: schemas for the values that are not null, and whether null gets a yes. */
export interface Answers extends Sides {
  readonly onNull: boolean;
}

/** The answer for one value. */
export function answer(question: Question, value: JsonValue): boolean {
  switch (question.kind) {
    case "equals":
      return equalJson(question.value, value);
    case "oneOf":
      return question.values.some((candidate) => equalJson(candidate, value));
    case "order":
      return typeof value === "number" && isOrdered(value, question.operator, question.bound);
    case "multiple":
      return typeof value === "number" && value % question.of === 0;
    case "text":
      return typeof value === "string" && callBuiltin(question.function, [value, question.argument]) === true;
    case "folded":
      return typeof value === "string" && isFolded(question, String(callBuiltin(question.by, [value])));
    default:
      return assertNever(question);
  }
}

function isFolded({ test, texts }: FoldedQuestion, folded: string): boolean {
  return texts.some((text) => (test === "equals" ? folded === text : callBuiltin(test, [folded, text]) === true));
}

function isOrdered(value: number, operator: "<" | "<=" | ">" | ">=", bound: number): boolean {
  if (operator === "<") return value < bound;
  if (operator === "<=") return value <= bound;
  return operator === ">" ? value > bound : value >= bound;
}
