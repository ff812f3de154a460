import { type DiagnosticSink, report } from "../../diagnostics/diagnostic.ts";
import type { Expr, InvokeExpr } from "../../program/expression.ts";
import { expressionsIn, visit } from "../../program/expression-walk.ts";
import type { Program } from "../../program/program.ts";

/**
 * Reports rules and derived properties that make an instance, themselves or by what they call: a model may refuse it, and neither
 * a rule nor a property may fail. Methods, constructors and functions may.
 */
export function checkTotalRules(program: Program, sink: DiagnosticSink): void {
  const functions = new Map(program.modules.flatMap((module) => module.functions).map((each) => [each.name, each]));
  const known = new Map<string, string | undefined>();

  /** The model of which a call makes an instance; undefined where it makes none. Nothing calls itself. */
  const madeBy = (call: InvokeExpr): string | undefined => {
    const { target, model = "", name } = call;
    if (target === "constructor" || target === "patched") return model;
    const key = target === "function" ? name : `${model}.${name}`;
    if (!known.has(key))
      known.set(key, target === "function" ? madeByFunction(name) : firstMade(methodsOf(model, name)));
    return known.get(key);
  };

  const madeByFunction = (name: string): string | undefined => {
    const body = functions.get(name)?.body;
    return body?.kind === "record" ? body.model : firstMade(body === undefined ? [] : expressionsIn(body));
  };

  const methodsOf = (owner: string, name: string): readonly Expr[] => {
    const declaration = program.declarations[owner];
    const methods = declaration?.kind === "model" ? declaration.methods : [];
    return methods.filter((each) => each.name === name).map(({ value }) => value);
  };

  const firstMade = (bodies: readonly Expr[]): string | undefined =>
    bodies
      .flatMap(callsIn)
      .map(madeBy)
      .find((made) => made !== undefined);

  // What is inherited stands in several models.
  const told = new Set<string>();
  for (const expr of totalExpressions(program)) {
    for (const call of callsIn(expr)) {
      const model = madeBy(call);
      const place = `${call.span.file}:${call.span.start}`;
      if (model !== undefined && !told.has(place)) report(sink, "may-fail", call.span, { model });
      if (model !== undefined) told.add(place);
    }
  }
}

/** Everything that is promised to have a value. */
function totalExpressions({ declarations }: Program): readonly Expr[] {
  return Object.values(declarations).flatMap((declaration) => {
    if (declaration.kind !== "model") return [];
    const rules = declaration.rules.flatMap(({ when, each, must }) => [when, each, must]);
    return [...rules, ...declaration.derived.map(({ value }) => value)].filter((expr) => expr !== undefined);
  });
}

function callsIn(expr: Expr): readonly InvokeExpr[] {
  const calls: InvokeExpr[] = [];
  visit(expr, (part) => {
    if (part.kind === "invoke") calls.push(part);
  });
  return calls;
}
