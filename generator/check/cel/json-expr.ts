import type { Span } from "../../diagnostics/span.ts";
import type { Expr } from "../../program/expression.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../program/json.ts";
import { withoutNull } from "../../program/nullness.ts";
import type { PrimitiveName, TypeExpr } from "../../program/type-expr.ts";
import type { Range, Syntax } from "./syntax.ts";
import { nullType } from "./types.ts";

/** A JSON value as the expression that makes it. What is inside a value of a declared type is json. */
export function jsonExpr(value: JsonValue, type: TypeExpr, span: Span): Expr {
  const own = withoutNull(type);
  if (isJsonList(value)) {
    const element: TypeExpr = own.kind === "list" ? own.element : { kind: "primitive", name: "json" };
    return { kind: "list", elements: value.map((item) => jsonExpr(item, element, span)), type: own, span };
  }
  if (isJsonObject(value)) {
    const inner: TypeExpr = own.kind === "map" ? own.value : { kind: "primitive", name: "json" };
    const entries = Object.entries(value).map(([key, item]) => ({ key, value: jsonExpr(item, inner, span) }));
    return { kind: "map", entries, type: own, span };
  }
  return { kind: "literal", value, type: value === null ? nullType : own, span };
}

/** A JSON value as if it had been written in the expression at `at`. */
export function jsonSyntax(value: JsonValue, at: Range): Syntax {
  const { start, end } = at;
  if (isJsonList(value)) return { kind: "list", elements: value.map((item) => jsonSyntax(item, at)), start, end };
  if (isJsonObject(value)) {
    const entries = Object.entries(value).map(([key, item]) => ({
      key: jsonSyntax(key, at),
      value: jsonSyntax(item, at),
    }));
    return { kind: "map", entries, start, end };
  }
  return { kind: "literal", value, type: literalType(value), start, end };
}

function literalType(value: string | number | boolean | null): PrimitiveName {
  if (typeof value === "number") return Number.isSafeInteger(value) ? "int" : "number";
  if (typeof value === "boolean") return "bool";
  return value === null ? "null" : "string";
}
