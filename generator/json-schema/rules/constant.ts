import type { BinaryExpr } from "../../program/expression.ts";
import type { JsonValue } from "../../program/json.ts";
import type { Closure, Context, Term } from "./context.ts";
import { expand, within } from "./expand.ts";

/** The value of something that reads nothing: literals, and lists and maps of them; undefined for anything else. */
export function constantOf(term: Term, context: Context): { readonly value: JsonValue } | undefined {
  const head = expand(term, context);
  if (head.kind === "choice") return undefined;
  const { expr } = head;
  switch (expr.kind) {
    case "literal":
      return { value: expr.value };
    case "unary": {
      const operand = constantOf(within(head, expr.operand), context)?.value;
      if (expr.operator === "-" && typeof operand === "number") return { value: 0 - operand };
      return expr.operator === "!" && typeof operand === "boolean" ? { value: !operand } : undefined;
    }
    case "binary":
      return reckoned(expr, head, context);
    case "list": {
      const values = expr.elements.flatMap((element) => constantOf(within(head, element), context) ?? []);
      return values.length === expr.elements.length ? { value: values.map(({ value }) => value) } : undefined;
    }
    case "map": {
      const entries = expr.entries.flatMap(({ key, value }) => {
        const constant = constantOf(within(head, value), context);
        return constant === undefined ? [] : [[key, constant.value] as const];
      });
      return entries.length === expr.entries.length ? { value: Object.fromEntries(entries) } : undefined;
    }
    default:
      return undefined;
  }
}

/** Sums, differences and products of numbers that are known; the checker has made sure that ints stay safe. */
function reckoned(
  { operator, left, right }: BinaryExpr,
  head: Closure,
  context: Context,
): { value: number } | undefined {
  if (operator !== "+" && operator !== "-" && operator !== "*") return undefined;
  const a = constantOf(within(head, left), context)?.value;
  const b = constantOf(within(head, right), context)?.value;
  if (typeof a !== "number" || typeof b !== "number") return undefined;
  if (operator === "+") return { value: a + b };
  return { value: operator === "-" ? a - b : a * b };
}
