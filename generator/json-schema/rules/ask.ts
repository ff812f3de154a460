import { assertNever } from "../../program/assert-never.ts";
import type { CallExpr } from "../../program/expression.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../program/json.ts";
import { schemaText } from "../print.ts";
import { answersOf } from "./answers.ts";
import { climb } from "./climb.ts";
import { byChoice, compile } from "./compile.ts";
import { constantOf } from "./constant.ts";
import { type Closure, type Context, spend, type Term } from "./context.ts";
import { expand, within } from "./expand.ts";
import { kindOf } from "./kinds.ts";
import { type Compiled, constant, negated, refusal } from "./pair.ts";
import { type Place, placeOf } from "./place.ts";
import { countElements } from "./quantify.ts";
import { type Answers, answer, type FoldedQuestion, type Question } from "./question.ts";
import { comparedWithOuter, reasonFor } from "./reason.ts";
import { gapsOf, type Range, rangesOf, sized } from "./size.ts";

/** Asks a question about the value of a term. */
export function ask(question: Question, term: Term, context: Context): Compiled {
  if (!spend(context)) return refusal("too large");
  const known = constantOf(term, context);
  if (known !== undefined) return constant(answer(question, known.value));
  const head = expand(term, context);
  if (head.kind === "choice") {
    return byChoice(head.condition, head.yes, head.no, context, (side) => ask(question, side, context));
  }
  switch (head.expr.kind) {
    case "variable":
    case "select":
      return askPlace(question, head, context);
    case "call":
      return askCall(question, head.expr, head, context);
    case "binary":
      return head.expr.operator === "%" ? askRemainder(question, head, context) : askComputed(question, head, context);
    case "unary":
    case "macro":
    case "list":
    case "map":
    case "invoke":
    case "literal":
    case "conditional":
      return askComputed(question, head, context);
    default:
      return assertNever(head.expr);
  }
}

/** The answers for the value at a place, as a pair about the value of the scope that it belongs to. */
export function atPlace(place: Place, answers: Answers, context: Context): Compiled {
  const compiled = climb(place, answers, context.declarations);
  if (place.scope === context.scope || compiled.kind === "refusal") return compiled;
  if (typeof compiled.holds === "boolean") return compiled;
  const key = `${place.scope.id} ${schemaText(compiled.holds)}`;
  const assumed = context.assumed.get(key);
  if (assumed !== undefined) return constant(assumed);
  const outer = { scope: place.scope.id, key, answer: compiled };
  return { kind: "refusal", reason: comparedWithOuter, outer };
}

function askPlace(question: Question, closure: Closure, context: Context): Compiled {
  const place = placeOf(closure, context);
  if (place.kind === "refusal") return place;
  const answers = answersOf(question, place.universe, context.declarations);
  return "reason" in answers ? answers : atPlace(place, answers, context);
}

function askCall(question: Question, call: CallExpr, closure: Closure, context: Context): Compiled {
  switch (call.function) {
    case "size":
      return askSize(question, closure, context);
    case "lowerAscii":
    case "upperAscii": {
      const folded = foldedBy(call.function, question);
      const [subject] = call.args;
      if (folded === undefined || subject === undefined) return refusal(reasonFor(call));
      return ask(folded, within(closure, subject), context);
    }
    default:
      return askComputed(question, closure, context);
  }
}

/** The same question about a text whose letters are made small or capital; undefined where patterns cannot ask it. */
function foldedBy(by: FoldedQuestion["by"], question: Question): FoldedQuestion | undefined {
  const isText = (value: JsonValue): value is string => typeof value === "string";
  if (question.kind === "equals") return { kind: "folded", by, test: "equals", texts: [question.value].filter(isText) };
  if (question.kind === "oneOf") return { kind: "folded", by, test: "equals", texts: question.values.filter(isText) };
  if (question.kind !== "text" || question.function === "matches") return undefined;
  return { kind: "folded", by, test: question.function, texts: [question.argument] };
}

/** A bool that is worked out is one of two values; any other value that is worked out cannot be asked about. */
function askComputed(question: Question, closure: Closure, context: Context): Compiled {
  const { expr } = closure;
  if (expr.type.kind !== "primitive" || expr.type.name !== "bool") return refusal(reasonFor(expr));
  const onTrue = answer(question, true);
  if (onTrue === answer(question, false)) return constant(onTrue);
  const compiled = compile(closure, context);
  return onTrue ? compiled : negated(compiled);
}

function askSize(question: Question, closure: Closure, context: Context): Compiled {
  const { expr } = closure;
  const argument = expr.kind === "call" ? expr.args[0] : undefined;
  const ranges = rangesOf(question);
  if (argument === undefined || ranges === undefined) return refusal(reasonFor(expr));
  return askRanges(ranges, within(closure, argument), context);
}

function askRanges(ranges: readonly Range[], subject: Term, context: Context): Compiled {
  const known = constantSize(subject, context);
  if (known !== undefined) return constant(ranges.some(({ low, high }) => low <= known && known <= high));
  const head = expand(subject, context);
  if (head.kind === "choice") {
    return byChoice(head.condition, head.yes, head.no, context, (side) => askRanges(ranges, side, context));
  }
  if (head.expr.kind !== "variable" && head.expr.kind !== "select") return countElements(ranges, head, context);
  const place = placeOf(head, context);
  if (place.kind === "refusal") return place;
  const { kind } = kindOf(place.universe.type, context.declarations);
  const type = kind === "list" ? "array" : kind === "map" ? "object" : "string";
  return atPlace(place, { holds: sized(type, ranges), fails: sized(type, gapsOf(ranges)), onNull: false }, context);
}

function constantSize(subject: Term, context: Context): number | undefined {
  const known = constantOf(subject, context)?.value;
  if (typeof known === "string") return Array.from(known).length;
  if (isJsonList(known)) return known.length;
  return isJsonObject(known) ? Object.keys(known).length : undefined;
}

/** `x % n == 0`, the one thing about remainders that a schema can say. */
function askRemainder(question: Question, closure: Closure, context: Context): Compiled {
  const { expr } = closure;
  if (expr.kind !== "binary") return refusal("arithmetic");
  const divisor = constantOf(within(closure, expr.right), context)?.value;
  const isZero = question.kind === "equals" && question.value === 0;
  const kind = kindOf(expr.type, context.declarations);
  const isInt = kind.kind === "primitive" && kind.name === "int";
  if (!isZero || !isInt || typeof divisor !== "number" || divisor === 0) return refusal("arithmetic");
  return ask({ kind: "multiple", of: Math.abs(divisor) }, within(closure, expr.left), context);
}
