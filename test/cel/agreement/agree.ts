import { checkExpression } from "../../../generator/check/cel/check-expression.ts";
import type { ExpressionScope } from "../../../generator/check/cel/request.ts";
import { declaredWithoutMembers } from "../../../generator/check/member/expression-scope.ts";
import type { DiagnosticSink } from "../../../generator/diagnostics/diagnostic.ts";
import { createInterpreter } from "../../../generator/interpret/interpreter.ts";
import type { Expr } from "../../../generator/program/expression.ts";
import { visit } from "../../../generator/program/expression-walk.ts";
import type { Program } from "../../../generator/program/program.ts";
import type { TypeExpr } from "../../../generator/program/type-expr.ts";
import { createRandom, type Random } from "../../support/random.ts";
import { sameValue } from "../conformance/values.ts";
import { loadFunctions } from "../native/load-functions.ts";
import { celInput, referenceValue } from "./oracle.ts";
import { oracleText } from "./oracle-text.ts";
import { ExpressionMaker } from "./random-expression.ts";
import { withExpressions } from "./with-expressions.ts";
import { randomWorld, worldProgram } from "./world.ts";

/** What random expressions have shown. */
export interface Agreement {
  expressions: number;
  evaluations: number;
  /** Evaluations as a rule of a model, on what was sent, besides. */
  rules: number;
  /** Results of conditions. */
  results: { yes: number; no: number };
  /** In how many expressions each operator, function and macro stands. */
  readonly uses: Map<string, number>;
  /** Where the evaluators differ. */
  readonly faults: string[];
}

/** Nothing has been tried. */
export function noAgreement(): Agreement {
  return { expressions: 0, evaluations: 0, rules: 0, results: { yes: 0, no: 0 }, uses: new Map(), faults: [] };
}

const self: TypeExpr = { kind: "reference", target: "World" };
const documentsEach = 4;

/** Makes up `count` expressions from a seed, evaluates each for some documents in three ways, and adds to the agreement. */
export async function tryExpressions(seed: number, count: number, agreement: Agreement): Promise<void> {
  const random = createRandom(seed);
  const world = worldProgram();
  const expressions = madeUp(random, count, scopeOf(world));
  const { program, models } = withExpressions(
    world,
    expressions.map(({ expr }) => expr),
  );
  const call = await loadFunctions(program, `agreement-${seed}`);
  const { callFunction, normalize } = createInterpreter(program);
  for (const [index, { expr, text }] of expressions.entries()) {
    agreement.expressions += 1;
    for (const use of usesOf(expr)) agreement.uses.set(use, (agreement.uses.get(use) ?? 0) + 1);
    const reference = oracleText(expr, world);
    for (let round = 0; round < documentsEach; round += 1) {
      const document = randomWorld(random);
      const native = call(`expression${index}`, call("World.parse", document));
      const outcome = callFunction(`expression_${index}`, { this: document });
      const interpreted = "value" in outcome ? outcome.value : outcome;
      const expected = referenceValue(reference, celInput(normalize("World", document), self, world));
      agreement.evaluations += 1;
      if (typeof expected === "boolean") agreement.results[expected ? "yes" : "no"] += 1;
      const model = models.get(index);
      const broken = model === undefined ? undefined : brokenRules(call(`${model}.validate`, document));
      const isKept = broken === undefined || broken.includes(`rule_${index}`) === (expected === false);
      agreement.rules += model === undefined ? 0 : 1;
      if (sameValue(plainJson(native), expected) && sameValue(interpreted, expected) && isKept) continue;
      const values = [native, interpreted, expected, isKept].map((value) =>
        value instanceof Error ? value.message : String(JSON.stringify(value)),
      );
      agreement.faults.push(`${text} is ${values.join(" | ")} for ${JSON.stringify(document)}`);
    }
  }
}

interface MadeUp {
  readonly text: string;
  readonly expr: Expr;
}

function madeUp(random: Random, count: number, scope: ExpressionScope): readonly MadeUp[] {
  const maker = new ExpressionMaker(random);
  const made: MadeUp[] = [];
  while (made.length < count) {
    const text = maker.expression();
    const sink: DiagnosticSink = { diagnostics: [] };
    const spanOf = (start: number, end: number) => ({ file: "agreement.yaml", start, end });
    const variables = new Map([["this", self]]);
    const expr = checkExpression({ text, spanOf, variables, scope, given: [], expected: undefined }, sink);
    if (expr !== undefined) made.push({ text, expr });
  }
  return made;
}

function scopeOf({ declarations }: Program): ExpressionScope {
  const declared = Object.values(declarations).map(declaredWithoutMembers);
  return { declarations: new Map(declared.map((each) => [each.name, each])), functions: new Map() };
}

function brokenRules(issues: unknown): readonly unknown[] {
  return Array.isArray(issues) ? issues.map((issue: unknown) => Reflect.get(Object(issue), "rule")) : [];
}

function usesOf(expr: Expr): ReadonlySet<string> {
  const uses = new Set<string>();
  visit(expr, (part) => {
    if (part.kind === "call") uses.add(part.function === "at" ? "[ ]" : part.function);
    else if (part.kind === "macro") uses.add(part.macro);
    else if (part.kind === "unary") uses.add(part.operator === "-" ? "- (one side)" : part.operator);
    else if (part.kind === "binary") uses.add(isHas(part) ? "has" : part.operator);
    else if (part.kind === "conditional") uses.add("? :");
    else if (part.kind === "select") uses.add(`.${part.of}`);
    else if (part.kind === "list" || part.kind === "map") uses.add(`${part.kind} literal`);
  });
  return uses;
}

function isHas(expr: Expr & { readonly kind: "binary" }): boolean {
  return expr.operator === "!=" && expr.right.kind === "literal" && expr.right.value === null;
}

function plainJson(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(plainJson);
  const toJson: unknown = Reflect.get(value, "toJSON");
  const own: object = typeof toJson === "function" ? toJson.call(value) : value;
  return Object.fromEntries(Object.entries(own).map(([key, entry]) => [key, plainJson(entry)]));
}
