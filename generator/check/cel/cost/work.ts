import { assertNever } from "../../../program/assert-never.ts";
import type { BinaryExpr, CallExpr, Expr, MacroExpr, SelectExpr } from "../../../program/expression.ts";
import { children } from "../../../program/expression-walk.ts";
import { elementType } from "../types.ts";
import { bulkOf, inside, type Loops } from "./bulk.ts";
import { inputsOf, ofInputs } from "./growth.ts";
import { type Cost, constant, loop, paidAt, smaller, sum } from "./polynomial.ts";

/**
 * The work of evaluating an expression, early ends left aside. `x in list` costs no more than a look at `x`: the list is made ready
 * once, outside of all loops that it does not depend on. As long as the bodies of what a spec declares are not known, they count as
 * linear in what they are given.
 */
export function workOf(expr: Expr, loops: Loops): Cost {
  switch (expr.kind) {
    case "literal":
    case "variable":
      return constant(1);
    case "select":
      return sum(workOf(expr.object, loops), ownWorkOfSelect(expr, loops));
    case "list":
    case "map":
    case "unary":
    case "conditional":
      return sum(constant(1), ...children(expr).map((part) => workOf(part, loops)));
    case "binary":
      return workOfBinary(expr, loops);
    case "call":
      return sum(...expr.args.map((arg) => workOf(arg, loops)), ownWorkOfCall(expr, loops));
    case "invoke":
      return sum(
        ...children(expr).map((part) => workOf(part, loops)),
        ofInputs(loops.growthOf?.(expr), "work", sum(...inputsOf(expr).map((input) => bulkOf(input, loops).size))),
      );
    case "macro":
      return workOfMacro(expr, loops);
    default:
      return assertNever(expr);
  }
}

/** The work of a loop over a list or a map, once it is there. */
export function workOfLoop(range: Expr, variable: string, body: Expr, loops: Loops): Cost {
  const inner = inside(loops, variable, range);
  return loop(sum(constant(1), workOf(body, inner)), inner.depth, bulkOf(range, loops));
}

function workOfMacro(expr: MacroExpr, loops: Loops): Cost {
  return sum(workOf(expr.range, loops), workOfLoop(expr.range, expr.variable, expr.body, loops));
}

function ownWorkOfSelect(expr: SelectExpr, loops: Loops): Cost {
  if (expr.of === "derived") return ofInputs(loops.growthOf?.(expr), "work", bulkOf(expr.object, loops).size);
  return expr.of === "part" ? bulkOf(expr.object, loops).size : constant(1);
}

function workOfBinary(expr: BinaryExpr, loops: Loops): Cost {
  const { left, right } = expr;
  const sizeOf = (part: Expr): Cost => bulkOf(part, loops).size;
  if (expr.operator === "in") return workOfMembership(left, right, loops);
  const parts = [workOf(left, loops), workOf(right, loops)];
  switch (expr.operator) {
    case "&&":
    case "||":
      return sum(constant(1), ...parts);
    case "+":
      return sum(...parts, sizeOf(left), sizeOf(right));
    default:
      return sum(constant(1), ...parts, smaller(sizeOf(left), sizeOf(right)));
  }
}

function workOfMembership(left: Expr, right: Expr, loops: Loops): Cost {
  const own = sum(workOf(left, loops), bulkOf(left, loops).size);
  if (elementType(right.type, loops.scope) === undefined) return sum(own, workOf(right, loops));
  return sum(own, paidAt(sum(workOf(right, loops), bulkOf(right, loops).size), levelOf(right, loops)));
}

/** The innermost loop whose variable is read. */
function levelOf(expr: Expr, loops: Loops): number {
  const own = expr.kind === "variable" ? (loops.variables.get(expr.name)?.level ?? 0) : 0;
  return Math.max(own, ...children(expr).map((part) => levelOf(part, loops)));
}

function ownWorkOfCall(expr: CallExpr, loops: Loops): Cost {
  const [subject, second] = expr.args;
  if (subject === undefined) return constant(1);
  const sizeOf = (part: Expr): Cost => bulkOf(part, loops).size;
  switch (expr.function) {
    case "at":
    case "int":
    case "double":
      return constant(1);
    case "size":
      return elementType(subject.type, loops.scope) === undefined ? sizeOf(subject) : constant(1);
    case "startsWith":
    case "endsWith":
      return second === undefined ? constant(1) : smaller(sizeOf(subject), sizeOf(second));
    case "replace":
    case "join":
    case "split":
      return sum(sizeOf(subject), bulkOf(expr, loops).size);
    default:
      return sum(sizeOf(subject), second === undefined ? constant(1) : sizeOf(second));
  }
}
