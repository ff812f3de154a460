import type { Expr, InvokeExpr, SelectExpr } from "../../../program/expression.ts";
import { type Cost, constant, product, sum } from "./polynomial.ts";

/** So many times the size of what goes in, and so much beside that. */
export interface Linear {
  readonly perInput: number;
  readonly fixed: number;
}

/** What the body of a derived property, a method or a function comes to: how large its value is, and how much work it takes. */
export interface Growth {
  readonly size: Linear;
  readonly work: Linear;
}

/** Tells the growth of what is read or called; undefined where its body is not known yet. */
export type GrowthOf = (expr: SelectExpr | InvokeExpr) => Growth | undefined;

/** A body that is not known counts as one that looks at everything once. */
const plain: Growth = { size: { perInput: 1, fixed: 1 }, work: { perInput: 1, fixed: 1 } };

/** The size or the work of something with a body, for inputs of a size. */
export function ofInputs(growth: Growth = plain, what: keyof Growth, inputs: Cost): Cost {
  const { perInput, fixed } = growth[what];
  return sum(product(constant(perInput), inputs), constant(fixed));
}

/** What goes into a call. */
export function inputsOf(expr: InvokeExpr): readonly Expr[] {
  return expr.receiver === undefined ? expr.args : [expr.receiver, ...expr.args];
}

/** A cost in terms of the inputs alone, as a body has it. */
export function linear(cost: Cost): Linear {
  const total = (degree: number): number =>
    cost.filter(({ of }) => of.length === degree).reduce((all, { factor }) => all + factor, 0);
  return { perInput: total(1), fixed: total(0) };
}
