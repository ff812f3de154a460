import { assertNever } from "../../program/assert-never.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../program/json.ts";
import type { Schema, SchemaObject } from "../schema.ts";
import { accepts } from "./accepts.ts";
import { type Declarations, domainOf, isPlain, mayBeNull, notNull, type Universe } from "./kinds.ts";
import { type Refusal, refusal } from "./pair.ts";
import type { Answers, Question, Sides } from "./question.ts";
import { all, any } from "./simplify.ts";
import { foldedSides, textSides } from "./text-sides.ts";
import { tidy } from "./tidy.ts";
import { enumOf } from "./values.ts";

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
  if (wanted) return any(schema, { type: "null" });
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
      return { ...orderSides(question.operator, question.bound, known), onNull: false };
    case "multiple":
      return { ...both(known, { multipleOf: question.of }), onNull: false };
    case "text":
      return { ...textSides(question.function, question.argument), onNull: false };
    case "folded":
      return { ...foldedSides(question), onNull: false };
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
  if (isEmpty && typeof known === "object" && known.type === "array") return { ...emptySides("Items"), onNull: false };
  if (isEmpty && typeof known === "object" && known.type === "object") {
    return { ...emptySides("Properties"), onNull: false };
  }
  return listedAnswers([value], universe, declarations);
}

function emptySides(unit: "Items" | "Properties"): Sides {
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

function orderSides(operator: "<" | "<=" | ">" | ">=", bound: number, known: Schema): Sides {
  const tests = {
    "<": { exclusiveMaximum: bound },
    "<=": { maximum: bound },
    ">": { exclusiveMinimum: bound },
    ">=": { minimum: bound },
  } as const satisfies Record<string, SchemaObject>;
  const opposites = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;
  return { holds: all(known, tests[operator]), fails: all(known, tests[opposites[operator]]) };
}

function both(known: Schema, test: SchemaObject): Sides {
  return { holds: all(known, test), fails: all(known, { not: test }) };
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
