import { report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import type { Expr } from "../../program/expression.ts";
import { mayBeNull, withoutNull } from "../../program/nullness.ts";
import { typeText } from "../../program/type-text.ts";
import { type Checker, type Environment, fault, sourceOf } from "./checker.ts";
import { isComparable } from "./comparable.ts";
import { membersOf, reportMember } from "./enum-members.ts";
import { inferPair } from "./logic.ts";
import { needValue } from "./need-value.ts";
import { inferDeclared } from "./selections.ts";
import type { BinarySyntax, Range, Syntax } from "./syntax.ts";
import { boolType, elementType, entryType, isNumeric, primitiveName, stringType } from "./types.ts";

type Comparison = BinarySyntax & Range;

/** `==` and `!=`. Null may stand on either side. */
export function inferEquality(
  checker: Checker,
  node: Comparison,
  operator: "==" | "!=",
  env: Environment,
): Expr | undefined {
  const sides = isNull(node.left) || isNull(node.right) ? nullTest(checker, node, env) : equals(checker, node, env);
  if (sides === undefined) return undefined;
  const [left, right] = sides;
  return { kind: "binary", operator, left, right, type: boolType, span: checker.request.spanOf(node.start, node.end) };
}

function nullTest(checker: Checker, node: Comparison, env: Environment): readonly [Expr, Expr] | undefined {
  const left = inferDeclared(checker, node.left, env, undefined);
  const right = inferDeclared(checker, node.right, env, undefined);
  if (left === undefined || right === undefined) return undefined;
  const [subject, at] = isNull(node.right) ? [left, node.left] : [right, node.right];
  if (mayBeNull(subject.type)) return [left, right];
  fault(checker, "never-null", at, { text: sourceOf(checker, at) }, "Leave the comparison out.");
  return undefined;
}

function equals(checker: Checker, node: Comparison, env: Environment): readonly [Expr, Expr] | undefined {
  const sides = inferPair(checker, { node: node.left, env }, { node: node.right, env }, undefined);
  if (sides === undefined) return undefined;
  const [left, right] = sides;
  if (!isComparable(left.type, right.type, checker.scope)) {
    reportIncomparable(checker, node, left, right);
    return undefined;
  }
  const known = [checkMembers(checker, left, right), checkMembers(checker, right, left)];
  return known.every(Boolean) ? sides : undefined;
}

/** A literal that is compared with a member of an enum must be one; a list literal is looked through. */
function checkMembers(checker: Checker, subject: Expr, expr: Expr): boolean {
  if (expr.kind === "list") {
    const type = elementType(subject.type, checker.scope) ?? subject.type;
    const known = expr.elements.map((element) => checkMembers(checker, { ...subject, type }, element));
    return known.every(Boolean);
  }
  const members = membersOf(checker, subject);
  if (members === undefined || expr.kind !== "literal" || typeof expr.value !== "string") return true;
  if (members.texts.includes(expr.value)) return true;
  reportMember(checker, expr.span, expr.value, members);
  return false;
}

/** `<`, `<=`, `>` and `>=`, between numbers, between texts (by code points), and between bools, where false comes first. */
export function inferOrder(
  checker: Checker,
  node: Comparison,
  operator: "<" | "<=" | ">" | ">=",
  env: Environment,
): Expr | undefined {
  const sides = inferPair(checker, { node: node.left, env }, { node: node.right, env }, undefined);
  if (sides === undefined) return undefined;
  const left = needValue(checker, node.left, sides[0], env);
  const right = needValue(checker, node.right, sides[1], env);
  const span = checker.request.spanOf(node.start, node.end);
  const names = [left, right].map(({ type }) => primitiveName(type, checker.scope));
  if (names.every((name) => name === "bool")) return boolOrder(operator, left, right, span);
  if (names.every((name) => name === "string")) {
    const isSound = [left, right].every((side, index) =>
      isOrderedByText(checker, index === 0 ? node.left : node.right, side),
    );
    return isSound ? { kind: "binary", operator, left, right, type: boolType, span } : undefined;
  }
  const sound = [
    isNumber(checker, node.left, left, `The left side of "${operator}"`),
    isNumber(checker, node.right, right, `The right side of "${operator}"`),
  ];
  return sound.every(Boolean) ? { kind: "binary", operator, left, right, type: boolType, span } : undefined;
}

/** Of bools, `a < b` is `!a && b`, and `a <= b` is `!a || b`. */
function boolOrder(operator: "<" | "<=" | ">" | ">=", left: Expr, right: Expr, span: Span): Expr {
  const [first, second] = operator === "<" || operator === "<=" ? [left, right] : [right, left];
  const opposite: Expr = { kind: "unary", operator: "!", operand: first, type: boolType, span };
  const logical = operator === "<" || operator === ">" ? "&&" : "||";
  return { kind: "binary", operator: logical, left: opposite, right: second, type: boolType, span };
}

/** What is in no order that anybody would call one when its characters are compared, and what to declare in its place. */
const misleading: Readonly<Record<string, string>> = {
  decimal: "Declare a number, or count in the smallest unit as an int.",
  semver: "Declare the parts of the version as ints.",
  date_time: "Declare a `date`, or seconds as an int: moments may be written in different time zones.",
};

function isOrderedByText(checker: Checker, node: Syntax, { type }: Expr): boolean {
  const inner = type.kind === "nullable" ? type.inner : type;
  const hint =
    inner.kind === "reference" && Object.hasOwn(misleading, inner.target) ? misleading[inner.target] : undefined;
  if (hint === undefined) return true;
  fault(checker, "misleading-order", node, { type: typeText(inner) }, hint);
  return false;
}

function isNumber(checker: Checker, node: Syntax, expr: Expr, role: string): boolean {
  if (isNumeric(expr.type, checker.scope)) return true;
  const isText = primitiveName(expr.type, checker.scope) === "string";
  const hint = isText ? "A text is compared with texts only: give what is a number the type int or number." : undefined;
  fault(checker, "type-mismatch", node, { role, expected: "int or number", found: typeText(expr.type) }, hint);
  return false;
}

/** `x in list` and `'key' in map`. In a list null can be looked for; a key is never null. */
export function inferMembership(checker: Checker, node: Comparison, env: Environment): Expr | undefined {
  const sides = membershipSides(checker, node, env);
  if (sides === undefined) return undefined;
  const [left, found] = sides;
  const right = needValue(checker, node.right, found, env);
  const element = elementType(right.type, checker.scope);
  const sound = element === undefined ? isKey(checker, node, left, right, env) : isElement(checker, node, left, right);
  if (!sound) return undefined;
  const span = checker.request.spanOf(node.start, node.end);
  return { kind: "binary", operator: "in", left, right, type: boolType, span };
}

/** A list literal learns the type of its elements from what is looked for, a literal that is looked for from the list. */
function membershipSides(checker: Checker, node: Comparison, env: Environment): readonly [Expr, Expr] | undefined {
  if (node.right.kind === "list") {
    const left = checker.infer(node.left, env);
    const hint = left && ({ kind: "list", element: withoutNull(left.type) } as const);
    const right = checker.infer(node.right, env, hint);
    return left && right && [left, right];
  }
  const right = checker.infer(node.right, env);
  const left = checker.infer(node.left, env, right && elementType(right.type, checker.scope));
  return left && right && [left, right];
}

function isElement(checker: Checker, node: Comparison, left: Expr, right: Expr): boolean {
  const element = elementType(right.type, checker.scope);
  if (element === undefined || (right.kind === "list" && right.elements.length === 0)) return true;
  if (isNull(node.left)) {
    if (mayBeNull(element)) return true;
    const text = sourceOf(checker, node.right);
    fault(checker, "never-null", node.right, { text: `an element of ${text}` }, "Leave the comparison out.");
    return false;
  }
  if (!isComparable(left.type, element, checker.scope)) {
    reportIncomparable(checker, node, left, { ...right, type: element });
    return false;
  }
  return checkMembers(checker, left, right) && checkMembers(checker, { ...right, type: element }, left);
}

function isKey(checker: Checker, node: Comparison, left: Expr, right: Expr, env: Environment): boolean {
  if (entryType(right.type, checker.scope) === undefined) {
    const found = typeText(right.type);
    fault(checker, "type-mismatch", node.right, { role: 'The right side of "in"', expected: "list or map", found });
    return false;
  }
  const key = needValue(checker, node.left, left, env);
  const isEmpty = right.kind === "map" && right.entries.length === 0;
  if (isEmpty || primitiveName(key.type, checker.scope) === "string") return true;
  const found = typeText(key.type);
  fault(checker, "type-mismatch", node.left, { role: "A key of a map", expected: typeText(stringType), found });
  return false;
}

function reportIncomparable(checker: Checker, at: Range, left: Expr, right: Expr): void {
  const whole = checker.request.spanOf(at.start, at.end);
  // A constant that is written elsewhere is the guilty piece: the comparison is right for the others in its column.
  const constant = [left, right].find(({ kind, span }) => kind === "literal" && !isInside(span, whole));
  const params = { left: typeText(left.type), right: typeText(right.type) };
  report(checker.sink, "incomparable-types", constant?.span ?? whole, params);
}

function isInside(span: Span, { file, start, end }: Span): boolean {
  return span.file === file && span.start >= start && span.end <= end;
}

function isNull(node: Syntax): boolean {
  return node.kind === "literal" && node.value === null;
}
