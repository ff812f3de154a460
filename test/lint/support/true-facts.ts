import type { Context } from "../../../generator/interpret/context.ts";
import { evaluate, type Scope } from "../../../generator/interpret/evaluate.ts";
import { createInterpreter } from "../../../generator/interpret/interpreter.ts";
import type { ModelDeclaration } from "../../../generator/program/declaration.ts";
import type { Expr } from "../../../generator/program/expression.ts";
import { children } from "../../../generator/program/expression-walk.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../../generator/program/json.ts";
import type { Program } from "../../../generator/program/program.ts";

/** How the parts of an expression came out over all documents. */
export type Outcomes = ReadonlyMap<Expr, ReadonlySet<JsonValue>>;

/** What is true of a model by trying every document of it. Names of rules and properties. */
export interface TrueFacts {
  /** Facts in words, one way of saying each. */
  readonly facts: ReadonlySet<string>;
  /** Whether some document shows that a claim, in the same words, is false. */
  readonly isRefuted: (claim: string) => boolean;
  readonly outcomes: Outcomes;
}

/** What a document may show, and the claim that is false then. */
const refutations: readonly (readonly [claim: string, shown: string])[] = [
  ["never applies", "applies"],
  ["always holds", "fails"],
  ["never holds", "holds"],
  ["nothing valid", "something valid"],
  ["excluded", "applies to valid"],
  ["required", "null"],
  ["forbidden", "there"],
];

/** Tries them all. */
export function trueFacts(program: Program, model: ModelDeclaration, documents: readonly JsonObject[]): TrueFacts {
  const interpreter = createInterpreter(program);
  const functions = new Map(program.modules.flatMap((module) => module.functions).map((one) => [one.name, one]));
  const context: Context = { declarations: program.declarations, functions, accept: (_, candidate) => candidate };
  const outcomes = new Map<Expr, Set<JsonValue>>();
  const possible = new Set<string>();
  for (const document of documents) {
    const self = interpreter.normalize(model.name, document);
    if (!isJsonObject(self)) throw new Error("an object has another normal form");
    const scope: Scope = new Map([["this", self]]);
    const broken = new Set(interpreter.validate(model.name, document).map(({ rule }) => rule));
    if (broken.size === 0) possible.add("something valid");
    for (const { name } of model.properties) {
      if (broken.size === 0) possible.add(`${name} ${(self[name] ?? null) === null ? "null" : "there"}`);
    }
    for (const { id, when, must } of model.rules) {
      if (when !== undefined && !watch(when, scope, context, outcomes)) continue;
      possible.add(`${id} applies`);
      if (broken.size === 0) possible.add(`${id} applies to valid`);
      possible.add(`${id} ${watch(must, scope, context, outcomes) ? "holds" : "fails"}`);
    }
  }
  const isRefuted = (claim: string): boolean =>
    refutations.some(([ending, shown]) => claim.endsWith(ending) && possible.has(claim.replace(ending, shown)));
  return { facts: factsOf(model, possible), isRefuted, outcomes };
}

function factsOf(model: ModelDeclaration, possible: ReadonlySet<string>): ReadonlySet<string> {
  const isPossible = (what: string): boolean => possible.has(what);
  const facts: string[] = [];
  for (const { id } of model.rules) {
    if (!isPossible(`${id} applies`)) facts.push(`${id} never applies`);
    if (!isPossible(`${id} fails`)) facts.push(`${id} always holds`);
    if (!isPossible(`${id} holds`)) facts.push(`${id} never holds`);
  }
  if (!isPossible("something valid")) return new Set([...facts, "nothing valid"]);
  for (const { id, when } of model.rules) {
    if (when !== undefined && isPossible(`${id} applies`) && !isPossible(`${id} applies to valid`)) {
      facts.push(`${id} excluded`);
    }
  }
  for (const { name, presence, type, fixed } of model.properties) {
    const mayBeNull = fixed === undefined && (presence === "optional" || type.kind === "nullable");
    if (mayBeNull && !isPossible(`${name} null`)) facts.push(`${name} required`);
    if (mayBeNull && !isPossible(`${name} there`)) facts.push(`${name} forbidden`);
  }
  return new Set(facts);
}

/** The value of an expression, with what became of each part that decided it, short circuits kept. */
function watch(expr: Expr, scope: Scope, context: Context, outcomes: Map<Expr, Set<JsonValue>>): JsonValue {
  const inner = (part: Expr): JsonValue => watch(part, scope, context, outcomes);
  const value = ((): JsonValue => {
    if (expr.kind === "binary" && expr.operator === "&&") return inner(expr.left) === true && inner(expr.right);
    if (expr.kind === "binary" && expr.operator === "||") return inner(expr.left) === true || inner(expr.right);
    if (expr.kind === "conditional") return inner(inner(expr.condition) === true ? expr.then : expr.else);
    if (expr.kind === "macro") {
      const range = inner(expr.range);
      const elements = isJsonList(range) ? range : Object.keys(isJsonObject(range) ? range : {});
      for (const element of elements) {
        watch(expr.body, new Map(scope).set(expr.variable, element), context, outcomes);
      }
    } else for (const child of children(expr)) inner(child);
    return evaluate(context, expr, scope);
  })();
  const seen = outcomes.get(expr) ?? new Set();
  outcomes.set(expr, seen.add(value));
  return value;
}
