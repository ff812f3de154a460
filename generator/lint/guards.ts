import type { BuiltinName, Expr } from "../program/expression.ts";
import { visit } from "../program/expression-walk.ts";
import { expressionKey } from "./evaluate/expression-key.ts";

/** What is known at one place of an expression, in the words that are written there. */
export type Known = ReadonlySet<string>;

/** What is known once a condition has come out so; the parts of it that must have come out so as well. */
export function knownAfter(condition: Expr, isTrue: boolean): readonly string[] {
  if (condition.kind === "unary") return knownAfter(condition.operand, !isTrue);
  if (condition.kind === "binary") {
    const { operator, left, right } = condition;
    if (operator === (isTrue ? "&&" : "||")) return [...knownAfter(left, isTrue), ...knownAfter(right, isTrue)];
    if (operator === "!=") return knownAfter({ ...condition, operator: "==" }, !isTrue);
  }
  return [`${isTrue} ${expressionKey(condition, new Map())}`];
}

/**
 * Whether the checker may need a condition that always comes out so: it guards a nullable or an operation that is not always
 * possible, and nothing else that is written there says the same. Taken out, it would leave a spec that is refused.
 */
export function isNeeded(condition: Expr, isTrue: boolean, known: Known, guarded: readonly Expr[]): boolean {
  if (knownAfter(condition, isTrue).every((fact) => known.has(fact))) return false;
  const reads = pathsIn(condition);
  return guarded.some((expr) => needsGuard(expr, condition, reads));
}

interface Reads {
  readonly all: ReadonlySet<string>;
  readonly nullable: ReadonlySet<string>;
}

function needsGuard(expr: Expr, condition: Expr, reads: Reads): boolean {
  if (expr === condition) return false;
  const found = pathsIn(expr, condition).all;
  if ([...reads.nullable].some((path) => found.has(path))) return true;
  return [...reads.all].some((path) => found.has(path)) && isPartial(expr, condition);
}

/** Every path that is read, and those among them that may be null where they stand; `except` is not looked into. */
function pathsIn(expr: Expr, except?: Expr): Reads {
  const all = new Set<string>();
  const nullable = new Set<string>();
  const skipped = partsOf(except);
  visit(expr, (part) => {
    if (skipped.has(part) || !isPath(part)) return;
    const key = expressionKey(part, new Map());
    all.add(key);
    if (part.type.kind === "nullable") nullable.add(key);
  });
  return { all, nullable };
}

function isPath(expr: Expr): boolean {
  return expr.kind === "select" || (expr.kind === "variable" && expr.name !== "this");
}

/** Whether something in it could fail without a guard. */
function isPartial(expr: Expr, except: Expr): boolean {
  const skipped = partsOf(except);
  let isFound = false;
  visit(expr, (part) => {
    if (skipped.has(part)) return;
    if (part.kind === "binary" && ["+", "-", "*", "/", "%"].includes(part.operator)) isFound = true;
    if (part.kind === "call" && !totalFunctions.has(part.function)) isFound = true;
  });
  return isFound;
}

/** Functions that always have a result. */
const totalFunctions: ReadonlySet<BuiltinName> = new Set([
  "size",
  "startsWith",
  "endsWith",
  "contains",
  "matches",
  "lowerAscii",
  "upperAscii",
  "trim",
  "split",
  "join",
  "string",
  "distinct",
]);

function partsOf(expr: Expr | undefined): ReadonlySet<Expr> {
  const parts = new Set<Expr>();
  if (expr !== undefined) visit(expr, (part) => parts.add(part));
  return parts;
}
