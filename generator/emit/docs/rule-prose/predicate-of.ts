import type { BinaryExpr, CallExpr, Expr } from "../../../program/expression.ts";
import { mayBeNull } from "../../../program/nullness.ts";
import { code } from "../../markdown.ts";
import { countComparison } from "./amount.ts";
import type { Test } from "./logic.ts";
import { literalName, type Names, pathName, shapeOf, sourceName, stepsOf } from "./names.ts";
import type { Predicate, Verb } from "./predicate.ts";
import { sizePredicate } from "./size-predicate.ts";
import { termName } from "./term.ts";

/** What a test says of what. A test for which there are no plain words says of its own text that it is true or false. */
export function predicateOf(test: Test, names: Names): Predicate {
  return plainPredicate(test, names) ?? truth(sourceName(test.expr, names), test.holds);
}

function plainPredicate({ expr, holds }: Test, names: Names): Predicate | undefined {
  if (expr.kind === "binary") return comparison(expr, holds, names);
  if (expr.kind === "call") return textTest(expr, holds, names);
  const path = pathName(expr, names);
  return path === undefined ? undefined : truth(path, holds);
}

function truth(subject: string, holds: boolean): Predicate {
  return { subject, verb: "be", complement: String(holds), holds: true };
}

function comparison(expr: BinaryExpr, holds: boolean, names: Names): Predicate | undefined {
  switch (expr.operator) {
    case "==":
      return sized(expr, holds, names) ?? equality(expr, holds, names);
    case "in":
      return membership(expr, holds, names);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return sized(expr, holds, names) ?? order(expr, expr.operator, holds, names);
    default:
      return undefined;
  }
}

function sized(expr: BinaryExpr, holds: boolean, names: Names): Predicate | undefined {
  const comparison = countComparison(expr);
  return comparison && sizePredicate(comparison, holds, names);
}

function equality({ left, right }: BinaryExpr, holds: boolean, names: Names): Predicate {
  const subject = termName(left, names);
  if (right.kind === "literal" && right.value === null) {
    return { subject, verb: "be", complement: presenceName(left, names), holds: !holds };
  }
  if (right.kind === "literal") return { subject, verb: "be", complement: literalName(right.value), holds };
  if (right.kind === "list" && right.elements.length === 0) {
    return { subject, verb: "be", complement: "an empty list", holds };
  }
  if (right.kind === "map" && right.entries.length === 0) {
    return { subject, verb: "be", complement: "an empty object", holds };
  }
  const note = mayBeNull(left.type) && mayBeNull(right.type) ? " (two that are not set are equal)" : "";
  return { subject, verb: "equal", complement: `${termName(right, names)}${note}`, holds };
}

/**
 * What a value is that is not null. A keyword of a JSON Schema reads as null where it is of another kind than it should be; all
 * else is set or not.
 */
export function presenceName(expr: Expr, names: Names): string {
  if (expr.kind !== "select" || expr.of !== "keyword") return "set";
  switch (shapeOf(expr.type, names)) {
    case "list":
      return "a list";
    case "map":
    case "json_object":
    case "json_schema":
      return "an object";
    case "string":
      return "a text";
    case "int":
      return "a whole number";
    case "number":
      return "a number";
    case "bool":
      return "true or false";
    default:
      return "set";
  }
}

function membership({ left, right }: BinaryExpr, holds: boolean, names: Names): Predicate | undefined {
  if (right.kind === "list") return oneOf(termName(left, names), right.elements, holds);
  const container = termName(right, names);
  const isList = shapeOf(right.type, names) === "list";
  if (left.kind !== "literal") {
    const complement = `among the ${isList ? "items" : "keys"} of ${container}`;
    return { subject: termName(left, names), verb: "be", complement, holds };
  }
  const value = literalName(left.value);
  return isList
    ? { subject: container, verb: "contain", complement: value, holds }
    : { subject: container, verb: "have", complement: `the key ${value}`, holds };
}

function oneOf(subject: string, elements: readonly Expr[], holds: boolean): Predicate | undefined {
  const values = elements.flatMap((element) => (element.kind === "literal" ? [literalName(element.value)] : []));
  if (values.length !== elements.length || values.length === 0) return undefined;
  const [first = "", second = ""] = values;
  if (values.length === 1) return { subject, verb: "be", complement: first, holds };
  const list = values.join(", ");
  const complement = holds
    ? values.length === 2
      ? `${first} or ${second}`
      : `one of ${list}`
    : values.length === 2
      ? `neither ${first} nor ${second}`
      : `none of ${list}`;
  return { subject, verb: "be", complement, holds: true };
}

function order(expr: BinaryExpr, operator: Order, holds: boolean, names: Names): Predicate | undefined {
  if (!isNumber(expr.left, names) || !isNumber(expr.right, names)) return undefined;
  const isMirrored = expr.left.kind === "literal";
  const [left, right] = isMirrored ? [expr.right, expr.left] : [expr.left, expr.right];
  const inOrder = isMirrored ? orders[operator].mirrored : operator;
  const flips = !holds && isCertain(left, names) && isCertain(right, names);
  const { words } = orders[flips ? orders[inOrder].opposite : inOrder];
  const complement = `${words} ${termName(right, names)}`;
  return { subject: termName(left, names), verb: "be", complement, holds: holds || flips };
}

type Order = keyof typeof orders;

/** `mirrored` says the same with the sides exchanged, `opposite` holds where the operator does not. */
const orders = {
  "<": { words: "less than", mirrored: ">", opposite: ">=" },
  "<=": { words: "at most", mirrored: ">=", opposite: ">" },
  ">": { words: "greater than", mirrored: "<", opposite: "<=" },
  ">=": { words: "at least", mirrored: "<=", opposite: "<" },
} as const;

function isNumber(expr: Expr, names: Names): boolean {
  return ["int", "number"].includes(shapeOf(expr.type, names));
}

/** Fractions that are worked out can be no number at all: then neither a comparison nor its opposite holds. */
function isCertain(expr: Expr, names: Names): boolean {
  if (shapeOf(expr.type, names) === "int" || expr.kind === "literal") return true;
  return expr.kind === "select" && expr.of !== "derived" && stepsOf(expr) !== undefined;
}

/** A pattern is looked for anywhere in the text, unless it says that it starts and ends there. */
function patternTest(subject: string, pattern: string, holds: boolean): Predicate {
  return /^\^[^|]*[^|\\]\$$/u.test(pattern)
    ? { subject, verb: "match", complement: `the pattern ${code(pattern)}`, holds }
    : { subject, verb: "contain", complement: `a match of the pattern ${code(pattern)}`, holds };
}

const textVerbs: Readonly<Record<string, Verb>> = {
  startsWith: "start with",
  endsWith: "end with",
  contains: "contain",
};

function textTest(expr: CallExpr, holds: boolean, names: Names): Predicate | undefined {
  const [text, sought] = expr.args;
  if (text === undefined || sought === undefined) return undefined;
  const subject = termName(text, names);
  if (expr.function === "matches") {
    if (sought.kind !== "literal") return undefined;
    return patternTest(subject, String(sought.value), holds);
  }
  const verb = textVerbs[expr.function];
  if (verb === undefined || expr.args.length !== 2) return undefined;
  const complement = sought.kind === "literal" ? literalName(sought.value) : `the value of ${termName(sought, names)}`;
  return { subject, verb, complement, holds };
}
