import { assertNever } from "../../program/assert-never.ts";
import type { BinaryExpr, CallExpr, Expr } from "../../program/expression.ts";
import { ask } from "./ask.ts";
import { compareEqual, compareOrder } from "./compare.ts";
import { constantOf } from "./constant.ts";
import { type Closure, type Context, spend, type Term } from "./context.ts";
import { expand, within } from "./expand.ts";
import { isMember } from "./member.ts";
import { type Compiled, choice, conjunction, constant, disjunction, negated, refusal } from "./pair.ts";
import { quantify } from "./quantify.ts";
import { reasonFor } from "./reason.ts";
import { asManyDistinct } from "./unique.ts";

/** The pair of schemas of something bool, about the value of the context's scope; a refusal where none is exact. */
export function compile(term: Term, context: Context): Compiled {
  if (!spend(context)) return refusal("too large");
  const head = expand(term, context);
  if (head.kind === "choice") return byChoice(head.condition, head.yes, head.no, context, compile);
  const { expr } = head;
  switch (expr.kind) {
    case "literal":
      return constant(expr.value === true);
    case "unary":
      return negated(compile(within(head, expr.operand), context));
    case "binary":
      return compileBinary(expr, head, context);
    case "call":
      return compileCall(expr, head, context);
    case "macro":
      return quantify(expr, head, context);
    case "variable":
    case "select":
      return ask({ kind: "equals", value: true }, head, context);
    case "list":
    case "map":
    case "invoke":
    case "conditional":
      return refusal(reasonFor(expr));
    default:
      return assertNever(expr);
  }
}

/** Compiles both sides of a choice in the same way; a side that is never taken is left alone. */
export function byChoice(
  condition: Term,
  yes: Term,
  no: Term,
  context: Context,
  side: (term: Term, context: Context) => Compiled,
): Compiled {
  const compiled = compile(condition, context);
  if (compiled.kind === "refusal") return compiled;
  if (compiled.holds === true) return side(yes, context);
  if (compiled.holds === false) return side(no, context);
  return choice(compiled, side(yes, context), side(no, context));
}

function compileBinary(expr: BinaryExpr, closure: Closure, context: Context): Compiled {
  const left = within(closure, expr.left);
  const right = within(closure, expr.right);
  switch (expr.operator) {
    case "&&":
      return conjunction(operandsOf(expr, "&&").map((operand) => compile(within(closure, operand), context)));
    case "||":
      return disjunction(operandsOf(expr, "||").map((operand) => compile(within(closure, operand), context)));
    case "==":
      return asManyDistinct(expr, closure, context) ?? compareEqual(left, right, context);
    case "!=":
      return negated(asManyDistinct(expr, closure, context) ?? compareEqual(left, right, context));
    case "<":
    case "<=":
    case ">":
    case ">=":
      return compareOrder(expr.operator, left, right, context);
    case "in":
      return isMember(left, right, context);
    case "+":
    case "-":
    case "*":
    case "/":
    case "%":
      return refusal(reasonFor(expr));
    default:
      return assertNever(expr.operator);
  }
}

/** All operands of a chain, which are simplified together. */
function operandsOf(expr: Expr, operator: "&&" | "||"): readonly Expr[] {
  if (expr.kind !== "binary" || expr.operator !== operator) return [expr];
  return [...operandsOf(expr.left, operator), ...operandsOf(expr.right, operator)];
}

function compileCall(expr: CallExpr, closure: Closure, context: Context): Compiled {
  switch (expr.function) {
    case "startsWith":
    case "endsWith":
    case "contains":
    case "matches": {
      const [subject, argument] = expr.args.map((arg) => within(closure, arg));
      if (subject === undefined || argument === undefined) throw new Error(`"${expr.function}" needs two arguments`);
      const text = constantOf(argument, context)?.value;
      if (typeof text !== "string") return refusal("field compared with field");
      return ask({ kind: "text", function: expr.function, argument: text }, subject, context);
    }
    default:
      return refusal(reasonFor(expr));
  }
}
