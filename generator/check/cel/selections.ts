import { didYouMean, someOf } from "../../diagnostics/suggest.ts";
import type { Expr, SelectExpr } from "../../program/expression.ts";
import { mayBeNull } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { type Checker, type Environment, fault, sourceOf } from "./checker.ts";
import { inferIndex } from "./indexes.ts";
import { findMember, memberNames } from "./members.ts";
import { needValue } from "./need-value.ts";
import { pathOf } from "./path-of.ts";
import type { BinarySyntax, CallSyntax, Range, SelectSyntax, Syntax } from "./syntax.ts";
import { boolType, elementType, entryType, nullType, primitiveName, shapeOf } from "./types.ts";

/** Reads a member; what a guard has shown to be there loses its null. */
export function inferSelect(checker: Checker, node: SelectSyntax & Range, env: Environment): Expr | undefined {
  const expr = inferMember(checker, node, env);
  return expr && narrowed(expr, env);
}

/** The part without null if a guard has shown it to be there. */
export function narrowed(expr: Expr, env: Environment): Expr {
  if (expr.type.kind !== "nullable") return expr;
  const path = pathOf(expr);
  return path !== undefined && env.facts.there.has(path) ? { ...expr, type: expr.type.inner } : expr;
}

/** A part as it is declared, guards left aside: what a guard itself looks at. */
export function inferDeclared(
  checker: Checker,
  node: Syntax,
  env: Environment,
  hint: TypeExpr | undefined,
): Expr | undefined {
  if (node.kind === "select") return inferMember(checker, node, env);
  if (node.kind === "index") return inferIndex(checker, node, env);
  return checker.infer(node, { ...env, facts: withoutName(node, env) }, hint);
}

function withoutName(node: Syntax, env: Environment): Environment["facts"] {
  if (node.kind !== "name") return env.facts;
  const path = JSON.stringify(node.name);
  const { there, bounds } = env.facts;
  return there.has(path) ? { there: new Set([...there].filter((fact) => fact !== path)), bounds } : env.facts;
}

function inferMember(checker: Checker, node: SelectSyntax & Range, env: Environment): SelectExpr | undefined {
  const receiver = checker.infer(node.object, env);
  if (receiver === undefined) return undefined;
  const object = needValue(checker, node.object, receiver, env);
  const member = findMember(object.type, node.member, checker.scope);
  if (member === undefined) {
    reportUnknown(checker, node, object.type);
    return undefined;
  }
  const { type, of, model } = member;
  if (shapeOf(type, checker.scope).kind === "undeclared") return undefined;
  const span = checker.request.spanOf(node.start, node.end);
  return { kind: "select", object, member: node.member, of, type, span, ...(model === undefined ? {} : { model }) };
}

function reportUnknown(checker: Checker, node: SelectSyntax, type: TypeExpr): void {
  const shape = shapeOf(type, checker.scope);
  if (shape.kind === "undeclared") return;
  const names = memberNames(type, checker.scope);
  const isMethod = shape.kind === "model" && shape.model.methods.has(node.member);
  const hint = isMethod
    ? `"${node.member}" is a method: call it with (...).`
    : (didYouMean(node.member, names) ?? membersHint(checker, type, names));
  fault(checker, "unknown-field", node.at, { name: node.member, type: typeText(type) }, hint);
}

function membersHint(checker: Checker, type: TypeExpr, names: readonly string[]): string {
  if (names.length > 0) return `There are ${someOf(names)}.`;
  if (elementType(type, checker.scope) !== undefined) return "Read its elements with a macro, as in: list.all(x, ...)";
  if (primitiveName(type, checker.scope) === "json")
    return "A json value can only be compared; declare a model to read inside it.";
  return "It has nothing inside that can be read.";
}

/** `has(x)`, which means `x != null`. */
export function inferHas(checker: Checker, node: CallSyntax & Range, env: Environment): Expr | undefined {
  const [arg] = node.args;
  if (arg === undefined || node.args.length > 1) {
    fault(checker, "wrong-argument-count", node, { name: "has", expected: "1", found: node.args.length });
    return undefined;
  }
  if (arg.kind !== "select") {
    const hint = arg.kind === "name" ? `Write: ${arg.name} != null` : "Write it as a comparison with null.";
    fault(checker, "has-needs-field", arg, { text: sourceOf(checker, arg) }, hint);
    return undefined;
  }
  const left = inferMember(checker, arg, env);
  if (left === undefined) return undefined;
  if (!mayBeNull(left.type)) {
    fault(checker, "always-there", arg, { text: sourceOf(checker, arg) }, alwaysThereHint(checker, left, arg));
    return undefined;
  }
  const span = checker.request.spanOf(node.start, node.end);
  const right: Expr = { kind: "literal", value: null, type: nullType, span };
  return { kind: "binary", operator: "!=", left, right, type: boolType, span };
}

function alwaysThereHint(checker: Checker, expr: Expr, node: Range): string {
  const countable =
    primitiveName(expr.type, checker.scope) === "string" ||
    elementType(expr.type, checker.scope) !== undefined ||
    entryType(expr.type, checker.scope) !== undefined;
  return countable
    ? `Leave the test out; to ask whether it is empty, write: size(${sourceOf(checker, node)}) > 0`
    : "Leave the test out.";
}

/** `this.a-b` where a field `a-b` was meant. Reports and returns true if that is what it looks like. */
export function isDashedName(checker: Checker, node: BinarySyntax & Range, env: Environment): boolean {
  const parts = dashedParts(node, env);
  if (parts === undefined || sourceOf(checker, { start: parts.at.start, end: node.end }) !== parts.name) return false;
  const object = checker.quiet().infer(parts.object, env);
  if (object === undefined || findMember(object.type, parts.name, checker.scope)?.of !== "property") return false;
  const written = `${sourceOf(checker, parts.object)}['${parts.name}']`;
  fault(checker, "dashed-name", node, { name: parts.name }, `Write: ${written}`);
  return true;
}

function dashedParts(node: Syntax, env: Environment): { object: Syntax; name: string; at: Range } | undefined {
  if (node.kind === "select") return { object: node.object, name: node.member, at: node.at };
  if (node.kind !== "binary" || node.operator !== "-" || node.right.kind !== "name") return undefined;
  if (env.variables.has(node.right.name)) return undefined;
  const left = dashedParts(node.left, env);
  return left && { ...left, name: `${left.name}-${node.right.name}` };
}
