import type { Expr } from "../../program/expression.ts";
import { withoutNull } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { type Checker, type Environment, fault } from "./checker.ts";
import { isAssignable } from "./compatibility.ts";
import { membersOfEnum, reportMember } from "./enum-members.ts";
import { needValue } from "./need-value.ts";
import type { Syntax } from "./syntax.ts";
import { elementType, entryType, enumOf, primitiveName, shapeOf } from "./types.ts";

/** What a place asks for. `role` names the place as the message begins: `The left side of "&&"`. */
export interface Place {
  readonly expected: TypeExpr;
  readonly role: string;
}

/** The part if it is what the place asks for; else the smallest piece of it that is not is reported. */
export function fit(checker: Checker, node: Syntax, expr: Expr, env: Environment, place: Place): Expr | undefined {
  const { expected } = place;
  if (isAssignable(expr.type, expected, checker.scope)) return expr;
  if (isUndeclared(checker, expr.type) || isUndeclared(checker, expected)) return undefined;
  if (expr.kind === "conditional" && node.kind === "conditional") {
    const then = fit(checker, node.then, expr.then, env, place);
    const otherwise = fit(checker, node.else, expr.else, env, place);
    return then && otherwise && { ...expr, then, else: otherwise, type: expected };
  }
  if (hasFaultyPart(checker, node, expr, env, expected)) return undefined;
  if (expr.type.kind === "nullable" && isAssignable(withoutNull(expr.type), expected, checker.scope)) {
    return needValue(checker, node, expr, env);
  }
  reportMismatch(checker, node, expr, place);
  return undefined;
}

/** Looks for the fault in the elements of a list literal and in the values of a map literal. */
function hasFaultyPart(checker: Checker, node: Syntax, expr: Expr, env: Environment, expected: TypeExpr): boolean {
  const isFaulty = (part: Syntax, index: number, parts: readonly Expr[], type: TypeExpr): boolean => {
    const inner = parts[index];
    return (
      inner !== undefined && fit(checker, part, inner, env, { expected: type, role: "This element" }) === undefined
    );
  };
  const element = elementType(expected, checker.scope);
  if (node.kind === "list" && expr.kind === "list" && element !== undefined) {
    return node.elements.filter((part, index) => isFaulty(part, index, expr.elements, element)).length > 0;
  }
  const value = entryType(expected, checker.scope);
  if (node.kind === "map" && expr.kind === "map" && value !== undefined) {
    const values = expr.entries.map((entry) => entry.value);
    return node.entries.filter((entry, index) => isFaulty(entry.value, index, values, value)).length > 0;
  }
  return false;
}

function reportMismatch(checker: Checker, node: Syntax, expr: Expr, { expected, role }: Place): void {
  const declaration = enumOf(expected, checker.scope);
  if (declaration !== undefined && expr.kind === "literal" && typeof expr.value === "string") {
    reportMember(checker, expr.span, expr.value, membersOfEnum(declaration));
    return;
  }
  const params = { role, expected: typeText(expected), found: typeText(expr.type) };
  fault(checker, "type-mismatch", node, params, mismatchHint(checker, expr, expected));
}

function mismatchHint(checker: Checker, expr: Expr, expected: TypeExpr): string | undefined {
  const found = primitiveName(expr.type, checker.scope);
  const declaration = enumOf(expected, checker.scope);
  if (declaration !== undefined && found === "string") {
    return `Only a literal member fits, such as '${declaration.members[0]?.name}'.`;
  }
  const isTextDue = primitiveName(expected, checker.scope) === "string";
  return isTextDue && (found === "int" || found === "bool") ? "string(...) makes a text of it." : undefined;
}

/** What is not declared is told elsewhere. */
function isUndeclared(checker: Checker, type: TypeExpr): boolean {
  return shapeOf(type, checker.scope).kind === "undeclared";
}
