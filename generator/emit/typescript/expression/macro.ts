import { assertNever } from "../../../program/assert-never.ts";
import type { Expr, MacroExpr } from "../../../program/expression.ts";
import { visit } from "../../../program/expression-walk.ts";
import { and, binary, type Code, call, flatText, or, primary, wrapped } from "../code.ts";
import { mentions } from "../imports.ts";
import type { Doc } from "../layout.ts";
import { shapeOf } from "../shape.ts";
import type { Environment } from "./environment.ts";
import { lookupsOf, withLookups } from "./lookup.ts";
import { withFacts } from "./values-left.ts";
import { variableName } from "./variable-name.ts";

/** The code of a test or projection of every element. */
export function macroValue(expr: MacroExpr, env: Environment): Code {
  const { macro } = expr;
  const steps = unrolled(expr, env);
  if (steps !== undefined) {
    const parts = steps.map(({ body, inner }) => env.print.condition(body, inner, true));
    return macro === "all" ? and(...parts) : or(...parts);
  }
  const { lookups, inner } = lookupsOf(expr.body, expr.variable, env, "listed");
  return withLookups(lookups, inner, (around) => loopCode(expr, around));
}

function loopCode(expr: MacroExpr, env: Environment): Code {
  const list = rangeCode(expr.range, env);
  const isTest = expr.macro !== "map";
  const body = callback(expr, env, isTest);
  switch (expr.macro) {
    case "all":
      return call([list, ".every"], body);
    case "exists":
      return call([list, ".some"], body);
    case "exists_one":
      return binary("equality", "===", primary(call([list, ".filter"], body).doc, ".length"), primary("1"));
    case "filter":
    case "map":
      return call([list, `.${expr.macro}`], body);
    default:
      return assertNever(expr.macro);
  }
}

/** One of several conditions, and where it stands. */
export interface Step {
  readonly body: Expr;
  readonly inner: Environment;
}

/** Over few things that are written out, `all` and `exists` are chains of conditions; undefined for other macros. */
export function unrolled({ macro, range, variable, body }: MacroExpr, env: Environment): readonly Step[] | undefined {
  if (range.kind !== "list" || range.elements.length > 8 || (macro !== "all" && macro !== "exists")) return undefined;
  // Chains of chains would be long: the body stands there once for every element.
  if (!range.elements.every(isShort) || hasChain(body)) return undefined;
  const steps: Step[] = [];
  let around = env;
  for (const element of range.elements) {
    const value = { ...env.print.value(element, around), source: { expr: element, env: around } };
    const inner = { ...around, variables: new Map(env.variables).set(variable, { kind: "code", value } as const) };
    steps.push({ body, inner });
    around = withFacts(env, env.print.assuming(body, macro === "all", inner));
  }
  return steps;
}

function hasChain(body: Expr): boolean {
  let found = false;
  visit(body, (part) => {
    found ||= part.kind === "macro" && part.range.kind === "list";
  });
  return found;
}

function isShort(expr: Expr): boolean {
  if (expr.kind === "select") return isShort(expr.object);
  return expr.kind === "variable" || expr.kind === "literal";
}

function rangeCode(range: Expr, env: Environment): Doc {
  const code = env.print.present(range, env);
  const shape = shapeOf(range.type, env.scope.emission.program);
  return shape.kind === "list" ? wrapped(code, "primary") : call(env.scope.runtime("keysOf"), code.doc).doc;
}

function callback(expr: MacroExpr, env: Environment, isTest: boolean): Doc {
  const { variable, body } = expr;
  const name = variableName(variable, env.scope, env.taken);
  const closure = env.closure + 1;
  const value = { code: primary(name), nulls: "followed", boundIn: closure } as const;
  const inner: Environment = {
    ...env,
    closure,
    taken: new Set([...env.taken, name]),
    variables: new Map(env.variables).set(variable, { kind: "code", value }),
  };
  const code = isTest ? env.print.condition(body, inner, true) : env.print.plain(body, inner);
  const parameters = mentions(flatText(code.doc), name) ? `(${name})` : "()";
  return [parameters, isTest && isProof(expr, name, inner) ? ": boolean" : "", " => ", wrapped(code, "nullish")];
}

/**
 * Whether TypeScript may take a test for a proof: behind `list.every((x) => x.kind === "a")` it protests against a search for "b". A test
 * that says what it gives is none.
 */
function isProof({ macro, body }: MacroExpr, name: string, env: Environment): boolean {
  if (macro !== "all" && macro !== "filter") return false;
  const { known, rows } = env.print.assuming(body, true, env);
  return rows !== env.rows || tellsOf(name, known);
}

/** Whether something is known of the values of a variable, besides that they are not null. */
function tellsOf(name: string, known: Environment["known"]): boolean {
  return known?.get(name)?.values !== undefined;
}
