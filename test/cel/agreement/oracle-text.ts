import type { CallExpr, Expr, SelectExpr } from "../../../generator/program/expression.ts";
import type { Program } from "../../../generator/program/program.ts";
import type { TypeExpr } from "../../../generator/program/type-expr.ts";

/**
 * A checked expression as CEL for the reference evaluator. What reads as null where it is absent is read by a function of the test,
 * `has(x)` has become `x != null`, an int that meets a number is converted, and functions for texts are those of the test.
 */
export function oracleText(expr: Expr, program: Program): string {
  const inner = (part: Expr): string => oracleText(part, program);
  switch (expr.kind) {
    case "literal":
      return literalText(expr.value, expr.type);
    case "variable":
      return expr.name;
    case "list":
      return `[${expr.elements.map(inner).join(", ")}]`;
    case "map":
      return `{${expr.entries.map(({ key, value }) => `${JSON.stringify(key)}: ${inner(value)}`).join(", ")}}`;
    case "select":
      return selectText(expr, inner(expr.object), program);
    case "unary":
      return `${expr.operator}(${inner(expr.operand)})`;
    case "binary": {
      const isNumber = isPrimitive(expr.type, "number");
      const [left, right] = [expr.left, expr.right].map((side) =>
        isNumber && !isPrimitive(side.type, "number") ? `double(${inner(side)})` : inner(side),
      );
      return `(${left} ${expr.operator} ${right})`;
    }
    case "conditional":
      return `(${inner(expr.condition)} ? ${inner(expr.then)} : ${inner(expr.else)})`;
    case "call":
      return callText(expr, expr.args.map(inner));
    case "macro":
      return `${inner(expr.range)}.${expr.macro}(${expr.variable}, ${inner(expr.body)})`;
    case "invoke":
      throw new Error("no random expression calls what a spec declares");
  }
}

function selectText(expr: SelectExpr, object: string, program: Program): string {
  const member = JSON.stringify(expr.member);
  const isUnion = program.declarations[expr.model ?? ""]?.kind === "union";
  if (expr.of === "keyword") return `keyword(${object}, ${member}, ${JSON.stringify(keywordKind(expr.type))})`;
  return expr.of === "entry" || isUnion ? `entry(${object}, ${member})` : `${object}[${member}]`;
}

function keywordKind(type: TypeExpr): string {
  const own = type.kind === "nullable" ? type.inner : type;
  return own.kind === "primitive" ? own.name : own.kind;
}

function callText({ function: name, args: [subject], type }: CallExpr, args: readonly string[]): string {
  const [first, ...rest] = args;
  switch (name) {
    case "size":
    case "string":
    case "int":
    case "double":
      return `${name}(${args.join(", ")})`;
    case "startsWith":
    case "endsWith":
    case "contains":
    case "matches":
      return `${first}.${name}(${rest.join(", ")})`;
    case "at":
      return type.kind === "nullable" && subject?.type.kind === "map"
        ? `entry(${args.join(", ")})`
        : `${first}[${rest[0]}]`;
    default:
      return `text_${name}(${args.join(", ")})`;
  }
}

function literalText(value: string | number | boolean | null, type: TypeExpr): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "number" || isPrimitive(type, "int")) return String(value);
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

function isPrimitive(type: TypeExpr, name: string): boolean {
  return type.kind === "primitive" && type.name === name;
}
