import { assertNever } from "../../../program/assert-never.ts";
import type { CallExpr, Expr, MacroExpr } from "../../../program/expression.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import { type Measure, propertyBounds, typeBounds } from "../declared-bounds.ts";
import { pathOf } from "../path-of.ts";
import type { ExpressionScope } from "../request.ts";
import { sizeBounds } from "../sizes.ts";
import { elementType, shapeOf } from "../types.ts";
import { type GrowthOf, inputsOf, ofInputs } from "./growth.ts";
import { type Cost, constant, loop, product, sizeOfLevel, sum } from "./polynomial.ts";

/** How large a value can be: all that is in it, and how many elements or keys it has. */
export interface Bulk {
  readonly size: Cost;
  readonly count: Cost;
}

/** What is known of a variable: how large it is, at which level it is bound, and the path of the map whose keys it runs over. */
export interface Variable {
  readonly bulk: Bulk;
  readonly level: number;
  readonly keyOf?: string | undefined;
}

/** What is known inside loops. An element of a map is a key with its entry. */
export interface Loops {
  readonly scope: ExpressionScope;
  readonly variables: ReadonlyMap<string, Variable>;
  readonly depth: number;
  /** How what has a body grows, once all bodies are known. */
  readonly growthOf?: GrowthOf;
}

/** What is declared to be larger than this counts as unbounded. */
const largestBound = 10_000;

const scalar: Bulk = { size: constant(1), count: constant(1) };

/** How large the value of an expression can be. */
export function bulkOf(expr: Expr, loops: Loops): Bulk {
  switch (expr.kind) {
    case "literal":
      return typeof expr.value === "string" ? even(constant(expr.value.length + 1)) : scalar;
    case "list":
      return composed(expr.elements, loops);
    case "map":
      return composed(
        expr.entries.map(({ value }) => value),
        loops,
      );
    case "variable":
      return loops.variables.get(expr.name)?.bulk ?? even(sizeOfLevel(0));
    case "select": {
      const owner = bulkOf(expr.object, loops).size;
      if (expr.of === "derived") return bulkOfMade(expr.type, ofInputs(loops.growthOf?.(expr), "size", owner), loops);
      if (expr.of !== "property" || expr.model === undefined) return bulkOfType(expr.type, owner, loops.scope);
      const { max } = propertyBounds(expr.model, expr.member, "size", loops.scope) ?? { max: Number.POSITIVE_INFINITY };
      return bulkOfType(expr.type, owner, loops.scope, max);
    }
    case "unary":
      return scalar;
    case "binary":
      return expr.operator === "+" ? together([expr.left, expr.right], loops) : scalar;
    case "conditional":
      return together([expr.then, expr.else], loops);
    case "call":
      return bulkOfCall(expr, loops);
    case "invoke": {
      const inputs = sum(...inputsOf(expr).map((input) => bulkOf(input, loops).size));
      return bulkOfMade(expr.type, ofInputs(loops.growthOf?.(expr), "size", inputs), loops);
    }
    case "macro":
      return bulkOfMacro(expr, loops);
    default:
      return assertNever(expr);
  }
}

/** The loops inside a macro, or inside a rule that holds for each element of a list. */
export function inside(loops: Loops, variable: string, range: Expr): Loops {
  const depth = loops.depth + 1;
  const element = elementType(range.type, loops.scope);
  const largest = sizeOfLevel(depth);
  const bulk = element === undefined ? even(largest) : bulkOfType(element, largest, loops.scope);
  const keyOf = element === undefined ? pathOf(range) : undefined;
  return { ...loops, depth, variables: new Map(loops.variables).set(variable, { level: depth, bulk, keyOf }) };
}

/** How large a value of a type can be; `otherwise` where nothing bounds it. `most` is what the property itself allows. */
export function bulkOfType(
  type: TypeExpr,
  otherwise: Cost,
  scope: ExpressionScope,
  most: number = Number.POSITIVE_INFINITY,
): Bulk {
  const limit = Math.min(most, typeBounds(type, size, scope).max);
  const isBounded = limit <= largestBound;
  const shape = shapeOf(type, scope);
  switch (shape.kind) {
    case "primitive":
      if (["int", "number", "bool", "null"].includes(shape.name)) return scalar;
      return shape.name === "string" && isBounded ? even(constant(limit + 1)) : even(otherwise);
    case "list":
    case "map": {
      if (!isBounded) return even(otherwise);
      const inner = shape.kind === "list" ? bulkOfType(shape.element, otherwise, scope) : even(otherwise);
      const whole = inner.size === otherwise ? otherwise : product(constant(limit + 1), inner.size);
      return { size: whole, count: constant(limit) };
    }
    default:
      return even(otherwise);
  }
}

/** What is worked out is not validated: no bound of its type counts, unless nothing else can come out. */
function bulkOfMade(type: TypeExpr, largest: Cost, { scope }: Loops): Bulk {
  const shape = shapeOf(type, scope);
  const isSmall = shape.kind === "primitive" && (shape.name !== "string" || shape.declaration?.kind === "enum");
  return isSmall && !shape.name.startsWith("json") ? bulkOfType(type, largest, scope) : even(largest);
}

const size: Measure = "size";

function even(cost: Cost): Bulk {
  return { size: cost, count: cost };
}

function composed(parts: readonly Expr[], loops: Loops): Bulk {
  const sizes = parts.map((part) => bulkOf(part, loops).size);
  return { size: sum(constant(1), ...sizes), count: constant(parts.length) };
}

function together(parts: readonly Expr[], loops: Loops): Bulk {
  const bulks = parts.map((part) => bulkOf(part, loops));
  return { size: sum(...bulks.map((bulk) => bulk.size)), count: sum(...bulks.map(({ count }) => count)) };
}

function bulkOfCall(expr: CallExpr, loops: Loops): Bulk {
  const [subject, second, third] = expr.args;
  if (subject === undefined) return scalar;
  const whole = bulkOf(subject, loops);
  const sizeOf = (part: Expr | undefined): Cost => (part === undefined ? constant(1) : bulkOf(part, loops).size);
  switch (expr.function) {
    case "lowerAscii":
    case "upperAscii":
    case "trim":
    case "substring":
    case "find":
    case "distinct":
      return whole;
    case "string":
      return { size: sum(constant(24), whole.size), count: constant(1) };
    case "split":
      return even(sum(constant(1), whole.size));
    case "replace":
      return isNoLonger(second, third, loops) ? whole : even(product(whole.size, sum(constant(1), sizeOf(third))));
    case "join":
      return even(sum(whole.size, product(whole.count, sizeOf(second))));
    case "at":
      return bulkOfType(expr.type, ownEntry(subject, second, loops) ?? whole.size, loops.scope);
    default:
      return scalar;
  }
}

/** Under the key at hand of the map that a loop runs over lies a part of the element at hand. */
function ownEntry(map: Expr, key: Expr | undefined, { variables }: Loops): Cost | undefined {
  const variable = key?.kind === "variable" ? variables.get(key.name) : undefined;
  return variable?.keyOf !== undefined && variable.keyOf === pathOf(map) ? sizeOfLevel(variable.level) : undefined;
}

/** Whether what is put in the place of a piece is no longer than the piece. */
function isNoLonger(piece: Expr | undefined, replacement: Expr | undefined, { scope }: Loops): boolean {
  if (piece === undefined || replacement === undefined) return false;
  return sizeBounds(replacement, undefined, scope).max <= sizeBounds(piece, undefined, scope).min;
}

function bulkOfMacro(expr: MacroExpr, loops: Loops): Bulk {
  const range = bulkOf(expr.range, loops);
  if (expr.macro === "filter") return range;
  if (expr.macro !== "map") return scalar;
  const inner = inside(loops, expr.variable, expr.range);
  return { size: loop(bulkOf(expr.body, inner).size, inner.depth, range), count: range.count };
}
