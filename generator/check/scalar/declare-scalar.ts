import type { TypeSymbol } from "../../bind/symbol-table.ts";
import type { ScalarDeclaration } from "../../program/declaration.ts";
import type { ScalarSyntax } from "../../shape/syntax.ts";
import { constraintText, scalarPatternText } from "../constraint/constraint-text.ts";
import { readConstraints } from "../constraint/read-constraints.ts";
import type { Context } from "../context.ts";
import { declarationBase } from "../declaration-base.ts";

/** Patterns up to this length are shown in messages. */
const shownPattern = 60;

/** A text or a number under a name. */
export function declareScalar(symbol: TypeSymbol, syntax: ScalarSyntax, context: Context): ScalarDeclaration {
  const subject = { kind: syntax.scalar, text: symbol.name, declared: [] };
  const constraints = readConstraints(symbol.place, subject, context, (constraint) => {
    if (constraint.kind !== "pattern") return constraintText(constraint);
    const { pattern } = constraint;
    return scalarPatternText(symbol.name, pattern.length > shownPattern ? undefined : pattern);
  });
  return { kind: "scalar", ...declarationBase(symbol, context), base: syntax.scalar, constraints };
}
