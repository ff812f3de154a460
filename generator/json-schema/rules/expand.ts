import type { BinaryExpr, Expr, InvokeExpr, SelectExpr } from "../../program/expression.ts";
import type { FunctionBody } from "../../program/member.ts";
import type { Choice, Closure, Context, Term } from "./context.ts";

/** A closure whose expression names no other one, with the expression at hand. */
export type Head = Choice | Closure;

/**
 * A term with everything that merely names another one replaced by what it names: parameters, derived properties, methods,
 * functions. What a choice is read of is read of both its sides.
 */
export function expand(term: Term, context: Context): Head {
  const next = term.kind === "choice" ? undefined : step(term, context);
  return next === undefined ? term : expand(next, context);
}

/** An expression that stands in a closure. */
export function within({ bindings }: Closure, expr: Expr): Closure {
  return { kind: "closure", expr, bindings };
}

function step(closure: Closure, context: Context): Term | undefined {
  const { expr, bindings } = closure;
  switch (expr.kind) {
    case "variable": {
      const binding = bindings.get(expr.name);
      if (binding === undefined) throw new Error(`no variable "${expr.name}"`);
      return binding.kind === "value" ? undefined : binding;
    }
    case "select":
      return stepSelect(expr, closure, context);
    case "invoke":
      return stepInvoke(expr, closure, context);
    case "conditional":
      return {
        kind: "choice",
        condition: within(closure, expr.condition),
        yes: within(closure, expr.then),
        no: within(closure, expr.else),
      };
    case "binary":
      return isArithmetic(expr) ? stepArithmetic(expr, closure, context) : undefined;
    default:
      return undefined;
  }
}

function isArithmetic({ operator }: BinaryExpr): boolean {
  return operator === "+" || operator === "-" || operator === "*";
}

/** What is reckoned with a choice is a choice between two reckonings: `(c ? 1 : 0) + n` is `c ? 1 + n : 0 + n`. */
function stepArithmetic(expr: BinaryExpr, closure: Closure, context: Context): Term | undefined {
  for (const side of ["left", "right"] as const) {
    const operand = expand(within(closure, expr[side]), context);
    if (operand.kind !== "choice") continue;
    // No name in a spec has the sign.
    const name = `$${side}`;
    const reckoned = (value: Term): Closure => ({
      kind: "closure",
      expr: { ...expr, [side]: { kind: "variable", name, type: expr[side].type, span: expr[side].span } },
      bindings: new Map(closure.bindings).set(name, value),
    });
    return { ...operand, yes: reckoned(operand.yes), no: reckoned(operand.no) };
  }
  return undefined;
}

function stepSelect(expr: SelectExpr, closure: Closure, context: Context): Term | undefined {
  if (expr.of === "derived") {
    const owner = context.declarations[expr.model ?? ""];
    const derived =
      owner?.kind === "model" ? owner.derived.find((candidate) => candidate.name === expr.member) : undefined;
    const self = within(closure, expr.object);
    return derived && { kind: "closure", expr: derived.value, bindings: new Map([["this", self]]) };
  }
  const object = expand(within(closure, expr.object), context);
  return object.kind === "choice" ? readOf(object, expr) : undefined;
}

function readOf(object: Term, expr: SelectExpr): Term {
  if (object.kind === "closure") return within(object, { ...expr, object: object.expr });
  return { ...object, yes: readOf(object.yes, expr), no: readOf(object.no, expr) };
}

function stepInvoke(expr: InvokeExpr, closure: Closure, context: Context): Term | undefined {
  const receiver = expr.receiver && within(closure, expr.receiver);
  const bindings = new Map<string, Closure>(receiver && [["this", receiver]]);
  const declared = invokedBy(expr, context);
  for (const [index, { name }] of declared?.parameters.entries() ?? []) {
    const argument = expr.args[index];
    if (argument !== undefined) bindings.set(name, within(closure, argument));
  }
  return declared && bodyTerm(declared.body, bindings);
}

/** What a call leads to; undefined for a call that makes a new object. */
function invokedBy(expr: InvokeExpr, context: Context) {
  if (expr.target === "function") return context.functions.get(expr.name);
  const owner = context.declarations[expr.model ?? ""];
  if (expr.target !== "method" || owner?.kind !== "model") return undefined;
  const method = owner.methods.find((candidate) => candidate.name === expr.name);
  return method && { parameters: method.parameters, body: { kind: "expression", value: method.value } as const };
}

/** A decision table is a chain of choices; a record is a new object, which nothing can be asked about. */
function bodyTerm(body: FunctionBody, bindings: Closure["bindings"]): Term | undefined {
  const close = (expr: Expr): Closure => ({ kind: "closure", expr, bindings });
  if (body.kind === "expression") return close(body.value);
  if (body.kind === "record") return undefined;
  return body.rows.reduceRight<Term | undefined>((no, { when, give }) => {
    if (when === undefined || no === undefined) return close(give);
    return { kind: "choice", condition: close(when), yes: close(give), no };
  }, undefined);
}
