import { assertNever } from "../../../program/assert-never.ts";
import type { Expr, MacroExpr } from "../../../program/expression.ts";
import { and, binary, type Code, call, flatText, or, primary, wrapped } from "../code.ts";
import { mentions } from "../imports.ts";
import type { Doc } from "../layout.ts";
import { shapeOf } from "../shape.ts";
import type { Environment } from "./environment.ts";
import { assuming } from "./known-values.ts";
import { lookupsOf, withLookups } from "./lookup.ts";
import { variableName } from "./variable-name.ts";

/** The code of a test or projection of every element. */
export function macroValue(expr: MacroExpr, env: Environment): Code {
  const unrolled = unroll(expr, env);
  if (unrolled !== undefined) return unrolled;
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

/** Over few things that are written out, `all` and `exists` are chains of conditions. */
function unroll({ macro, range, variable, body }: MacroExpr, env: Environment): Code | undefined {
  if (range.kind !== "list" || range.elements.length > 8 || (macro !== "all" && macro !== "exists")) return undefined;
  if (!range.elements.every(isShort)) return undefined;
  const parts: Code[] = [];
  let around = env;
  for (const element of range.elements) {
    const value = env.print.value(element, around);
    const inner = { ...around, variables: new Map(env.variables).set(variable, { kind: "code", value } as const) };
    parts.push(env.print.condition(body, inner, true));
    around = { ...assuming(body, macro === "all", inner), variables: env.variables };
  }
  return macro === "all" ? and(...parts) : or(...parts);
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
  return [parameters, isTest && isProof(expr, inner) ? ": boolean" : "", " => ", wrapped(code, "nullish")];
}

/**
 * Whether TypeScript may take a test for a proof: behind `list.every((x) => x.kind === "a")` it protests against a search for "b". A test
 * that says what it gives is none.
 */
function isProof({ macro, body }: MacroExpr, env: Environment): boolean {
  return (macro === "all" || macro === "filter") && assuming(body, true, env).rows !== env.rows;
}
