import type { Expr, LiteralExpr } from "../../program/expression.ts";
import type { PrimitiveName } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { boundsOf } from "./bounds.ts";
import { callExpr, hasCount } from "./call-expr.ts";
import { type Checker, type Environment, fault } from "./checker.ts";
import { isSafe } from "./interval.ts";
import { needValue } from "./need-value.ts";
import type { CallSyntax, Range, Syntax } from "./syntax.ts";
import { boolType, intType, numberType, primitiveName, stringType } from "./types.ts";

type Call = CallSyntax & Range;

/** Conversions of CEL whose types JSON does not have. */
const foreign = ["bytes", "duration", "dyn", "timestamp", "type", "uint"] as const;

const own = ["bool", "double", "int", "string"] as const;

/** Names of the conversions that can be called. */
export const conversionNames: readonly string[] = own;

/** Whether the name is that of a conversion of CEL, one that Specwright takes or one that it does not. */
export function isConversion(name: string): boolean {
  return [...own, ...foreign].some((known) => known === name);
}

/** `string(x)` and its like. What is taken cannot fail, and comes out alike in every language. */
export function inferConversion(checker: Checker, node: Call, env: Environment): Expr | undefined {
  const name = own.find((known) => known === node.name);
  if (name === undefined) {
    fault(checker, "conversion-refused", node.at, { name: node.name }, "JSON has nothing that it would give.");
    return undefined;
  }
  const [arg] = node.args;
  if (!hasCount(checker, node, 1) || arg === undefined) return undefined;
  const large = name === "double" ? largeInteger(arg) : undefined;
  if (large !== undefined) return literal(checker, node, { value: large, type: numberType });
  const found = checker.infer(arg, env);
  if (found === undefined) return undefined;
  const value = needValue(checker, arg, found, env);
  const from = primitiveName(value.type, checker.scope);
  switch (name) {
    case "string":
      return toText(checker, node, arg, value, from);
    case "int":
      return toInt(checker, node, arg, value, from, env);
    case "double":
      return toNumber(checker, node, arg, value, from);
    case "bool":
      return toBool(checker, node, arg, value, from);
  }
}

/** An integer that is too large to be an int can still say which number is meant. */
function largeInteger(node: Syntax): number | undefined {
  if (node.kind === "unary" && node.operator === "-") {
    const inner = largeInteger(node.operand);
    return inner === undefined ? undefined : -inner;
  }
  return node.kind === "refused" ? node.value : undefined;
}

type From = PrimitiveName | undefined;

function toText(checker: Checker, node: Call, arg: Syntax, value: Expr, from: From): Expr | undefined {
  if (from === "string" || from === "int" || from === "bool") {
    return callExpr(checker, node, "string", [value], stringType);
  }
  const text = from === "number" ? plainText(value) : undefined;
  if (text !== undefined) return literal(checker, node, { value: text, type: stringType });
  const hint = from === "number" ? "Languages write a number with a fraction in different ways." : undefined;
  return mismatch(checker, node, arg, value, "string, int or bool", hint);
}

/** A number that is written out reads alike everywhere unless it takes an exponent. */
function plainText(value: Expr): string | undefined {
  if (value.kind !== "literal" || typeof value.value !== "number") return undefined;
  const size = Math.abs(value.value);
  return size === 0 || (size >= 1e-4 && size < 1e21) ? String(value.value + 0) : undefined;
}

/** A number loses its fraction. It must be sure to be within the safe integers. */
function toInt(checker: Checker, node: Call, arg: Syntax, value: Expr, from: From, env: Environment): Expr | undefined {
  if (from === "int") return value;
  if (from === "number") {
    if (!isSafe(boundsOf(value, env, checker.scope))) {
      const hint =
        "Declare min and max on the field, or guard it with comparisons, so that the int stays within 2^53 - 1.";
      return refuse(checker, node, hint);
    }
    if (value.kind !== "literal") return callExpr(checker, node, "int", [value], intType);
    return literal(checker, node, { value: Math.trunc(Number(value.value)) + 0, type: intType });
  }
  if (from !== "string") return mismatch(checker, node, arg, value, "int, number or a literal text");
  const text = textOf(value);
  const number = text !== undefined && /^-?\d+$/u.test(text) ? Number(text) + 0 : undefined;
  return number !== undefined && Number.isSafeInteger(number)
    ? literal(checker, node, { value: number, type: intType })
    : refuse(checker, node, textHint);
}

function toNumber(checker: Checker, node: Call, arg: Syntax, value: Expr, from: From): Expr | undefined {
  if (from === "number") return value;
  if (from === "int") {
    return value.kind === "literal"
      ? literal(checker, node, { value: value.value, type: numberType })
      : callExpr(checker, node, "double", [value], numberType);
  }
  if (from !== "string") return mismatch(checker, node, arg, value, "int, number or a literal text");
  const text = textOf(value);
  const number =
    text !== undefined && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/u.test(text) ? Number(text) + 0 : undefined;
  return number !== undefined && Number.isFinite(number)
    ? literal(checker, node, { value: number, type: numberType })
    : refuse(checker, node, textHint);
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ...["1", "t", "T", "true", "TRUE", "True"].map((text) => [text, true] as const),
  ...["0", "f", "F", "false", "FALSE", "False"].map((text) => [text, false] as const),
]);

function toBool(checker: Checker, node: Call, arg: Syntax, value: Expr, from: From): Expr | undefined {
  if (from === "bool") return value;
  if (from !== "string") return mismatch(checker, node, arg, value, "bool or a literal text");
  const truth = truths.get(textOf(value) ?? "");
  return truth === undefined
    ? refuse(checker, node, textHint)
    : literal(checker, node, { value: truth, type: boolType });
}

const textHint = "A text may say anything. Declare the field with the type that it is read with.";

function textOf(value: Expr): string | undefined {
  return value.kind === "literal" && typeof value.value === "string" ? value.value : undefined;
}

function literal(checker: Checker, node: Call, { value, type }: Pick<LiteralExpr, "value" | "type">): LiteralExpr {
  return { kind: "literal", value, type, span: checker.request.spanOf(node.start, node.end) };
}

function refuse(checker: Checker, node: Call, hint: string): undefined {
  fault(checker, "conversion-refused", node.at, { name: node.name }, hint);
}

function mismatch(checker: Checker, node: Call, arg: Syntax, value: Expr, expected: string, hint?: string): undefined {
  const params = { role: `What "${node.name}" converts`, expected, found: typeText(value.type) };
  fault(checker, "type-mismatch", arg, params, hint);
}
