import type { Expr } from "../../../program/expression.ts";
import { mapExpression } from "../../../program/expression-walk.ts";
import { withoutNull } from "../../../program/nullness.ts";
import type { Program } from "../../../program/program.ts";
import type { PrimitiveName, TypeExpr } from "../../../program/type-expr.ts";
import { code } from "../../markdown.ts";
import { expressionText } from "../expression-text.ts";

/** What names mean at one place of a rule. */
export interface Names {
  readonly declarations: Program["declarations"];
  /** Variables that the sentence has introduced by name. */
  readonly variables: readonly string[];
}

/** What a value is, behind names and null; `other` is a model or a union. */
export type Shape = PrimitiveName | "list" | "map" | "other";

/** The shape of a type. */
export function shapeOf(type: TypeExpr, { declarations }: Names): Shape {
  const bare = withoutNull(type);
  if (bare.kind === "primitive") return bare.name;
  if (bare.kind !== "reference") return bare.kind;
  const declaration = declarations[bare.target];
  switch (declaration?.kind) {
    case "scalar":
      return declaration.base;
    case "enum":
      return "string";
    case "list":
    case "map":
      return declaration.kind;
    default:
      return "other";
  }
}

/** Steps from a variable to a value, where the expression does nothing but read. */
export function stepsOf(expr: Expr): { readonly root: string; readonly steps: readonly string[] } | undefined {
  if (expr.kind === "variable") return { root: expr.name, steps: [] };
  if (expr.kind !== "select") return undefined;
  const outer = stepsOf(expr.object);
  return outer && { root: outer.root, steps: [...outer.steps, expr.member] };
}

/** A field as people call it, in code: `capability.writes` for `this.capability.writes`. Undefined for what is worked out. */
export function pathName(expr: Expr, names: Names): string | undefined {
  const path = stepsOf(expr);
  if (path === undefined) return undefined;
  return path.root === "this" && path.steps.length === 0 ? "the object" : code(sourceText(expr, names));
}

/** An expression in code, with fields as people call them. */
export function sourceName(expr: Expr, names: Names): string {
  return code(sourceText(expr, names));
}

function sourceText(expr: Expr, names: Names): string {
  const [onlyStep, ...more] = stepsOf(expr)?.root === "this" ? (stepsOf(expr)?.steps ?? []) : [];
  // By itself, a name needs no brackets where nothing in it could be taken for a path.
  if (onlyStep !== undefined && more.length === 0 && /^[\w$@/-]+$/u.test(onlyStep) && isFree(onlyStep, names)) {
    return onlyStep;
  }
  return expressionText(mapExpression(expr, (part) => withoutThis(part, names)));
}

function withoutThis(part: Expr, names: Names): Expr {
  if (part.kind !== "select" || part.object.kind !== "variable" || part.object.name !== "this") return part;
  if (!/^[A-Za-z_]\w*$/u.test(part.member) || !isFree(part.member, names)) return part;
  return { kind: "variable", name: part.member, type: part.type, span: part.span };
}

/** A field that has the name of a variable keeps `this.` before it. */
function isFree(name: string, { variables }: Names): boolean {
  return !variables.includes(name) && name !== "this";
}

/** A literal: numbers and truth values as they are, texts in code, bare where nobody can take them for something else. */
export function literalName(value: string | number | boolean | null): string {
  if (typeof value !== "string") return String(value);
  if (value === "") return "the empty text";
  const isPlain = /^\p{L}[\p{L}\p{N}_.:/+-]*$/u.test(value) && !["true", "false", "null"].includes(value);
  return code(isPlain ? value : JSON.stringify(value));
}
