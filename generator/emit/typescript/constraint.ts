import { assertNever } from "../../program/assert-never.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { JsonValue } from "../../program/json.ts";
import { and, type Code, call, compared, differs, not, or, primary, same } from "./code.ts";
import { admits } from "./enum-values.ts";
import { type Doc, enclosed } from "./layout.ts";
import { numberLiteral, stringLiteral } from "./primitives.ts";
import type { Scope } from "./scope.ts";
import { literalText } from "./type-text.ts";

/** A checked value, and how constants that its constraints need are called: `timeoutOfTool`. */
export interface Constrained {
  readonly value: Code;
  readonly hint: string;
  readonly isEnum: boolean;
}

/** The condition under which a value breaks a constraint. */
export function violation(constraint: Constraint, of: Constrained, scope: Scope): Code {
  const { value } = of;
  switch (constraint.kind) {
    case "min":
      return limited(value, "<", constraint.value);
    case "max":
      return limited(value, ">", constraint.value);
    case "exclusive_min":
      return limited(value, "<=", constraint.value);
    case "exclusive_max":
      return limited(value, ">=", constraint.value);
    case "multiple_of":
      return not(call(scope.runtime("isMultipleOf"), value.doc, numberLiteral(constraint.value)));
    case "min_length":
      if (constraint.value === 1) return same(value, primary('""'));
      return call(scope.runtime("isShorterThan"), value.doc, numberLiteral(constraint.value));
    case "max_length":
      return call(scope.runtime("isLongerThan"), value.doc, numberLiteral(constraint.value));
    case "min_items":
      return limited(primary(value.doc, ".length"), "<", constraint.value);
    case "max_items":
      return limited(primary(value.doc, ".length"), ">", constraint.value);
    case "min_entries":
      return limited(call(scope.runtime("sizeOf"), value.doc), "<", constraint.value);
    case "max_entries":
      return limited(call(scope.runtime("sizeOf"), value.doc), ">", constraint.value);
    case "pattern":
      return not(call([wholePattern(constraint.pattern, of.hint, scope), ".test"], value.doc));
    case "in":
      return isLong(constraint.values, of)
        ? not(isListed(constraint.values, of, scope))
        : isNone(constraint.values, value);
    case "not_in":
      return isLong(constraint.values, of) ? isListed(constraint.values, of, scope) : isOne(constraint.values, value);
    case "unique":
      return not(call(scope.runtime("isUnique"), value.doc));
    case "unique_by":
      return not(call(scope.runtime("isUniqueBy"), value.doc, stringLiteral(constraint.property)));
    default:
      return assertNever(constraint);
  }
}

/** Codes of the issues of broken constraints. */
export const constraintCodes: Readonly<Record<Constraint["kind"], string>> = {
  min: "too_small",
  exclusive_min: "too_small",
  max: "too_big",
  exclusive_max: "too_big",
  multiple_of: "not_multiple",
  min_length: "too_short",
  max_length: "too_long",
  min_items: "too_few",
  max_items: "too_many",
  min_entries: "too_few",
  max_entries: "too_many",
  pattern: "pattern",
  in: "not_allowed",
  not_in: "not_allowed",
  unique: "duplicate",
  unique_by: "duplicate",
};

/** Name of the constant that holds a pattern for whole texts. */
export function wholePattern(pattern: string, hint: string, scope: Scope): string {
  const value = call(`/* @__PURE__ */ ${scope.runtime("wholeText")}`, stringLiteral(pattern));
  return scope.constant(`${hint}Pattern`, "RegExp", value.doc);
}

/**
 * Constraints in an order in which one after the other can be tried until one is broken. A long text is not tried against patterns.
 * TypeScript knows what a value among few can be, and refuses to compare it with others: such a list comes late, without those that
 * are ruled out.
 */
export function triedInOrder(constraints: readonly Constraint[]): readonly Constraint[] {
  const listed = listedOf(constraints);
  const rank = ({ kind }: Constraint): number => (kind === "pattern" ? 2 : kind === "in" ? 1 : 0);
  const kept = constraints.filter(({ kind }) => kind !== "in" && (listed === undefined || kind !== "not_in"));
  return [...kept, ...(listed === undefined ? [] : [listed])].sort((one, other) => rank(one) - rank(other));
}

/** What all lists of allowed values have in common, without those that are not allowed; undefined where there is no such list. */
function listedOf(constraints: readonly Constraint[]): Constraint | undefined {
  const [first] = constraints.flatMap((constraint) => (constraint.kind === "in" ? [constraint] : []));
  return (
    first && { ...first, values: first.values.filter((value) => constraints.every((each) => admits(each, value))) }
  );
}

function limited(value: Code, operator: "<" | "<=" | ">" | ">=", limit: number): Code {
  return compared(value, operator, primary(numberLiteral(limit)));
}

function isOne(values: readonly JsonValue[], value: Code): Code {
  return or(...values.map((each) => same(value, literal(each))));
}

function isNone(values: readonly JsonValue[], value: Code): Code {
  return and(...values.map((each) => differs(value, literal(each))));
}

/** Many values of a plain text or number stand in a set. The compiler follows comparisons, so enums are compared always. */
function isLong(values: readonly JsonValue[], { isEnum }: Constrained): boolean {
  return values.length > 4 && !isEnum;
}

function isListed(values: readonly JsonValue[], { value, hint }: Constrained, scope: Scope): Code {
  const list = enclosed(
    "[",
    values.map((each) => literal(each).doc),
    "]",
  );
  const set: Doc = ["/* @__PURE__ */ new Set<unknown>(", list, ")"];
  return call([scope.constant(`${hint}Values`, "ReadonlySet<unknown>", set), ".has"], value.doc);
}

function literal(value: JsonValue): Code {
  if (typeof value === "object" && value !== null) throw new Error("only scalars can be listed as allowed values");
  return primary(literalText(value));
}
