import type { Schema, SchemaObject } from "../schema.ts";
import type { Question } from "./question.ts";
import { all, any } from "./simplify.ts";
import { tidy } from "./tidy.ts";

/** Sizes from `low` to `high`, both included; `high` may be infinite. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The sizes that answer a question with yes, as ranges in rising order; undefined for what nobody asks about a size. */
export function rangesOf(question: Question): readonly Range[] | undefined {
  switch (question.kind) {
    case "equals":
      return typeof question.value === "number" ? single(question.value) : [];
    case "oneOf": {
      const sizes = question.values.filter((value) => typeof value === "number");
      return [...new Set(sizes)].sort((a, b) => a - b).flatMap(single);
    }
    case "order":
      return clipped(orderRange(question.operator, question.bound));
    default:
      return undefined;
  }
}

/** The sizes that are in none of the ranges. */
export function gapsOf(ranges: readonly Range[]): readonly Range[] {
  const gaps: Range[] = [];
  let low = 0;
  for (const range of ranges) {
    if (range.low > low) gaps.push({ low, high: range.low - 1 });
    low = range.high + 1;
  }
  if (low < Number.POSITIVE_INFINITY) gaps.push({ low, high: Number.POSITIVE_INFINITY });
  return gaps;
}

/** Values of one JSON type whose size is in one of the ranges. */
export function sized(type: "string" | "array" | "object", ranges: readonly Range[]): Schema {
  return any(...ranges.map((range) => all({ type }, bounds(type, range))));
}

function bounds(type: "string" | "array" | "object", { low, high }: Range): SchemaObject {
  const finite = Number.isFinite(high);
  switch (type) {
    case "string":
      return { ...(low > 0 ? { minLength: low } : {}), ...(finite ? { maxLength: high } : {}) };
    case "array":
      return { ...(low > 0 ? { minItems: low } : {}), ...(finite ? { maxItems: high } : {}) };
    default:
      return { ...(low > 0 ? { minProperties: low } : {}), ...(finite ? { maxProperties: high } : {}) };
  }
}

/** Lists with as many elements that meet `holds` as one of the ranges says; the other elements meet `fails`. */
export function counted(holds: Schema, fails: Schema, ranges: readonly Range[]): Schema {
  if (holds === true) return sized("array", ranges);
  return any(...ranges.map((range) => count(holds, fails, range)));
}

/** Lists whose elements all meet a schema. */
export function every(element: Schema): Schema {
  return element === false ? { type: "array", maxItems: 0 } : all({ type: "array" }, tidy({ items: element }));
}

/** Lists with an element that meets a schema. They are not empty, which ajv forgets where it comes by more than once. */
export function some(element: Schema): Schema {
  if (element === true) return { type: "array", minItems: 1 };
  return element !== false && { type: "array", contains: element, minItems: 1 };
}

function count(holds: Schema, fails: Schema, { low, high }: Range): Schema {
  if (high === 0) return every(fails);
  if (low === 0 && !Number.isFinite(high)) return { type: "array" };
  if (holds === false) return low === 0 ? { type: "array" } : false;
  if (low === 1 && !Number.isFinite(high)) return some(holds);
  return {
    type: "array",
    contains: holds,
    ...(low === 1 ? {} : { minContains: low }),
    ...(Number.isFinite(high) ? { maxContains: high } : {}),
  };
}

function single(size: number): readonly Range[] {
  return Number.isInteger(size) && size >= 0 ? [{ low: size, high: size }] : [];
}

function orderRange(operator: "<" | "<=" | ">" | ">=", bound: number): Range {
  switch (operator) {
    case "<":
      return { low: 0, high: Math.ceil(bound) - 1 };
    case "<=":
      return { low: 0, high: Math.floor(bound) };
    case ">":
      return { low: Math.floor(bound) + 1, high: Number.POSITIVE_INFINITY };
    default:
      return { low: Math.ceil(bound), high: Number.POSITIVE_INFINITY };
  }
}

function clipped({ low, high }: Range): readonly Range[] {
  return high < 0 ? [] : [{ low: Math.max(low, 0), high }];
}
