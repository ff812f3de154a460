import { type DiagnosticSink, report } from "../../../diagnostics/diagnostic.ts";
import type { ModelDeclaration } from "../../../program/declaration.ts";
import type { Expr, InvokeExpr, SelectExpr } from "../../../program/expression.ts";
import { expressionsIn } from "../../../program/expression-walk.ts";
import type { Program } from "../../../program/program.ts";
import type { Rule } from "../../../program/rule.ts";
import type { ExpressionScope } from "../request.ts";
import { bulkOf } from "./bulk.ts";
import { isBearable, outermostLoops } from "./check-cost.ts";
import { type Growth, type GrowthOf, linear } from "./growth.ts";
import { type Cost, sum } from "./polynomial.ts";
import { repeatedSearches, resolutionBodies } from "./resolution-bodies.ts";
import { workOf } from "./work.ts";

/**
 * Refuses bodies that are too costly because of other bodies that they use: each of thirty derived properties that reads the one
 * before it twice is innocent by itself. Nothing may call itself, round any number of corners.
 */
export function checkGrowth(program: Program, scope: ExpressionScope, sink: DiagnosticSink): void {
  const known = new Map<string, Growth>();
  // What is inherited stands in several models.
  const told = new Set<string>();
  const functions = new Map(program.modules.flatMap((module) => module.functions).map((each) => [each.name, each]));
  const model = (name: string): ModelDeclaration | undefined => {
    const declaration = program.declarations[name];
    return declaration?.kind === "model" ? declaration : undefined;
  };

  const growthOfBodies = (key: string, bodies: readonly Expr[]): Growth => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const loops = outermostLoops(scope, new Map(), growthOf);
    const work = sum(...bodies.map((body) => workOf(body, loops)));
    const size: Cost = sum(...bodies.map((body) => bulkOf(body, loops).size));
    const [first] = bodies;
    const isTooMuch = first !== undefined && !(isBearable(work) && isBearable(size));
    if (isTooMuch && !told.has(`${first.span.file}:${first.span.start}`)) {
      told.add(`${first.span.file}:${first.span.start}`);
      report(sink, "rule-too-costly", first.span, {}, { hint: "What it uses is worked out again each time." });
    }
    // What uses it is not blamed again.
    const growth = isTooMuch ? linearGrowth([], []) : linearGrowth(size, work);
    known.set(key, growth);
    return growth;
  };

  const growthOf: GrowthOf = (expr) => {
    if (expr.kind === "select") return growthOfDerived(expr);
    return growthOfCall(expr);
  };

  const growthOfDerived = ({ model: owner = "", member }: SelectExpr): Growth => {
    const declaration = program.declarations[owner];
    const names = declaration?.kind === "union" ? declaration.variants.flatMap(({ type }) => targetOf(type)) : [owner];
    const bodies = names.flatMap((name) => model(name)?.derived.filter((each) => each.name === member) ?? []);
    return growthOfBodies(
      `derived ${owner}.${member}`,
      bodies.map(({ value }) => value),
    );
  };

  const growthOfCall = (expr: InvokeExpr): Growth => {
    const { target, model: owner = "", name } = expr;
    switch (target) {
      case "function": {
        const body = functions.get(name)?.body;
        return growthOfBodies(`function ${name}`, body === undefined ? [] : expressionsIn(body));
      }
      case "method": {
        const method = model(owner)?.methods.find((each) => each.name === name);
        return growthOfBodies(`method ${owner}.${name}`, method === undefined ? [] : [method.value]);
      }
      case "constructor": {
        const made = model(owner)?.constructors.find((each) => each.name === name);
        return growthOfBodies(`constructor ${owner}.${name}`, made?.assignments.map(({ value }) => value) ?? []);
      }
      case "patched":
        return linearGrowth([{ factor: 1, of: [0] }], [{ factor: 1, of: [0] }]);
    }
  };

  for (const declaration of Object.values(program.declarations)) {
    if (declaration.kind !== "model") continue;
    const { name } = declaration;
    for (const each of declaration.derived) growthOfBodies(`derived ${name}.${each.name}`, [each.value]);
    for (const each of declaration.methods) growthOfBodies(`method ${name}.${each.name}`, [each.value]);
    for (const each of declaration.constructors) {
      growthOfBodies(
        `constructor ${name}.${each.name}`,
        each.assignments.map(({ value }) => value),
      );
    }
    for (const resolution of declaration.catalog?.resolutions ?? []) {
      for (const body of resolutionBodies(resolution)) growthOfBodies(`resolution ${bodyKey(body)}`, [body]);
      for (const { span } of repeatedSearches(resolution, program.declarations)) {
        const hint = "This is looked through again for each element: read single fields of `owner` only.";
        report(sink, "rule-too-costly", span, {}, { hint });
      }
    }
    for (const rule of declaration.rules) {
      growthOfBodies(`rule ${name}.${rule.id}`, [...(rule.when === undefined ? [] : [rule.when]), wholeTest(rule)]);
    }
  }
  for (const [name, { body }] of functions) growthOfBodies(`function ${name}`, expressionsIn(body));
}

/** Each expression of a resolution is evaluated by itself. */
function bodyKey({ span }: Expr): string {
  return `${span.file}:${span.start}:${span.end}`;
}

/** What a rule asks of all elements of its list. */
function wholeTest({ each, must }: Rule): Expr {
  if (each === undefined) return must;
  return { kind: "macro", macro: "all", range: each, variable: "item", body: must, type: must.type, span: must.span };
}

function linearGrowth(size: Cost, work: Cost): Growth {
  return { size: linear(size), work: linear(work) };
}

function targetOf(type: { readonly kind: string; readonly target?: string }): readonly string[] {
  return type.target === undefined ? [] : [type.target];
}
