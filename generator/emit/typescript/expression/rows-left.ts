import type { Expr, SelectExpr } from "../../../program/expression.ts";
import { declarationOf } from "../../../program/lookup.ts";
import { type Code, flatText } from "../code.ts";
import type { Row, State } from "../narrowing/state.ts";
import { shapeOf } from "../shape.ts";
import type { Environment, RowsLeft } from "./environment.ts";
import { variantsLeft } from "./values-left.ts";

// TypeScript follows tests of instances whose types are narrowed, and protests against code that can never run. These functions follow
// the same tests at least as far, so that such code is printed in a way that it lets pass.

/** Whether the tests around the place and the rules of the model contradict each other: no instance can be there. */
export function isRuledOut(model: string, instance: Code, env: Environment): boolean {
  return partsLeft(model, instance, env).some((rows) => rows.length === 0);
}

/** The states that a property of an instance can still have; undefined where no rule ties it to others. */
export function statesLeft(expr: Expr, env: Environment): readonly State[] | undefined {
  const tied = tiedProperty(expr, env);
  return tied && [...new Set(tied.rows.flatMap((row) => row.get(tied.name) ?? null))];
}

/** The environment where a property of an instance has one of the states that are kept. */
export function keeping(expr: Expr, isKept: (state: State) => boolean, env: Environment): Environment {
  const tied = tiedProperty(expr, env);
  if (tied === undefined) return env;
  const { key, parts, rows, name } = tied;
  const left = parts.map((part) => (part === rows ? rows.filter((row) => isKept(row.get(name) ?? null)) : part));
  return { ...env, rows: new Map(env.rows).set(key, left) };
}

/** What is left where one of two things is: only what both tell of. */
export function rowsOfEither(one: RowsLeft | undefined, other: RowsLeft | undefined): RowsLeft {
  const both = [...(one ?? [])].flatMap(([key, parts]) => {
    const others = other?.get(key);
    return others === undefined ? [] : [[key, parts.map((rows, index) => united(rows, others[index] ?? []))] as const];
  });
  return new Map(both);
}

function united(one: readonly Row[], other: readonly Row[]): readonly Row[] {
  return [...new Set([...one, ...other])];
}

interface TiedProperty {
  readonly key: string;
  readonly name: string;
  /** What is left of all parts of the narrowing, and of the one that has the property. */
  readonly parts: readonly (readonly Row[])[];
  readonly rows: readonly Row[];
}

function tiedProperty(expr: Expr, env: Environment): TiedProperty | undefined {
  // The class of an instance is not narrowed, so that nothing is known of `this` in it.
  if (expr.kind !== "select" || expr.of !== "property" || isThis(expr.object)) return undefined;
  const model = modelOfOwner(expr, env);
  if (model === undefined) return undefined;
  const instance = env.print.value(expr.object, env).code;
  const parts = partsLeft(model, instance, env);
  const index = partsOf(model, env).findIndex((rows) => rows.some((row) => row.has(expr.member)));
  const rows = parts[index];
  return rows && { key: keyOf(model, instance), name: expr.member, parts, rows };
}

function isThis(expr: Expr): boolean {
  return expr.kind === "variable" && expr.name === "this";
}

/** Of a union with a tag, the only variant that is left. */
function modelOfOwner(expr: SelectExpr, env: Environment): string | undefined {
  const declaration = declarationOf(env.scope.emission.program, expr.model ?? "");
  if (declaration.kind !== "union") return declaration.name;
  if (declaration.tag === undefined || expr.member === declaration.tag) return undefined;
  const [only, ...others] = variantsLeft(declaration, declaration.tag, expr, env);
  if (only === undefined || others.length > 0) return undefined;
  const shape = shapeOf(only.type, env.scope.emission.program);
  return shape.kind === "model" ? shape.declaration.name : undefined;
}

function partsLeft(model: string, instance: Code, env: Environment): readonly (readonly Row[])[] {
  return env.rows?.get(keyOf(model, instance)) ?? partsOf(model, env);
}

/** What was sent is not narrowed. */
function partsOf(model: string, { form, scope }: Environment): readonly (readonly Row[])[] {
  return form === "wire" ? [] : (scope.emission.facts.narrowings.get(model) ?? []).map(({ rows }) => rows);
}

function keyOf(model: string, instance: Code): string {
  return `${model} ${flatText(instance.doc)}`;
}
