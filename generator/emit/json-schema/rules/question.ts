import { callBuiltin } from "../../../interpret/builtins.ts";
import { equalJson } from "../../../interpret/canonical.ts";
import { assertNever } from "../../../program/assert-never.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../../program/json.ts";
import { admitsLineEnd, literalPattern } from "../pattern.ts";
import type { Schema, SchemaObject } from "../schema.ts";
import { accepts } from "./accepts.ts";
import { type Declarations, domainOf, isPlain, mayBeNull, notNull, type Universe } from "./kinds.ts";
import { tidy } from "./merge.ts";
import { type Refusal, refusal } from "./pair.ts";
import { all, any } from "./simplify.ts";
import { enumOf } from "./values.ts";

/** Something that is asked about one value. */
export type Question =
  | { readonly kind: "equals"; readonly value: JsonValue }
  | { readonly kind: "oneOf"; readonly values: readonly JsonValue[] }
  | { readonly kind: "order"; readonly operator: "<" | "<=" | ">" | ">="; readonly bound: number }
  | { readonly kind: "multiple"; readonly of: number }
  | { readonly kind: "text"; readonly function: TextFunction; readonly argument: string };

export type TextFunction = "startsWith" | "endsWith" | "contains" | "matches";

/** The answers to a question: schemas for the values that are not null, and whether null gets a yes. */
export interface Answers {
  readonly holds: Schema;
  readonly fails: Schema;
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
    default:
      return assertNever(question);
  }
}

/** The answers for every value that can stand at a place. */
export function answersOf(question: Question, universe: Universe, declarations: Declarations): Answers | Refusal {
  const known = notNull(universe, declarations);
  const answers = freeAnswers(question, universe, known, declarations);
  const domain = domainOf(universe, declarations);
  if ("reason" in answers || domain === undefined) return answers;
  return narrowed(answers, domain, known);
}

/** Null answered apart, by whether it may stand there and which answer it gets. */
export function includingNull(answers: Answers, universe: Universe, declarations: Declarations): Answers {
  const { holds, fails, onNull } = answers;
  if (!mayBeNull(universe, declarations)) return answers;
  return { holds: withNull(holds, onNull), fails: withNull(fails, !onNull), onNull };
}

function withNull(schema: Schema, wanted: boolean): Schema {
  if (wanted) return any({ type: "null" }, schema);
  return accepts(schema, null) ? all({ not: { type: "null" } }, schema) : schema;
}

function freeAnswers(
  question: Question,
  universe: Universe,
  known: Schema,
  declarations: Declarations,
): Answers | Refusal {
  switch (question.kind) {
    case "equals":
      return equalsAnswers(question.value, universe, known, declarations);
    case "oneOf":
      return listedAnswers(question.values, universe, declarations);
    case "order":
      return { ...orderAnswers(question.operator, question.bound, known), onNull: false };
    case "multiple":
      return { ...both(known, { multipleOf: question.of }), onNull: false };
    case "text":
      return { ...textAnswers(question.function, question.argument), onNull: false };
    default:
      return assertNever(question);
  }
}

function equalsAnswers(
  value: JsonValue,
  universe: Universe,
  known: Schema,
  declarations: Declarations,
): Answers | Refusal {
  if (value === null) return { holds: false, fails: known, onNull: true };
  const isEmpty = (isJsonList(value) && value.length === 0) || (isJsonObject(value) && Object.keys(value).length === 0);
  if (isEmpty && typeof known === "object" && known.type === "array") return { ...sizeAnswers("Items"), onNull: false };
  if (isEmpty && typeof known === "object" && known.type === "object") {
    return { ...sizeAnswers("Properties"), onNull: false };
  }
  return listedAnswers([value], universe, declarations);
}

function sizeAnswers(unit: "Items" | "Properties"): { readonly holds: Schema; readonly fails: Schema } {
  return unit === "Items"
    ? { holds: { type: "array", maxItems: 0 }, fails: { type: "array", minItems: 1 } }
    : { holds: { type: "object", maxProperties: 0 }, fails: { type: "object", minProperties: 1 } };
}

function listedAnswers(
  values: readonly JsonValue[],
  universe: Universe,
  declarations: Declarations,
): Answers | Refusal {
  const compound = values.some((value) => typeof value === "object" && value !== null);
  if (compound && !isPlain(universe.type, declarations)) return refusal("whole objects compared");
  const holds = enumOf(values.filter((value) => value !== null));
  return { holds, fails: tidy({ not: holds }), onNull: values.includes(null) };
}

function orderAnswers(
  operator: "<" | "<=" | ">" | ">=",
  bound: number,
  known: Schema,
): { readonly holds: Schema; readonly fails: Schema } {
  const tests = {
    "<": { exclusiveMaximum: bound },
    "<=": { maximum: bound },
    ">": { exclusiveMinimum: bound },
    ">=": { minimum: bound },
  } as const satisfies Record<string, SchemaObject>;
  const opposites = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;
  return { holds: all(known, tests[operator]), fails: all(known, tests[opposites[operator]]) };
}

function isOrdered(value: number, operator: "<" | "<=" | ">" | ">=", bound: number): boolean {
  if (operator === "<") return value < bound;
  if (operator === "<=") return value <= bound;
  return operator === ">" ? value > bound : value >= bound;
}

function both(known: Schema, test: SchemaObject): { readonly holds: Schema; readonly fails: Schema } {
  return { holds: all(known, test), fails: all(known, { not: test }) };
}

function textAnswers(name: TextFunction, argument: string): { readonly holds: Schema; readonly fails: Schema } {
  const text: Schema = { type: "string" };
  const literal = literalPattern(argument);
  // Every text contains the empty one, starts with it and ends with it.
  if (argument === "" && name !== "matches") return { holds: text, fails: false };
  switch (name) {
    case "startsWith":
      return both(text, { pattern: `^${literal}` });
    case "contains":
      return both(text, { pattern: literal });
    case "endsWith":
      return argument.endsWith("\n")
        ? both(text, { pattern: `${literal}$` })
        : guarded({ pattern: `${literal}$` }, { pattern: `${literal}\\n$` });
    case "matches":
      return hasNoLineEnd(argument)
        ? guarded({ pattern: argument }, { pattern: "\\n" })
        : both(text, { pattern: argument });
    default:
      return assertNever(name);
  }
}

/** Python lets `$` stand before a final line end too: texts that only it would let through are kept out by name. */
function guarded(test: SchemaObject, astray: SchemaObject): { readonly holds: Schema; readonly fails: Schema } {
  return {
    holds: { type: "string", ...test, not: astray },
    fails: all({ type: "string" }, any({ not: test }, astray)),
  };
}

/** Whether a pattern describes whole texts, none of which has a line end. */
function hasNoLineEnd(pattern: string): boolean {
  const inner = /^\^([^|]*)(?<!\\)\$$/u.exec(pattern)?.[1];
  return inner !== undefined && !admitsLineEnd(inner);
}

/** Where only a few values are possible, the answers list them. */
function narrowed(answers: Answers, domain: readonly JsonValue[], known: Schema): Answers {
  const yes = domain.filter((value) => accepts(answers.holds, value));
  const no = domain.filter((value) => !accepts(answers.holds, value));
  return {
    holds: no.length === 0 ? known : enumOf(yes),
    fails: yes.length === 0 ? known : enumOf(no),
    onNull: answers.onNull,
  };
}
