import type { BinaryExpr, CallExpr, Expr } from "../../generator/program/expression.ts";
import { children, visit } from "../../generator/program/expression-walk.ts";
import type { Rule } from "../../generator/program/rule.ts";

/** What a rule is about, in the terms of the measurement that the corpus follows. */
export type Shape =
  | "value and presence"
  | "presence of several fields"
  | "presence of one field"
  | "value among constants"
  | "elements of a list or keys of a map"
  | "pattern"
  | "size, prefix, order"
  | "text taken apart"
  | "element compared with an outer value"
  | "field compared with field"
  | "size of a derived list"
  | "arithmetic";

/** Tells the shape of a rule by what stands in it; the harder part decides. */
export function shapeOf({ must, when }: Rule): Shape {
  const parts = [must, ...(when === undefined ? [] : [when])].flatMap(allParts);
  const calls = parts.filter((part) => part.kind === "call");
  if (calls.some(takesApart)) return "text taken apart";
  if (parts.some(looksOutside)) return "element compared with an outer value";
  if (parts.some(isArithmetic)) return "arithmetic";
  if (calls.some(countsDerived)) return "size of a derived list";
  if (parts.some(comparesFields)) return "field compared with field";
  if (calls.some((call) => call.function === "matches")) return "pattern";
  if (parts.some((part) => part.kind === "macro")) return "elements of a list or keys of a map";
  return plainShape(parts);
}

function plainShape(parts: readonly Expr[]): Shape {
  const asked = new Set(parts.filter(isPresence).map(({ left }) => textOf(left)));
  const tests = parts.filter((part) => isTest(part) && !isPresence(part));
  if (asked.size > 0) {
    if (tests.length > 0) return "value and presence";
    return asked.size > 1 ? "presence of several fields" : "presence of one field";
  }
  const isAmongConstants = tests.every((test) => test.kind !== "call" && !isOrder(test));
  return isAmongConstants ? "value among constants" : "size, prefix, order";
}

function allParts(expr: Expr): readonly Expr[] {
  const parts: Expr[] = [];
  visit(expr, (part) => parts.push(part));
  return parts;
}

function takesApart({ function: name }: CallExpr): boolean {
  const names = ["split", "find", "indexOf", "lastIndexOf", "substring", "charAt", "trim", "replace", "join"];
  return names.includes(name) || name === "lowerAscii" || name === "upperAscii";
}

/** A macro whose condition compares the element with something else that is no constant. */
function looksOutside(part: Expr): boolean {
  if (part.kind !== "macro") return false;
  return allParts(part.body).some((inner) => {
    if (inner.kind === "call" && inner.function === "at") return true;
    if (inner.kind !== "binary" || !isComparison(inner)) return false;
    const [left, right] = [rootsOf(inner.left), rootsOf(inner.right)];
    return left.size > 0 && right.size > 0 && [...left, ...right].some((name) => name !== part.variable);
  });
}

function comparesFields(part: Expr): boolean {
  return isComparison(part) && rootsOf(part.left).size > 0 && rootsOf(part.right).size > 0 && !isBoolean(part.left);
}

function countsDerived({ function: name, args: [list] }: CallExpr): boolean {
  const isMacro = list?.kind === "macro" && (list.macro === "filter" || list.macro === "map");
  return name === "size" && (isMacro || (list?.kind === "call" && list.function === "distinct"));
}

function isArithmetic(part: Expr): boolean {
  return part.kind === "binary" && ["+", "-", "*", "/", "%"].includes(part.operator);
}

function isComparison(part: Expr): part is BinaryExpr {
  return part.kind === "binary" && ["==", "!=", "<", "<=", ">", ">=", "in"].includes(part.operator);
}

function isOrder(part: Expr): boolean {
  return part.kind === "binary" && ["<", "<=", ">", ">="].includes(part.operator);
}

function isPresence(part: Expr): part is BinaryExpr {
  return isComparison(part) && part.right.kind === "literal" && part.right.value === null;
}

/** A comparison, a question about a text, or a bool that is read. */
function isTest(part: Expr): boolean {
  if (isComparison(part)) return !isBoolean(part.left) || part.left.kind === "select";
  if (part.kind === "call") return ["startsWith", "endsWith", "contains"].includes(part.function);
  return part.kind === "select" && isBoolean(part);
}

function isBoolean({ type }: Expr): boolean {
  return type.kind === "primitive" && type.name === "bool";
}

/** Names of the variables that an expression reads. */
function rootsOf(expr: Expr): ReadonlySet<string> {
  return new Set(allParts(expr).flatMap((part) => (part.kind === "variable" ? [part.name] : [])));
}

function textOf(expr: Expr): string {
  const inner = children(expr).map(textOf).join();
  return `${expr.kind}${expr.kind === "select" ? `.${expr.member}` : ""}(${inner})`;
}
