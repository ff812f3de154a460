import type { Expr } from "../../program/expression.ts";
import type { Schema } from "../schema.ts";
import { compile } from "./compile.ts";
import type { Context, Term } from "./context.ts";
import { expand, within } from "./expand.ts";
import { isSame, type Pair, type Refusal } from "./pair.ts";
import { all } from "./simplify.ts";
import { tidy } from "./tidy.ts";

/** A schema that says a rule, or why there is none. */
export type Statement = { readonly kind: "statement"; readonly schema: Schema } | Refusal;

/**
 * The schema of what must hold, in the form that reads best: implications and choices become `if`, `then` and `else`, which is
 * only another spelling of what the pair says.
 */
export function stateOf(term: Term, context: Context): Statement {
  const head = expand(term, context);
  if (head.kind === "choice") {
    return decided(head.condition, context, stateOf(head.yes, context), stateOf(head.no, context));
  }
  const { expr } = head;
  if (expr.kind !== "binary") return plain(head, context);
  const left = within(head, expr.left);
  const right = within(head, expr.right);
  if (expr.operator === "&&") return together(stateOf(left, context), stateOf(right, context));
  if (expr.operator === "||" && expr.left.kind === "unary" && expr.left.operator === "!") {
    return implication(within(head, expr.left.operand), context, stateOf(right, context));
  }
  if (expr.operator === "==" && isBool(expr.left) && isBool(expr.right)) return equivalence(left, right, context);
  return plain(head, context);
}

/** The condition implies what is stated. */
export function implication(condition: Term, context: Context, then: Statement): Statement {
  return decided(condition, context, then, stated(true));
}

/** Bools that are worked out; fields read better as values than as conditions. */
function isBool(expr: Expr): boolean {
  const isWorkedOut = ["unary", "binary", "call", "macro"].includes(expr.kind);
  return isWorkedOut && expr.type.kind === "primitive" && expr.type.name === "bool";
}

function equivalence(left: Term, right: Term, context: Context): Statement {
  const outcome = compile(right, context);
  if (outcome.kind === "refusal") return outcome;
  return decided(left, context, stated(outcome.holds), stated(outcome.fails));
}

function decided(condition: Term, context: Context, yes: Statement, no: Statement): Statement {
  const compiled = compile(condition, context);
  if (compiled.kind === "refusal") return compiled;
  // A branch that is never taken need not be sayable.
  if (compiled.holds === true) return yes;
  if (compiled.holds === false) return no;
  if (yes.kind === "refusal") return yes;
  if (no.kind === "refusal") return no;
  return stated(branches(compiled, yes.schema, no.schema));
}

function branches(condition: Pair, yes: Schema, no: Schema): Schema {
  if (isSame(yes, no)) return yes;
  if (yes === false) return all(condition.fails, no);
  if (no === false) return all(condition.holds, yes);
  const then = assuming(condition.holds, yes);
  const otherwise = assuming(condition.fails, no);
  if (then === true) return otherwise === true || { branch: { if: condition.fails, yes: otherwise } };
  return { branch: { if: condition.holds, yes: then, ...(otherwise === true ? {} : { no: otherwise }) } };
}

/** The schema without `required` for what the condition has found to be there. */
function assuming(condition: Schema, schema: Schema): Schema {
  if (typeof condition === "boolean" || typeof schema === "boolean") return schema;
  const there = condition.required ?? [];
  const { required, properties, ...rest } = schema;
  const left = required?.filter((name) => !there.includes(name)) ?? [];
  const inner = [...(properties ?? [])].map(([name, part]): [string, Schema] => {
    return [name, there.includes(name) ? assuming(condition.properties?.get(name) ?? true, part) : part];
  });
  return tidy({
    ...rest,
    ...(inner.length === 0 ? {} : { properties: new Map(inner) }),
    ...(left.length === 0 ? {} : { required: left }),
  });
}

function together(left: Statement, right: Statement): Statement {
  if (left.kind === "refusal") return left;
  return right.kind === "refusal" ? right : stated(all(left.schema, right.schema));
}

function plain(term: Term, context: Context): Statement {
  const compiled = compile(term, context);
  return compiled.kind === "refusal" ? compiled : stated(compiled.holds);
}

function stated(schema: Schema): Statement {
  return { kind: "statement", schema };
}
