import { assertNever } from "../../program/assert-never.ts";
import type { BinaryExpr, Expr, MacroExpr, SelectExpr } from "../../program/expression.ts";

/** An expression as CEL text, with no more parentheses than it needs. */
export function expressionText(expr: Expr): string {
  return textOf(expr, 0);
}

// How strongly each operator binds; an operand that binds more weakly gets parentheses.
const strength: Readonly<Record<BinaryExpr["operator"], number>> = {
  "||": 2,
  "&&": 3,
  "==": 4,
  "!=": 4,
  "<": 4,
  "<=": 4,
  ">": 4,
  ">=": 4,
  in: 4,
  "+": 5,
  "-": 5,
  "*": 6,
  "/": 6,
  "%": 6,
};
const unaryStrength = 7;
const postfixStrength = 8;

function textOf(expr: Expr, outer: number): string {
  switch (expr.kind) {
    case "literal":
      return literalText(expr.value);
    case "list":
      return `[${expr.elements.map(expressionText).join(", ")}]`;
    case "map":
      return `{${expr.entries.map(({ key, value }) => `${literalText(key)}: ${expressionText(value)}`).join(", ")}}`;
    case "variable":
      return expr.name;
    case "select":
      return selectText(expr);
    case "unary":
      return parenthesize(`${expr.operator}${textOf(expr.operand, unaryStrength)}`, unaryStrength, outer);
    case "binary":
      return binaryText(expr, outer);
    case "conditional":
      return parenthesize(`${textOf(expr.condition, 2)} ? ${textOf(expr.then, 2)} : ${textOf(expr.else, 1)}`, 1, outer);
    case "call":
      return callText(expr.function, expr.args);
    case "invoke":
      return invokeText(expr);
    case "macro":
      return macroText(expr);
    default:
      return assertNever(expr);
  }
}

function binaryText(expr: BinaryExpr, outer: number): string {
  if (expr.operator === "!=" && isNull(expr.right) && expr.left.kind === "select")
    return `has(${textOf(expr.left, 0)})`;
  const own = strength[expr.operator];
  const right = expr.operator === "&&" || expr.operator === "||" ? own : own + 1;
  // Comparisons could stand side by side, but nobody reads them that way.
  const left = own === strength["=="] ? own + 1 : own;
  return parenthesize(`${textOf(expr.left, left)} ${expr.operator} ${textOf(expr.right, right)}`, own, outer);
}

function selectText(expr: SelectExpr): string {
  const object = textOf(expr.object, postfixStrength);
  return /^[A-Za-z_]\w*$/u.test(expr.member) ? `${object}.${expr.member}` : `${object}[${literalText(expr.member)}]`;
}

function callText(name: string, args: readonly Expr[]): string {
  const [first, ...rest] = args;
  if (first === undefined || ["size", "string", "int", "double"].includes(name))
    return `${name}(${args.map(expressionText).join(", ")})`;
  if (name === "at") return `${textOf(first, postfixStrength)}[${rest.map(expressionText).join(", ")}]`;
  return `${textOf(first, postfixStrength)}.${name}(${rest.map(expressionText).join(", ")})`;
}

function invokeText(expr: Extract<Expr, { kind: "invoke" }>): string {
  const args = expr.args.map(expressionText).join(", ");
  if (expr.receiver !== undefined) return `${textOf(expr.receiver, postfixStrength)}.${expr.name}(${args})`;
  return expr.target === "constructor" ? `${expr.model}.${expr.name}(${args})` : `${expr.name}(${args})`;
}

function macroText(expr: MacroExpr): string {
  return `${textOf(expr.range, postfixStrength)}.${expr.macro}(${expr.variable}, ${expressionText(expr.body)})`;
}

function parenthesize(text: string, own: number, outer: number): string {
  return own < outer ? `(${text})` : text;
}

function isNull(expr: Expr): boolean {
  return expr.kind === "literal" && expr.value === null;
}

/** CEL's quotes are single here, so that a text can stand inside YAML's double quotes. */
function literalText(value: string | number | boolean | null): string {
  if (typeof value !== "string") return String(value);
  return `'${JSON.stringify(value).slice(1, -1).replace(/\\"/gu, '"').replace(/'/gu, "\\'")}'`;
}
