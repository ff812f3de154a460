import type { BinaryExpr, ConditionalExpr, Expr } from "../program/expression.ts";
import { children } from "../program/expression-walk.ts";
import type { Coverage } from "./coverage.ts";
import { isNeeded, type Known, knownAfter } from "./guards.ts";

/** A part of an expression that makes no difference: it is never reached, or it always comes out the same. */
export interface IdlePart {
  readonly expr: Expr;
  readonly how: "never" | "true" | "false";
}

/** An expression to be looked through. */
export interface Looked {
  readonly root: Expr;
  readonly coverage: Coverage;
  /** What is known where it begins. */
  readonly known: Known;
  /** What is evaluated after it, and may count on it. */
  readonly after: readonly Expr[];
}

/** The idle parts of an expression, each told once, at its outermost. Whether the whole is idle is for the caller to say. */
export function idleParts({ root, coverage, known, after }: Looked): readonly IdlePart[] {
  const found: IdlePart[] = [];
  const everything = [root, ...after];
  look(root, known);
  return found;

  function look(expr: Expr, here: Known): void {
    if (expr.kind === "binary" && (expr.operator === "&&" || expr.operator === "||")) lookLogical(expr, here);
    else if (expr.kind === "conditional") lookConditional(expr, here);
    else for (const child of children(expr)) look(child, here);
  }

  function lookLogical({ operator, left, right }: BinaryExpr, here: Known): void {
    const goesOn = operator === "&&";
    lookOperand(left, goesOn, here);
    if (coverage.of(right) === "never") found.push({ expr: right, how: "never" });
    else lookOperand(right, goesOn, more(here, left, goesOn));
  }

  /** An operand that always leaves the result to the other one is idle. */
  function lookOperand(operand: Expr, goesOn: boolean, here: Known): void {
    const idle = goesOn ? "true" : "false";
    if (coverage.of(operand) !== idle) look(operand, here);
    else if (!isNeeded(operand, goesOn, here, everything)) found.push({ expr: operand, how: idle });
  }

  function lookConditional({ condition, then, else: otherwise }: ConditionalExpr, here: Known): void {
    const outcome = coverage.of(condition);
    if (outcome === "both") look(condition, here);
    const isTrue = outcome === "true";
    if ((isTrue || outcome === "false") && !isNeeded(condition, isTrue, here, everything)) {
      found.push({ expr: isTrue ? otherwise : then, how: "never" });
    }
    if (outcome !== "false" && outcome !== "never") look(then, more(here, condition, true));
    if (outcome !== "true" && outcome !== "never") look(otherwise, more(here, condition, false));
  }
}

function more(known: Known, condition: Expr, isTrue: boolean): Known {
  return new Set([...known, ...knownAfter(condition, isTrue)]);
}
